#ifndef BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_
#define BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_

#include "absl/status/status.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Whether every argument that the op's schema calls a tensor is a node with a tensor type, or None. A call may give a
// Python number or a symbolic integer instead.
bool HasTensorOperands(const Node& node);

// Makes tensors of the numbers that stand in a tensor's place, in calls whose type stays the same with them. Pointwise
// ops are left alone: their rules take numbers, which count less in type promotion. Calls that remain are left to the
// reference kernels.
absl::Status MakeNumberOperandsTensors(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_NUMBER_OPERANDS_H_
