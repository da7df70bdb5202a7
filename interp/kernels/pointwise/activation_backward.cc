// Derivatives of the functions in activation.cc, times the gradient of the result. At a kink, the result is the same
// one-sided derivative as in PyTorch.
#include <cmath>
#include <limits>
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/activation_math.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The derivative of hardshrink and softshrink.
absl::Status ShrinkBackward(const Tensor& grad, const Tensor& self, const Scalar& lambd, const Tensor& out) {
  return Map<kFloats>(out, {grad, self, lambd},
                      [](auto g, auto x, auto lambda) { return x >= -lambda && x <= lambda ? decltype(g){0} : g; });
}

absl::Status LeakyReluBackward(const Tensor& grad, const Tensor& self, const Operand& slope, const Tensor& out) {
  return Map<kFloats>(out, {grad, self, slope.Unrounded()}, [](auto g, auto x, auto s) { return x > 0 ? g : g * s; });
}

}  // namespace

absl::Status sigmoid_backward(const Tensor& grad_output, const Tensor& output, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, output}, [](auto g, auto y) { return g * (1 - y) * y; });
}
absl::Status tanh_backward(const Tensor& grad_output, const Tensor& output, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, output}, [](auto g, auto y) { return g * (1 - y * y); });
}

absl::Status threshold_backward(const Tensor& grad_output, const Tensor& self, const Scalar& threshold,
                                const Tensor& out) {
  return Map<kNumbers>(out, {grad_output, self, threshold},
                       [](auto g, auto x, auto t) { return x <= t ? decltype(g){0} : g; });
}
absl::Status hardtanh_backward(const Tensor& grad_output, const Tensor& self, const Scalar& min_val,
                               const Scalar& max_val, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self, min_val, max_val},
                      [](auto g, auto x, auto low, auto high) { return x <= low || x >= high ? decltype(g){0} : g; });
}

absl::Status leaky_relu_backward(const Tensor& grad_output, const Tensor& self, const Scalar& negative_slope,
                                 bool self_is_result, const Tensor& out) {
  return LeakyReluBackward(grad_output, self, negative_slope, out);
}
absl::Status rrelu_with_noise_backward(const Tensor& grad_output, const Tensor& self, const Tensor& noise,
                                       const Scalar& lower, const Scalar& upper, bool training, bool self_is_result,
                                       const Tensor& out) {
  // If the bounds are almost equal, rrelu is a leaky_relu with the mean slope.
  if (training && upper.to_double() - lower.to_double() > 1e-6) {
    return Map<kAllTypes>(out, {grad_output, noise}, [](auto g, auto n) { return Multiply(g, n); });
  }
  return LeakyReluBackward(grad_output, self, (lower.to_double() + upper.to_double()) / 2, out);
}
absl::Status _prelu_kernel_backward(const Tensor& grad_output, const Tensor& self, const Tensor& weight,
                                    const Tensor& grad_self, const Tensor& grad_weight) {
  BACKTAPE_RETURN_IF_ERROR(
      Map<kFloats>(grad_self, {grad_output, self, weight}, [](auto g, auto x, auto w) { return x > 0 ? g : w * g; }));
  return Map<kFloats>(grad_weight, {grad_output, self}, [](auto g, auto x) { return x > 0 ? decltype(g){0} : x * g; });
}

absl::Status elu_backward(const Tensor& grad_output, const Scalar& alpha, const Scalar& scale,
                          const Scalar& input_scale, bool is_result, const Tensor& self_or_result, const Tensor& out) {
  const Operand negative = Operand(alpha.to_double() * scale.to_double()).Unrounded();
  const Operand positive = Operand(scale).Unrounded();
  const Operand inner = Operand(input_scale).Unrounded();
  if (is_result) {
    return Map<kFloats>(out, {grad_output, self_or_result, negative, positive, inner},
                        [](auto g, auto y, auto a, auto s, auto i) { return y <= 0 ? g * i * (y + a) : g * s; });
  }
  return Map<kFloats>(
      out, {grad_output, self_or_result, negative, positive, inner},
      [](auto g, auto x, auto a, auto s, auto i) { return x <= 0 ? g * i * a * std::exp(x * i) : g * s; });
}

absl::Status gelu_backward(const Tensor& grad_output, const Tensor& self, absl::string_view approximate,
                           const Tensor& out) {
  if (approximate == "tanh") {
    return Map<kFloats>(out, {grad_output, self}, [](auto g, auto x) {
      const auto tanh = std::tanh(GeluTanhAngle(x));
      const auto derivative = (1 + tanh) / 2 + x / 2 * ((1 - tanh * tanh) * GeluTanhAngleDerivative(x));
      return g * derivative;
    });
  }
  return Map<kFloats>(out, {grad_output, self},
                      [](auto g, auto x) { return g * (NormalCdf(x) + x * NormalDensity(x)); });
}

absl::Status silu_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self}, [](auto g, auto x) {
    const auto sigmoid = Sigmoid(x);
    return g * sigmoid * (1 + x * (1 - sigmoid));
  });
}
absl::Status mish_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  // The result is computed in the common dtype, which may differ from the output's.
  if (const DType common = CommonDType({grad_output, self}); common != out.dtype()) {
    BACKTAPE_ASSIGN_OR_RETURN(const Tensor result, Tensor::TryEmpty(out.sizes(), common));
    BACKTAPE_RETURN_IF_ERROR(mish_backward(grad_output, self, result));
    CopyElements(result, out);
    return absl::OkStatus();
  }
  return Map<kFloats>(out, {grad_output, self}, [](auto g, auto x) {
    const auto tanh = std::tanh(std::log1p(std::exp(x)));
    return g * (tanh + x * Sigmoid(x) * (1 - tanh * tanh));
  });
}

absl::Status hardsigmoid_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self},
                      // PyTorch's constant 1/6 has only single precision.
                      [](auto g, auto x) { return x > -3 && x < 3 ? g * (1.0f / 6) : decltype(g){0}; });
}
absl::Status hardswish_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self}, [](auto g, auto x) {
    using T = decltype(g);
    if (x <= -3) return T{0};
    return x < 3 ? g * (x / 3 + T{0.5}) : g;
  });
}

absl::Status softplus_backward(const Tensor& grad_output, const Tensor& self, const Scalar& beta,
                               const Scalar& threshold, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self, Operand(beta).Unrounded(), Operand(threshold).Unrounded()},
                      [](auto g, auto x, auto b, auto t) {
                        const auto exp = std::exp(x * b);
                        return x * b > t ? g : g * exp / (exp + 1);
                      });
}

absl::Status hardshrink_backward(const Tensor& grad_out, const Tensor& self, const Scalar& lambd, const Tensor& out) {
  return ShrinkBackward(grad_out, self, lambd, out);
}
absl::Status softshrink_backward(const Tensor& grad_output, const Tensor& self, const Scalar& lambd,
                                 const Tensor& out) {
  return ShrinkBackward(grad_output, self, lambd, out);
}

absl::Status log_sigmoid_backward(const Tensor& grad_output, const Tensor& self, const Tensor& buffer,
                                  const Tensor& out) {
  return Map<kFloats>(out, {grad_output, self, buffer}, [](auto g, auto x, auto z) {
    // z = exp(-|x|), so sigmoid(-|x|) = z / (1 + z).
    const auto tail = z / (1 + z);
    return g * (x < 0 ? 1 - tail : tail);
  });
}

absl::Status logit_backward(const Tensor& grad_output, const Tensor& self, std::optional<double> eps,
                            const Tensor& out) {
  // Outside the range, the function is constant or, without eps, undefined.
  const bool is_clamped = eps.has_value() && *eps >= 0;
  const double low = is_clamped ? *eps : 0;
  const double outside = is_clamped ? 0 : std::numeric_limits<double>::quiet_NaN();
  return Map<kFloats>(out, {grad_output, self, Operand(low).Unrounded(), Operand(outside)},
                      [](auto g, auto x, auto lo, auto value) {
                        using T = decltype(g);
                        if (x < lo || x > 1 - lo) return value;
                        return x == 0 || x == 1 ? g * std::numeric_limits<T>::infinity() : g / (x * (1 - x));
                      });
}

}  // namespace backtape::kernels
