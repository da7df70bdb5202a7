#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Scaled dot-product attention and its backward as products of stacks of matrices and a softmax. False for other calls
// and where sizes would have to be known; nodes that were made in vain have no users then.
bool DecomposeAttention(Rewriter& r, absl::string_view name);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_ATTENTION_H_
