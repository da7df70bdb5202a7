#ifndef BACKTAPE_JIT_LIBRARY_TILED_CONVOLUTION_H_
#define BACKTAPE_JIT_LIBRARY_TILED_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/convolution_spec.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Convolutions out of the machine code of matrix products: any strides and sizes, also empty; float32 and float64 by
// the kernels of that dtype, the 16-bit floats by those of float32 (operands are widened, sums rounded once).
// Unimplemented for kernels of another dtype.
//
// Nothing is unfolded. A band of the image's lines is copied together with the zeros around it; positions of the window
// are then offsets in that copy, and a tile multiplies weights with columns that are pixels side by side, over the ends
// of lines: what it computes there is left out when the tile is written to its place.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeTiledConvolution(const ConvolutionSpec& spec,
                                                                  const TileKernels& kernels);

// The gradient by the weight alone: for each position of the window a product over pixels, of image channels and grid
// channels, which lie side by side in the sums. MakeTiledConvolution checks the spec and calls it.
std::unique_ptr<LibraryCall> MakeTiledWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_TILED_CONVOLUTION_H_
