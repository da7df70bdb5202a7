#include "backtape/jit/emit/math.h"

#include "backtape/jit/emit/lane_functions.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;

Vector EmitFloat(Simd& simd, Op op, const Vector& a, const Vector& b, const Vector& c) {
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
      const Vector one_if_positive =
          simd.Select(simd.Compare(Condition::kGt, a, constant(0)), constant(1), constant(0));
      return simd.Select(simd.Compare(Condition::kLt, a, constant(0)), constant(-1), one_if_positive);
    }
    case Op::kMin:
      return simd.Min(a, b);
    case Op::kMax:
      return simd.Max(a, b);
    case Op::kFmin:
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
    case Op::kReciprocal:
      return simd.Div(constant(1), a);
    case Op::kRoundToFloat16: {
      const asmjit::x86::Vec half = simd.NewReg(simd.lanes() * 2);
      Vector out = simd.New(Lane::kF32);
      simd.cc().emit(Inst::kIdVcvtps2ph, half, a.reg, Imm(0));
      simd.cc().emit(Inst::kIdVcvtph2ps, out.reg, half);
      return out;
    }
    default:
      break;
  }
  if (op == Op::kSigmoid) {
    const Vector minus = simd.Neg(a);
    const Vector e = EmitFloat(simd, Op::kExp, minus, {}, {});
    return simd.Div(constant(1), simd.Add(e, constant(1)));
  }
  const LaneFunction function = LaneFunctionOf(op, lane);
  BACKTAPE_CHECK(function != nullptr) << Name(op);
  return simd.Call(function, lane, &a, Arity(op) > 1 ? &b : nullptr);
}

}  // namespace backtape::jit
