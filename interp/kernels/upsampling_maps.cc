// Positions and weights match PyTorch's (aten/src/ATen/native/UpSample.h, cpu/UpSampleKernel.cpp).
#include "backtape/interp/kernels/upsampling_maps.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace backtape::kernels {
namespace {

// The number of input elements per output element.
template <typename T>
T SourceScale(int64_t in, int64_t out, bool align_corners, std::optional<double> scale) {
  if (align_corners) return out > 1 ? static_cast<T>(in - 1) / static_cast<T>(out - 1) : T{0};
  if (scale.has_value() && *scale > 0) return static_cast<T>(1.0 / *scale);
  return static_cast<T>(in) / static_cast<T>(out);
}

int64_t NearestPosition(int64_t i, int64_t in, int64_t out, std::optional<double> scale, bool exact) {
  if (!exact && out == in) return i;
  if (!exact && out == 2 * in) return i >> 1;
  const float step = SourceScale<float>(in, out, false, scale);
  const float position = (static_cast<float>(i) + (exact ? 0.5F : 0.0F)) * step;
  return static_cast<int64_t>(std::min(std::floor(position), static_cast<float>(in - 1)));
}

// Keys' cubic convolution kernel with parameter a, at distance |x|.
template <typename T>
T CubicWeight(T x, T a) {
  x = std::abs(x);
  if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  if (x < 2) return ((x - 5) * x + 8) * x * a - 4 * a;
  return 0;
}

template <typename T>
std::vector<Tap> InterpolationTaps(Interpolation interpolation, int64_t i, int64_t in, T step, bool align_corners) {
  const bool is_cubic = interpolation == Interpolation::kCubic;
  T position = align_corners ? step * static_cast<T>(i) : step * (static_cast<T>(i) + T{0.5}) - T{0.5};
  if (!is_cubic) position = std::max(position, T{0});
  const T floor = std::min(std::floor(position), static_cast<T>(in - 1));
  const int64_t first = static_cast<int64_t>(floor);
  const T rest = std::clamp(position - floor, T{0}, T{1});
  if (!is_cubic) return {{first, 1 - rest}, {std::min(first + 1, in - 1), rest}};
  std::vector<Tap> taps;
  for (int64_t k = -1; k <= 2; ++k) {
    const T weight = CubicWeight(rest - static_cast<T>(k), T{-0.75});
    taps.push_back({std::clamp<int64_t>(first + k, 0, in - 1), weight});
  }
  return taps;
}

// The terms of output element i. When downsampling (step > 1), the kernel is stretched by `step`.
template <typename T>
std::vector<Tap> AntialiasTaps(Interpolation interpolation, int64_t i, int64_t in, T step) {
  const bool is_cubic = interpolation == Interpolation::kCubicAntialias;
  const T width = std::max(step, T{1});
  const T support = (is_cubic ? 2 : 1) * width;
  const T centre = step * (static_cast<T>(i) + T{0.5});
  const int64_t begin =
      static_cast<int64_t>(std::clamp(std::trunc(centre - support + T{0.5}), T{0}, static_cast<T>(in)));
  const int64_t end = static_cast<int64_t>(std::clamp(std::trunc(centre + support + T{0.5}), T{0}, static_cast<T>(in)));
  std::vector<Tap> taps;
  double sum = 0;
  for (int64_t from = begin; from < end; ++from) {
    const T x = (static_cast<T>(from) - centre + T{0.5}) / width;
    const T weight = is_cubic ? CubicWeight(x, T{-0.5}) : std::max(1 - std::abs(x), T{0});
    taps.push_back({from, weight});
    sum += weight;
  }
  if (sum != 0) {
    for (Tap& tap : taps) tap.weight /= sum;
  }
  return taps;
}

template <typename T>
DimMap MakeMap(Interpolation interpolation, int64_t in, int64_t out, bool align_corners, std::optional<double> scale) {
  DimMap map;
  map.reserve(out);
  const T step = SourceScale<T>(in, out, align_corners, scale);
  for (int64_t i = 0; i < out; ++i) {
    switch (interpolation) {
      case Interpolation::kNearest:
      case Interpolation::kNearestExact:
        map.push_back({{NearestPosition(i, in, out, scale, interpolation == Interpolation::kNearestExact), 1}});
        break;
      case Interpolation::kLinear:
        if (in == out) {
          map.push_back({{i, 1}});
          break;
        }
        [[fallthrough]];
      case Interpolation::kCubic:
        map.push_back(InterpolationTaps<T>(interpolation, i, in, step, align_corners));
        break;
      case Interpolation::kLinearAntialias:
      case Interpolation::kCubicAntialias:
        map.push_back(AntialiasTaps<T>(interpolation, i, in, step));
        break;
    }
  }
  return map;
}

}  // namespace

DimMap UpsamplingMap(Interpolation interpolation, int64_t in, int64_t out, bool align_corners,
                     std::optional<double> scale, bool single) {
  return single ? MakeMap<float>(interpolation, in, out, align_corners, scale)
                : MakeMap<double>(interpolation, in, out, align_corners, scale);
}

}  // namespace backtape::kernels
