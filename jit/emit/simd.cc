#include "backtape/jit/emit/simd.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "backtape/tensor/check.h"

namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

Lane LaneOf(DType value_type) {
  switch (value_type) {
    case DType::kFloat32:
      return Lane::kF32;
    case DType::kFloat64:
      return Lane::kF64;
    case DType::kInt64:
      return Lane::kI64;
    default:
      return Lane::kI32;
  }
}

x86::Vec Simd::Sized(const x86::Vec& reg, int bytes) const {
  if (bytes <= 16) return reg.xmm();
  if (bytes == 32) return reg.ymm();
  return reg.zmm();
}

Vector Simd::New(Lane lane) {
  Vector v;
  v.lane = lane;
  v.reg = NewReg(register_bytes(lane));
  return v;
}

Vector Simd::Const(Lane lane, double value) {
  switch (lane) {
    case Lane::kF32:
      return ConstBits(lane, std::bit_cast<uint32_t>(static_cast<float>(value)));
    case Lane::kF64:
      return ConstBits(lane, std::bit_cast<uint64_t>(value));
    default:
      return ConstInt(lane, static_cast<int64_t>(value));
  }
}

Vector Simd::ConstBits(Lane lane, uint64_t bits) {
  Vector v;
  v.lane = lane;
  v.is_constant = true;
  const int bytes = BytesOf(lane);
  v.bits = bytes == 4 ? bits & 0xffffffffu : bits;
  if (has_avx512() && lanes_ > 1) {
    v.mem = cc_.newConst(asmjit::ConstPoolScope::kLocal, &v.bits, static_cast<size_t>(bytes));
    switch (lanes_) {
      case 2:
        v.mem.setBroadcast(x86::Mem::Broadcast::k1To2);
        break;
      case 4:
        v.mem.setBroadcast(x86::Mem::Broadcast::k1To4);
        break;
      case 8:
        v.mem.setBroadcast(x86::Mem::Broadcast::k1To8);
        break;
      default:
        v.mem.setBroadcast(x86::Mem::Broadcast::k1To16);
    }
    return v;
  }
  char data[64];
  const int total = std::max(register_bytes(lane), 16);
  for (int i = 0; i < total; i += bytes) std::memcpy(data + i, &v.bits, static_cast<size_t>(bytes));
  v.mem = cc_.newConst(asmjit::ConstPoolScope::kLocal, data, static_cast<size_t>(total));
  return v;
}

Vector Simd::Iota(Lane lane) {
  char data[64] = {};
  const int bytes = BytesOf(lane);
  for (int64_t i = 0; i < lanes_; ++i) std::memcpy(data + i * bytes, &i, static_cast<size_t>(bytes));
  Vector v = New(lane);
  const int total = std::max(register_bytes(lane), 16);
  cc_.emit(Inst::kIdVmovups, v.reg, cc_.newConst(asmjit::ConstPoolScope::kLocal, data, static_cast<size_t>(total)));
  return v;
}

Vector Simd::InReg(const Vector& a) {
  if (!a.is_constant) return a;
  Vector v = New(a.lane);
  if (a.bits == 0) {
    cc_.emit(Inst::kIdVxorps, v.reg.xmm(), v.reg.xmm(), v.reg.xmm());
    return v;
  }
  if (!a.mem.hasBroadcast()) {
    cc_.emit(Inst::kIdVmovups, v.reg, a.mem);
    return v;
  }
  x86::Mem scalar = a.mem;
  scalar.resetBroadcast();
  if (BytesOf(a.lane) == 4) {
    cc_.emit(Inst::kIdVbroadcastss, v.reg, scalar);
  } else if (register_bytes(a.lane) <= 16) {
    cc_.emit(Inst::kIdVmovddup, v.reg, scalar);
  } else {
    cc_.emit(Inst::kIdVbroadcastsd, v.reg, scalar);
  }
  return v;
}

Vector Simd::Copy(const Vector& a) {
  if (a.is_constant) return InReg(a);
  Vector v = New(a.lane);
  cc_.emit(Inst::kIdVmovaps, v.reg, a.reg);
  return v;
}

void Simd::Assign(Vector& dst, const Vector& src) {
  const Vector from = InReg(src);
  cc_.emit(Inst::kIdVmovaps, dst.reg, from.reg);
}

Vector Simd::SplatLow(Lane lane, const x86::Vec& xmm) {
  Vector v = New(lane);
  if (BytesOf(lane) == 4) {
    cc_.emit(Inst::kIdVbroadcastss, v.reg, xmm.xmm());
  } else if (register_bytes(lane) <= 16) {
    cc_.emit(Inst::kIdVmovddup, v.reg, xmm.xmm());
  } else {
    cc_.emit(Inst::kIdVbroadcastsd, v.reg, xmm.xmm());
  }
  return v;
}

Vector Simd::SplatGp(Lane lane, const x86::Gp& value) {
  const x86::Xmm xmm = cc_.newXmm();
  if (BytesOf(lane) == 4) {
    cc_.vmovd(xmm, value.r32());
  } else {
    cc_.vmovq(xmm, value.r64());
  }
  return SplatLow(lane, xmm);
}

Vector Simd::As(Lane lane, const Vector& a) const {
  BACKTAPE_DCHECK(BytesOf(lane) == BytesOf(a.lane));
  Vector v = a;
  v.lane = lane;
  return v;
}

Vector Simd::Binary(Lane lane, Id id, const Vector& a, const Vector& b) {
  Vector v = New(lane);
  cc_.emit(id, v.reg, InReg(a).reg, Use(b));
  return v;
}

Vector Simd::FloatBinary(Id ps, Id pd, const Vector& a, const Vector& b) {
  return Binary(a.lane, a.lane == Lane::kF32 ? ps : pd, a, b);
}

Vector Simd::Logic(Id ps, const Vector& a, const Vector& b) {
  // A broadcast from memory has the width of the instruction's lanes, so 64-bit lanes need the double forms.
  static_assert(Inst::kIdVandps != Inst::kIdVandpd);
  Id id = ps;
  if (BytesOf(a.lane) == 8) {
    id = ps == Inst::kIdVandps   ? Id{Inst::kIdVandpd}
         : ps == Inst::kIdVorps  ? Id{Inst::kIdVorpd}
         : ps == Inst::kIdVxorps ? Id{Inst::kIdVxorpd}
                                 : Id{Inst::kIdVandnpd};
  }
  return Binary(a.lane, id, a, b);
}

Vector Simd::Add(const Vector& a, const Vector& b) {
  switch (a.lane) {
    case Lane::kI32:
      return Binary(a.lane, Inst::kIdVpaddd, a, b);
    case Lane::kI64:
      return Binary(a.lane, Inst::kIdVpaddq, a, b);
    default:
      return FloatBinary(Inst::kIdVaddps, Inst::kIdVaddpd, a, b);
  }
}

Vector Simd::Sub(const Vector& a, const Vector& b) {
  switch (a.lane) {
    case Lane::kI32:
      return Binary(a.lane, Inst::kIdVpsubd, a, b);
    case Lane::kI64:
      return Binary(a.lane, Inst::kIdVpsubq, a, b);
    default:
      return FloatBinary(Inst::kIdVsubps, Inst::kIdVsubpd, a, b);
  }
}

Vector Simd::Mul(const Vector& a, const Vector& b) {
  switch (a.lane) {
    case Lane::kI32:
      return Binary(a.lane, Inst::kIdVpmulld, a, b);
    case Lane::kI64: {
      if (has_avx512()) return Binary(a.lane, Inst::kIdVpmullq, a, b);
      // The full product of the low halves, plus the sum of the two cross products shifted by 32 bits.
      const Vector x = InReg(a);
      const Vector y = InReg(b);
      const Vector cross = Add(Binary(a.lane, Inst::kIdVpmuludq, ShiftRightLogical(x, 32), y),
                               Binary(a.lane, Inst::kIdVpmuludq, ShiftRightLogical(y, 32), x));
      return Add(Binary(a.lane, Inst::kIdVpmuludq, x, y), ShiftLeft(cross, 32));
    }
    default:
      return FloatBinary(Inst::kIdVmulps, Inst::kIdVmulpd, a, b);
  }
}

Vector Simd::MulLow32(const Vector& a, const Vector& b) { return Binary(a.lane, Inst::kIdVpmuludq, a, b); }

Vector Simd::Div(const Vector& a, const Vector& b) { return FloatBinary(Inst::kIdVdivps, Inst::kIdVdivpd, a, b); }

void Simd::FmaInPlace(Vector& a, const Vector& b, const Vector& c) {
  if (b.is_constant) {
    // The 132 form computes a = a * operand + register.
    cc_.emit(a.lane == Lane::kF32 ? Inst::kIdVfmadd132ps : Inst::kIdVfmadd132pd, a.reg, InReg(c).reg, Use(b));
  } else {
    cc_.emit(a.lane == Lane::kF32 ? Inst::kIdVfmadd213ps : Inst::kIdVfmadd213pd, a.reg, b.reg, Use(c));
  }
}

Vector Simd::Fma(const Vector& a, const Vector& b, const Vector& c) {
  Vector v = Copy(a);
  FmaInPlace(v, b, c);
  return v;
}

Vector Simd::NegatedFma(const Vector& a, const Vector& b, const Vector& c) {
  Vector v = Copy(c);
  cc_.emit(v.lane == Lane::kF32 ? Inst::kIdVfnmadd231ps : Inst::kIdVfnmadd231pd, v.reg, InReg(a).reg, Use(b));
  return v;
}

void Simd::AddInPlace(Vector& a, const Vector& b) {
  const Id id = a.lane == Lane::kF32   ? Id{Inst::kIdVaddps}
                : a.lane == Lane::kF64 ? Id{Inst::kIdVaddpd}
                : a.lane == Lane::kI32 ? Id{Inst::kIdVpaddd}
                                       : Id{Inst::kIdVpaddq};
  cc_.emit(id, a.reg, a.reg, Use(b));
}

Vector Simd::Polynomial(const Vector& x, absl::Span<const double> coefficients) {
  Vector p = InReg(Const(x.lane, coefficients.back()));
  for (size_t i = coefficients.size() - 1; i-- > 0;) FmaInPlace(p, x, Const(x.lane, coefficients[i]));
  return p;
}

Vector Simd::Sqrt(const Vector& a) {
  Vector v = New(a.lane);
  cc_.emit(a.lane == Lane::kF32 ? Inst::kIdVsqrtps : Inst::kIdVsqrtpd, v.reg, Use(a));
  return v;
}

Vector Simd::RawMin(const Vector& a, const Vector& b) { return FloatBinary(Inst::kIdVminps, Inst::kIdVminpd, a, b); }
Vector Simd::RawMax(const Vector& a, const Vector& b) { return FloatBinary(Inst::kIdVmaxps, Inst::kIdVmaxpd, a, b); }

Vector Simd::Min(const Vector& a, const Vector& b) {
  if (a.lane == Lane::kI32) return Binary(a.lane, Inst::kIdVpminsd, a, b);
  if (a.lane == Lane::kI64) {
    if (has_avx512()) return Binary(a.lane, Inst::kIdVpminsq, a, b);
    return Select(Compare(Condition::kLt, a, b), a, b);
  }
  // The instruction returns its second operand if either is NaN, so only a NaN in its first operand must be handled.
  return Select(IsNan(b), b, RawMin(b, a));
}

Vector Simd::Max(const Vector& a, const Vector& b) {
  if (a.lane == Lane::kI32) return Binary(a.lane, Inst::kIdVpmaxsd, a, b);
  if (a.lane == Lane::kI64) {
    if (has_avx512()) return Binary(a.lane, Inst::kIdVpmaxsq, a, b);
    return Select(Compare(Condition::kGt, a, b), a, b);
  }
  return Select(IsNan(b), b, RawMax(b, a));
}

Vector Simd::Round(const Vector& a, Rounding mode) {
  Vector v = New(a.lane);
  // 8 suppresses the precision exception.
  const Imm imm(static_cast<int>(mode) | 8);
  if (has_avx512()) {
    cc_.emit(a.lane == Lane::kF32 ? Inst::kIdVrndscaleps : Inst::kIdVrndscalepd, v.reg, Use(a), imm);
  } else {
    cc_.emit(a.lane == Lane::kF32 ? Inst::kIdVroundps : Inst::kIdVroundpd, v.reg, Use(a), imm);
  }
  return v;
}

Vector Simd::Neg(const Vector& a) {
  if (!IsFloat(a.lane)) return Sub(ConstInt(a.lane, 0), a);
  return Xor(a, ConstBits(a.lane, a.lane == Lane::kF32 ? 0x80000000u : 0x8000000000000000u));
}

Vector Simd::Abs(const Vector& a) {
  if (IsFloat(a.lane)) return And(a, ConstBits(a.lane, a.lane == Lane::kF32 ? 0x7fffffffu : 0x7fffffffffffffffu));
  if (a.lane == Lane::kI64 && !has_avx512()) return Select(Compare(Condition::kLt, a, ConstInt(a.lane, 0)), Neg(a), a);
  Vector v = New(a.lane);
  cc_.emit(a.lane == Lane::kI32 ? Inst::kIdVpabsd : Inst::kIdVpabsq, v.reg, Use(a));
  return v;
}

Vector Simd::Copysign(const Vector& a, const Vector& b) {
  const Vector sign = ConstBits(a.lane, a.lane == Lane::kF32 ? 0x80000000u : 0x8000000000000000u);
  return Or(Abs(a), And(b, sign));
}

Vector Simd::Exp2Int(const Vector& n) {
  const bool is_f32 = n.lane == Lane::kF32;
  // Adding 1.5 * 2^mantissa puts the integer, including the exponent bias, into the low bits.
  const Vector magic = Const(n.lane, is_f32 ? 0x1.8p23 + 127 : 0x1.8p52 + 1023);
  return ShiftLeft(Add(n, magic), is_f32 ? 23 : 52);
}

Vector Simd::Scale(const Vector& a, const Vector& n) {
  if (has_avx512()) return FloatBinary(Inst::kIdVscalefps, Inst::kIdVscalefpd, a, n);
  // Two steps, so that both factors are normal numbers and only the last product, which is rounded once, may be
  // subnormal.
  const Vector half = Round(Mul(n, Const(n.lane, 0.5)), Rounding::kFloor);
  return Mul(Mul(a, Exp2Int(half)), Exp2Int(Sub(n, half)));
}

Vector Simd::ScaleOrZero(const Mask& mask, const Vector& a, const Vector& n) {
  const Vector factor = InReg(a);
  Vector v = New(a.lane);
  cc_.k(mask.k).z().emit(a.lane == Lane::kF32 ? Inst::kIdVscalefps : Inst::kIdVscalefpd, v.reg, factor.reg, n.reg);
  return v;
}

Vector Simd::And(const Vector& a, const Vector& b) { return Logic(Inst::kIdVandps, a, b); }
Vector Simd::Or(const Vector& a, const Vector& b) { return Logic(Inst::kIdVorps, a, b); }
Vector Simd::Xor(const Vector& a, const Vector& b) { return Logic(Inst::kIdVxorps, a, b); }
Vector Simd::AndNot(const Vector& a, const Vector& b) { return Logic(Inst::kIdVandnps, a, b); }
Vector Simd::Not(const Vector& a) { return Xor(a, ConstInt(a.lane, -1)); }

Vector Simd::ShiftLeft(const Vector& a, int count) {
  Vector v = New(a.lane);
  cc_.emit(BytesOf(a.lane) == 4 ? Inst::kIdVpslld : Inst::kIdVpsllq, v.reg, InReg(a).reg, Imm(count));
  return v;
}

Vector Simd::ShiftRightLogical(const Vector& a, int count) {
  Vector v = New(a.lane);
  cc_.emit(BytesOf(a.lane) == 4 ? Inst::kIdVpsrld : Inst::kIdVpsrlq, v.reg, InReg(a).reg, Imm(count));
  return v;
}

Vector Simd::ShiftRight(const Vector& a, int count) {
  if (BytesOf(a.lane) == 8 && !has_avx512()) return ShiftBy(Shift::kRight, a, ConstInt(Lane::kI64, count));
  Vector v = New(a.lane);
  cc_.emit(BytesOf(a.lane) == 4 ? Inst::kIdVpsrad : Inst::kIdVpsraq, v.reg, InReg(a).reg, Imm(count));
  return v;
}

Vector Simd::ShiftBy(Shift kind, const Vector& a, const Vector& counts) {
  const bool is_32 = BytesOf(a.lane) == 4;
  switch (kind) {
    case Shift::kLeft:
      return Binary(a.lane, is_32 ? Inst::kIdVpsllvd : Inst::kIdVpsllvq, a, counts);
    case Shift::kRightLogical:
      return Binary(a.lane, is_32 ? Inst::kIdVpsrlvd : Inst::kIdVpsrlvq, a, counts);
    case Shift::kRight:
      break;
  }
  if (is_32) return Binary(a.lane, Inst::kIdVpsravd, a, counts);
  if (has_avx512()) return Binary(a.lane, Inst::kIdVpsravq, a, counts);
  // (x >>logical c) is sign-extended from the new position of the sign bit: (y ^ m) - m with m = sign bit >>logical c.
  const Vector m = Binary(a.lane, Inst::kIdVpsrlvq, ConstBits(Lane::kI64, uint64_t{1} << 63), counts);
  return Sub(Xor(Binary(a.lane, Inst::kIdVpsrlvq, a, counts), m), m);
}

}  // namespace backtape::jit
