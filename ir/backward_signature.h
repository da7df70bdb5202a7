#ifndef BACKTAPE_IR_BACKWARD_SIGNATURE_H_
#define BACKTAPE_IR_BACKWARD_SIGNATURE_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A graph's signature in the form of AOTAutograd's GraphSignature and BackwardSignature, which consist of names. A
// placeholder or an output is represented by its node's name. Pairs are in the order of placeholders or outputs.
struct BackwardSignature {
  using Pairs = std::vector<std::pair<std::string, std::string>>;

  std::vector<std::string> parameters;  // names in the model
  std::vector<std::string> buffers;
  std::vector<std::string> user_inputs;   // placeholders
  std::vector<std::string> user_outputs;  // the loss included
  Pairs inputs_to_parameters;             // placeholder, name in the model
  Pairs inputs_to_buffers;
  Pairs buffers_to_mutate;  // the output that is the new value, name in the model

  std::string loss_output;         // empty if no output is marked as the loss
  Pairs gradients_to_parameters;   // output, name in the model
  Pairs gradients_to_user_inputs;  // output, placeholder
};

// Reads the graph's signature. Returns InvalidArgument if the graph has none, or if the signature does not fit the
// graph (CheckSignature). A gradient that is None is left out.
absl::StatusOr<BackwardSignature> BackwardSignatureOf(const Graph& graph);

// One line for each entry.
std::string ToText(const BackwardSignature& signature);

}  // namespace backtape

#endif  // BACKTAPE_IR_BACKWARD_SIGNATURE_H_
