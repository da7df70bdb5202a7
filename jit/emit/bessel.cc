// Modified Bessel functions of the first kind, of orders 0 and 1.
//
// Up to 7.75 they are polynomials in (x / 2)^2 with positive coefficients, beyond it exp(x) / sqrt(x) times a
// polynomial in 1 / x. The limit 7.75 is taken from J. M. Blair, "Rational Chebyshev approximations for the modified
// Bessel functions I_0(x) and I_1(x)", Math. Comp. 28 (1974).

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {

Vector EmitBessel(Simd& simd, Op op, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const bool is_order_0 = op == Op::kBesselI0 || op == Op::kBesselI0Scaled;
  const bool is_scaled = op == Op::kBesselI0Scaled || op == Op::kBesselI1Scaled;
  const Vector a = simd.Abs(x);
  const Vector q = simd.Mul(simd.Mul(a, a), constant(0.25));
  const Vector p = is_order_0 ? simd.Polynomial(q, kBesselI0SmallF64) : simd.Polynomial(q, kBesselI1SmallF64);
  Vector small = simd.Fma(p, q, constant(1));
  if (!is_order_0) small = simd.Mul(simd.Mul(small, constant(0.5)), a);
  const Vector t = simd.Fma(simd.Div(constant(1), a), constant(15.5), constant(-1));
  const Vector series = is_order_0 ? simd.Polynomial(t, kBesselI0LargeF64) : simd.Polynomial(t, kBesselI1LargeF64);
  Vector large = simd.Div(series, simd.Sqrt(a));
  if (is_scaled) {
    small = simd.Mul(small, EmitExp(simd, simd.Neg(a)));
  } else {
    // Two steps, because exp(x) overflows before the result does.
    const Vector half = EmitExp(simd, simd.Mul(a, constant(0.5)));
    large = simd.Mul(simd.Mul(large, half), half);
  }
  const Vector result = simd.Select(simd.Compare(Condition::kLt, a, constant(7.75)), small, large);
  return is_order_0 ? result : simd.Copysign(result, x);
}

}  // namespace backtape::jit
