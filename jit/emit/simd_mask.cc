// Masks, selections, conversions between lane types, calls of scalar functions.

#include <algorithm>

#include "backtape/jit/emit/lane_functions.h"
#include "backtape/jit/emit/simd.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

Mask Simd::NewMask() {
  Mask mask;
  if (has_avx512()) {
    mask.k = pool_.NewMask();
  } else {
    mask.reg = NewReg(lanes_ * mask_lane_bytes());
  }
  return mask;
}

// Converts from a vector `reg` with lanes of BytesOf(lane) to a mask, whose lanes have mask_lane_bytes().
Mask Simd::FromLaneMask(Lane lane, const x86::Vec& reg) {
  Mask mask;
  mask.reg = reg;
  if (BytesOf(lane) == mask_lane_bytes()) return mask;
  BACKTAPE_CHECK(BytesOf(lane) == 4);
  mask = NewMask();
  cc_.emit(Inst::kIdVpmovsxdq, mask.reg, reg.xmm());
  return mask;
}

x86::Vec Simd::ToLaneMask(Lane lane, const Mask& mask) {
  if (BytesOf(lane) == mask_lane_bytes()) return mask.reg;
  BACKTAPE_CHECK(BytesOf(lane) == 4 && lanes_ <= 4);
  const x86::Vec out = NewReg(16);
  if (lanes_ == 2) {
    cc_.emit(Inst::kIdVpshufd, out, mask.reg.xmm(), Imm(0x08));
    return out;
  }
  const x86::Vec high = NewReg(16);
  cc_.emit(Inst::kIdVextractf128, high, mask.reg.ymm(), Imm(1));
  cc_.emit(Inst::kIdVshufps, out, mask.reg.xmm(), high, Imm(0x88));
  return out;
}

Mask Simd::Compare(Condition condition, const Vector& a, const Vector& b) {
  if (IsFloat(a.lane)) {
    static constexpr int kPredicates[] = {0x00, 0x04, 0x11, 0x12, 0x1e, 0x1d, 0x16};  // quiet comparisons
    const Imm predicate(kPredicates[static_cast<int>(condition)]);
    const asmjit::InstId id = a.lane == Lane::kF32 ? Inst::kIdVcmpps : Inst::kIdVcmppd;
    if (has_avx512()) {
      Mask mask = NewMask();
      cc_.emit(id, mask.k, InReg(a).reg, Use(b), predicate);
      return mask;
    }
    const x86::Vec out = NewReg(register_bytes(a.lane));
    cc_.emit(id, out, InReg(a).reg, Use(b), predicate);
    return FromLaneMask(a.lane, out);
  }
  const bool is_32 = a.lane == Lane::kI32;
  if (has_avx512()) {
    static constexpr int kPredicates[] = {0, 4, 1, 2, 6, 5, 6};
    Mask mask = NewMask();
    cc_.emit(is_32 ? Inst::kIdVpcmpd : Inst::kIdVpcmpq, mask.k, InReg(a).reg, Use(b),
             Imm(kPredicates[static_cast<int>(condition)]));
    return mask;
  }
  const asmjit::InstId greater = is_32 ? Inst::kIdVpcmpgtd : Inst::kIdVpcmpgtq;
  const x86::Vec out = NewReg(register_bytes(a.lane));
  switch (condition) {
    case Condition::kEq:
    case Condition::kNe:
      cc_.emit(is_32 ? Inst::kIdVpcmpeqd : Inst::kIdVpcmpeqq, out, InReg(a).reg, Use(b));
      break;
    case Condition::kGt:
    case Condition::kNotLe:
    case Condition::kLe:
      cc_.emit(greater, out, InReg(a).reg, Use(b));
      break;
    case Condition::kLt:
    case Condition::kGe:
      cc_.emit(greater, out, InReg(b).reg, Use(a));
      break;
  }
  const Mask mask = FromLaneMask(a.lane, out);
  const bool is_negated = condition == Condition::kNe || condition == Condition::kLe || condition == Condition::kGe;
  return is_negated ? Not(mask) : mask;
}

Mask Simd::IsNan(const Vector& a) { return Compare(Condition::kNe, a, a); }

Mask Simd::And(const Mask& a, const Mask& b) {
  Mask out = NewMask();
  if (has_avx512()) {
    cc_.kandw(out.k, a.k, b.k);
  } else {
    cc_.emit(Inst::kIdVandps, out.reg, a.reg, b.reg);
  }
  return out;
}

Mask Simd::Or(const Mask& a, const Mask& b) {
  Mask out = NewMask();
  if (has_avx512()) {
    cc_.korw(out.k, a.k, b.k);
  } else {
    cc_.emit(Inst::kIdVorps, out.reg, a.reg, b.reg);
  }
  return out;
}

Mask Simd::Xor(const Mask& a, const Mask& b) {
  Mask out = NewMask();
  if (has_avx512()) {
    cc_.kxorw(out.k, a.k, b.k);
  } else {
    cc_.emit(Inst::kIdVxorps, out.reg, a.reg, b.reg);
  }
  return out;
}

Mask Simd::Not(const Mask& a) {
  if (!has_avx512()) return Xor(a, ConstMask(true));
  Mask out = NewMask();
  cc_.knotw(out.k, a.k);
  return out;
}

Mask Simd::ConstMask(bool value) {
  Mask out = NewMask();
  if (has_avx512()) {
    const x86::Gp bits = cc_.newInt32();
    cc_.mov(bits, value ? -1 : 0);
    cc_.kmovw(out.k, bits);
  } else {
    const Vector constant = ConstInt(mask_lane_bytes() == 4 ? Lane::kI32 : Lane::kI64, value ? -1 : 0);
    out.reg = InReg(constant).reg;
  }
  return out;
}

void Simd::Assign(Mask& dst, const Mask& src) {
  if (has_avx512()) {
    cc_.kmovw(dst.k, src.k);
  } else {
    cc_.emit(Inst::kIdVmovaps, dst.reg, src.reg);
  }
}

Mask Simd::Copy(const Mask& a) {
  Mask out = NewMask();
  Assign(out, a);
  return out;
}

Mask Simd::FirstLanes(const x86::Gp& count) {
  if (has_avx512()) {
    const x86::Gp bits = cc_.newInt64();
    const x86::Gp capped = cc_.newInt64();
    cc_.mov(capped, lanes_);
    cc_.cmp(count, capped);
    cc_.cmovl(capped, count);
    cc_.mov(bits, -1);
    cc_.bzhi(bits, bits, capped);
    Mask out = NewMask();
    cc_.kmovw(out.k, bits.r32());
    return out;
  }
  const x86::Gp capped = cc_.newInt64();
  cc_.mov(capped, lanes_);
  cc_.cmp(count, capped);
  cc_.cmovl(capped, count);
  const Lane lane = mask_lane_bytes() == 4 ? Lane::kI32 : Lane::kI64;
  return Compare(Condition::kGt, SplatGp(lane, capped), Iota(lane));
}

Vector Simd::Select(const Mask& mask, const Vector& if_true, const Vector& if_false) {
  const bool is_32 = BytesOf(if_true.lane) == 4;
  if (!has_avx512()) {
    Vector v = New(if_true.lane);
    cc_.emit(is_32 ? Inst::kIdVblendvps : Inst::kIdVblendvpd, v.reg, InReg(if_false).reg, Use(if_true),
             ToLaneMask(if_true.lane, mask));
    return v;
  }
  // Uses a masked move over a copy or over zeros. vblendmps is avoided: the register allocator treats its result as an
  // input too, and would keep and spill a value that does not exist. Operands are brought into registers before k() is
  // set for the next instruction.
  const Id move = is_32 ? Inst::kIdVmovaps : Inst::kIdVmovapd;
  if (if_false.is_constant && if_false.bits == 0) {
    const Vector source = InReg(if_true);
    Vector v = New(if_true.lane);
    cc_.k(mask.k).z().emit(move, v.reg, source.reg);
    return v;
  }
  Vector v = Copy(if_false);
  if (!if_true.is_constant) {
    cc_.k(mask.k).emit(move, v.reg, if_true.reg);
  } else if (if_true.bits == 0) {
    cc_.k(mask.k).emit(is_32 ? Inst::kIdVxorps : Inst::kIdVxorpd, v.reg, v.reg, v.reg);
  } else {
    const Vector source = InReg(if_true);
    cc_.k(mask.k).emit(move, v.reg, source.reg);
  }
  return v;
}

x86::Gp Simd::Bits(const Mask& mask) {
  const x86::Gp bits = pool_.NewGp32();
  if (has_avx512()) {
    // Uses a copy, which is always in a register: for a spilled mask, AsmJit's allocator would emit "kmovw r32, m16",
    // which does not exist (its encoding is that of "kmovw k, m16").
    cc_.kmovw(bits, Copy(mask).k);
    if (lanes_ < 16) cc_.and_(bits, (1 << lanes_) - 1);
  } else {
    cc_.emit(mask_lane_bytes() == 4 ? Inst::kIdVmovmskps : Inst::kIdVmovmskpd, bits, mask.reg);
  }
  return bits;
}

Vector Simd::AsVector(Lane lane, const Mask& mask) {
  Vector v;
  v.lane = lane;
  if (has_avx512()) {
    v = New(lane);
    cc_.emit(BytesOf(lane) == 4 ? Inst::kIdVpmovm2d : Inst::kIdVpmovm2q, v.reg, mask.k);
  } else {
    v.reg = ToLaneMask(lane, mask);
  }
  return v;
}

Mask Simd::SplatMask(const x86::Gp& condition) {
  const x86::Gp all = cc_.newInt64();
  const x86::Gp none = cc_.newInt64();
  cc_.mov(all, -1);
  cc_.xor_(none.r32(), none.r32());
  cc_.test(condition, condition);
  cc_.cmovz(all, none);
  Mask out = NewMask();
  if (has_avx512()) {
    cc_.kmovw(out.k, all.r32());
  } else {
    out.reg = SplatGp(mask_lane_bytes() == 4 ? Lane::kI32 : Lane::kI64, all).reg;
  }
  return out;
}

Vector Simd::Convert(const Vector& a, Lane to) {
  if (a.lane == to) return a;
  const auto unary = [&](asmjit::InstId id) {
    Vector v = New(to);
    cc_.emit(id, v.reg, InReg(a).reg);
    return v;
  };
  // Narrowing instructions read the whole source register. Results of less than 16 bytes are in xmm registers too.
  switch (a.lane) {
    case Lane::kF32:
      if (to == Lane::kF64) return unary(Inst::kIdVcvtps2pd);
      if (to == Lane::kI32) return unary(Inst::kIdVcvttps2dq);
      if (has_avx512()) return unary(Inst::kIdVcvttps2qq);
      break;
    case Lane::kF64:
      if (to == Lane::kF32) return unary(Inst::kIdVcvtpd2ps);
      if (to == Lane::kI32) return unary(Inst::kIdVcvttpd2dq);
      if (has_avx512()) return unary(Inst::kIdVcvttpd2qq);
      break;
    case Lane::kI32:
      if (to == Lane::kF32) return unary(Inst::kIdVcvtdq2ps);
      if (to == Lane::kF64) return unary(Inst::kIdVcvtdq2pd);
      return unary(Inst::kIdVpmovsxdq);
    case Lane::kI64:
      if (to == Lane::kI32) {
        if (has_avx512()) return unary(Inst::kIdVpmovqd);
        const Vector from = InReg(a);
        Vector v = New(to);
        const x86::Vec high = NewReg(16);
        cc_.emit(Inst::kIdVextractf128, high, from.reg.ymm(), Imm(1));
        cc_.emit(Inst::kIdVshufps, v.reg, from.reg.xmm(), high, Imm(0x88));
        return v;
      }
      if (has_avx512()) return unary(to == Lane::kF32 ? Inst::kIdVcvtqq2ps : Inst::kIdVcvtqq2pd);
      if (to == Lane::kF64) {
        // Puts each half into the low bits of a double, 2^52 + low and 2^84 + 2^63 + high * 2^32; the 2^63 comes from
        // flipping the sign bit. Subtracting the excess is exact, so only the final sum is rounded.
        const Vector low = New(Lane::kI64);
        const Vector magic = InReg(ConstBits(Lane::kI64, 0x4330000000000000));
        cc_.emit(Inst::kIdVpblendd, low.reg, magic.reg, InReg(a).reg, Imm(0x55));
        const Vector high = Xor(ShiftRightLogical(a, 32), ConstBits(Lane::kI64, 0x4530000080000000));
        const auto as_double = [](Vector v) {
          v.lane = Lane::kF64;
          return v;
        };
        const Vector excess = as_double(ConstBits(Lane::kI64, 0x4530000080100000));
        return Add(Sub(as_double(high), excess), as_double(low));
      }
      break;
  }
  return Call(LaneConversion(a.lane, to), to, &a, nullptr);
}

Vector Simd::InDouble(const Vector& a, const Vector* b,
                      absl::FunctionRef<Vector(Simd&, const Vector& a, const Vector& b)> function) {
  const Vector first = InReg(a);
  const Vector second = b == nullptr ? first : InReg(*b);
  const auto widened = [&](Simd& simd, const Vector& v) { return simd.Convert(v, Lane::kF64); };
  if (register_bytes(Lane::kF64) <= (has_avx512() ? 64 : 32)) {
    return Convert(function(*this, widened(*this, first), widened(*this, second)), Lane::kF32);
  }
  Simd half(cc_, pool_, target_, lanes_ / 2);
  const int half_bytes = half.register_bytes(Lane::kF32);
  const auto extract = [&](const Vector& v, int part) {
    Vector out = half.New(Lane::kF32);
    if (part == 0) {
      cc_.emit(Inst::kIdVmovaps, out.reg, Sized(v.reg, half_bytes));
    } else {
      cc_.emit(half_bytes == 32 ? Inst::kIdVextractf64x4 : Inst::kIdVextractf128, out.reg, v.reg, Imm(1));
    }
    return half.Convert(out, Lane::kF64);
  };
  Vector parts[2];
  for (int i = 0; i < 2; ++i) {
    parts[i] = half.Convert(function(half, extract(first, i), extract(second, i)), Lane::kF32);
  }
  Vector out = New(Lane::kF32);
  if (half_bytes == 32) {
    cc_.emit(Inst::kIdVinsertf64x4, out.reg, parts[0].reg.zmm(), parts[1].reg, Imm(1));
  } else {
    cc_.emit(Inst::kIdVinsertf128, out.reg, parts[0].reg.ymm(), parts[1].reg, Imm(1));
  }
  return out;
}

Vector Simd::Call(LaneFunction function, Lane result, const Vector* a, const Vector* b) {
  const auto address_of = [&](const x86::Mem& slot) {
    const x86::Gp address = pool_.NewGp64();
    cc_.lea(address, slot);
    return address;
  };
  const auto spill = [&](const Vector* v, size_t index) {
    if (v == nullptr) {
      const x86::Gp null = pool_.NewGp64();
      cc_.xor_(null.r32(), null.r32());
      return null;
    }
    const x86::Mem slot = pool_.Scratch(index);
    cc_.emit(Inst::kIdVmovups, slot, InReg(*v).reg);
    return address_of(slot);
  };
  const x86::Gp first = spill(a, 0);
  const x86::Gp second = spill(b, 1);
  Vector out = New(result);
  const x86::Mem slot = pool_.Scratch(2);
  const x86::Gp address = address_of(slot);
  const x86::Gp target = pool_.NewGp64();
  cc_.mov(target, reinterpret_cast<uint64_t>(function));
  asmjit::InvokeNode* invoke = nullptr;
  cc_.invoke(&invoke, target, asmjit::FuncSignatureT<void, void*, const void*, const void*, int64_t>());
  if (invoke == nullptr) return out;  // the error handler has recorded the error
  invoke->setArg(0, address);
  invoke->setArg(1, first);
  invoke->setArg(2, second);
  invoke->setArg(3, Imm(lanes_));
  cc_.emit(Inst::kIdVmovups, out.reg, slot);
  return out;
}

}  // namespace backtape::jit
