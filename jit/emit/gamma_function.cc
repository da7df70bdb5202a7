// The logarithm of the gamma function and its first two derivatives, for positive arguments, in float64.
//
// From 10 on they are computed by the asymptotic series of Abramowitz and Stegun, Handbook of Mathematical Functions
// (A&S below). For smaller arguments the recurrences in x are used, with one logarithm or quotient for all their
// terms.

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

constexpr double kStart = 10;  // the asymptotic series is used from here on
constexpr double kGammaInfinity = std::numeric_limits<double>::infinity();

// A&S 6.1.41, for x >= 10, given log(x).
Vector StirlingSeries(Simd& simd, const Vector& x, const Vector& log) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  static constexpr double kSeries[] = {1.0 / 12,   -1.0 / 360,        1.0 / 1260, -1.0 / 1680,
                                       1.0 / 1188, -691.0 / 360360.0, 1.0 / 156};
  constexpr double kHalfLogTwoPi = 0.91893853320467274178;
  const Vector reciprocal = simd.Div(constant(1), x);
  const Vector tail = simd.Mul(reciprocal, simd.Polynomial(simd.Mul(reciprocal, reciprocal), kSeries));
  const Vector rest = simd.Add(simd.Fma(log, constant(-0.5), constant(kHalfLogTwoPi)), tail);
  return simd.Fma(x, simd.Sub(log, constant(1)), rest);
}

Vector LgammaOfPositive(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Mask is_large = simd.Compare(Condition::kGe, x, constant(kStart));
  // With x = n + y and |y| <= 1/2: a polynomial computes log(gamma(2 + y)), and gamma(x) is gamma(2 + y) times or
  // divided by a product.
  const Vector n = simd.Round(simd.RawMin(constant(kStart), x), Simd::Rounding::kNearest);
  const Vector y = simd.Sub(x, n);
  Vector product = simd.InReg(constant(1));
  for (int j = 1; j <= 8; ++j) {
    const Mask counts = simd.Compare(Condition::kGe, n, constant(j + 2));
    product = simd.Select(counts, simd.Mul(product, simd.Sub(x, constant(j))), product);
  }
  const Mask is_below = simd.Compare(Condition::kLt, n, constant(2));
  const Mask is_first = simd.Compare(Condition::kLt, n, constant(1));
  const Vector divisor = simd.Select(is_first, simd.Fma(x, x, x), x);
  const Vector argument = simd.Select(is_large, x, simd.Select(is_below, divisor, product));
  const Vector log = EmitLog(simd, argument, LogBase::kE);
  const Vector signed_log = simd.Select(is_below, simd.Neg(log), log);
  const Vector small = simd.Fma(y, simd.Polynomial(y, kLgammaF64), signed_log);
  return simd.Select(is_large, StirlingSeries(simd, x, log), small);
}

// For x < 10, the sum over k = 0...9 of 1 / (x + k)^power as one quotient, and x + 10; for other x, 0 and x itself.
struct Shifted {
  Vector sum;
  Vector x;
};
Shifted ShiftToStart(Simd& simd, const Vector& x, int power) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const auto term = [&](const Vector& base) { return power == 1 ? base : simd.Mul(base, base); };
  Vector bottom = term(x);
  Vector top = simd.InReg(constant(1));
  for (int k = 1; k < 10; ++k) {
    const Vector factor = term(simd.Add(x, constant(k)));
    top = simd.Fma(top, factor, bottom);
    bottom = simd.Mul(bottom, factor);
  }
  const Mask is_small = simd.Compare(Condition::kLt, x, constant(kStart));
  return {simd.Select(is_small, simd.Div(top, bottom), constant(0)),
          simd.Select(is_small, simd.Add(x, constant(10)), x)};
}

Vector TrigammaOfPositive(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Shifted shifted = ShiftToStart(simd, x, 2);
  // A&S 6.4.12.
  static constexpr double kBernoulli[] = {1.0 / 6,  -1.0 / 30,       1.0 / 42, -1.0 / 30,
                                          5.0 / 66, -691.0 / 2730.0, 7.0 / 6,  -3617.0 / 510};
  const Vector r = simd.Div(constant(1), shifted.x);
  const Vector square = simd.Mul(r, r);
  const Vector tail = simd.Mul(square, simd.Polynomial(square, kBernoulli));
  const Vector inner = simd.Fma(r, constant(0.5), tail);
  return simd.Add(simd.Fma(r, inner, r), shifted.sum);
}

// True where x is not positive, or is too large or too small for the formulas above.
Mask IsSpecial(Simd& simd, const Vector& x) {
  const double smallest = x.lane == Lane::kF32 ? 0x1p-149 : 0x1p-1022;
  const double largest = x.lane == Lane::kF32 ? 0x1p127 : 0x1p1000;
  return simd.Or(simd.Compare(Condition::kNotLe, x, simd.Const(x.lane, largest)),
                 simd.Compare(Condition::kLt, x, simd.Const(x.lane, smallest)));
}

}  // namespace

Vector EmitLgamma(Simd& simd, const Vector& x) {
  return EmitUnlessSpecial(simd, Op::kLgamma, IsSpecial(simd, x), x, nullptr,
                           [&] { return LgammaOfPositive(simd, x); });
}

Vector EmitTrigamma(Simd& simd, const Vector& x) {
  return EmitUnlessSpecial(simd, Op::kTrigamma, IsSpecial(simd, x), x, nullptr, [&] {
    if (x.lane == Lane::kF64) return TrigammaOfPositive(simd, x);
    return simd.InDouble(x, nullptr,
                         [](Simd& half, const Vector& a, const Vector&) { return TrigammaOfPositive(half, a); });
  });
}

Vector EmitDigamma(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Mask is_negative = simd.Compare(Condition::kLt, x, constant(0));
  const Shifted shifted = ShiftToStart(simd, simd.Select(is_negative, simd.Sub(simd.InReg(constant(1)), x), x), 1);
  // A&S 6.3.18.
  static constexpr double kSeries[] = {1.0 / 12,  -1.0 / 120,       1.0 / 252, -1.0 / 240,
                                       1.0 / 132, -691.0 / 32760.0, 1.0 / 12,  -3617.0 / 8160};
  const Vector r = simd.Div(constant(1), shifted.x);
  const Vector square = simd.Mul(r, r);
  const Vector tail = simd.Mul(square, simd.Polynomial(square, kSeries));
  const Vector log = EmitLog(simd, shifted.x, LogBase::kE);
  const Vector right = simd.Sub(simd.Sub(simd.Sub(log, simd.Mul(r, constant(0.5))), tail), shifted.sum);
  // Reflection, A&S 6.3.7; the tangent has period 1 in x.
  const Vector whole = simd.Round(x, Simd::Rounding::kTrunc);
  const Vector tangent = EmitTanOfSmallAngle(simd, simd.Mul(simd.Sub(x, whole), constant(std::numbers::pi)));
  const Vector left = simd.Sub(right, simd.Div(constant(std::numbers::pi), tangent));
  const Mask is_pole = simd.And(is_negative, simd.Compare(Condition::kEq, whole, x));
  Vector result = simd.Select(is_negative, left, right);
  result = simd.Select(is_pole, constant(std::numeric_limits<double>::quiet_NaN()), result);
  const Vector at_zero = simd.Copysign(simd.InReg(constant(kGammaInfinity)), simd.Neg(x));
  return simd.Select(simd.Compare(Condition::kEq, x, constant(0)), at_zero, result);
}

}  // namespace backtape::jit
