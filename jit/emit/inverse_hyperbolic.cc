// asinh, acosh and atanh as logarithms of 1 + w, where w has no cancellation: W. Kahan, "Branch cuts for complex
// elementary functions" (1987).

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"

namespace backtape::jit {
namespace {

// True where the square of a may overflow. The result there is log(2 a).
Mask OverflowsWhenSquared(Simd& simd, const Vector& a) {
  return simd.Compare(Condition::kGt, a, simd.Const(a.lane, a.lane == Lane::kF32 ? 0x1p60 : 0x1p500));
}

// log(1 + w), or log(2 a) for large a.
Vector LogOf(Simd& simd, const Vector& w, const Vector& a) {
  const Mask is_large = OverflowsWhenSquared(simd, a);
  const Vector log = EmitLog1p(simd, simd.Select(is_large, a, w));
  return simd.Select(is_large, simd.Add(log, simd.Const(a.lane, std::numbers::ln2)), log);
}

}  // namespace

Vector EmitAsinh(Simd& simd, const Vector& x) {
  const Vector one = simd.InReg(simd.Const(x.lane, 1));
  const Vector a = simd.Abs(x);
  const Vector square = simd.Mul(a, a);
  const Vector root = simd.Sqrt(simd.Fma(a, a, one));
  const Vector w = simd.Add(a, simd.Div(square, simd.Add(root, one)));
  return simd.Copysign(LogOf(simd, w, a), x);
}

Vector EmitAcosh(Simd& simd, const Vector& x) {
  const Vector one = simd.InReg(simd.Const(x.lane, 1));
  const Vector t = simd.Sub(x, one);
  const Vector w = simd.Add(t, simd.Sqrt(simd.Fma(t, t, simd.Add(t, t))));
  const Vector nan = simd.Const(x.lane, std::numeric_limits<double>::quiet_NaN());
  return simd.Select(simd.Compare(Condition::kLt, x, one), nan, LogOf(simd, w, x));
}

Vector EmitAtanh(Simd& simd, const Vector& x) {
  const Vector one = simd.InReg(simd.Const(x.lane, 1));
  const Vector a = simd.Abs(x);
  const Vector w = simd.Div(simd.Add(a, a), simd.Sub(one, a));
  return simd.Copysign(simd.Mul(EmitLog1p(simd, w), simd.Const(x.lane, 0.5)), x);
}

}  // namespace backtape::jit
