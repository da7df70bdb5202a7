#ifndef BACKTAPE_PASSES_AOT_AOT_METADATA_H_
#define BACKTAPE_PASSES_AOT_AOT_METADATA_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/view_info.h"
#include "backtape/tensor/tensor_type.h"

// What a pure joint graph does not say about the program that it was traced from: which inputs the program writes, and
// which outputs share memory with inputs, with each other or with intermediate values.
namespace backtape {

// The kinds of outputs, in the terms of AOTAutograd.
enum class AotOutputKind : uint8_t {
  kNone,                                 // undefined
  kNonAlias,                             // shares memory with no input; other outputs may be views of it
  kIsInput,                              // an input itself
  kAliasOfInput,                         // a view of an input
  kAliasOfIntermediateSaveAsOutput,      // a view of a value that the graph returns as a base: the first view of it
  kAliasOfIntermediate,                  // another view of such a base
  kAliasOfIntermediateBaseIsUserOutput,  // a view of another output, or the same tensor as another output
  kUnsafeViewAlias,                      // a view of a value that nothing else outside of the graph can see
  // Shares memory with an input, but is on the tape as a result of the function: a view that a custom function
  // returned, or a detached alias that was written.
  kCustomFunctionView,
};
absl::string_view AotOutputKindName(AotOutputKind kind);

// A value that the graph takes, other than a tangent.
struct AotPrimal {
  enum class Kind : uint8_t { kBase, kInput, kState };
  Kind kind = Kind::kInput;
  std::string name;  // of the placeholder: "base_0", "input_0", "state_0"
  TensorType type;
  bool requires_grad = false;
  bool mutates_data = false;
  // The program writes the primal, but the tape does not record the write, because it runs in no-grad mode or because
  // none of its operands requires grad.
  bool is_write_hidden = false;
};

// An argument of the program.
struct AotInput {
  // The argument is the same tensor as this earlier one.
  std::optional<size_t> duplicate_of;
  // The primal of the argument: the argument itself, or a synthetic base that it is a view of.
  size_t primal = 0;
  bool is_view_of_base = false;
  // The views by which the program changes the sizes or strides of the argument in place (t_, squeeze_), in order. Null
  // if there are none.
  std::shared_ptr<const ViewStep> geometry_writes{};
  bool is_detached = false;  // detach_
};

struct AotOutput {
  AotOutputKind kind = AotOutputKind::kNone;
  // For aliases: the index of the primal, the base or the output that it is a view of.
  size_t base = 0;
  // kIsInput: which argument the output is; nullopt if it is a primal that is not an argument.
  std::optional<size_t> argument;
  // The views that lead from the base to the output. Null if `is_strided`: the output is then as_strided of the base,
  // with the sizes, strides and offset of `type`. `base_offset` is the offset of the base in the trace.
  std::shared_ptr<const ViewStep> views;
  bool is_strided = false;
  SymInt base_offset = 0;
  // The output is the tensor itself that `base` or `argument` denotes, not a view of it.
  bool is_same = false;
  // kAliasOfInput: it is the same tensor as this earlier output.
  std::optional<size_t> same_as = std::nullopt;
  ViewCreation creation = ViewCreation::kDefault;
  // False for the result of detach and its views: the tape does not relate them to the tensor whose memory they share.
  bool is_tracked = true;
  bool requires_grad = false;
  bool is_leaf = true;
  bool passes_gradient = false;  // for aliases: the tape leads from the output to the tensor that it is a view of
  TensorType type;

  // True if the output is a value that the graph computes. The others are existing tensors, or views that the caller
  // replays.
  bool is_computed() const {
    return kind == AotOutputKind::kNonAlias || kind == AotOutputKind::kUnsafeViewAlias ||
           kind == AotOutputKind::kCustomFunctionView;
  }
};

struct AotBase {
  bool requires_grad = false;
  TensorType type;
};

// A tangent of the joint graph: the gradient of a written primal's new value, of an output, or of a base.
struct AotTangent {
  enum class Kind : uint8_t { kWritten, kOutput, kBase };
  Kind kind = Kind::kOutput;
  size_t index = 0;
  std::string name;  // of the placeholder
  TensorType type;
};

// The joint graph takes the primals and the tangents, and returns
//   the new values of the written primals, in order; the outputs; the bases; the gradients.
// With functional random numbers it also takes and returns the state of a generator (functionalize_random.h).
struct AotMetadata {
  std::vector<AotPrimal> primals;
  std::vector<AotInput> inputs;
  std::vector<AotOutput> outputs;
  std::vector<AotBase> bases;
  std::vector<AotTangent> tangents;
  std::vector<size_t> gradients;  // the primals that the gradients belong to
  // The numbers of calls that draw random numbers. The calls of the backward continue the numbering of the forward.
  uint64_t forward_draws = 0;
  uint64_t backward_draws = 0;
  bool has_functional_random = false;
  // Why the joint graph cannot be differentiated again: a clause to put after "because", such as "it calls the custom
  // function f". Empty if it can.
  std::string higher_order_obstacle;
  // The number of calls that are made only for their effects, such as checks. AddEffectTokens makes their order
  // explicit.
  size_t num_effects = 0;

  bool takes_forward_state() const { return has_functional_random && forward_draws > 0; }
  bool takes_backward_state() const { return has_functional_random && backward_draws > 0; }
  std::vector<size_t> written() const;
  size_t num_forward_outputs() const {
    return written().size() + outputs.size() + bases.size() + (takes_forward_state() ? 1 : 0);
  }
};

// A text with one line for each primal, output, base, tangent and gradient. Arguments that are duplicates or views or
// that change in place, random calls, and calls with effects have lines too.
std::string ToText(const AotMetadata& metadata);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_AOT_METADATA_H_
