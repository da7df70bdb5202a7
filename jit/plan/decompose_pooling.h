#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_POOLING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_POOLING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites max pooling of floating-point values with constant spatial sizes, in two or three dims, into pointwise ops
// over the elements of each window, which fuse into one loop. Windows of more than kMaxTaps elements are pooled one dim
// after another, in a loop for each; if windows have more than kMaxTaps elements along a dim and divide the input into
// blocks of equal size, each block becomes a row, which reductions pool. Returns false for other calls, for other
// windows with more than kMaxTaps elements along a dim, for windows of more than kMaxTaps elements if one of them lies
// outside the input, and for planes or volumes of more than 2^30 elements.
bool DecomposePooling(Rewriter& r, OpId op);

// The maximum number of elements that a fused loop compares; with more, it would have too many live values.
inline constexpr int64_t kMaxTaps = 32;

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_POOLING_H_
