#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Dropout and throws by one probability, as comparisons with rand_like, which has the call's name and so its numbers.
// False where it left the call alone.
bool DecomposeRandom(Rewriter& r, absl::string_view name);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
