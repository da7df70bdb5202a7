#ifndef BACKTAPE_JIT_DENSE_CONVOLUTION_SPEC_H_
#define BACKTAPE_JIT_DENSE_CONVOLUTION_SPEC_H_

#include <cstdint>
#include <vector>

#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

using SpatialDims = std::vector<int64_t>;
using ConvolutionDims = std::vector<int64_t>;

enum class ConvolutionKind : uint8_t { kForward, kBackwardInput, kBackwardWeight };

// A non-transposed aten.convolution or one of its two gradients, with one to three spatial dims. Sizes and strides are
// as in ATen: input [n, c, ...], weight [out, c / groups, ...], output [n, out, ...]. A transposed convolution is
// kBackwardInput, and its gradients are the other two kinds.
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
  bool has_bias = false;  // not for kBackwardWeight: one value per channel, added to the result
  int64_t bias_stride = 1;
  // not for kBackwardWeight: added to the result; has its layout and does not share its memory
  bool has_residual = false;
  Activation activation = Activation::kNone;  // not for kBackwardWeight: applied after the bias and the residual
  int max_pieces = 1;

  // The positions of the bias and the residual among the buffers.
  int bias_buffer() const { return 3; }
  int residual_buffer() const { return has_bias ? 4 : 3; }
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_CONVOLUTION_SPEC_H_
