#ifndef BACKTAPE_INTERP_KERNELS_FIXED_POINT_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_FIXED_POINT_MAPS_H_

#include "absl/types/span.h"
#include "backtape/interp/kernels/dim_maps.h"
#include "backtape/tensor/tensor.h"

namespace backtape::kernels {

// Applies `maps` to the last dims of `in`, like ApplyDimMaps, but in the fixed-point arithmetic with which PyTorch
// resamples uint8 images (aten/src/ATen/native/cpu/UpSampleKernel.cpp, after Pillow): weights of each dim have 16 bits,
// and the elements are rounded to uint8 after each dim, the last dim first. A dim whose size does not change is copied,
// and its map is ignored. `in` and `out` are uint8.
void ApplyFixedPointMaps(const Tensor& in, absl::Span<const DimMap> maps, const Tensor& out);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_FIXED_POINT_MAPS_H_
