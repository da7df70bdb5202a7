// Powers as 2^(y log2 |x|). float32 is computed in float64. In float64, the logarithm and its product with y are sums
// of two numbers, high + low, because an error in the exponent is multiplied by up to 1024. The arithmetic is from
// Dekker, "A floating-point technique for extending the available precision" (1971), with fused multiply-add.

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The number high + low, where |low| is at most about half a unit in the last place of high.
struct Sum {
  Vector high;
  Vector low;
};

// log2 of a positive, finite x, with a relative error below 2^-64.
Sum Log2(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Vector one = simd.InReg(constant(1));
  const BinaryParts parts = EmitBinaryParts(simd, x);
  const Vector& m = parts.mantissa;
  // s = f / d = (m - 1) / (m + 1); d is rounded, f is exact.
  const Vector f = simd.Sub(m, one);
  const Vector d = simd.Add(m, one);
  const Vector back = simd.Sub(d, one);
  const Vector d_low = simd.Add(simd.Sub(one, simd.Sub(d, back)), simd.Sub(m, back));
  const Vector s = simd.Div(f, d);
  const Vector rest = simd.NegatedFma(s, d_low, simd.NegatedFma(s, d, f));
  const Vector s_low = simd.Div(rest, d);
  // log(m) = 2 s (1 + z / 3 + z^2 (1/5 + z / 7 + ...)), z = s^2 < 0.03; the last term is small enough for a single
  // number.
  const Vector z = simd.Mul(s, s);
  const Vector z_low = simd.Fma(simd.Add(s, s), s_low, simd.Neg(simd.NegatedFma(s, s, z)));
  static constexpr double kSeries[] = {1.0 / 5,  1.0 / 7,  1.0 / 9,  1.0 / 11, 1.0 / 13, 1.0 / 15,
                                       1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23, 1.0 / 25};
  const Vector tail = simd.Mul(simd.Mul(z, z), simd.Polynomial(z, kSeries));
  const Vector third = simd.InReg(constant(0x1.5555555555555p-2));
  const Vector t = simd.Mul(z, third);
  const Vector t_error = simd.Neg(simd.NegatedFma(z, third, t));
  const Vector t_low = simd.Fma(z_low, third, simd.Fma(z, constant(0x1.5555555555555p-56), t_error));
  const Vector u = simd.Add(t, one);
  const Vector u_low = simd.Add(simd.Sub(t, simd.Sub(u, one)), simd.Add(t_low, tail));
  // s u, then multiplied by 2 log2(e).
  const Vector log = simd.Mul(s, u);
  const Vector log_error = simd.Neg(simd.NegatedFma(s, u, log));
  const Vector log_low = simd.Fma(s_low, u, simd.Fma(s, u_low, log_error));
  const Vector scale = simd.InReg(constant(0x1.71547652b82fep+1));
  const Vector product = simd.Mul(log, scale);
  const Vector product_error = simd.Neg(simd.NegatedFma(log, scale, product));
  const Vector product_low = simd.Fma(log_low, scale, simd.Fma(log, constant(0x1.777d0ffda0d24p-55), product_error));
  // The exponent is 0 or larger in magnitude than the product.
  const Vector sum = simd.Add(parts.exponent, product);
  const Vector sum_low = simd.Add(simd.Sub(product, simd.Sub(sum, parts.exponent)), product_low);
  Sum out;
  out.high = simd.Add(sum, sum_low);
  out.low = simd.Sub(sum_low, simd.Sub(out.high, sum));
  return out;
}

// a^y in float64 for non-negative a; WithSigns handles the special cases.
Vector PositivePower(Simd& simd, const Vector& a, const Vector& y) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  Sum log = Log2(simd, a);
  // 0, infinity and NaN have no low part.
  log.high = simd.Select(simd.Compare(Condition::kEq, a, constant(0)), constant(-kInfinity), log.high);
  const Mask is_finite = simd.Compare(Condition::kLt, a, constant(kInfinity));
  log.high = simd.Select(is_finite, log.high, a);
  const Vector high = simd.Mul(log.high, y);
  const Vector error = simd.Neg(simd.NegatedFma(log.high, y, high));
  const Vector low = simd.Fma(log.low, y, error);
  // If the result is 0, infinite or NaN, the low part is meaningless.
  const Mask is_ordinary = simd.Compare(Condition::kLt, simd.Abs(high), constant(1100));
  const Vector small = simd.Select(is_ordinary, low, constant(0));
  const Vector capped = simd.RawMin(constant(1100), simd.RawMax(constant(-1100), high));
  const Vector n = simd.Round(capped, Simd::Rounding::kNearest);
  const Vector fraction = simd.Sub(capped, n);
  const Vector ln2 = simd.InReg(constant(std::numbers::ln2));
  const Vector r = simd.Fma(fraction, ln2, simd.Fma(fraction, constant(0x1.abc9e3b39803fp-56), simd.Mul(small, ln2)));
  return simd.Scale(EmitExpOfSmall(simd, r), n);
}

// a^y in float64 for non-negative a, if the operands come from float32 and the result will be rounded to float32.
Vector PositivePowerForFloat32(Simd& simd, const Vector& a, const Vector& y) {
  return EmitExp2(simd, simd.Mul(EmitLog(simd, a, LogBase::k2), y));
}

// Like PositivePowerForFloat32, for a positive, finite a and a finite y.
Vector OrdinaryPowerForFloat32(Simd& simd, const Vector& a, const Vector& y) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const BinaryParts parts = EmitBinaryParts(simd, a, false);
  const Vector one = simd.InReg(constant(1));
  const Vector s = simd.Div(simd.Sub(parts.mantissa, one), simd.Add(parts.mantissa, one));
  const Vector z = simd.Mul(s, s);
  const Vector inner = simd.Fma(z, simd.Polynomial(z, kPowLog2F32), simd.InReg(constant(2 * std::numbers::log2e)));
  const Vector log = simd.Fma(s, inner, parts.exponent);
  // With an exponent beyond 200 or -200, the result is infinite or 0 in float32.
  const Vector power = simd.RawMin(constant(200), simd.RawMax(constant(-200), simd.Mul(log, y)));
  const Vector n = simd.Round(power, Simd::Rounding::kNearest);
  const Vector r = simd.Sub(power, n);
  return simd.Mul(simd.Fma(r, simd.Polynomial(r, kPowExp2F32), one), simd.Exp2Int(n));
}

// Applies C's rules of pow for signs, infinities and NaN in float64; `power` is |x|^y.
Vector WithSigns(Simd& simd, const Vector& x, const Vector& y, const Vector& power) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  // Odd integer powers keep the sign of x. A finite negative number to a power that is not an integer is NaN.
  const Mask is_whole = simd.Compare(Condition::kEq, simd.Round(y, Simd::Rounding::kTrunc), y);
  const Vector halved = simd.Mul(y, constant(0.5));
  const Mask is_odd =
      simd.And(is_whole, simd.Compare(Condition::kNe, simd.Round(halved, Simd::Rounding::kTrunc), halved));
  Vector result = simd.Select(is_odd, simd.Copysign(power, x), power);
  const Mask is_invalid = simd.And(simd.And(simd.Compare(Condition::kLt, x, constant(0)), simd.Not(is_whole)),
                                   simd.Compare(Condition::kLt, simd.Abs(x), constant(kInfinity)));
  result = simd.Select(is_invalid, constant(std::numeric_limits<double>::quiet_NaN()), result);
  // (-1)^(+-inf) = 1^y = x^0 = 1, even for NaN operands.
  const Mask is_one =
      simd.Or(simd.Compare(Condition::kEq, x, constant(1)), simd.Compare(Condition::kEq, y, constant(0)));
  const Mask minus_one = simd.And(simd.Compare(Condition::kEq, x, constant(-1)),
                                  simd.Compare(Condition::kEq, simd.Abs(y), constant(kInfinity)));
  return simd.Select(simd.Or(is_one, minus_one), constant(1), result);
}

}  // namespace

Vector EmitPow(Simd& simd, const Vector& x, const Vector& y) {
  if (x.lane == Lane::kF64) {
    const Vector exponent = simd.InReg(y);
    return WithSigns(simd, x, exponent, PositivePower(simd, simd.Abs(x), exponent));
  }
  return simd.InDouble(x, &y, [](Simd& half, const Vector& a, const Vector& b) {
    const auto constant = [&half = half](double v) { return half.Const(Lane::kF64, v); };
    constexpr double kLargest = std::numeric_limits<float>::max();
    const Mask is_special = half.Or(
        half.Or(half.Compare(Condition::kNotLe, a, constant(kLargest)), half.Compare(Condition::kLe, a, constant(0))),
        half.Compare(Condition::kNotLe, half.Abs(b), constant(kLargest)));
    return EmitEither(
        half, Lane::kF64, is_special, [&] { return OrdinaryPowerForFloat32(half, a, b); },
        [&] { return WithSigns(half, a, b, PositivePowerForFloat32(half, half.Abs(a), b)); });
  });
}

}  // namespace backtape::jit
