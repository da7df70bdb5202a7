#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_RESAMPLING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_RESAMPLING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites average pooling (with given or adaptive windows), resampling, padding with elements of the input, and their
// gradients as linear maps along single dims (apply_dim_map.h). Returns false for other calls, for dtypes that are not
// floating-point, for symbolic spatial sizes or those above 2^18, and for empty tensors.
bool DecomposeResampling(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_RESAMPLING_H_
