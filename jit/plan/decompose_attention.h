#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites scaled dot-product attention and its backward into products of stacked matrices and a softmax. Returns false
// for other calls, if query or key is empty, and if it needs a size that is symbolic; nodes that it has created by then
// remain without users.
bool DecomposeAttention(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_
