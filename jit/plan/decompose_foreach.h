#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites an op on lists of tensors into calls of the single-tensor op, one per element. Returns false for other calls
// and if the resulting list is used as a whole.
bool DecomposeForeach(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_FOREACH_H_
