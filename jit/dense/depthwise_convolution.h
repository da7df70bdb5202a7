#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_CONVOLUTION_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Convolutions of all three kinds whose groups have one input channel each, in one or two dims, with any strides and
// sizes. Lanes hold pixels of a line. For float32 and float64. Buffers are those of MakeConvolution.
//
// An infinite weight or gradient times a zero of the padding is NaN, as in MakeTiledConvolution.
//
// Returns Unimplemented for other convolutions, and if `kernels` lacks functions for the window (see DepthwiseLengths).
absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseConvolution(const ConvolutionSpec& spec,
                                                                    const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_CONVOLUTION_H_
