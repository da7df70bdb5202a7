#include "backtape/jit/emit/math.h"

#include "backtape/jit/emit/elementary.h"
#include "backtape/jit/emit/lane_functions.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;

namespace {

Vector Arithmetic(Simd& simd, Op op, const Vector& a, const Vector& b, const Vector& c) {
  const Lane lane = a.lane;
  const auto constant = [&](double v) { return simd.Const(lane, v); };
  switch (op) {
    case Op::kAdd:
      return simd.Add(a, b);
    case Op::kSub:
      return simd.Sub(a, b);
    case Op::kMul:
      return simd.Mul(a, b);
    case Op::kDiv:
      return simd.Div(a, b);
    case Op::kFma:
      return simd.Fma(a, b, c);
    case Op::kNeg:
      return simd.Neg(a);
    case Op::kAbs:
      return simd.Abs(a);
    case Op::kSign: {
      const Vector positive = simd.Select(simd.Compare(Condition::kGt, a, constant(0)), constant(1), constant(0));
      return simd.Select(simd.Compare(Condition::kLt, a, constant(0)), constant(-1), positive);
    }
    case Op::kMin:
      return simd.Min(a, b);
    case Op::kMax:
      return simd.Max(a, b);
    case Op::kFmin:
      // The min and max instructions return their second operand if either is NaN.
      return simd.Select(simd.IsNan(a), b, simd.RawMin(b, a));
    case Op::kFmax:
      return simd.Select(simd.IsNan(a), b, simd.RawMax(b, a));
    case Op::kCopysign:
      return simd.Copysign(a, b);
    case Op::kFloor:
      return simd.Round(a, Simd::Rounding::kFloor);
    case Op::kCeil:
      return simd.Round(a, Simd::Rounding::kCeil);
    case Op::kTrunc:
      return simd.Round(a, Simd::Rounding::kTrunc);
    case Op::kRound:
      return simd.Round(a, Simd::Rounding::kNearest);
    case Op::kSqrt:
      return simd.Sqrt(a);
    case Op::kRsqrt:
      return simd.Div(constant(1), simd.Sqrt(a));
    default:
      return simd.Div(constant(1), a);
  }
}

Vector RoundToFloat16(Simd& simd, const Vector& a) {
  const asmjit::x86::Vec half = simd.NewReg(simd.lanes() * 2);
  Vector out = simd.New(Lane::kF32);
  simd.cc().emit(Inst::kIdVcvtps2ph, half, a.reg, Imm(0));
  simd.cc().emit(Inst::kIdVcvtph2ps, out.reg, half);
  return out;
}

Vector CallFunction(Simd& simd, Op op, const Vector& a, const Vector* b) {
  const LaneFunction function = LaneFunctionOf(op, a.lane);
  BACKTAPE_CHECK(function != nullptr) << Name(op);
  return simd.Call(function, a.lane, &a, b);
}

Vector SpecialInDouble(Simd& simd, Op op, const Vector& a) {
  switch (op) {
    case Op::kLgamma:
      return EmitLgamma(simd, a);
    case Op::kDigamma:
      return EmitDigamma(simd, a);
    case Op::kErfinv:
      return EmitErfinv(simd, a);
    case Op::kErfcx:
      return EmitErfcx(simd, a);
    case Op::kLogNdtr:
      return EmitLogNdtr(simd, a);
    default:
      return EmitBessel(simd, op, a);
  }
}

Vector EmitSpecial(Simd& simd, Op op, const Vector& a) {
  if (a.lane == Lane::kF64) return SpecialInDouble(simd, op, a);
  return simd.InDouble(a, nullptr,
                       [op](Simd& half, const Vector& x, const Vector&) { return SpecialInDouble(half, op, x); });
}

}  // namespace

Vector EmitEither(Simd& simd, Lane lane, const Mask& is_special, absl::FunctionRef<Vector()> fast,
                  absl::FunctionRef<Vector()> slow) {
  asmjit::x86::Compiler& cc = simd.cc();
  Vector result = simd.New(lane);
  const asmjit::Label special = cc.newLabel();
  const asmjit::Label done = cc.newLabel();
  const asmjit::x86::Gp bits = simd.Bits(is_special);
  cc.test(bits, bits);
  cc.jnz(special);
  simd.Assign(result, fast());
  cc.jmp(done);
  cc.bind(special);
  simd.Assign(result, slow());
  cc.bind(done);
  return result;
}

Vector EmitUnlessSpecial(Simd& simd, Op op, const Mask& is_special, const Vector& a, const Vector* b,
                         absl::FunctionRef<Vector()> fast) {
  return EmitEither(simd, a.lane, is_special, fast, [&] { return CallFunction(simd, op, a, b); });
}

Vector EmitFloat(Simd& simd, Op op, const Vector& a, const Vector& b, const Vector& c) {
  switch (op) {
    case Op::kRoundToFloat16:
      return RoundToFloat16(simd, a);
    case Op::kExp:
      return EmitExp(simd, a);
    case Op::kExp2:
      return EmitExp2(simd, a);
    case Op::kExpm1:
      return EmitExpm1(simd, a);
    case Op::kLog:
      return EmitLog(simd, a, LogBase::kE);
    case Op::kLog2:
      return EmitLog(simd, a, LogBase::k2);
    case Op::kLog10:
      return EmitLog(simd, a, LogBase::k10);
    case Op::kLog1p:
      return EmitLog1p(simd, a);
    case Op::kTanh:
      return EmitTanh(simd, a);
    case Op::kSinh:
      return EmitSinh(simd, a);
    case Op::kCosh:
      return EmitCosh(simd, a);
    case Op::kSigmoid:
      return EmitSigmoid(simd, a);
    case Op::kErf:
      return EmitErf(simd, a);
    case Op::kErfc:
      return EmitErfc(simd, a);
    case Op::kNormalCdf:
      return EmitNormalCdf(simd, a, b);
    case Op::kSin:
    case Op::kCos:
    case Op::kTan:
      return EmitTrigonometric(simd, op, a);
    case Op::kAsin:
      return EmitAsin(simd, a);
    case Op::kAcos:
      return EmitAcos(simd, a);
    case Op::kAtan:
      return EmitAtan(simd, a);
    case Op::kPow:
      return EmitPow(simd, a, b);
    case Op::kAsinh:
      return EmitAsinh(simd, a);
    case Op::kAcosh:
      return EmitAcosh(simd, a);
    case Op::kAtanh:
      return EmitAtanh(simd, a);
    case Op::kAtan2:
      return EmitAtan2(simd, a, b);
    case Op::kHypot:
      return EmitHypot(simd, a, b);
    case Op::kFmod:
    case Op::kRemainder:
      return EmitRemainder(simd, op, a, b);
    case Op::kTrigamma:
      return EmitTrigamma(simd, a);
    case Op::kLgamma:
    case Op::kDigamma:
    case Op::kBesselI0:
    case Op::kBesselI0Scaled:
    case Op::kBesselI1:
    case Op::kBesselI1Scaled:
    case Op::kErfinv:
    case Op::kErfcx:
    case Op::kLogNdtr:
      return EmitSpecial(simd, op, a);
    // Rare: the scalar function of the reference kernel, once for each lane.
    case Op::kNormalQuantile:
    case Op::kBesselJ0:
    case Op::kBesselJ1:
    case Op::kBesselY0:
    case Op::kBesselY1:
    case Op::kBesselK0:
    case Op::kBesselK0Scaled:
    case Op::kBesselK1:
    case Op::kBesselK1Scaled:
    case Op::kSphericalBesselJ0:
    case Op::kAiryAi:
      return CallFunction(simd, op, a, nullptr);
    case Op::kNextAfter:
    case Op::kNextAfterFloat16:
    case Op::kNextAfterBFloat16:
    case Op::kZeta:
    case Op::kChebyshevT:
    case Op::kChebyshevU:
    case Op::kChebyshevV:
    case Op::kChebyshevW:
    case Op::kShiftedChebyshevT:
    case Op::kShiftedChebyshevU:
    case Op::kShiftedChebyshevV:
    case Op::kShiftedChebyshevW:
    case Op::kHermiteH:
    case Op::kHermiteHe:
    case Op::kLaguerre:
    case Op::kLegendre:
    case Op::kPolygamma:
    case Op::kLowerGamma:
    case Op::kUpperGamma:
      return CallFunction(simd, op, a, &b);
    default:
      return Arithmetic(simd, op, a, b, c);
  }
}

}  // namespace backtape::jit
