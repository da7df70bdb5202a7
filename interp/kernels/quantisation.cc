// Fake quantisation. An element x becomes q = zero_point + round(x / scale), where x is multiplied by the reciprocal of
// the scale in float32 (float64 for a float64 input). The result is (limited q - zero_point) * scale.
#include <algorithm>
#include <cmath>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

struct Range {
  double low, high;
};

struct Quantiser {
  float scale;
  double zero_point;
};

// The quantised number before it is limited. NaN becomes minus infinity.
double Quantised(double x, const Quantiser& q, bool is_double) {
  const float inverse = 1.0F / q.scale;
  const double scaled = is_double ? x * inverse : static_cast<double>(static_cast<float>(x) * inverse);
  return std::isnan(scaled) ? -INFINITY : q.zero_point + std::nearbyint(scaled);
}

double Dequantised(double quantised, const Quantiser& q, const Range& range) {
  return (std::clamp(quantised, range.low, range.high) - q.zero_point) * q.scale;
}

// `of(i)` is the quantiser of element i. The mask may be undefined.
template <typename F>
absl::Status FakeQuantise(const Tensor& self, const Range& range, const F& of, const Tensor& out, const Tensor* mask) {
  std::vector<double> values = ReadDense<double>(self);
  std::vector<int64_t> inside(values.size());
  const bool is_double = self.dtype() == DType::kFloat64;
  for (size_t i = 0; i < values.size(); ++i) {
    const Quantiser q = of(i);
    const double quantised = Quantised(values[i], q, is_double);
    inside[i] = int64_t{quantised >= range.low && quantised <= range.high};
    values[i] = Dequantised(quantised, q, range);
  }
  WriteDense(values, out);
  if (mask != nullptr) WriteDense(inside, *mask);
  return absl::OkStatus();
}

Range RangeOf(int64_t quant_min, int64_t quant_max) {
  return {static_cast<double>(quant_min), static_cast<double>(quant_max)};
}

double NumberIn(const Tensor& tensor) {
  if (IsFloatingPoint(tensor.dtype())) return ReadDense<double>(tensor)[0];
  return static_cast<double>(ReadDense<int64_t>(tensor)[0]);
}

std::vector<double> NumbersIn(const Tensor& tensor) {
  if (IsFloatingPoint(tensor.dtype())) return ReadDense<double>(tensor);
  const std::vector<int64_t> integers = ReadDense<int64_t>(tensor);
  return std::vector<double>(integers.begin(), integers.end());
}

// The quantisers of the channels. operator()(i) returns that of the element with row-major index i.
class Channels {
 public:
  Channels(const Tensor& self, const Tensor& scale, const std::vector<double>& zero_points, int64_t axis)
      : count_(self.size(axis)) {
    for (int64_t d = axis + 1; d < self.dim(); ++d) inner_ *= self.size(d);
    const std::vector<double> scales = ReadDense<double>(scale);
    for (size_t c = 0; c < scales.size(); ++c) {
      quantisers_.push_back({static_cast<float>(scales[c]), zero_points[c]});
    }
  }
  Quantiser operator()(size_t i) const { return quantisers_[static_cast<int64_t>(i) / inner_ % count_]; }

 private:
  int64_t count_, inner_ = 1;
  std::vector<Quantiser> quantisers_;
};

}  // namespace

absl::Status fake_quantize_per_tensor_affine_cachemask(const Tensor& self, double scale, int64_t zero_point,
                                                       int64_t quant_min, int64_t quant_max, const Tensor& out0,
                                                       const Tensor& out1) {
  const Quantiser q{static_cast<float>(scale), static_cast<double>(zero_point)};
  return FakeQuantise(
      self, RangeOf(quant_min, quant_max), [&](size_t) { return q; }, out0, &out1);
}

absl::Status _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(const Tensor& self, const Tensor& scale,
                                                                       const Tensor& zero_point,
                                                                       const Tensor& fake_quant_enabled,
                                                                       int64_t quant_min, int64_t quant_max,
                                                                       const Tensor& out0, const Tensor& out1) {
  if (NumberIn(fake_quant_enabled) == 0) {
    WriteDense(ReadDense<double>(self), out0);
    Fill(out1, true);
    return absl::OkStatus();
  }
  const Quantiser q{static_cast<float>(NumberIn(scale)), std::trunc(NumberIn(zero_point))};
  return FakeQuantise(
      self, RangeOf(quant_min, quant_max), [&](size_t) { return q; }, out0, &out1);
}

absl::Status fake_quantize_per_channel_affine_cachemask(const Tensor& self, const Tensor& scale,
                                                        const Tensor& zero_point, int64_t axis, int64_t quant_min,
                                                        int64_t quant_max, const Tensor& out0, const Tensor& out1) {
  const Channels channels(self, scale, NumbersIn(zero_point), axis);
  return FakeQuantise(self, RangeOf(quant_min, quant_max), channels, out0, &out1);
}

// As in PyTorch, the zero point of a whole tensor is truncated after 0.5 is added, so a negative one is not rounded to
// nearest. The zero point of a channel is rounded to nearest, half to even.
absl::Status _fake_quantize_learnable_per_tensor_affine(const Tensor& self, const Tensor& scale,
                                                        const Tensor& zero_point, int64_t quant_min, int64_t quant_max,
                                                        double grad_factor, const Tensor& out) {
  const Range range = RangeOf(quant_min, quant_max);
  const double rounded = std::trunc(std::clamp(NumberIn(zero_point) + 0.5, range.low, range.high));
  const Quantiser q{static_cast<float>(NumberIn(scale)), rounded};
  return FakeQuantise(
      self, range, [&](size_t) { return q; }, out, nullptr);
}

absl::Status _fake_quantize_learnable_per_channel_affine(const Tensor& self, const Tensor& scale,
                                                         const Tensor& zero_point, int64_t axis, int64_t quant_min,
                                                         int64_t quant_max, double grad_factor, const Tensor& out) {
  const Range range = RangeOf(quant_min, quant_max);
  std::vector<double> zero_points = NumbersIn(zero_point);
  for (double& z : zero_points) z = std::clamp(std::nearbyint(z), range.low, range.high);
  return FakeQuantise(self, range, Channels(self, scale, zero_points, axis), out, nullptr);
}

}  // namespace backtape::kernels
