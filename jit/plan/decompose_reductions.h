#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Variances, norms, logsumexp, truth of any or all elements, positions of extrema: as sums, maxima and pointwise ops.
// 16-bit floats are computed with as float32 and rounded once. False, with nothing changed, for other calls and for
// sizes that would have to be known.
bool DecomposeReduction(Rewriter& r, absl::string_view name);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_REDUCTIONS_H_
