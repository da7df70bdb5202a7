#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// An op on lists of tensors as a call of the op on one tensor for each element. False for other calls, and where the
// list is used as a whole.
bool DecomposeForeach(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_
