#ifndef BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_
#define BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites a convolution whose window covers its whole image, without padding, into a matrix product. There is only
// one position, so the weight is a matrix. Also rewrites the gradients of such convolutions, and transposed
// convolutions of an image of one pixel. Calls of convolution_backward must compute only one output. Returns false for
// other calls.
bool RewriteConvolutionAtOnePosition(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ONE_POSITION_CONVOLUTION_H_
