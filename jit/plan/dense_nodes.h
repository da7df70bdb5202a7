#ifndef BACKTAPE_JIT_PLAN_DENSE_NODES_H_
#define BACKTAPE_JIT_PLAN_DENSE_NODES_H_

#include "backtape/ir/node.h"

namespace backtape::jit {

// Whether the plan has a dense kernel for the call: a matrix product, a convolution or a row scatter.
bool IsDenseCall(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DENSE_NODES_H_
