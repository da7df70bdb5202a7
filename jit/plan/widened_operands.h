#ifndef BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_
#define BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// What a conversion of a 16-bit float to float32 that keeps sizes and strides converts; another node itself.
const Node* Unwidened(const Node* node);

// Calls in loops read 16-bit floats themselves where they computed with a conversion to float32 and still do without
// it: by type promotion with another operand, or sums in a dtype that is given. A kernel widens what it loads for
// nothing; one conversion for several kernels would be kept in memory, at twice the size.
void BypassWidening(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_WIDENED_OPERANDS_H_
