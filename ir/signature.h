#ifndef BACKTAPE_IR_SIGNATURE_H_
#define BACKTAPE_IR_SIGNATURE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape {

enum class InputKind : uint8_t {
  kUserInput,
  kParameter,
  kBuffer,
  kConstant,  // a tensor that the program holds as a constant
  kTangent,   // the gradient that flows into an output
  kOther,     // effect tokens, seeds, parts of tensor subclasses, ...
};

// The role of one input of a program.
struct InputSpec {
  InputKind kind = InputKind::kOther;
  // The placeholder; empty in an OutputSpec whose graph does not take that input.
  std::string placeholder;
  // The name of a parameter, buffer or constant in the model ("layers.0.weight"); for kOther, the text's description.
  std::string target;
  // The position of a user input among the user's inputs; for a tangent, the position of its output among the user's
  // outputs; -1 if unknown.
  int index = -1;
  // Whether the model's state_dict contains the buffer.
  bool persistent = true;
  // Whether the file states that the parameter does not require grad.
  bool is_frozen = false;
  // The name of an earlier parameter that is the same tensor in the model (tied weights); empty if there is none. Then
  // nothing uses the placeholder.
  std::string tied_to{};

  bool operator==(const InputSpec&) const = default;
};

enum class OutputKind : uint8_t {
  kUserOutput,
  kLoss,
  kGradient,  // the gradient of `input`
  kMutation,  // the new value of `input`
  kOther,     // effect tokens, values saved for the backward, ...
};

// The role of one output of a program.
struct OutputSpec {
  OutputKind kind = OutputKind::kOther;
  InputSpec input;   // for a gradient or a mutation
  std::string text;  // for kOther, the text's description
  int index = -1;    // for a user output, its position among the user's outputs; -1 if unknown

  bool operator==(const OutputSpec&) const = default;
};

// The roles of a graph's placeholders and outputs, as AOTAutograd's descriptors and an ExportedProgram's signature
// state them. Stays valid in passes, because they change neither placeholders nor the positions of outputs.
struct Signature {
  std::vector<InputSpec> inputs;    // in the order of placeholders, some of which may have none; empty if unknown
  std::vector<OutputSpec> outputs;  // one for each item of the output; empty if unknown

  bool empty() const { return inputs.empty() && outputs.empty(); }
  // Returns null if no input belongs to this placeholder, or has this target.
  const InputSpec* FindPlaceholder(absl::string_view name) const;
  const InputSpec* FindTarget(absl::string_view target) const;

  bool operator==(const Signature&) const = default;
};

// True for parameters, buffers and constants: values that belong to the model.
bool IsState(const InputSpec& input);

}  // namespace backtape

#endif  // BACKTAPE_IR_SIGNATURE_H_
