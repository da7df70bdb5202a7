#ifndef BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_
#define BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_

#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::internal {

// The subgraphs of a call of an autograd function (ir/inline_subgraphs.h).
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

// Sets the types of a subgraph's placeholders that have none.
void StatePlaceholderTypes(Graph& graph, const std::vector<ValueType>& types);

// Replaces the placeholders of `backward` for saved constants by the constants. Returns whether any was used.
bool ReplaceSavedConstants(const AutogradFunctionCall& call);

// Makes the call with autograd: runs `forward` and puts a node on the tape whose backward runs `backward`. The
// subgraphs must contain only ops. Returns the list of results. Returns a status if the call cannot be read or an
// operand has no value; throws backtape::Error for a problem in a subgraph, also later, when the backward runs.
absl::StatusOr<IValue> CallAutogradFunction(const Node& node,
                                            absl::FunctionRef<absl::StatusOr<IValue>(const Argument&)> value_of,
                                            const OpLibrary& library);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_
