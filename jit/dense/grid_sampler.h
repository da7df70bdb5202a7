#ifndef BACKTAPE_JIT_DENSE_GRID_SAMPLER_H_
#define BACKTAPE_JIT_DENSE_GRID_SAMPLER_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/interp/kernels/grid_coordinates.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Samples of images or volumes [N, C, (D,) H, W] at the places of a grid [N, (D',) H', W', 2 or 3], by linear
// interpolation or by the nearest element, as in aten.grid_sampler_2d and aten.grid_sampler_3d, or their gradients.
struct GridSamplerSpec {
  DType dtype = DType::kFloat32;  // or float64
  kernels::Sampling sampling;
  bool is_gradient = false;
  DimVector image_sizes, image_strides;
  DimVector grid_sizes, grid_strides;
  DimVector sample_strides;  // of the result [N, C, (D',) H', W'], or of its gradient
  // The strides of the gradients; no elements for a gradient that is not computed.
  DimVector image_gradient_strides, grid_gradient_strides;
  int max_pieces = 1;
};

// Buffers: the image, the grid and the samples; for gradients, the samples' gradient, the image and the grid, then each
// gradient that is computed. Pieces are ranges of images, or of places if only samples are computed. Unimplemented for
// other dtypes, for cubic interpolation, and if offsets within a channel of an image exceed 32 bits.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeGridSampler(const GridSamplerSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_GRID_SAMPLER_H_
