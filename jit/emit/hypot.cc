// sqrt(x^2 + y^2). In float64 the rounding errors of the squares and the root are subtracted: C. F. Borges, "An
// improved algorithm for hypot(a, b)" (2019).

#include <limits>

#include "backtape/jit/emit/elementary.h"

namespace backtape::jit {
namespace {

// a and b are not negative. NaN and infinities are not handled.
Vector HypotOfPositive(Simd& simd, const Vector& a, const Vector& b) {
  const auto constant = [&](double v) { return simd.Const(Lane::kF64, v); };
  const Vector largest = simd.RawMax(a, b);
  const Mask is_large = simd.Compare(Condition::kGt, largest, constant(0x1p500));
  const Mask is_small = simd.Compare(Condition::kLt, largest, constant(0x1p-450));
  const auto scale = [&](double if_large, double if_small) {
    return simd.Select(is_large, constant(if_large), simd.Select(is_small, constant(if_small), constant(1)));
  };
  const Vector down = scale(0x1p-600, 0x1p600);
  const Vector x = simd.Mul(largest, down);
  const Vector y = simd.Mul(simd.RawMin(a, b), down);
  const Vector root = simd.Sqrt(simd.Fma(x, x, simd.Mul(y, y)));
  const Vector root_square = simd.Mul(root, root);
  const Vector x_square = simd.Mul(x, x);
  const Vector root_error = simd.Neg(simd.NegatedFma(root, root, root_square));
  const Vector x_error = simd.Neg(simd.NegatedFma(x, x, x_square));
  const Vector excess = simd.Sub(simd.Add(simd.NegatedFma(y, y, simd.Sub(root_square, x_square)), root_error), x_error);
  const Vector corrected = simd.Sub(root, simd.Div(excess, simd.Add(root, root)));
  const Vector result = simd.Select(simd.Compare(Condition::kEq, root, constant(0)), root, corrected);
  return simd.Mul(result, scale(0x1p600, 0x1p-600));
}

}  // namespace

Vector EmitHypot(Simd& simd, const Vector& x, const Vector& y) {
  const Vector a = simd.Abs(x);
  const Vector b = simd.Abs(simd.InReg(y));
  Vector result;
  if (x.lane == Lane::kF64) {
    result = simd.Select(simd.Or(simd.IsNan(a), simd.IsNan(b)), simd.Add(a, b), HypotOfPositive(simd, a, b));
  } else {
    // The squares are exact in float64.
    result = simd.InDouble(
        a, &b, [](Simd& half, const Vector& u, const Vector& v) { return half.Sqrt(half.Fma(u, u, half.Mul(v, v))); });
  }
  // If an operand is infinite, the result is infinite, even if the other operand is NaN.
  const Vector infinity = simd.InReg(simd.Const(x.lane, std::numeric_limits<double>::infinity()));
  const Mask is_infinite =
      simd.Or(simd.Compare(Condition::kEq, a, infinity), simd.Compare(Condition::kEq, b, infinity));
  return simd.Select(is_infinite, infinity, result);
}

}  // namespace backtape::jit
