#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_SHORT_LINES_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_SHORT_LINES_H_

#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites sort, topk, kthvalue, cumsum, cumprod, cummax and cummin along a dim of at most four elements as pointwise
// ops on these elements, which fuse into one loop over the lines. logcumsumexp along a dim of size 1 becomes a copy.
// Returns false for other calls.
bool DecomposeShortLines(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_SHORT_LINES_H_
