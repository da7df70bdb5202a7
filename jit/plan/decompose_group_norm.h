#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_GROUP_NORM_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_GROUP_NORM_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites native_group_norm and native_group_norm_backward into sums and pointwise ops over [N, groups, channels of a
// group, rest]. 16-bit floats are computed in float32. Both return false without changes for dtypes other than floats,
// for a symbolic number of channels, and for an input that is known to be empty.
bool GroupNorm(Rewriter& r);
bool GroupNormBackward(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_GROUP_NORM_H_
