#ifndef BACKTAPE_JIT_PLAN_GROUPED_CONVOLUTION_H_
#define BACKTAPE_JIT_PLAN_GROUPED_CONVOLUTION_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Copies the channels-last images of a convolution of several groups with few channels each to row-major layout, whose
// lines fill vectors; does the same for its gradients. Calls of convolution_backward must compute only one output.
// Returns false for other calls.
bool RewriteConvolutionOfGroups(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_GROUPED_CONVOLUTION_H_
