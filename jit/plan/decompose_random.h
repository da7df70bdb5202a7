#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites dropout and Bernoulli draws, with one probability or with one for each element, into comparisons with the
// numbers of a rand_like. Rewrites draws from uniform, exponential, normal and log-normal distributions into functions
// of the numbers of a rand_like or randn_like. The parameters must be numbers; those of a normal distribution may also
// be tensors. The rand_like or randn_like takes over the call's name, which determines its random numbers. Returns
// false if the call is unchanged.
bool DecomposeRandom(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_RANDOM_H_
