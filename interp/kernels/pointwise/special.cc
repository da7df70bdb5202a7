// Special functions.
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise/next_after.h"
#include "backtape/interp/kernels/pointwise/special_functions.h"
#include "backtape/interp/kernels/pointwise_loop.h"
#include "backtape/tensor/half.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {

absl::Status erf(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::erf(x); });
}
absl::Status erfc(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::erfc(x); });
}
absl::Status erfinv(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return InverseErf(x); });
}
absl::Status special_erfcx(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return ScaledErfc(x); });
}
// The standard normal cumulative distribution, computed with erfc, which stays precise where the result is small.
absl::Status special_ndtr(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return 0.5 * std::erfc(-x * std::numbers::sqrt2 / 2); });
}
absl::Status special_ndtri(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double p) { return NormalQuantile(p); });
}
absl::Status special_log_ndtr(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return LogNormalCdf(x); });
}

absl::Status lgamma(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return LogGamma(x); });
}
absl::Status digamma(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return Digamma(x); });
}
absl::Status igamma(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kDouble>(out, {self, other}, [](double a, double x) { return LowerGamma(a, x); });
}
absl::Status igammac(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kDouble>(out, {self, other}, [](double a, double x) { return UpperGamma(a, x); });
}
absl::Status polygamma(int64_t n, const Tensor& self, const Tensor& out) {
  if (n == 0) return digamma(self, out);
  if (n == 1) return Map<kFloats>(out, {self}, [](auto x) { return Trigamma(x); });
  return Map<kDouble>(out, {self}, [n](double x) { return Polygamma(n, x); });
}

namespace {

absl::Status Zeta(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kDouble>(out, {self, other}, [](double s, double q) { return RiemannHurwitzZeta(s, q); });
}

}  // namespace

absl::Status special_zeta(const Tensor& self, const Tensor& other, const Tensor& out) { return Zeta(self, other, out); }
absl::Status special_zeta_self_scalar(const Scalar& self, const Tensor& other, const Tensor& out) {
  return Zeta(self, other, out);
}
absl::Status special_zeta_other_scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return Zeta(self, other, out);
}

absl::Status i0(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return BesselI0(x); });
}
absl::Status special_i0e(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return BesselI0Scaled(x); });
}
absl::Status special_i1(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return BesselI1(x); });
}
absl::Status special_i1e(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double x) { return BesselI1Scaled(x); });
}

// -x log(x), continued to 0 at x = 0; -inf for negative x.
absl::Status special_entr(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) {
    using T = decltype(x);
    if (x > 0) return -x * std::log(x);
    if (IsNan(x)) return x;
    return x == 0 ? T{0} : -std::numeric_limits<T>::infinity();
  });
}

absl::Status logit(const Tensor& self, std::optional<double> eps, const Tensor& out) {
  if (!eps.has_value() || *eps < 0) return Map<kFloats>(out, {self}, [](auto x) { return std::log(x / (1 - x)); });
  return Map<kFloats>(out, {self, Operand(*eps).Unrounded()}, [](auto x, auto low) {
    // With eps above 0.5, `low` is above `high`. As in PyTorch, `low` is then tested first.
    const auto high = 1 - low;
    const auto z = x < low ? low : x > high ? high : x;
    return std::log(z / (1 - z));
  });
}

absl::Status nextafter(const Tensor& self, const Tensor& other, const Tensor& out) {
  if (out.dtype() == DType::kBFloat16) {
    return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return NextAfter<BFloat16>(x, y); });
  }
  if (out.dtype() == DType::kFloat16) {
    return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return NextAfter<Float16>(x, y); });
  }
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return std::nextafter(x, y); });
}

absl::Status frexp_Tensor(const Tensor& self, const Tensor& mantissa, const Tensor& exponent) {
  const auto split = [](double x, int& power) {
    power = 0;
    return std::isfinite(x) ? std::frexp(x, &power) : x;
  };
  BACKTAPE_RETURN_IF_ERROR(Map<kFloats>(mantissa, {self}, [split](auto x) {
    int power;
    return static_cast<decltype(x)>(split(x, power));
  }));
  std::vector<int64_t> powers;
  for (const double x : ReadDense<double>(self)) {
    int power;
    split(x, power);
    powers.push_back(power);
  }
  WriteDense(powers, exponent);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
