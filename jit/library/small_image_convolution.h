#ifndef BACKTAPE_JIT_LIBRARY_SMALL_IMAGE_CONVOLUTION_H_
#define BACKTAPE_JIT_LIBRARY_SMALL_IMAGE_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/convolution_spec.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Convolutions (and gradients by the input) of images that are small against the weights: lanes run along the channels
// that are made, whose weights are laid side by side, and the rows of a tile are pixels of a line. Few pixels leave no
// lane empty, and the weights are read once for each image, a part of the channels at a time. float32 and float64, any
// strides. Unimplemented for gradients by the weight and other dtypes.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeSmallImageConvolution(const ConvolutionSpec& spec,
                                                                       const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_SMALL_IMAGE_CONVOLUTION_H_
