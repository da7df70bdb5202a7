#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Max pooling over planes that keeps the places of the largest elements in their windows, as pooling that keeps indices
// and arithmetic on these; and the way back. False for another op, for volumes, and for sizes that are not known.
bool DecomposeOffsetPooling(Rewriter& r, absl::string_view name);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_OFFSET_POOLING_H_
