#ifndef BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_
#define BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// The operand of a conversion from a 16-bit float to float32 that keeps sizes and strides; other nodes are returned
// unchanged.
const Node* Unwidened(const Node* node);

// Makes calls in loops read 16-bit floats directly instead of through a conversion to float32. The calls must still
// compute in float32, either through type promotion with another operand or because a sum gets an explicit dtype. A
// kernel widens the values that it loads at no cost, whereas one conversion shared by several kernels would be stored,
// at twice the size. If only loops read a conversion, some of them through views, the conversion is moved after the
// views, where the loops can bypass it. Returns whether anything changed.
bool BypassWidening(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_
