// Exponentials, logarithms, powers and roots.
#include <cmath>
#include <numbers>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

absl::Status Power(const Operand& self, const Operand& exponent, const Tensor& out) {
  return Map<kAllTypes>(out, {self, exponent}, [](auto x, auto y) {
    if constexpr (kIsFloating<decltype(x)>) {
      return std::pow(x, y);
    } else if constexpr (std::is_same_v<decltype(x), bool>) {
      return x || !y;
    } else {
      return IntegerPower(x, y);
    }
  });
}

// x log(y); 0 if x is 0, even if y has no logarithm; NaN if y is NaN.
absl::Status XLogY(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) {
    if (IsNan(y)) return y;
    return x == 0 ? x * 0 : x * std::log(y);
  });
}

absl::Status XLog1p(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) {
    if (IsNan(y)) return y;
    return x == 0 ? x * 0 : x * std::log1p(y);
  });
}

}  // namespace

absl::Status exp(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::exp(x); });
}
absl::Status exp2(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::exp2(x); });
}
absl::Status expm1(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::expm1(x); });
}
absl::Status log(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::log(x); });
}
absl::Status log2(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::log2(x); });
}
absl::Status log10(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::log10(x); });
}
absl::Status log1p(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::log1p(x); });
}
absl::Status sqrt(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::sqrt(x); });
}
absl::Status rsqrt(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return 1 / std::sqrt(x); });
}

absl::Status pow_Tensor_Tensor(const Tensor& self, const Tensor& exponent, const Tensor& out) {
  return Power(self, exponent, out);
}
absl::Status pow_Scalar(const Scalar& self, const Tensor& exponent, const Tensor& out) {
  return Power(self, exponent, out);
}
absl::Status pow_Tensor_Scalar(const Tensor& self, const Scalar& exponent, const Tensor& out) {
  // As in PyTorch, small powers are computed as products in all dtypes but float16. Products round differently from
  // std::pow.
  // sqrt(-inf) is NaN, but pow(-inf, 0.5) is infinite.
  if (IsFloatingPoint(out.dtype()) && out.dtype() != DType::kFloat16) {
    const double power = exponent.to_double();
    if (power == 2) return Map<kFloats>(out, {self}, [](auto x) { return x * x; });
    if (power == 3) return Map<kFloats>(out, {self}, [](auto x) { return x * x * x; });
    if (power == 0.5) return Map<kFloats>(out, {self}, [](auto x) { return std::sqrt(x); });
    if (power == -0.5) return Map<kFloats>(out, {self}, [](auto x) { return 1 / std::sqrt(x); });
    if (power == -1) return Map<kFloats>(out, {self}, [](auto x) { return 1 / x; });
    if (power == -2) return Map<kFloats>(out, {self}, [](auto x) { return 1 / (x * x); });
  }
  return Power(self, exponent, out);
}

absl::Status logaddexp(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) {
    // The difference of equal infinities would be NaN.
    if (x == y && std::isinf(x)) return x;
    return Maximum(x, y) + std::log1p(std::exp(-std::abs(x - y)));
  });
}
absl::Status logaddexp2(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) {
    using T = decltype(x);
    if (x == y && std::isinf(x)) return x;
    return Maximum(x, y) + std::log1p(std::exp2(-std::abs(x - y))) * std::numbers::log2e_v<T>;
  });
}

absl::Status xlogy_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return XLogY(self, other, out);
}
absl::Status xlogy_Scalar_Self(const Scalar& self, const Tensor& other, const Tensor& out) {
  return XLogY(self, other, out);
}
absl::Status xlogy_Scalar_Other(const Tensor& self, const Scalar& other, const Tensor& out) {
  return XLogY(self, other, out);
}
absl::Status special_xlog1py(const Tensor& self, const Tensor& other, const Tensor& out) {
  return XLog1p(self, other, out);
}
absl::Status special_xlog1py_self_scalar(const Scalar& self, const Tensor& other, const Tensor& out) {
  return XLog1p(self, other, out);
}
absl::Status special_xlog1py_other_scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return XLog1p(self, other, out);
}

}  // namespace backtape::kernels
