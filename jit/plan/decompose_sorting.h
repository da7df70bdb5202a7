#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_SORTING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_SORTING_H_

#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites sort, topk and kthvalue along a dim of at most four elements as comparisons and selections, which fuse into
// one loop over the lines. Returns false for other calls.
bool DecomposeSorting(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_SORTING_H_
