#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_GATING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_GATING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites glu and its gradient into pointwise ops on the two halves. Returns false for other calls, and if the size
// of the halved dim is symbolic or 0.
bool DecomposeGating(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_GATING_H_
