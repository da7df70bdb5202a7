#ifndef BACKTAPE_JIT_PLAN_PIXEL_CONVOLUTION_H_
#define BACKTAPE_JIT_PLAN_PIXEL_CONVOLUTION_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites a convolution with a window of one pixel and a stride of 1 into a matrix product of pixels and weight, if
// its images are in channels-last layout or so small that copying their pixels pays off. Rewrites the gradients of such
// convolutions too. Calls of convolution_backward must compute only one output. Returns false for other calls.
bool RewriteConvolutionOfPixels(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PIXEL_CONVOLUTION_H_
