#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites variances and standard deviations (also with means), norms, the distance of two tensors (dist), weight
// normalisation, logsumexp, nansum, count_nonzero, any, all, aminmax, argmax, argmin, and extrema along a dim with
// their positions into sums, extrema and pointwise ops. 16-bit floats are computed in float32 and rounded once. Returns
// false for other calls, if it needs a size that is symbolic, and for a position among more than 2^30 elements; nodes
// that it has created by then remain without users.
bool DecomposeReduction(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
