#ifndef BACKTAPE_JIT_DENSE_CONVOLUTION_H_
#define BACKTAPE_JIT_DENSE_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Uses Backtape's tiles (`tiles` may lack the dtype) or oneDNN, whichever is faster for the sizes. The buffers are
// input, weight and output for all three kinds (a gradient takes the place of the tensor that it belongs to), then the
// bias and the residual if there are any. Unimplemented if neither supports the convolution.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeConvolution(const ConvolutionSpec& spec, const TileSet& tiles);

// Uses oneDNN for float32, and for bfloat16 if OneDnnHasBFloat16Units(). Unimplemented if oneDNN does not support the
// convolution, and in a build without oneDNN.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnConvolution(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_CONVOLUTION_H_
