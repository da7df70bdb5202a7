#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Ops that move elements: concatenations, copies of views, selections by position, and gathers. False for other calls
// and where sizes would have to be known; nodes that were made in vain have no users then.
bool DecomposeMovement(Rewriter& r, absl::string_view name);

// index_select, embedding, index, nll_loss and its gradient: calls that read or write elements at positions that a tensor
// holds, and check these on the way.
bool PicksByTensor(const Node& node);

// self[.., index, ..] along one dim, with the dims of `index` (of integers from 0, of any rank) in place of that dim.
// Null where sizes would have to be known.
Node* PickAlong(Rewriter& r, Node* self, int64_t dim, Node* index);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_MOVEMENT_H_
