#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_WINDOWS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_WINDOWS_H_

#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites im2col as a copy of a view, and col2im and unfold_backward as sums of shifted slices, one dim after another.
// Returns false for other calls, for symbolic sizes of the dims with windows, for empty tensors, if a sum would have
// more than kMaxTaps terms, for sums of integers, and for an im2col of overlapping windows of more than 64 elements;
// nodes that it has created by then remain without users.
bool DecomposeWindows(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_WINDOWS_H_
