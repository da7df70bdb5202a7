// fmod and remainder, exact. Let n = trunc(|a| / |b|). The difference |a| - n |b| is a multiple of b's last place and
// smaller than b in magnitude, so a fused multiply-add computes it without rounding. If rounding the quotient makes n
// too large, it is too large by one, and the difference is negative.

#include <limits>

#include "backtape/jit/emit/elementary.h"

namespace backtape::jit {

Vector EmitRemainder(Simd& simd, Op op, const Vector& a, const Vector& b) {
  const Lane lane = a.lane;
  const auto constant = [&](double v) { return simd.Const(lane, v); };
  const Vector divisor = simd.InReg(b);
  const Vector x = simd.Abs(a);
  const Vector y = simd.Abs(divisor);
  const Vector quotient = simd.Div(x, y);
  // Large quotients are not exact integers. The comparison is also true if the quotient is NaN or infinite.
  const Mask is_special = simd.Compare(Condition::kNotLe, quotient, constant(lane == Lane::kF32 ? 0x1p22 : 0x1p51));
  return EmitUnlessSpecial(simd, op, is_special, a, &divisor, [&] {
    const Vector whole = simd.Round(quotient, Simd::Rounding::kTrunc);
    const Vector difference = simd.NegatedFma(whole, y, x);
    const Vector rest =
        simd.Select(simd.Compare(Condition::kLt, difference, constant(0)), simd.Add(difference, y), difference);
    // An infinite divisor, for which the difference is NaN, is handled by this choice too.
    const Vector magnitude = simd.Select(simd.Compare(Condition::kLt, x, y), x, rest);
    Vector fmod = simd.Copysign(magnitude, a);
    if (op == Op::kFmod) return fmod;
    const Mask signs_differ =
        simd.Xor(simd.Compare(Condition::kLt, fmod, constant(0)), simd.Compare(Condition::kLt, divisor, constant(0)));
    const Mask is_moved = simd.And(signs_differ, simd.Compare(Condition::kNe, fmod, constant(0)));
    return simd.Select(is_moved, simd.Add(fmod, divisor), fmod);
  });
}

}  // namespace backtape::jit
