#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites ops from torch.compile's decompositions: prims, and variants of ATen ops such as `_unsafe_index`.
// Also rewrites index_add with a factor. Returns false for other calls and if it needs a size that is symbolic; nodes
// that it has created by then remain without users.
bool DecomposePrims(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_
