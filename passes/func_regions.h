#ifndef BACKTAPE_PASSES_FUNC_REGIONS_H_
#define BACKTAPE_PASSES_FUNC_REGIONS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/graph_slice.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// Derivatives of torch.func, and torch.autograd.grad, as Dynamo and torch.export record them. A gradient is a call of
// _autograd_grad or torch.autograd.grad; the calls between its inputs and it compute its outputs. A tangent is an item
// of _unpack_dual, whose operand depends on results of _make_dual. All other calls of functorch do not change values.
bool IsDerivativeCall(const Node& node);

// The operands of a gradient with respect to which it differentiates; empty for other nodes.
std::vector<Node*> DifferentiatedOperands(const Node& node);

// Makes the calls of typed ops that compute the gradients, or the primal and its tangent: differentiates the graph of
// the calls in between (passes/differentiate.h, passes/differentiate_forward.h) and runs the result. Returns NotFound
// for a call that is not supported. May throw backtape::Error, too.
absl::StatusOr<IValue> CallDerivative(Node* node, const CallContext& context);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_FUNC_REGIONS_H_
