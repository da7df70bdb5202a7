#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites losses that compare an input with a target element by element, multi_margin_loss, and their gradients, as
// pointwise ops and reductions. Returns false for other calls, if the dtypes of input and target differ (except for the
// integer labels of a soft margin loss), and for the gradient of an input whose number of elements is symbolic or 0.
bool DecomposeLoss(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_LOSSES_H_
