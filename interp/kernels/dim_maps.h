#ifndef BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"

// Linear maps along single dims, from which resampling, padding and window averages are composed.
namespace backtape::kernels {

// One term of a map: `weight` times the input element at `from`. Integer tensors need integer weights.
struct Tap {
  int64_t from = 0;
  double weight = 1;
};

// For each output position along a dim, the terms of its sum.
using DimMap = std::vector<std::vector<Tap>>;

// Applies `maps` to `in`, maps[i] along dim rank - maps.size() + i. All taps must lie within the input's dim.
void ApplyDimMaps(const Tensor& in, absl::Span<const DimMap> maps, const Tensor& out);

// The gradient of ApplyDimMaps: applies the transposed maps to the gradient of its output.
void ApplyTransposedDimMaps(const Tensor& grad, absl::Span<const DimMap> maps, const Tensor& grad_in);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_DIM_MAPS_H_
