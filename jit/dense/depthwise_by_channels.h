#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_BY_CHANNELS_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_BY_CHANNELS_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Computes the weight gradient of a depthwise convolution in two dims with channels in the lanes, for images in
// channels-last layout and for small images, which are transposed. float32 and float64. Buffers are those of
// MakeConvolution.
//
// Returns Unimplemented for other kinds of convolution, several output channels per group, images that are neither
// row-major nor channels-last, and if `kernels` lacks functions for the window (see DepthwiseLengths).
absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseByChannels(const ConvolutionSpec& spec,
                                                                   const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_BY_CHANNELS_H_
