#include "backtape/interp/kernels/fixed_point_maps.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

constexpr int kMaxPrecision = 22;
constexpr double kMaxWeight = 1 << 15;  // excluded

struct FixedPointMap {
  DimMap taps;        // integer weights
  int precision = 0;  // a weight w stands for w / 2^precision
};

// The terms of one output element, with those for the same input element added up.
std::vector<Tap> WithoutRepetition(const std::vector<Tap>& taps) {
  std::vector<Tap> merged;
  for (const Tap& tap : taps) {
    if (!merged.empty() && merged.back().from == tap.from) {
      merged.back().weight += tap.weight;
    } else {
      merged.push_back(tap);
    }
  }
  return merged;
}

// The precision is the largest one with which all weights have 16 bits.
FixedPointMap ToFixedPoint(const DimMap& map) {
  FixedPointMap fixed;
  double largest = 0;
  for (const std::vector<Tap>& taps : map) {
    fixed.taps.push_back(WithoutRepetition(taps));
    for (const Tap& tap : fixed.taps.back()) largest = std::max(largest, tap.weight);
  }
  while (fixed.precision < kMaxPrecision && 0.5 + largest * (1 << (fixed.precision + 1)) < kMaxWeight) {
    ++fixed.precision;
  }
  const double scale = 1 << fixed.precision;
  for (std::vector<Tap>& taps : fixed.taps) {
    for (Tap& tap : taps) tap.weight = std::trunc(tap.weight * scale + (tap.weight < 0 ? -0.5 : 0.5));
  }
  return fixed;
}

// Applies the map along the middle one of three dims [before, size, after] of `in`.
std::vector<int64_t> Apply(const FixedPointMap& map, const std::vector<int64_t>& in, int64_t before, int64_t size,
                           int64_t after) {
  const int64_t out_size = static_cast<int64_t>(map.taps.size());
  const int64_t half = map.precision > 0 ? int64_t{1} << (map.precision - 1) : 0;
  std::vector<int64_t> out(before * out_size * after, half);
  for (int64_t b = 0; b < before; ++b) {
    for (int64_t position = 0; position < out_size; ++position) {
      int64_t* const to = out.data() + (b * out_size + position) * after;
      for (const Tap& tap : map.taps[position]) {
        const int64_t* const from = in.data() + (b * size + tap.from) * after;
        const auto weight = static_cast<int64_t>(tap.weight);
        for (int64_t a = 0; a < after; ++a) to[a] += weight * from[a];
      }
      for (int64_t a = 0; a < after; ++a) to[a] = std::clamp<int64_t>(to[a] >> map.precision, 0, 255);
    }
  }
  return out;
}

}  // namespace

void ApplyFixedPointMaps(const Tensor& in, absl::Span<const DimMap> maps, const Tensor& out) {
  if (out.numel() == 0) return;
  std::vector<int64_t> values = ReadDense<int64_t>(in);
  int64_t after = 1;
  int64_t before = in.numel();
  for (size_t i = maps.size(); i-- > 0;) {
    const int64_t dim = in.dim() - static_cast<int64_t>(maps.size() - i);
    const int64_t size = in.size(dim);
    before /= size;
    if (size != out.size(dim)) values = Apply(ToFixedPoint(maps[i]), values, before, size, after);
    after *= out.size(dim);
  }
  WriteDense(values, out);
}

}  // namespace backtape::kernels
