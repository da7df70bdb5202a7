#ifndef BACKTAPE_PASSES_DIFFERENTIATE_H_
#define BACKTAPE_PASSES_DIFFERENTIATE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/symbol_values.h"

namespace backtape {

struct DifferentiateOptions {
  // Names or targets of the placeholders to differentiate with respect to, or names of parameters in the signature;
  // nullopt means all parameters of floating-point dtype or, if the signature names no parameters, all placeholders of
  // floating-point dtype.
  std::optional<std::vector<std::string>> wrt{};
  // Indices of the outputs to differentiate; nullopt means all that depend differentiably on `wrt`.
  std::optional<std::vector<int>> outputs{};
  // Leave out outputs that do not depend on `wrt`: their gradients and tangents are zero. By default, it is an error
  // if one of `outputs` does not depend on `wrt`, or if no output of the graph does.
  bool allow_independent = false;
  const OpLibrary* library = &BuiltinLibrary();
  // Values of symbols in a run. With `specialise_sizes`, they answer questions about sizes that algebra cannot answer;
  // the result is then correct only for sizes for which the answers are the same. Without it, the result is correct for
  // all sizes, or FailedPrecondition if an assumption about sizes does not hold for these values.
  const SymbolValues* sizes = nullptr;
  bool specialise_sizes = false;
};

// Builds the joint graph of a forward graph: records the forward on the tape with symbolic tensors, then its backward.
// The placeholders are the forward's, then "tangent{k}" for each differentiated output k. The outputs are the
// forward's, then the gradients in the order of `wrt` (None for a missing one). Forward calls keep their stacks. A
// forward call that becomes a single call keeps its name. Backward calls have the stack of their forward call, and
// state its name (Provenance::forward_node). The joint graph has a signature, even if the forward graph has none: user
// inputs and outputs, tangents and gradients.
//
// If the graph writes placeholders among `wrt`, the gradients are with respect to their original values, and the joint
// graph is pure. Its first outputs, of kind kMutation, are then the new values of all placeholders that the graph
// writes. A new value that depends on `wrt` and is not an output itself gets a tangent, "tangent_NAME", unless
// `outputs` selects outputs; these tangents come first. Unimplemented if a write cannot be made functional.
//
// The types of the placeholders must be known. Returns an InvalidArgument error that lists every wrong name, index or
// type. If an op cannot be run or differentiated, the error names its node and source line.
absl::StatusOr<std::unique_ptr<Graph>> Differentiate(const Graph& forward, const DifferentiateOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_DIFFERENTIATE_H_
