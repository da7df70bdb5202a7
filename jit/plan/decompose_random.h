#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites dropout and Bernoulli draws with one probability into comparisons with the numbers of a rand_like, and draws
// from other distributions with constant parameters into functions of the numbers of a rand_like or randn_like. That
// node takes over the call's name, which determines its random numbers. Returns false if the call is unchanged.
bool DecomposeRandom(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
