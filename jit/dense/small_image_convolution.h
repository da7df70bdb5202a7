#ifndef BACKTAPE_JIT_DENSE_SMALL_IMAGE_CONVOLUTION_H_
#define BACKTAPE_JIT_DENSE_SMALL_IMAGE_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Convolutions and input gradients for images that are small compared with the weights. Lanes run along the target
// channels, whose weights are packed contiguously, and the rows of a tile are pixels of a line. The lanes are thus
// full even for few pixels. The weights are read once for several images, some channels at a time. Supports float32 and
// float64 with any strides. Unimplemented for weight gradients and other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeSmallImageConvolution(const ConvolutionSpec& spec,
                                                                     const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_SMALL_IMAGE_CONVOLUTION_H_
