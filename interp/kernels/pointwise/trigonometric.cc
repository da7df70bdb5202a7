// Circular and hyperbolic functions.
#include <cmath>
#include <numbers>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

// Float arguments are computed in double with one faster function; the errors of its argument vanish when the result is
// rounded.
double ArcTangent2(double y, double x) { return std::atan2(y, x); }
float ArcTangent2(float y, float x) {
  const double ratio = static_cast<double>(y) / x;
  if (x == 0 || !std::isfinite(ratio)) return std::atan2(y, x);
  const double angle = std::atan(ratio);
  return static_cast<float>(x < 0 ? angle + std::copysign(std::numbers::pi, y) : angle);
}

double ArcTangentH(double x) { return std::atanh(x); }
float ArcTangentH(float x) {
  const double wide = x;
  return static_cast<float>(0.5 * std::log1p(2 * wide / (1 - wide)));
}

}  // namespace

absl::Status sin(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::sin(x); });
}
absl::Status cos(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::cos(x); });
}
absl::Status tan(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::tan(x); });
}
absl::Status asin(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::asin(x); });
}
absl::Status acos(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::acos(x); });
}
absl::Status atan(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::atan(x); });
}
absl::Status atan2(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto y, auto x) { return ArcTangent2(y, x); });
}
absl::Status sinh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::sinh(x); });
}
absl::Status cosh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::cosh(x); });
}
absl::Status tanh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::tanh(x); });
}
absl::Status asinh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::asinh(x); });
}
absl::Status acosh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return std::acosh(x); });
}
absl::Status atanh(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return ArcTangentH(x); });
}
absl::Status hypot(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kFloats>(out, {self, other}, [](auto x, auto y) { return std::hypot(x, y); });
}

// sin(pi x) / (pi x).
absl::Status sinc(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) {
    using T = decltype(x);
    const T angle = std::numbers::pi_v<T> * x;
    return x == 0 ? T{1} : std::sin(angle) / angle;
  });
}

absl::Status deg2rad(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x * static_cast<decltype(x)>(std::numbers::pi / 180); });
}
absl::Status rad2deg(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return x * static_cast<decltype(x)>(180 / std::numbers::pi); });
}

}  // namespace backtape::kernels
