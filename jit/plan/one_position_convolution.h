#ifndef BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_
#define BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites a convolution whose window covers its whole image, without padding, or the gradient of one, into a matrix
// product: there is one position, so the weight is a matrix. A transposed convolution of an image of one pixel is one
// too. Calls of convolution_backward must compute one output only. Returns false for other calls.
bool RewriteConvolutionAtOnePosition(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_
