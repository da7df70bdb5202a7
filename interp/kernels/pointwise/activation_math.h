#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_ACTIVATION_MATH_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_ACTIVATION_MATH_H_

#include <cmath>
#include <concepts>
#include <numbers>

// Mathematics shared by activation functions and their derivatives.
namespace backtape::kernels {

template <std::floating_point T>
inline constexpr T kSqrtHalf = std::numbers::sqrt2_v<T> / 2;

// The cumulative distribution function of the standard normal distribution.
template <std::floating_point T>
T NormalCdf(T x) {
  return (1 + std::erf(x * kSqrtHalf<T>)) / 2;
}
template <std::floating_point T>
T NormalDensity(T x) {
  return std::exp(-x * x / 2) * (std::numbers::inv_sqrtpi_v<T> * kSqrtHalf<T>);
}

// The approximation of Hendrycks and Gimpel, "Gaussian Error Linear Units" (2016): NormalCdf(x) is about (1 +
// tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2.
template <std::floating_point T>
inline constexpr T kGeluScale = std::numbers::sqrt2_v<T>* std::numbers::inv_sqrtpi_v<T>;
template <std::floating_point T>
inline constexpr T kGeluCubic = T(0.044715);

template <std::floating_point T>
T GeluTanhAngle(T x) {
  return kGeluScale<T> * (x + kGeluCubic<T> * x * x * x);
}
template <std::floating_point T>
T GeluTanhAngleDerivative(T x) {
  return kGeluScale<T> * (1 + 3 * kGeluCubic<T> * x * x);
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_ACTIVATION_MATH_H_
