#ifndef BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_
#define BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Whether every argument that the op's schema declares as a tensor is a node of tensor type or None. A call may pass a
// Python number or a symbolic integer instead.
bool HasTensorOperands(const Node& node);

// Converts numbers passed for tensor arguments to tensors, unless this would change the call's type. Pointwise ops are
// unchanged: their rules accept numbers, which have lower priority in type promotion. Other calls with such numbers
// run on their reference kernels. Returns whether anything changed.
absl::StatusOr<bool> MakeNumberOperandsTensors(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_
