#ifndef BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_
#define BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/matmul.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

using SpatialDims = std::vector<int64_t>;
using ConvolutionDims = std::vector<int64_t>;

enum class ConvolutionKind : uint8_t { kForward, kBackwardInput, kBackwardWeight };

// aten.convolution, not transposed, and its two gradients; one to three spatial dims. Sizes and strides as aten has
// them: input [n, c, ...], weight [out, c / groups, ...], output [n, out, ...].
struct ConvolutionSpec {
  ConvolutionKind kind = ConvolutionKind::kForward;
  DType dtype = DType::kFloat32;
  ConvolutionDims input_sizes;
  ConvolutionDims input_strides;
  ConvolutionDims weight_sizes;
  ConvolutionDims weight_strides;
  ConvolutionDims output_sizes;
  ConvolutionDims output_strides;
  SpatialDims stride;
  SpatialDims padding;
  SpatialDims dilation;
  int64_t groups = 1;
  bool has_bias = false;                      // forward: added; backward weight: its gradient is also made
  Activation activation = Activation::kNone;  // forward
  int max_pieces = 1;
};

// Buffers: input, weight, output in all three kinds (the gradient in the place of what it is the gradient of), then the
// bias or its gradient if there is one. Errors as MakeMatmul.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeConvolution(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_
