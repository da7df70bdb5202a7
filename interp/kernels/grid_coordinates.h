#ifndef BACKTAPE_INTERP_KERNELS_GRID_COORDINATES_H_
#define BACKTAPE_INTERP_KERNELS_GRID_COORDINATES_H_

#include <cmath>
#include <cstdint>

// Converts a grid's values to positions in an image, for both engines. Positions and slopes match PyTorch's
// (aten/src/ATen/native/GridSamplerUtils.h).
namespace backtape::kernels {

inline constexpr int64_t kLinearMode = 0, kNearestMode = 1, kCubicMode = 2;  // values of interpolation_mode
inline constexpr int64_t kBorder = 1, kReflectionAtEdges = 2;                // values of padding_mode; 0 is zeros

// How a grid sampler reads an image.
struct Sampling {
  int64_t interpolation = 0, padding = 0;
  bool align_corners = false;
};

// A position along a dim, and its derivative with respect to the grid's value.
struct Coordinate {
  double at = 0;
  double slope = 1;
};

inline Coordinate Clip(Coordinate c, int64_t size) {
  const double last = static_cast<double>(size - 1);
  if (!(c.at > 0)) return {0, 0};
  return c.at >= last ? Coordinate{last, 0} : c;
}

// Reflects at low and high (passed as doubled values) until the position lies between them.
inline Coordinate Reflect(Coordinate c, int64_t twice_low, int64_t twice_high) {
  if (twice_low == twice_high) return {0, 0};
  const double low = static_cast<double>(twice_low) / 2, span = static_cast<double>(twice_high - twice_low) / 2;
  const double offset = c.at - low, sign = offset < 0 ? -1 : 1, distance = std::fabs(offset);
  const double extra = std::fmod(distance, span);
  const bool is_even = std::fmod(std::floor(distance / span), 2) == 0;
  return is_even ? Coordinate{extra + low, c.slope * sign} : Coordinate{span - extra + low, -c.slope * sign};
}

inline Coordinate Unnormalize(double x, int64_t size, bool align_corners) {
  const double n = static_cast<double>(size);
  return align_corners ? Coordinate{(x + 1) / 2 * (n - 1), (n - 1) / 2} : Coordinate{((x + 1) * n - 1) / 2, n / 2};
}

// Maps a position outside the image to where it is read.
inline Coordinate Pad(Coordinate c, int64_t size, const Sampling& how) {
  if (how.padding == kBorder) return Clip(c, size);
  if (how.padding == kReflectionAtEdges) {
    c = Clip(how.align_corners ? Reflect(c, 0, 2 * (size - 1)) : Reflect(c, -1, 2 * size - 1), size);
  }
  // Maps NaN and huge positions to one that is outside any image but representable as an integer.
  c.at = std::fabs(c.at) <= 0x1p30 ? c.at : -100;
  return c;
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_GRID_COORDINATES_H_
