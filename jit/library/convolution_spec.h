#ifndef BACKTAPE_JIT_LIBRARY_CONVOLUTION_SPEC_H_
#define BACKTAPE_JIT_LIBRARY_CONVOLUTION_SPEC_H_

#include <cstdint>
#include <vector>

#include "backtape/jit/library/matmul_spec.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

using SpatialDims = std::vector<int64_t>;
using ConvolutionDims = std::vector<int64_t>;

enum class ConvolutionKind : uint8_t { kForward, kBackwardInput, kBackwardWeight };

// aten.convolution, not transposed, and its two gradients; one to three spatial dims. Sizes and strides as aten has
// them: input [n, c, ...], weight [out, c / groups, ...], output [n, out, ...]. A transposed convolution is the
// gradient by the input, and its gradients are the other two.
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
  bool has_bias = false;  // not by the weight: for each channel of what is made, added to it
  int64_t bias_stride = 1;
  bool has_residual = false;  // not by the weight: added to what is made, in the layout of that and in other memory
  Activation activation = Activation::kNone;  // after the bias and the residual; not by the weight
  int max_pieces = 1;

  // Where these are among the buffers.
  int bias_buffer() const { return 3; }
  int residual_buffer() const { return has_bias ? 4 : 3; }
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_CONVOLUTION_SPEC_H_
