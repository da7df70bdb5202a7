#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites ops that move elements: concatenations, copies of views, selections by position, gathers. Returns false for
// other calls and if it needs a size that is symbolic; nodes that it has created by then remain without users.
bool DecomposeMovement(Rewriter& r, OpId op);

// Whether the call reads or writes elements at positions that a tensor holds, and checks these positions. Such ops
// index, scatter, embed, or compute nll_loss or its gradient.
bool PicksByTensor(const Node& node);
// How many of the leading operands of such a call must have elements: a loop over an empty operand would not check the
// positions. The gradients of embedding bags have further operands, which are empty in some modes.
size_t NumPickOperands(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
