#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// The values of at::Reduction.
inline constexpr int64_t kNoReduction = 0;
inline constexpr int64_t kMeanReduction = 1;

// Rewrites losses that compare an input with a target element by element, and their gradients, as pointwise ops and a
// reduction. Returns false for other calls.
bool DecomposeLoss(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_
