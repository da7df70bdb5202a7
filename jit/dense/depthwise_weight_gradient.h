#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_WEIGHT_GRADIENT_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_WEIGHT_GRADIENT_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Computes the weight gradient of a convolution whose groups have one input channel each. The image of a channel and
// its output gradient are copied with equal line lengths. Each weight's gradient is then the dot product of two
// contiguous ranges, and neighbouring weights share the loads of the output gradient. With a stride s, there is one
// copy for each remainder of the coordinates modulo s.
//
// Buffers and dtypes are those of MakeConvolution. Unimplemented for other kinds of convolution, more than one input
// channel per group, and windows, strides or images with a depth.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseWeightGradient(const ConvolutionSpec& spec,
                                                                       const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_WEIGHT_GRADIENT_H_
