#ifndef BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"

// Linear maps along single dims, of which resampling, padding and averaging over windows are made.
namespace backtape::kernels {

// `weight` times the input element at `from`. Integer tensors need whole weights.
struct Tap {
  int64_t from = 0;
  double weight = 1;
};

// For each output position along a dim, what is added up there.
using DimMap = std::vector<std::vector<Tap>>;

// out = `maps` applied to `in`, maps[i] along dim rank - maps.size() + i. Positions of taps lie inside the input's dim.
void ApplyDimMaps(const Tensor& in, absl::Span<const DimMap> maps, const Tensor& out);

// The gradient of ApplyDimMaps: the transposed maps, applied to the gradient of its output.
void ApplyTransposedDimMaps(const Tensor& grad, absl::Span<const DimMap> maps, const Tensor& grad_in);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_
