// Activation functions.
#include <cmath>
#include <numbers>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/activation_math.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"
#include "backtape/tensor/integer_range.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

absl::Status ExponentialLinear(const Tensor& self, double alpha, double scale, double input_scale, const Tensor& out) {
  return Map<kFloats>(
      out, {self, Operand(alpha * scale).Unrounded(), Operand(scale).Unrounded(), Operand(input_scale).Unrounded()},
      [](auto x, auto negative_scale, auto positive_scale, auto in_scale) {
        return x < 0 ? std::expm1(x * in_scale) * negative_scale : x * positive_scale;
      });
}

absl::Status ClampBetween(const Tensor& self, const Scalar& low, const Scalar& high, const Tensor& out) {
  return Map<kNumbers>(out, {self, low, high}, [](auto x, auto y, auto z) { return Clamp(x, y, z); });
}

}  // namespace

absl::Status sigmoid(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return Sigmoid(x); });
}

absl::Status relu(const Tensor& self, const Tensor& out) {
  return Map<kNumbers>(out, {self}, [](auto x) { return Maximum(x, decltype(x){0}); });
}
absl::Status relu6(const Tensor& self, const Tensor& out) { return ClampBetween(self, 0, 6, out); }
// For an integer dtype, the bounds are first truncated, then saturated as those of clamp.
absl::Status hardtanh(const Tensor& self, const Scalar& min_val, const Scalar& max_val, const Tensor& out) {
  const auto bound = [&out](const Scalar& given) {
    return IsInteger(out.dtype()) ? SaturatedTo(out.dtype(), Scalar(given.to_int64())) : given;
  };
  return ClampBetween(self, bound(min_val), bound(max_val), out);
}

absl::Status leaky_relu(const Tensor& self, const Scalar& negative_slope, const Tensor& out) {
  return Map<kFloats>(out, {self, Operand(negative_slope).Unrounded()},
                      [](auto x, auto slope) { return x > 0 ? x : x * slope; });
}
absl::Status _prelu_kernel(const Tensor& self, const Tensor& weight, const Tensor& out) {
  return Map<kFloats>(out, {self, weight}, [](auto x, auto w) { return x > 0 ? x : w * x; });
}
// The weight has one element, or one for each index of dimension 1.
absl::Status prelu(const Tensor& self, const Tensor& weight, const Tensor& out) {
  DimVector sizes(self.dim(), 1);
  DimVector strides(self.dim(), 0);
  if (self.dim() > 1 && weight.numel() != 1) {
    sizes[1] = weight.numel();
    strides[1] = weight.stride(0);
  }
  BACKTAPE_ASSIGN_OR_RETURN(const Tensor aligned, weight.TryAsStrided(sizes, strides, weight.storage_offset()));
  return _prelu_kernel(self, aligned, out);
}

absl::Status threshold(const Tensor& self, const Scalar& threshold, const Scalar& value, const Tensor& out) {
  return Map<kNumbers>(out, {self, threshold, value}, [](auto x, auto t, auto v) { return x <= t ? v : x; });
}

absl::Status elu(const Tensor& self, const Scalar& alpha, const Scalar& scale, const Scalar& input_scale,
                 const Tensor& out) {
  return ExponentialLinear(self, alpha.to_double(), scale.to_double(), input_scale.to_double(), out);
}
absl::Status celu(const Tensor& self, const Scalar& alpha, const Tensor& out) {
  return ExponentialLinear(self, alpha.to_double(), 1, 1 / alpha.to_double(), out);
}
// Constants of Klambauer et al., "Self-Normalizing Neural Networks" (2017), equation 14.
absl::Status selu(const Tensor& self, const Tensor& out) {
  return ExponentialLinear(self, 1.6732632423543772848170429916717, 1.0507009873554804934193349852946, 1, out);
}

absl::Status gelu(const Tensor& self, absl::string_view approximate, const Tensor& out) {
  if (approximate == "tanh") {
    return Map<kFloats>(out, {self}, [](auto x) { return x * (1 + std::tanh(GeluTanhAngle(x))) / 2; });
  }
  return Map<kFloats>(out, {self}, [](auto x) { return x * NormalCdf(x); });
}

absl::Status silu(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x / (1 + std::exp(-x)); });
}
absl::Status mish(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x * std::tanh(std::log1p(std::exp(x))); });
}

absl::Status hardsigmoid(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return Clamp(x + 3, decltype(x){0}, decltype(x){6}) / 6; });
}
absl::Status hardswish(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x * Clamp(x + 3, decltype(x){0}, decltype(x){6}) / 6; });
}

absl::Status softplus(const Tensor& self, const Scalar& beta, const Scalar& threshold, const Tensor& out) {
  return Map<kFloats>(out, {self, Operand(beta).Unrounded(), Operand(threshold).Unrounded()},
                      [](auto x, auto b, auto t) { return x * b > t ? x : std::log1p(std::exp(x * b)) / b; });
}

absl::Status hardshrink(const Tensor& self, const Scalar& lambd, const Tensor& out) {
  return Map<kFloats>(out, {self, lambd},
                      [](auto x, auto lambda) { return x >= -lambda && x <= lambda ? decltype(x){0} : x; });
}
absl::Status softshrink(const Tensor& self, const Scalar& lambd, const Tensor& out) {
  return Map<kFloats>(out, {self, lambd}, [](auto x, auto lambda) {
    // The product preserves NaN.
    return x > lambda ? x - lambda : x < -lambda ? x + lambda : x * 0;
  });
}

// The buffer is exp(-|x|), which the backward op uses.
absl::Status log_sigmoid_forward(const Tensor& self, const Tensor& out, const Tensor& buffer) {
  BACKTAPE_RETURN_IF_ERROR(Map<kFloats>(
      out, {self}, [](auto x) { return Minimum(x, decltype(x){0}) - std::log1p(std::exp(-std::abs(x))); }));
  return Map<kFloats>(buffer, {self}, [](auto x) { return std::exp(-std::abs(x)); });
}

}  // namespace backtape::kernels
