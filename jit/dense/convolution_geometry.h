#ifndef BACKTAPE_JIT_DENSE_CONVOLUTION_GEOMETRY_H_
#define BACKTAPE_JIT_DENSE_CONVOLUTION_GEOMETRY_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "backtape/jit/dense/convolution_spec.h"

namespace backtape::jit {

constexpr int kSpatialDims = 3;  // lists with fewer spatial dims get leading dims of size 1
using Spatial = std::array<int64_t, kSpatialDims>;

inline int64_t Product(const Spatial& sizes) { return sizes[0] * sizes[1] * sizes[2]; }
inline int64_t Dot(const Spatial& a, const Spatial& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// Strides of a tensor's dims, in elements.
struct SpatialLayout {
  int64_t batch = 0;
  int64_t channel = 0;
  Spatial at = {};
};

// Describes a convolution as a relation between an image (ATen's input) and a grid (ATen's output): the window at each
// position of the grid covers a part of the image.
struct ConvolutionGeometry {
  explicit ConvolutionGeometry(const ConvolutionSpec& spec);

  int64_t batch = 0;
  int64_t groups = 1;
  int64_t image_channels = 0;  // per group
  int64_t grid_channels = 0;   // per group
  Spatial image, grid, window;
  Spatial stride, padding, dilation;
  SpatialLayout image_layout, grid_layout;
  SpatialLayout weight_layout;  // `batch` is the stride of grid channels, `channel` that of image channels
};

// One position of the window. For target position q of its phase, it reads source[step * q + offset].
struct Tap {
  Spatial window = {};
  Spatial offset = {};
  // offset = step * shift + residue, with 0 <= residue < step.
  Spatial shift = {};
  Spatial residue = {};
};

// The target positions first + step * q, q < count, which all use the same taps.
struct CorrelationPhase {
  Spatial first = {};
  Spatial count = {};
  std::vector<Tap> taps;  // the window positions that contribute to this phase
  Spatial min_shift = {};
  Spatial extent = {};  // max_shift - min_shift
};

// target[first + target_step * q] = sum over taps of weight[window] * source[source_step * q + offset].
struct Correlation {
  Spatial source_step = {1, 1, 1};
  Spatial target_step = {1, 1, 1};
  std::vector<CorrelationPhase> phases;
};

// Computes the grid from the image (one phase), or the image from the grid (one phase per residue of the stride).
Correlation GridFromImage(const ConvolutionGeometry& geometry);
Correlation ImageFromGrid(const ConvolutionGeometry& geometry);

// The elements first + step * i, i < count, of one channel.
struct SpatialBox {
  Spatial first = {};
  Spatial step = {1, 1, 1};
  Spatial count = {};
};

// Copies a box to row-major memory whose rows are `pitch[1]` and whose slabs are `pitch[0]` elements apart. Elements
// outside `size` become 0.
template <typename T>
void CopyBox(const T* from, const Spatial& size, const Spatial& strides, const SpatialBox& box, T* to,
             const std::array<int64_t, 2>& pitch) {
  // The positions of a row that are inside `size`.
  const int64_t step = box.step[2];
  const auto reach = [&](int64_t limit) {
    const int64_t distance = limit - box.first[2];
    return std::clamp<int64_t>(distance <= 0 ? 0 : (distance + step - 1) / step, 0, box.count[2]);
  };
  const int64_t begin = reach(0);
  const int64_t end = std::max(begin, reach(size[2]));
  const int64_t stride = strides[2] * step;
  for (int64_t d = 0; d < box.count[0]; ++d) {
    const int64_t x = box.first[0] + d * box.step[0];
    for (int64_t h = 0; h < box.count[1]; ++h) {
      const int64_t y = box.first[1] + h * box.step[1];
      T* const row = to + d * pitch[0] + h * pitch[1];
      if (x < 0 || x >= size[0] || y < 0 || y >= size[1] || begin == end) {
        std::fill_n(row, box.count[2], T{0});
        continue;
      }
      const T* const source = from + x * strides[0] + y * strides[1] + (box.first[2] + begin * step) * strides[2];
      for (int64_t i = 0; i < begin; ++i) row[i] = T{0};
      for (int64_t i = end; i < box.count[2]; ++i) row[i] = T{0};
      if (stride == 1) {
        std::memcpy(row + begin, source, static_cast<size_t>(end - begin) * sizeof(T));
        continue;
      }
      for (int64_t i = 0; i < end - begin; ++i) row[begin + i] = source[i * stride];
    }
  }
}

// Rounds a row of `elements` elements of `item` bytes up to an odd number of cache lines, so that consecutive rows do
// not map to the same cache sets.
inline int64_t OddLines(int64_t elements, int64_t item) {
  const int64_t line = 64 / item;
  return ((elements + line - 1) / line | 1) * line;
}

// "convolution forward [..] * [..]".
std::string Describe(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_CONVOLUTION_GEOMETRY_H_
