#ifndef BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_

#include <cstdint>
#include <optional>

#include "backtape/interp/kernels/dim_maps.h"

namespace backtape::kernels {

enum class Interpolation : uint8_t { kNearest, kNearestExact, kLinear, kCubic, kLinearAntialias, kCubicAntialias };

// What resampling one dim from `in` to `out` elements adds up. `scale` (a factor from input to output) replaces out /
// in where it is positive and corners are not aligned. `single` says that the elements are not float64: PyTorch then
// computes positions in float32, and those of kNearest always so.
DimMap UpsamplingMap(Interpolation interpolation, int64_t in, int64_t out, bool align_corners,
                     std::optional<double> scale, bool single);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_
