#ifndef BACKTAPE_JIT_DENSE_TILED_CONVOLUTION_H_
#define BACKTAPE_JIT_DENSE_TILED_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Convolutions built from the kernels of matrix products, with any strides and sizes (also empty ones).
// Unimplemented for kernels of another dtype.
//
// The image is not unfolded. A band of its lines is copied together with zeros around it, so that window positions
// become offsets in the copy. An infinite weight times such a zero is NaN. This also happens in transposed
// convolutions, where the reference kernel reads no zeros; PyTorch's own kernels differ from each other in the same
// way. A tile multiplies weights by columns of adjacent pixels, which may continue past the end of a line; those
// results are discarded when the tile is copied to the output.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeTiledConvolution(const ConvolutionSpec& spec,
                                                                const TileKernels& kernels);

// Computes only the weight gradient: for each window position, the product of image channels and grid channels, summed
// over pixels. Grid channels are contiguous in the sums. Called by MakeTiledConvolution, which checks the spec.
std::unique_ptr<DenseCall> MakeTiledWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TILED_CONVOLUTION_H_
