#ifndef BACKTAPE_JIT_PLAN_LIBRARY_NODES_H_
#define BACKTAPE_JIT_PLAN_LIBRARY_NODES_H_

#include "backtape/ir/node.h"

namespace backtape::jit {

// Whether the plan has a library form for the call: a matrix product, a convolution or a row scatter.
bool IsLibraryCall(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_LIBRARY_NODES_H_
