#ifndef BACKTAPE_JIT_LIBRARY_GATHERED_WEIGHT_GRADIENT_H_
#define BACKTAPE_JIT_LIBRARY_GATHERED_WEIGHT_GRADIENT_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/convolution_spec.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// The weight gradient of a convolution as one matrix product per group. The image is unfolded into a matrix with a row
// for each weight of an output channel and a column for each output position of the batch, the gradient is copied into
// a matrix with the same columns, and the product of the two is the gradient of the weight. Unfolding multiplies the
// image's memory by the size of the window, which pays where images are small: their lines are too short for the tiles
// of MakeTiledConvolution.
//
// Buffers and dtypes are those of MakeConvolution. Unimplemented for another kind of convolution, for a weight that is
// not contiguous, and for dtypes that MakeMatmul does not support.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeGatheredWeightGradient(const ConvolutionSpec& spec,
                                                                        const TileSet& tiles);

// Bytes of the two matrices.
int64_t GatheredBytes(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_GATHERED_WEIGHT_GRADIENT_H_
