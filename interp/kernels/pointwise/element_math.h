#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_ELEMENT_MATH_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_ELEMENT_MATH_H_

#include <cmath>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "backtape/tensor/wrapping.h"

// Operations on single elements that several kernels need, for the four C++ types of pointwise_loop.h. Integers wrap.
namespace backtape::kernels {

template <typename T>
inline constexpr bool kIsFloating = std::is_floating_point_v<T>;

template <typename T>
bool IsNan(T x) {
  if constexpr (kIsFloating<T>) return x != x;
  return false;
}

// For bool, logical or.
inline bool Add(bool x, bool y) { return x || y; }
inline int64_t Add(int64_t x, int64_t y) { return WrappingAdd(x, y); }
template <std::floating_point T>
T Add(T x, T y) {
  return x + y;
}

inline int64_t Subtract(int64_t x, int64_t y) { return WrappingSub(x, y); }
template <std::floating_point T>
T Subtract(T x, T y) {
  return x - y;
}

// For bool, logical and.
inline bool Multiply(bool x, bool y) { return x && y; }
inline int64_t Multiply(int64_t x, int64_t y) { return WrappingMul(x, y); }
template <std::floating_point T>
T Multiply(T x, T y) {
  return x * y;
}

inline int64_t Negate(int64_t x) { return Subtract(int64_t{0}, x); }
template <std::floating_point T>
T Negate(T x) {
  return -x;
}

// Rounds towards zero. For integers, `y` must not be 0, here and below.
inline int64_t TruncDivide(int64_t x, int64_t y) { return y == -1 ? Negate(x) : x / y; }
template <std::floating_point T>
T TruncDivide(T x, T y) {
  return std::trunc(x / y);
}

// The remainder of TruncDivide, with the sign of x.
inline int64_t Fmod(int64_t x, int64_t y) { return y == -1 ? 0 : x % y; }
// If the quotient is small, its integral part is exact, and so is the remainder: in double for float, with a fused
// multiply-add for double, where a quotient that was rounded up to an integer makes the remainder negative. std::fmod
// takes three times as long.
template <std::floating_point T>
T Fmod(T x, T y) {
  constexpr double kSmall = 1 << 28;
  const double a = std::abs(x), b = std::abs(y);
  const double quotient = a / b;
  if (quotient < 1) return x;
  if (!(quotient < kSmall)) return std::fmod(x, y);
  const auto times = static_cast<double>(static_cast<int64_t>(quotient));
  if constexpr (std::is_same_v<T, float>) return std::copysign(static_cast<T>(a - times * b), x);
  const double rest = std::fma(-times, b, a);
  return std::copysign(rest < 0 ? rest + b : rest, x);
}

// The remainder of FloorDivide, with the sign of y, like Python's %.
inline int64_t Remainder(int64_t x, int64_t y) {
  const int64_t rest = Fmod(x, y);
  return rest + y * static_cast<int64_t>((rest != 0) & ((rest ^ y) < 0));
}
template <std::floating_point T>
T Remainder(T x, T y) {
  const T rest = Fmod(x, y);
  return rest != 0 && (y < 0) != (rest < 0) ? rest + y : rest;
}

// Rounds towards minus infinity, like Python's //.
inline int64_t FloorDivide(int64_t x, int64_t y) {
  if (y == -1) return Negate(x);
  // One instruction computes both the quotient and the remainder. A branch on their signs would often be mispredicted.
  return x / y - static_cast<int64_t>((x % y != 0) & ((x ^ y) < 0));
}
// Computed from the remainder, as Python does, because x / y may round up to the next integer.
template <std::floating_point T>
T FloorDivide(T x, T y) {
  if (y == 0) return x / y;
  const T rest = std::fmod(x, y);
  T quotient = (x - rest) / y;
  if (rest != 0 && (y < 0) != (rest < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(T{0}, x / y);
  const T floor = std::floor(quotient);
  return quotient - floor > T{0.5} ? floor + 1 : floor;
}

// Returns NaN if either is NaN.
template <typename T>
T Maximum(T x, T y) {
  return x >= y || IsNan(x) ? x : y;
}
template <typename T>
T Minimum(T x, T y) {
  return x <= y || IsNan(x) ? x : y;
}
// Returns `high` if low > high. Not written as Minimum(Maximum(x, low), high), which GCC 12 does not vectorise.
template <typename T>
T Clamp(T x, T low, T high) {
  const T raised = Maximum(x, low);
  return raised <= high || IsNan(raised) ? raised : high;
}

// x to an integer power, wrapping. A negative power is the reciprocal, rounded towards zero.
inline int64_t IntegerPower(int64_t x, int64_t power) {
  if (power < 0) return x == 1 ? 1 : x == -1 ? (power % 2 == 0 ? 1 : -1) : 0;
  return WrappingPow(x, power);
}

template <std::floating_point T>
T Sigmoid(T x) {
  return 1 / (1 + std::exp(-x));
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_ELEMENT_MATH_H_
