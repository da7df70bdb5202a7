#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites 2-d max pooling that returns the offset of each maximum within its window as pooling that returns indices,
// followed by arithmetic on the indices. Also rewrites the conversion of such offsets to indices. Returns false for
// other ops, for 3-d pooling, and if a size is not known.
bool DecomposeOffsetPooling(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_
