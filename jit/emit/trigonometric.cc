// sin, cos, tan and their inverses, and the angle of a point.
//
// Angles are reduced to [-pi/4, pi/4], with pi / 2 in three parts and fused multiply-add. Polynomials compute the
// functions of the reduced angle. asin and acos use half angles, atan uses reciprocals. The methods are from Cody and
// Waite, "Software Manual for the Elementary Functions" (1980).

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/lane_functions.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

// For larger angles the three parts of pi / 2 are not accurate enough, or the quadrant is not in the low bits of a sum.
// In float64 the difference x - n p, where p is the first part, is exact, because it is a multiple of 2^-53 below 1.
double LargestAngle(Lane lane) { return lane == Lane::kF32 ? 0x1p15 : 0x1p40; }

// x - n pi / 2.
Vector ReduceAngle(Simd& simd, const Vector& x, const Vector& n) {
  const bool is_f32 = x.lane == Lane::kF32;
  const double parts[] = {is_f32 ? 0x1.921fb6p+0 : 0x1.921fb54442d18p+0,
                          is_f32 ? -0x1.777a5cp-25 : 0x1.1a62633145c07p-54,
                          is_f32 ? -0x1.ee59dap-50 : -0x1.f1976b7ed8fbcp-110};
  Vector r = x;
  for (const double part : parts) r = simd.NegatedFma(n, simd.Const(x.lane, part), r);
  return r;
}

// For angles up to LargestAngle.
Vector OfSmallAngle(Simd& simd, Op op, const Vector& x) {
  const Lane lane = x.lane;
  const bool is_f32 = lane == Lane::kF32;
  const auto constant = [&](double v) { return simd.Const(lane, v); };
  const Vector n = simd.Round(simd.Mul(x, constant(2 / std::numbers::pi)), Simd::Rounding::kNearest);
  const Vector r = ReduceAngle(simd, x, n);
  const Vector z = simd.Mul(r, r);
  const Vector s = is_f32 ? simd.Polynomial(z, kSinF32) : simd.Polynomial(z, kSinF64);
  const Vector c = is_f32 ? simd.Polynomial(z, kCosF32) : simd.Polynomial(z, kCosF64);
  const Vector sin = simd.Fma(simd.Mul(z, r), s, r);
  const Vector cos = simd.Fma(simd.Mul(z, z), c, simd.NegatedFma(z, constant(0.5), constant(1)));
  // The quadrant n mod 4, in the low bits of n + 1.5 * 2^mantissa.
  const Vector quarter = simd.As(is_f32 ? Lane::kI32 : Lane::kI64, simd.Add(n, constant(is_f32 ? 0x1.8p23 : 0x1.8p52)));
  const Vector one = simd.ConstInt(quarter.lane, 1);
  const Mask is_odd = simd.Compare(Condition::kNe, simd.And(quarter, one), simd.ConstInt(quarter.lane, 0));
  if (op == Op::kTan) {
    return simd.Div(simd.Select(is_odd, simd.Neg(cos), sin), simd.Select(is_odd, sin, cos));
  }
  const bool is_sin = op == Op::kSin;
  const Vector value = is_sin ? simd.Select(is_odd, cos, sin) : simd.Select(is_odd, sin, cos);
  // sin is negative in quadrants 2 and 3, cos in 1 and 2.
  const Vector turn = is_sin ? quarter : simd.Add(quarter, one);
  const Vector sign = simd.ShiftLeft(simd.And(turn, simd.ConstInt(turn.lane, 2)), is_f32 ? 30 : 62);
  return simd.Xor(value, simd.As(lane, sign));
}

}  // namespace

Vector EmitTanOfSmallAngle(Simd& simd, const Vector& x) { return OfSmallAngle(simd, Op::kTan, x); }

Vector EmitTrigonometric(Simd& simd, Op op, const Vector& x) {
  // Infinities are special too; NaN is not.
  const Mask is_large = simd.Compare(Condition::kGt, simd.Abs(x), simd.Const(x.lane, LargestAngle(x.lane)));
  Vector result = EmitUnlessSpecial(simd, op, is_large, x, nullptr, [&] { return OfSmallAngle(simd, op, x); });
  if (op == Op::kCos) return result;
  // The reduction loses the sign of -0.
  return simd.Select(simd.Compare(Condition::kEq, x, simd.Const(x.lane, 0)), x, result);
}

namespace {

struct HalfAngle {
  Mask is_large;  // |x| > 1/2
  Vector angle;   // asin(|x|), or asin(sqrt((1 - |x|) / 2)) for large |x|
};

HalfAngle AsinCore(Simd& simd, const Vector& a) {
  const auto constant = [&](double v) { return simd.Const(a.lane, v); };
  HalfAngle out;
  out.is_large = simd.Compare(Condition::kGt, a, constant(0.5));
  const Vector halved = simd.Mul(simd.Sub(constant(1), a), constant(0.5));
  const Vector z = simd.Select(out.is_large, halved, simd.Mul(a, a));
  const Vector y = simd.Select(out.is_large, simd.Sqrt(halved), a);
  const Vector p = a.lane == Lane::kF32 ? simd.Polynomial(z, kAsinF32) : simd.Polynomial(z, kAsinF64);
  out.angle = simd.Fma(simd.Mul(z, y), p, y);
  return out;
}

// v + pi * scale, with pi in two parts.
Vector AddPi(Simd& simd, const Vector& v, double scale) {
  const bool is_f32 = v.lane == Lane::kF32;
  const double high = is_f32 ? 0x1.921fb6p+1 : 0x1.921fb54442d18p+1;
  const double low = is_f32 ? -0x1.777a5cp-24 : 0x1.1a62633145c07p-53;
  return simd.Add(simd.Add(v, simd.Const(v.lane, low * scale)), simd.Const(v.lane, high * scale));
}

}  // namespace

Vector EmitAsin(Simd& simd, const Vector& x) {
  const HalfAngle core = AsinCore(simd, simd.Abs(x));
  const Vector large = AddPi(simd, simd.Mul(core.angle, simd.Const(x.lane, -2)), 0.5);
  return simd.Copysign(simd.Select(core.is_large, large, core.angle), x);
}

Vector EmitAcos(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const HalfAngle core = AsinCore(simd, simd.Abs(x));
  const Mask is_negative = simd.Compare(Condition::kLt, x, constant(0));
  const Vector doubled = simd.Add(core.angle, core.angle);
  const Vector large = simd.Select(is_negative, AddPi(simd, simd.Neg(doubled), 1), doubled);
  const Vector small = AddPi(simd, simd.Select(is_negative, core.angle, simd.Neg(core.angle)), 0.5);
  return simd.Select(core.is_large, large, small);
}

Vector EmitAtan(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const Vector a = simd.Abs(x);
  const Mask is_large = simd.Compare(Condition::kGt, a, constant(1));
  const Vector y = simd.Select(is_large, simd.Div(constant(1), a), a);
  const Vector z = simd.Mul(y, y);
  const Vector p = x.lane == Lane::kF32 ? simd.Polynomial(z, kAtanF32) : simd.Polynomial(z, kAtanF64);
  const Vector angle = simd.Fma(simd.Mul(z, y), p, y);
  const Vector large = AddPi(simd, simd.Neg(angle), 0.5);
  return simd.Copysign(simd.Select(is_large, large, angle), x);
}

namespace {

// Computes in float64. `for_float32` says that the result will be rounded to float32.
Vector AngleOf(Simd& simd, const Vector& y, const Vector& x, bool for_float32) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Vector infinity = constant(std::numeric_limits<double>::infinity());
  const Vector one = simd.InReg(constant(1));
  const Vector a = simd.Abs(y);
  const Vector b = simd.Abs(x);
  const Mask is_steep = simd.Compare(Condition::kGt, a, b);
  // 0 / 0 counts as 0, inf / inf as 1.
  Vector high = simd.Select(is_steep, a, b);
  Vector low = simd.Select(is_steep, b, a);
  const Mask is_infinite = simd.Compare(Condition::kEq, high, infinity);
  const Mask both_infinite = simd.Compare(Condition::kEq, low, infinity);
  low = simd.Select(is_infinite, simd.Select(both_infinite, one, constant(0)), low);
  high = simd.Select(simd.Or(is_infinite, simd.Compare(Condition::kEq, high, constant(0))), one, high);
  // The angle to the nearer axis is t + rest.
  const Vector t = simd.Div(low, high);
  const Vector z = simd.Mul(t, t);
  const Vector p = for_float32 ? simd.Polynomial(z, kAtanF32) : simd.Polynomial(z, kAtanF64);
  const Vector cube = simd.Mul(z, t);
  Vector rest = simd.Mul(cube, p);
  if (!for_float32) {
    // Corrects for the rounding errors of z and cube, and for the error of t, multiplied by the derivative 1 / (1 +
    // t^2).
    const Vector z_low = simd.Neg(simd.NegatedFma(t, t, z));
    const Vector cube_low = simd.Fma(z_low, t, simd.Neg(simd.NegatedFma(z, t, cube)));
    const Vector error = simd.NegatedFma(t, high, low);
    const Vector correction = simd.Div(error, simd.Mul(high, simd.Add(z, one)));
    rest = simd.Fma(cube, p, simd.Fma(cube_low, p, correction));
  }
  const Vector side = simd.Copysign(one, x);
  const Vector direction = simd.Select(is_steep, simd.Neg(side), side);
  const Mask is_left = simd.Compare(Condition::kLt, side, constant(0));
  const Vector axis = simd.Select(is_steep, constant(std::numbers::pi / 2),
                                  simd.Select(is_left, constant(std::numbers::pi), constant(0)));
  const Vector axis_low = simd.Mul(axis, constant(0x1.1a62633145c07p-53 / std::numbers::pi));
  const Vector turn = simd.Mul(t, direction);
  const Vector sum = simd.Add(axis, turn);
  const Vector lost = simd.Sub(turn, simd.Sub(sum, axis));
  const Vector angle = simd.Add(sum, simd.Add(lost, simd.Fma(rest, direction, axis_low)));
  const Mask is_nan = simd.Or(simd.IsNan(x), simd.IsNan(y));
  return simd.Select(is_nan, simd.Add(x, y), simd.Copysign(angle, y));
}

}  // namespace

Vector EmitAtan2(Simd& simd, const Vector& y, const Vector& x) {
  const Vector second = simd.InReg(x);
  if (y.lane == Lane::kF64) return AngleOf(simd, y, second, false);
  return simd.InDouble(y, &second,
                       [](Simd& half, const Vector& a, const Vector& b) { return AngleOf(half, a, b, true); });
}

}  // namespace backtape::jit
