#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_DIAGONALS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_DIAGONALS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites ops that write a diagonal (diag_embed, diagonal_scatter, diagonal_backward) into a selection by row and
// column numbers. Returns false for other calls, if the dtypes of the source and the result differ, and if a size that
// it needs is symbolic, 0 or more than 2^30.
bool DecomposeDiagonals(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_DIAGONALS_H_
