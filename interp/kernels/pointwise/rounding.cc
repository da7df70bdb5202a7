// Rounding and signs.
#include <cmath>
#include <cstdlib>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

// Applies `round` to floating-point numbers; integers are unchanged.
template <typename F>
absl::Status MapRounding(const Tensor& self, const Tensor& out, const F& round) {
  return Map<kNumbers>(out, {self}, [round](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return round(x);
    return x;
  });
}

absl::Status Sign(const Tensor& self, const Tensor& out) {
  return Map<kAllTypes>(out, {self}, [](auto x) {
    using T = decltype(x);
    if constexpr (std::is_same_v<T, bool>) return x;
    return static_cast<T>((x > T{0}) - (x < T{0}));
  });
}

}  // namespace

absl::Status ceil(const Tensor& self, const Tensor& out) {
  return MapRounding(self, out, [](auto x) { return std::ceil(x); });
}
absl::Status floor(const Tensor& self, const Tensor& out) {
  return MapRounding(self, out, [](auto x) { return std::floor(x); });
}
absl::Status trunc(const Tensor& self, const Tensor& out) {
  return MapRounding(self, out, [](auto x) { return std::trunc(x); });
}
// Rounds half to even.
absl::Status round(const Tensor& self, const Tensor& out) {
  return MapRounding(self, out, [](auto x) { return std::rint(x); });
}

absl::Status round_decimals(const Tensor& self, int64_t decimals, const Tensor& out) {
  const Operand scale = Operand(std::pow(10.0, static_cast<double>(std::abs(decimals))));
  if (decimals < 0) {
    return Map<kFloats>(out, {self, scale}, [](auto x, auto s) { return std::rint(x / s) * s; });
  }
  return Map<kFloats>(out, {self, scale}, [](auto x, auto s) { return std::rint(x * s) / s; });
}

absl::Status frac(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x - std::trunc(x); });
}

absl::Status sign(const Tensor& self, const Tensor& out) { return Sign(self, out); }
absl::Status sgn(const Tensor& self, const Tensor& out) { return Sign(self, out); }

absl::Status copysign_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return std::copysign(x, y); });
}
absl::Status copysign_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return std::copysign(x, y); });
}

absl::Status heaviside(const Tensor& self, const Tensor& values, const Tensor& out) {
  return Map<kAllTypes>(out, {self, values}, [](auto x, auto at_zero) {
    using T = decltype(x);
    return x == T{0} ? at_zero : static_cast<T>(x > T{0});
  });
}

}  // namespace backtape::kernels
