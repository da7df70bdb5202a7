#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites variances, norms, logsumexp, any, all, and positions of extrema into sums, maxima and pointwise ops. 16-bit
// floats are computed in float32 and rounded once. Returns false without changes for other calls and if it needs a
// size that is symbolic.
bool DecomposeReduction(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
