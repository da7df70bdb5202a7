#ifndef BACKTAPE_IR_AUTOGRAD_FUNCTION_CALL_H_
#define BACKTAPE_IR_AUTOGRAD_FUNCTION_CALL_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

inline constexpr absl::string_view kAutogradFunctionApply = "torch.ops.higher_order.autograd_function_apply";

// A call of a torch.autograd.Function: autograd_function_apply(forward, backward, operands...). The subgraph `forward`
// returns a tuple of results and a tuple of saved values. `backward` takes the gradients of the results and the saved
// values, and returns a gradient, or None, for each operand.
bool IsAutogradFunctionCall(const Node& node);

// The first such call of the graph or of its subgraphs; null if there is none.
const Node* FirstAutogradFunctionCall(const Graph& graph);

// The parts of such a call.
struct AutogradFunctionCall {
  Graph* forward = nullptr;
  Graph* backward = nullptr;
  std::vector<Argument> operands;
  std::vector<Argument> results;           // of `forward`
  std::vector<Argument> saved;             // the values of `forward` that it passes to `backward`
  std::vector<size_t> not_differentiable;  // positions of results (non_differentiable_idx)
};

// Returns InvalidArgument if a subgraph is missing or does not fit the call.
absl::StatusOr<AutogradFunctionCall> ReadAutogradFunctionCall(const Node& node);

// Replaces placeholders by constants: those of `forward` to which all its calls pass the same constant, and those of
// `backward` for which all its calls save the same constant. Returns whether any of them had uses.
bool ReplaceConstantOperands(const Node& call);

}  // namespace backtape

#endif  // BACKTAPE_IR_AUTOGRAD_FUNCTION_CALL_H_
