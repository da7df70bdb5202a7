// exp, functions based on exp, and log.
//
// exp follows Cody and Waite, "Software Manual for the Elementary Functions" (1980): x = n ln 2 + r with |r| <= ln(2)
// / 2 and ln 2 in two parts. log uses x = 2^k m with sqrt(1/2) <= m < sqrt(2), and s = (m - 1) / (m + 1). Its sum is
// arranged as in Sun's fdlibm, so that the leading terms are exact. log1p adds back the rounding error of 1 + x
// (Kahan).

#include <limits>
#include <numbers>

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/math_coefficients.h"

namespace backtape::jit {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

absl::Span<const double> Select(const Vector& x, absl::Span<const double> f32, absl::Span<const double> f64) {
  return x.lane == Lane::kF32 ? f32 : f64;
}

struct Ln2 {
  double high;  // has so few bits that its product with an integer is exact
  double low;
};
Ln2 Ln2Of(Lane lane) {
  if (lane == Lane::kF32) return {0x1.62e4p-1, 0x1.7f7d1cf79abcap-20};
  return {0x1.62e42fee00000p-1, 0x1.a39ef35793c76p-33};
}

// Clamps x to a range outside which the result is 0 or infinite, so that 2^n is representable. NaN is propagated.
Vector Capped(Simd& simd, const Vector& x, double low, double high) {
  return simd.RawMin(simd.Const(x.lane, high), simd.RawMax(simd.Const(x.lane, low), x));
}

struct Reduced {
  Vector n;  // an integer
  Vector r;
};

// For |x| below 2^21 (float32) or 2^50 (float64). All floats from 2^23 (2^52) on are integers, so adding such a number
// rounds x to the nearest integer. This takes one instruction instead of two.
Reduced ReduceByLn2(Simd& simd, const Vector& x) {
  const Ln2 ln2 = Ln2Of(x.lane);
  const Vector whole = simd.InReg(simd.Const(x.lane, x.lane == Lane::kF32 ? 0x1.8p23 : 0x1.8p52));
  Reduced out;
  out.n = simd.Sub(simd.Fma(x, simd.Const(x.lane, std::numbers::log2e), whole), whole);
  const Vector high = simd.NegatedFma(out.n, simd.Const(x.lane, ln2.high), x);
  out.r = simd.NegatedFma(out.n, simd.Const(x.lane, ln2.low), high);
  return out;
}

// exp(r) - 1 for |r| <= ln(2) / 2.
Vector Expm1Core(Simd& simd, const Vector& r) {
  const Vector p = simd.Polynomial(r, Select(r, kExpF32, kExpF64));
  return simd.Fma(simd.Mul(r, r), p, r);
}

}  // namespace

Vector EmitExpOfSmall(Simd& simd, const Vector& r) {
  Vector p = simd.Polynomial(r, Select(r, kExpF32, kExpF64));
  simd.FmaInPlace(p, r, simd.Const(r.lane, 1));
  simd.FmaInPlace(p, r, simd.Const(r.lane, 1));
  return p;
}

Vector EmitExp(Simd& simd, const Vector& x) {
  const Vector low = simd.Const(x.lane, x.lane == Lane::kF32 ? -104 : -746);
  const Vector high = simd.Const(x.lane, x.lane == Lane::kF32 ? 89 : 710);
  // Lanes whose result is 0 are not scaled: an underflow costs more than a hundred cycles, and softmax computes
  // exp(-inf) for every masked element.
  if (simd.has_avx512()) {
    const Mask counts = simd.Compare(Condition::kNotLe, x, low);
    const Reduced reduced = ReduceByLn2(simd, simd.RawMin(high, x));
    return simd.ScaleOrZero(counts, EmitExpOfSmall(simd, reduced.r), reduced.n);
  }
  const Mask is_tiny = simd.Compare(Condition::kLe, x, low);
  const Reduced reduced = ReduceByLn2(simd, simd.RawMin(high, simd.RawMax(low, x)));
  const Vector scaled = simd.Select(is_tiny, simd.Const(x.lane, 0), EmitExpOfSmall(simd, reduced.r));
  return simd.Scale(scaled, reduced.n);
}

Vector EmitExp2(Simd& simd, const Vector& x) {
  const Vector capped = x.lane == Lane::kF32 ? Capped(simd, x, -151, 129) : Capped(simd, x, -1076, 1025);
  const Vector n = simd.Round(capped, Simd::Rounding::kNearest);
  const Vector r = simd.Mul(simd.Sub(capped, n), simd.Const(x.lane, std::numbers::ln2));
  return simd.Scale(EmitExpOfSmall(simd, r), n);
}

Vector EmitExpm1(Simd& simd, const Vector& x) {
  // Below the lower limit the result rounds to -1.
  const Vector capped = x.lane == Lane::kF32 ? Capped(simd, x, -20, 89) : Capped(simd, x, -40, 710);
  const Reduced reduced = ReduceByLn2(simd, capped);
  const Vector p = Expm1Core(simd, reduced.r);
  // 2^n (p + 1) - 1 = 2 (2^(n-1) p + (2^(n-1) - 1/2)), because 2^n itself may overflow.
  const Vector half_scale = simd.Exp2Int(simd.Sub(reduced.n, simd.Const(x.lane, 1)));
  const Vector half = simd.Fma(half_scale, p, simd.Sub(half_scale, simd.Const(x.lane, 0.5)));
  const Vector result = simd.Add(half, half);
  // Returns zero (with its sign) and tiny numbers unchanged.
  const double tiny = x.lane == Lane::kF32 ? 0x1p-25 : 0x1p-54;
  return simd.Select(simd.Compare(Condition::kLt, simd.Abs(x), simd.Const(x.lane, tiny)), x, result);
}

BinaryParts EmitBinaryParts(Simd& simd, const Vector& x, bool may_be_subnormal) {
  const bool is_f32 = x.lane == Lane::kF32;
  const Lane integer = is_f32 ? Lane::kI32 : Lane::kI64;
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  // Subnormals are scaled up first.
  Mask is_small;
  Vector scaled = x;
  if (may_be_subnormal) {
    is_small = simd.Compare(Condition::kLt, x, constant(is_f32 ? 0x1p-126 : 0x1p-1022));
    scaled = simd.Select(is_small, simd.Mul(x, constant(is_f32 ? 0x1p24 : 0x1p54)), x);
  }
  // After subtracting the bits of sqrt(1/2), the exponent field is k, and the remaining bits give the position of m in
  // its interval.
  const int shift = is_f32 ? 23 : 52;
  const uint64_t sqrt_half = is_f32 ? 0x3f3504f3u : 0x3fe6a09e667f3bcdu;
  const Vector bits = simd.As(integer, scaled);
  const Vector offset = simd.Sub(bits, simd.ConstBits(integer, sqrt_half));
  const Vector exponent = simd.ShiftLeft(simd.ShiftRight(offset, shift), shift);
  BinaryParts out;
  out.mantissa = simd.As(x.lane, simd.Sub(bits, exponent));
  // The exponent as a float. For float64 this avoids converting 64-bit integers, which AVX2 cannot do.
  Vector k;
  if (is_f32) {
    k = simd.Convert(simd.ShiftRight(offset, shift), Lane::kF32);
  } else {
    const Vector magic = simd.ConstBits(integer, 0x4338000000000000u);  // 1.5 * 2^52
    k = simd.Sub(simd.As(x.lane, simd.Add(simd.ShiftRight(offset, shift), magic)), constant(0x1.8p52));
  }
  out.exponent = may_be_subnormal ? simd.Select(is_small, simd.Sub(k, constant(is_f32 ? 24 : 54)), k) : k;
  return out;
}

namespace {

struct LogParts {
  Vector k;  // exponent, an integer
  Vector f;  // m - 1
  Vector half_square;
  Vector rest;  // log(1 + f) = f - (half_square - rest)
};

LogParts SplitLog(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const BinaryParts parts = EmitBinaryParts(simd, x);
  const Vector& m = parts.mantissa;
  LogParts out;
  out.k = parts.exponent;
  out.f = simd.Sub(m, constant(1));
  const Vector s = simd.Div(out.f, simd.Add(m, constant(1)));
  const Vector z = simd.Mul(s, s);
  const Vector q = simd.Mul(simd.Polynomial(z, Select(x, kLogF32, kLogF64)), z);
  out.half_square = simd.Mul(simd.Mul(out.f, out.f), constant(0.5));
  // log(1 + f) = 2 s + s z Q = f - s f + s z Q, and s f = half_square - s half_square.
  out.rest = simd.Mul(s, simd.Add(out.half_square, q));
  return out;
}

// Returns f - (half_square - (rest + correction)) + k ln 2.
Vector JoinLog(Simd& simd, const LogParts& parts, const Vector* correction) {
  const Lane lane = parts.f.lane;
  const Ln2 ln2 = Ln2Of(lane);
  Vector low = simd.Fma(parts.k, simd.Const(lane, ln2.low), parts.rest);
  if (correction != nullptr) low = simd.Add(low, *correction);
  const Vector mantissa = simd.Sub(parts.f, simd.Sub(parts.half_square, low));
  return simd.Fma(parts.k, simd.Const(lane, ln2.high), mantissa);
}

// Sets the results for 0, negative numbers, infinity and NaN.
Vector WithPoles(Simd& simd, const Vector& x, const Vector& result) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  Vector out = simd.Select(simd.Compare(Condition::kEq, x, constant(0)), constant(-kInf), result);
  out = simd.Select(simd.Compare(Condition::kLt, x, constant(kInf)), out, x);
  return simd.Select(simd.Compare(Condition::kLt, x, constant(0)), constant(std::numeric_limits<double>::quiet_NaN()),
                     out);
}

}  // namespace

Vector EmitLog(Simd& simd, const Vector& x, LogBase base) {
  const LogParts parts = SplitLog(simd, x);
  if (base == LogBase::kE) return WithPoles(simd, x, JoinLog(simd, parts, nullptr));
  const Vector mantissa = simd.Sub(parts.f, simd.Sub(parts.half_square, parts.rest));
  if (base == LogBase::k2) {
    return WithPoles(simd, x, simd.Fma(mantissa, simd.Const(x.lane, std::numbers::log2e), parts.k));
  }
  // log10(2) in two parts, like ln 2.
  constexpr double kLog10Of2 = 0.30102999566398119521;
  const double high = x.lane == Lane::kF32 ? 0x1.344p-2 : 0x1.3441350000000p-2;
  const Vector inner = simd.Fma(parts.k, simd.Const(x.lane, kLog10Of2 - high),
                                simd.Mul(mantissa, simd.Const(x.lane, std::numbers::log10e)));
  return WithPoles(simd, x, simd.Fma(parts.k, simd.Const(x.lane, high), inner));
}

Vector EmitLog1p(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const Vector u = simd.Add(x, constant(1));
  // The rounding error of 1 + x, relative to u: the lost part of x, or for large x the lost part of 1.
  const Vector lost = simd.Select(simd.Compare(Condition::kLt, x, constant(1)), simd.Sub(x, simd.Sub(u, constant(1))),
                                  simd.Sub(constant(1), simd.Sub(u, x)));
  const Vector correction = simd.Div(lost, u);
  Vector result = JoinLog(simd, SplitLog(simd, u), &correction);
  result = WithPoles(simd, u, result);
  const double tiny = x.lane == Lane::kF32 ? 0x1p-25 : 0x1p-54;
  return simd.Select(simd.Compare(Condition::kLt, simd.Abs(x), constant(tiny)), x, result);
}

Vector EmitTanh(Simd& simd, const Vector& x) {
  // t / (t + 2) with t = expm1(2 |x|) = 2^n (p + 1) - 1. The result is 1 from |x| = 10 (float32) or 20 (float64) on.
  const Vector one = simd.InReg(simd.Const(x.lane, 1));
  const Vector a = simd.RawMin(simd.Const(x.lane, x.lane == Lane::kF32 ? 10 : 20), simd.Abs(x));
  const Reduced reduced = ReduceByLn2(simd, simd.Add(a, a));
  const Vector p = Expm1Core(simd, reduced.r);
  const Vector scale = simd.Exp2Int(reduced.n);
  const Vector t = simd.Fma(scale, p, simd.Sub(scale, one));
  return simd.Copysign(simd.Div(t, simd.Add(t, simd.Const(x.lane, 2))), x);
}

// The result is 0 where exp(-x) overflows, as in the reference kernel.
Vector EmitSigmoid(Simd& simd, const Vector& x) {
  // With exp(-x) = p / s and s = 2^n: 1 / (1 + exp(-x)) = s / (s + p), which cannot overflow.
  const Vector capped = x.lane == Lane::kF32 ? Capped(simd, x, -104, 88) : Capped(simd, x, -746, 709);
  const Reduced reduced = ReduceByLn2(simd, capped);
  const Vector p = EmitExpOfSmall(simd, simd.Neg(reduced.r));
  const Vector s = simd.Scale(simd.InReg(simd.Const(x.lane, 1)), reduced.n);
  const Vector quotient = simd.Div(s, simd.Add(s, p));
  // Equals 1 / (1 + exp(-x)), which is 0 where the exponential is infinite.
  const Vector last = simd.Const(x.lane, x.lane == Lane::kF32 ? -0x1.62e43p+6 : -0x1.62e42fefa39fp+9);
  return simd.Select(simd.Compare(Condition::kLe, x, last), simd.Const(x.lane, 0), quotient);
}

Vector EmitSinh(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const Vector a = simd.Abs(x);
  const Vector t = EmitExpm1(simd, a);
  const Vector small = simd.Mul(simd.Add(t, simd.Div(t, simd.Add(t, constant(1)))), constant(0.5));
  // exp(|x|) overflows before half of it does, so it is computed as (exp(|x| / 2) / 2) exp(|x| / 2).
  const Vector root = EmitExp(simd, simd.Mul(a, constant(0.5)));
  const Vector large = simd.Mul(simd.Mul(root, constant(0.5)), root);
  const double limit = x.lane == Lane::kF32 ? 87 : 708;
  return simd.Copysign(simd.Select(simd.Compare(Condition::kGt, a, constant(limit)), large, small), x);
}

Vector EmitCosh(Simd& simd, const Vector& x) {
  const auto constant = [&](double v) { return simd.Const(x.lane, v); };
  const Vector a = simd.Abs(x);
  const Vector half = simd.Mul(EmitExp(simd, a), constant(0.5));
  const Vector small = simd.Add(half, simd.Div(constant(0.25), half));
  const Vector root = EmitExp(simd, simd.Mul(a, constant(0.5)));
  const Vector large = simd.Mul(simd.Mul(root, constant(0.5)), root);
  const double limit = x.lane == Lane::kF32 ? 87 : 708;
  return simd.Select(simd.Compare(Condition::kGt, a, constant(limit)), large, small);
}

}  // namespace backtape::jit
