// erf and erfc.
//
// erfc(|x|) = exp(-x^2) g(t) / (1 + 2 |x|), t = (|x| - 3.75) / (|x| + 3.75): M. M. Shepherd and J. G. Laframboise,
// "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity", Math. Comp. 36 (1981).

#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

// erfc of a >= 0.
Vector ErfcOfPositive(Simd& simd, const Vector& magnitude) {
  const Lane lane = magnitude.lane;
  const auto constant = [&](double v) { return simd.Const(lane, v); };
  // The result is 0 beyond this limit, where the fit ends. NaN is propagated.
  const Vector a = simd.RawMin(constant(lane == Lane::kF32 ? 10.5 : 28), magnitude);
  const Vector t = simd.Div(simd.Sub(a, constant(3.75)), simd.Add(a, constant(3.75)));
  const Vector g = lane == Lane::kF32 ? simd.Polynomial(t, kErfcF32) : simd.Polynomial(t, kErfcF64);
  // The rounding error of the square would be amplified by a^2.
  const Vector square = simd.Mul(a, a);
  const Vector rest = simd.Sub(constant(0), simd.Fma(a, a, simd.Neg(square)));
  const Vector quotient = simd.Div(g, simd.Fma(a, constant(2), constant(1)));
  const Vector corrected = simd.Fma(quotient, rest, quotient);
  return simd.Mul(corrected, EmitExp(simd, simd.Neg(square)));
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
    // 1 - exp(-q(|x|)); the result is 1 from 4 on.
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

}  // namespace backtape::jit
