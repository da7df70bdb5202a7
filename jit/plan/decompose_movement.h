#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites ops that move elements (repeat, roll, shuffles, tril, slice_scatter, index_select, embedding and so on)
// into concatenations, copies of views, selections by position and gathers. Returns false for other calls and if it
// needs a size that is symbolic; nodes that it has created by then remain without users.
bool DecomposeMovement(Rewriter& r, OpId op);

// How many of the leading operands of a call with the tag picks_by_tensor must have elements: a loop over an empty
// operand would not check the positions. The gradients of embedding bags have further operands, which are empty in some
// modes.
size_t NumPickOperands(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
