#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// What torch.compile's decompositions leave in graphs: its prims, and ATen ops that are others without checks. False
// for other calls and where sizes would have to be known; nodes that were made in vain have no users then.
bool DecomposePrims(Rewriter& r, absl::string_view name);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_PRIMS_H_
