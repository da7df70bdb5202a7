#ifndef BACKTAPE_JIT_DENSE_GATHERED_WEIGHT_GRADIENT_H_
#define BACKTAPE_JIT_DENSE_GATHERED_WEIGHT_GRADIENT_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Computes the weight gradient of a convolution as one matrix product per group. The image is unfolded into a matrix
// with one row per weight of an output channel and one column per output position of the batch. The output gradient is
// copied into a matrix with the same columns. The product of the two is the gradient of the weight. For a window of n
// positions, the unfolded image takes n times the memory of the image. This pays off for small images, whose lines are
// too short for the tiles of MakeTiledConvolution.
//
// Buffers and dtypes are those of MakeConvolution. Unimplemented for other kinds of convolution, for weights that are
// not contiguous, and for dtypes that MakeMatmul does not support.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeGatheredWeightGradient(const ConvolutionSpec& spec,
                                                                      const TileSet& tiles);

// The size of the two matrices in bytes.
int64_t GatheredBytes(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_GATHERED_WEIGHT_GRADIENT_H_
