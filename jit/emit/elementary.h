#ifndef BACKTAPE_JIT_EMIT_ELEMENTARY_H_
#define BACKTAPE_JIT_EMIT_ELEMENTARY_H_

#include "absl/functional/function_ref.h"
#include "backtape/jit/emit/simd.h"
#include "backtape/jit/kernel_ir/opcode.h"

// Elementary functions as vector code for float32 and float64. Operands must be in registers. errors.md lists the
// largest errors, and tests/jit/emit/math_test.cc checks them; NaN, infinities, zeros and subnormals are handled as in
// C's math.h. The polynomials are in math_coefficients.h.
namespace backtape::jit {

Vector EmitExp(Simd& simd, const Vector& x);
Vector EmitExp2(Simd& simd, const Vector& x);
Vector EmitExpm1(Simd& simd, const Vector& x);
enum class LogBase : uint8_t { kE, k2, k10 };
Vector EmitLog(Simd& simd, const Vector& x, LogBase base);
Vector EmitLog1p(Simd& simd, const Vector& x);
Vector EmitTanh(Simd& simd, const Vector& x);
Vector EmitSinh(Simd& simd, const Vector& x);
Vector EmitCosh(Simd& simd, const Vector& x);
Vector EmitSigmoid(Simd& simd, const Vector& x);
Vector EmitErf(Simd& simd, const Vector& x);
Vector EmitErfc(Simd& simd, const Vector& x);
// The normal distribution function at x, given exp(-x * x / 2).
Vector EmitNormalCdf(Simd& simd, const Vector& x, const Vector& exponential);
// kSin, kCos, kTan. Vectors with a large angle are passed to the C library.
Vector EmitTrigonometric(Simd& simd, Op op, const Vector& x);
Vector EmitAsin(Simd& simd, const Vector& x);
Vector EmitAcos(Simd& simd, const Vector& x);
Vector EmitAtan(Simd& simd, const Vector& x);
Vector EmitPow(Simd& simd, const Vector& x, const Vector& y);
Vector EmitAsinh(Simd& simd, const Vector& x);
Vector EmitAcosh(Simd& simd, const Vector& x);
Vector EmitAtanh(Simd& simd, const Vector& x);
Vector EmitAtan2(Simd& simd, const Vector& y, const Vector& x);
Vector EmitHypot(Simd& simd, const Vector& x, const Vector& y);
// kFmod, kRemainder. Vectors with a large quotient are passed to the C library.
Vector EmitRemainder(Simd& simd, Op op, const Vector& a, const Vector& b);

// Special functions. Functions without a note take only float64.
Vector EmitErfcx(Simd& simd, const Vector& x);
Vector EmitLogNdtr(Simd& simd, const Vector& x);
Vector EmitErfinv(Simd& simd, const Vector& y);
// kBesselI0, kBesselI0Scaled, kBesselI1, kBesselI1Scaled.
Vector EmitBessel(Simd& simd, Op op, const Vector& x);
Vector EmitDigamma(Simd& simd, const Vector& x);
// Vectors with an element that is not positive are passed to the reference function.
Vector EmitLgamma(Simd& simd, const Vector& x);
Vector EmitTrigamma(Simd& simd, const Vector& x);  // float32 and float64, with the errors of the reference function

// Building blocks. For positive, finite x: x = 2^exponent * mantissa with an integer exponent and sqrt(1/2) <= mantissa
// < sqrt(2).
struct BinaryParts {
  Vector exponent;
  Vector mantissa;
};
BinaryParts EmitBinaryParts(Simd& simd, const Vector& x, bool may_be_subnormal = true);
// exp(r) for |r| <= ln(2) / 2. The result is rounded once more after the last step of the polynomial.
Vector EmitExpOfSmall(Simd& simd, const Vector& r);
// tan(x) for |x| up to 2^15.
Vector EmitTanOfSmallAngle(Simd& simd, const Vector& x);
// The result of `fast`; if `is_special` is true in any lane, that of `slow` instead.
Vector EmitEither(Simd& simd, Lane lane, const Mask& is_special, absl::FunctionRef<Vector()> fast,
                  absl::FunctionRef<Vector()> slow);
// Like EmitEither, with the lane function of `op` as `slow`. `b` may be null.
Vector EmitUnlessSpecial(Simd& simd, Op op, const Mask& is_special, const Vector& a, const Vector* b,
                         absl::FunctionRef<Vector()> fast);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_ELEMENTARY_H_
