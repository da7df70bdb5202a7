#ifndef BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_

#include <cstdint>
#include <optional>

#include "backtape/interp/kernels/dim_maps.h"

namespace backtape::kernels {

enum class Interpolation : uint8_t { kNearest, kNearestExact, kLinear, kCubic, kLinearAntialias, kCubicAntialias };

// The map that resamples one dim from `in` to `out` elements. `scale` (output size / input size) replaces out / in if
// it is positive and corners are not aligned. If `single`, positions are computed in float32, as in PyTorch for all
// dtypes except float64; kNearest and kNearestExact always use float32.
DimMap UpsamplingMap(Interpolation interpolation, int64_t in, int64_t out, bool align_corners,
                     std::optional<double> scale, bool single);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_UPSAMPLING_MAPS_H_
