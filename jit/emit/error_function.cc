// erf, erfc, functions based on them, and the inverse of erf.
//
// erfc(|x|) = exp(-x^2) g(t) / (1 + 2 |x|), t = (|x| - 3.75) / (|x| + 3.75): M. M. Shepherd and J. G. Laframboise,
// "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity", Math. Comp. 36 (1981).

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

constexpr double kErfInfinity = std::numeric_limits<double>::infinity();

// exp(a^2) erfc(a) for a from 0 to 10.5 (float32) or 28 (float64).
Vector ErfcQuotient(Simd& simd, const Vector& a) {
  const auto constant = [&](double v) { return simd.Const(a.lane, v); };
  const Vector t = simd.Div(simd.Sub(a, constant(3.75)), simd.Add(a, constant(3.75)));
  const Vector g = a.lane == Lane::kF32 ? simd.Polynomial(t, kErfcF32) : simd.Polynomial(t, kErfcF64);
  return simd.Div(g, simd.Fma(a, constant(2), constant(1)));
}

// exp(a^2) erfc(a) in float64 for any a >= 0.
Vector ScaledErfcOfPositive(Simd& simd, const Vector& a) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  // Beyond 28 the asymptotic series is used: Abramowitz and Stegun 7.1.23, in powers of 1 / a^2.
  static constexpr double kSeries[] = {1, -1.0 / 2, 3.0 / 4, -15.0 / 8, 105.0 / 16, -945.0 / 32, 10395.0 / 64};
  const Vector reciprocal = simd.Div(constant(1), a);
  const Vector far = simd.Mul(simd.Polynomial(simd.Mul(reciprocal, reciprocal), kSeries),
                              simd.Mul(reciprocal, constant(std::numbers::inv_sqrtpi)));
  return simd.Select(simd.Compare(Condition::kGt, a, constant(28)), far, ErfcQuotient(simd, a));
}

// x^2 = square + rest.
struct ExactSquare {
  Vector square;
  Vector rest;
};
ExactSquare SquareOf(Simd& simd, const Vector& x) {
  const Vector square = simd.Mul(x, x);
  return {square, simd.Neg(simd.NegatedFma(x, x, square))};
}

// erfc of a >= 0.
Vector ErfcOfPositive(Simd& simd, const Vector& magnitude) {
  // The result is 0 beyond this limit, where the fit ends. NaN is propagated.
  const double end = magnitude.lane == Lane::kF32 ? 10.5 : 28;
  const Vector a = simd.RawMin(simd.Const(magnitude.lane, end), magnitude);
  // The rounding error of the square would be amplified by a^2.
  const ExactSquare square = SquareOf(simd, a);
  const Vector quotient = ErfcQuotient(simd, a);
  return simd.Mul(simd.NegatedFma(quotient, square.rest, quotient), EmitExp(simd, simd.Neg(square.square)));
}

}  // namespace

Vector EmitErf(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const Vector a = simd.Abs(x);
  const Vector square = simd.Mul(x, x);
  Vector small;
  Vector large;
  if (x.lane == Lane::kF32) {
    small = simd.Mul(x, simd.Polynomial(square, kErfF32));
    // erf(|x|) = 1 - exp(-q(|x|)) for |x| >= 1, which is 1 from 4 on.
    const Vector capped = simd.RawMin(constant(4), a);
    const Vector q = simd.Polynomial(capped, kErfLargeF32);
    large = simd.Sub(constant(1), EmitExp(simd, simd.Neg(q)));
  } else {
    small = simd.Mul(x, simd.Polynomial(square, kErfF64));
    large = simd.Sub(constant(1), ErfcOfPositive(simd, a));
  }
  return simd.Select(simd.Compare(Condition::kLt, a, constant(1)), small, simd.Copysign(large, x));
}

Vector EmitNormalCdf(Simd& simd, const Vector& x, const Vector& exponential) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  if (x.lane == Lane::kF64) {
    return simd.Mul(EmitErfc(simd, simd.Mul(x, constant(-std::numbers::sqrt2 / 2))), constant(0.5));
  }
  const Vector u = simd.Div(simd.InReg(constant(1)), simd.Fma(simd.Abs(x), constant(0.23), constant(1)));
  const Vector tail = simd.Mul(simd.Polynomial(u, kNormalTailF32), exponential);
  return simd.Select(simd.Compare(Condition::kLt, x, constant(0)), tail, simd.Sub(constant(1), tail));
}

Vector EmitErfc(Simd& simd, const Vector& x) {
  const Vector positive = ErfcOfPositive(simd, simd.Abs(x));
  const Vector negative = simd.Sub(simd.Const(x.lane, 2), positive);
  return simd.Select(simd.Compare(Condition::kLt, x, simd.Const(x.lane, 0)), negative, positive);
}

Vector EmitErfcx(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Vector right = ScaledErfcOfPositive(simd, simd.Abs(x));
  // For negative x: 2 exp(x^2) - erfcx(|x|).
  const ExactSquare square = SquareOf(simd, x);
  const Vector growth = simd.Mul(EmitExp(simd, square.square), simd.Add(square.rest, constant(1)));
  const Vector left = simd.Sub(simd.Add(growth, growth), right);
  const Vector result = simd.Select(simd.Compare(Condition::kLt, x, constant(0)), left, right);
  return simd.Select(simd.Compare(Condition::kLt, x, constant(-27)), constant(kErfInfinity), result);
}

Vector EmitLogNdtr(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Vector scaled = simd.Mul(x, constant(std::numbers::sqrt2 / 2));
  // From 40 on, the exponential is 0.
  const ExactSquare square = SquareOf(simd, simd.RawMin(constant(40), scaled));
  const Vector half = simd.Mul(ScaledErfcOfPositive(simd, simd.Abs(scaled)), constant(0.5));
  const Vector left = simd.Sub(EmitLog(simd, half, LogBase::kE), square.square);
  const Vector decay = simd.Mul(EmitExp(simd, simd.Neg(square.square)), simd.NegatedFma(half, square.rest, half));
  const Vector right = EmitLog1p(simd, simd.Neg(decay));
  return simd.Select(simd.Compare(Condition::kLt, x, constant(0)), left, right);
}

namespace {

// M. J. Wichura, "Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37 (1988):
// numerators and denominators for the centre, the middle and the tail.
constexpr double kCentreTop[] = {3.387132872796366608,    1.3314166789178437745e2, 1.9715909503065514427e3,
                                 1.3731693765509461125e4, 4.5921953931549871457e4, 6.7265770927008700853e4,
                                 3.3430575583588128105e4, 2.5090809287301226727e3};
constexpr double kCentreBottom[] = {1,
                                    4.2313330701600911252e1,
                                    6.871870074920579083e2,
                                    5.3941960214247511077e3,
                                    2.1213794301586595867e4,
                                    3.930789580009271061e4,
                                    2.8729085735721942674e4,
                                    5.226495278852854561e3};
constexpr double kMiddleTop[] = {1.42343711074968357734,    4.6303378461565452959,   5.7694972214606914055,
                                 3.64784832476320460504,    1.27045825245236838258,  2.4178072517745061177e-1,
                                 2.27238449892691845833e-2, 7.7454501427834140764e-4};
constexpr double kMiddleBottom[] = {1,
                                    2.05319162663775882187,
                                    1.6763848301838038494,
                                    6.8976733498510000455e-1,
                                    1.4810397642748007459e-1,
                                    1.51986665636164571966e-2,
                                    5.475938084995344946e-4,
                                    1.05075007164441684324e-9};
constexpr double kTailTop[] = {6.6579046435011037772,     5.4637849111641143699,    1.7848265399172913358,
                               2.9656057182850489123e-1,  2.6532189526576123093e-2, 1.2426609473880784386e-3,
                               2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr double kTailBottom[] = {1,
                                  5.9983220655588793769e-1,
                                  1.3692988092273580531e-1,
                                  1.48753612908506148525e-2,
                                  7.868691311456132591e-4,
                                  1.8463183175100546818e-5,
                                  1.4215117583164458887e-7,
                                  2.04426310338993978564e-15};

}  // namespace

Vector EmitErfinv(Simd& simd, const Vector& y) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const auto greater = [&](const Vector& x, double v) { return simd.Compare(Condition::kGt, x, constant(v)); };
  const auto ratio = [&](const Vector& r, absl::Span<const double> top, absl::Span<const double> bottom, double scale) {
    return simd.Mul(simd.Div(simd.Polynomial(r, top), simd.Polynomial(r, bottom)), constant(scale));
  };
  const Vector a = simd.Abs(y);
  // erfinv(y) = quantile((1 + y) / 2) / sqrt(2).
  constexpr double kScale = std::numbers::sqrt2 / 2;
  const Vector square = simd.Fma(simd.Mul(a, a), constant(-0.25), simd.InReg(constant(0.180625)));
  Vector centre = simd.Mul(ratio(square, kCentreTop, kCentreBottom, kScale / 2), a);
  const Mask is_outside = simd.Not(simd.Compare(Condition::kLe, a, constant(0.85)));
  const auto outside = [&] {
    const Vector tail = simd.Mul(simd.Sub(simd.InReg(constant(1)), a), constant(0.5));
    const Vector root = simd.Sqrt(simd.Neg(EmitLog(simd, tail, LogBase::kE)));
    Vector middle = ratio(simd.Sub(root, constant(1.6)), kMiddleTop, kMiddleBottom, kScale);
    const Mask is_far = greater(root, 5);
    const Vector result = EmitEither(
        simd, Lane::kF64, is_far, [&] { return middle; },
        [&] { return simd.Select(is_far, ratio(simd.Sub(root, constant(5)), kTailTop, kTailBottom, kScale), middle); });
    const Mask is_end = simd.Compare(Condition::kEq, a, constant(1));
    return simd.Select(is_outside, simd.Select(is_end, constant(kErfInfinity), result), centre);
  };
  const Vector magnitude = EmitEither(
      simd, Lane::kF64, is_outside, [&] { return centre; }, outside);
  return simd.Copysign(magnitude, y);
}

}  // namespace backtape::jit
