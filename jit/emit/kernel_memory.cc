#include <algorithm>
#include <bit>
#include <utility>

#include "backtape/jit/emit/kernel_emitter.h"

// Loads and stores. An access is one element for all lanes, or a run of adjacent elements (masked at the end), or has
// lanes at other addresses. Lanes that are a few elements apart are shuffled in registers (kernel_interleaved.cc,
// kernel_strides.cc); kernel_lanes.cc has the general form, for strides, computed indices, and dtypes that AVX2 cannot
// mask.
namespace backtape::jit {

using asmjit::Imm;
using asmjit::Label;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

KernelEmitter::Mode KernelEmitter::ModeOf(const Instruction& instruction) const {
  const Access& access = kernel_.accesses[instruction.access];
  const size_t first = ClassOf(instruction.op) == OpClass::kEffect ? 1 : 0;
  const auto operand = [&](size_t i) { return i < instruction.operands.size() ? instruction.operands[i] : kNoValue; };
  const auto is_uniform = [&](ValueId id) { return id == kNoValue || placements_[id] == Placement::kUniform; };
  const bool has_predicate = operand(first + 1) != kNoValue;
  const bool is_outer = kernel_.vectorize == Vectorize::kOuter;
  if (!is_outer && access.inner_strides.empty()) return has_predicate ? Mode::kLanes : Mode::kUniform;
  if (!is_uniform(operand(first))) return Mode::kLanes;
  const Int& stride = (is_outer ? access.outer_strides : access.inner_strides).back();
  if (stride.is_constant(0) && !has_predicate && instruction.op == Op::kLoad) return Mode::kUniform;
  if (stride.is_constant(1) && (!has_predicate || CanMask(access.dtype))) return Mode::kContiguous;
  return Mode::kLanes;
}

bool KernelEmitter::CanMask(DType dtype) const { return simd().has_avx512() || ItemSize(dtype) >= 4; }

// The access's pointer plus a uniform index.
x86::Gp KernelEmitter::AddressOf(const Instruction& instruction, ValueId index) {
  const Gp& pointer = pointers_[instruction.access];
  if (index == kNoValue) return pointer;
  const Gp moved = cc_.newInt64();
  Simd* const active = std::exchange(active_, &narrow_);
  // vmovq and vmovd must not be used: for a spilled vector, AsmJit 1.9 makes them load another register.
  cc_.emit(Inst::kIdVpextrq, moved, simd().InReg(Get(index, 0).vector).reg.xmm(), Imm(0));
  active_ = active;
  MultiplyBy(moved, instruction.index_stride, ItemSize(kernel_.accesses[instruction.access].dtype));
  cc_.add(moved, pointer);
  return moved;
}

x86::Mem KernelEmitter::ContiguousMem(const Gp& pointer, const Access& access, int u, const Group& group) const {
  const int64_t bytes = ItemSize(access.dtype);
  const auto displacement = static_cast<int32_t>(u * simd().lanes() * bytes);
  if (group.index == nullptr) return x86::ptr(pointer, displacement);
  return x86::ptr(pointer, *group.index, static_cast<uint32_t>(std::countr_zero(static_cast<uint64_t>(bytes))),
                  displacement);
}

KernelEmitter::Value KernelEmitter::LoadUniform(DType dtype, const Gp& pointer) {
  Value value;
  const x86::Mem mem = x86::ptr(pointer);
  const Gp bits = cc_.newInt32();
  switch (dtype) {
    case DType::kBool:
      cc_.movzx(bits, WithSize(mem, 1));
      value.mask = simd().SplatMask(bits);
      return value;
    case DType::kUInt8:
      cc_.movzx(bits, WithSize(mem, 1));
      break;
    case DType::kInt8:
      cc_.movsx(bits, WithSize(mem, 1));
      break;
    case DType::kInt16:
      cc_.movsx(bits, WithSize(mem, 2));
      break;
    case DType::kBFloat16:
      cc_.movzx(bits, WithSize(mem, 2));
      cc_.shl(bits, 16);
      value.vector = simd().SplatGp(Lane::kF32, bits);
      return value;
    case DType::kFloat16: {
      cc_.movzx(bits, WithSize(mem, 2));
      const x86::Xmm xmm = cc_.newXmm();
      cc_.vmovd(xmm, bits);
      cc_.vcvtph2ps(xmm, xmm);
      value.vector = simd().SplatLow(Lane::kF32, xmm);
      return value;
    }
    default: {
      const Lane lane = LaneOf(dtype);
      value.vector = simd().New(lane);
      cc_.emit(BytesOf(lane) == 4 ? Inst::kIdVbroadcastss : Inst::kIdVbroadcastsd, value.vector.reg,
               WithSize(mem, BytesOf(lane)));
      return value;
    }
  }
  value.vector = simd().SplatGp(Lane::kI32, bits);
  return value;
}

KernelEmitter::Value KernelEmitter::LoadContiguous(DType dtype, x86::Mem mem, const Mask* mask) {
  Value value;
  const int lanes = simd().lanes();
  const auto masked = [&](asmjit::InstId id, const x86::Vec& dst, int64_t bytes) {
    if (mask != nullptr) cc_.k(mask->k).z();
    cc_.emit(id, dst, WithSize(mem, bytes));
  };
  if (dtype == DType::kBool) {
    if (simd().has_avx512()) {
      const x86::Vec bytes = cc_.newXmm();
      if (mask == nullptr && lanes == 8) {
        cc_.emit(Inst::kIdVmovq, bytes, WithSize(mem, 8));
      } else {
        masked(Inst::kIdVmovdqu8, bytes, 16);
      }
      value.mask = simd().NewMask();
      cc_.emit(Inst::kIdVptestmb, value.mask.k, bytes, bytes);
      return value;
    }
    const Lane lane = lanes == 8 ? Lane::kI32 : Lane::kI64;
    Vector wide = simd().New(lane);
    cc_.emit(lanes == 8 ? Inst::kIdVpmovzxbd : Inst::kIdVpmovzxbq, wide.reg, WithSize(mem, lanes));
    value.mask = simd().Compare(Condition::kGt, wide, simd().ConstInt(lane, 0));
    return value;
  }
  value.vector = simd().New(LaneOf(ValueTypeOf(dtype)));
  const x86::Vec& reg = value.vector.reg;
  switch (dtype) {
    case DType::kUInt8:
      masked(Inst::kIdVpmovzxbd, reg, lanes);
      break;
    case DType::kInt8:
      masked(Inst::kIdVpmovsxbd, reg, lanes);
      break;
    case DType::kInt16:
      masked(Inst::kIdVpmovsxwd, reg, lanes * 2);
      break;
    case DType::kBFloat16:
      masked(Inst::kIdVpmovzxwd, reg, lanes * 2);
      cc_.emit(Inst::kIdVpslld, reg, reg, Imm(16));
      break;
    case DType::kFloat16:
      masked(Inst::kIdVcvtph2ps, reg, lanes * 2);
      break;
    default: {
      const Lane lane = value.vector.lane;
      const bool is_32 = BytesOf(lane) == 4;
      if (mask != nullptr && !simd().has_avx512()) {
        cc_.emit(is_32 ? Inst::kIdVmaskmovps : Inst::kIdVmaskmovpd, reg, simd().AsVector(lane, *mask).reg,
                 WithSize(mem, lanes * BytesOf(lane)));
      } else {
        masked(is_32 ? Inst::kIdVmovups : Inst::kIdVmovupd, reg, lanes * BytesOf(lane));
      }
    }
  }
  return value;
}

// Returns 32-bit lanes whose upper halves are the value rounded to nearest even; the lower halves are undefined. NaNs
// stay NaNs. Short NaNs have zeros in the lower half, so nothing carries into the upper half; other NaNs are made
// quiet.
Vector KernelEmitter::RoundedBFloat16(const Vector& value, bool has_short_nans) {
  const Vector bits = simd().As(Lane::kI32, value);
  const Vector one = simd().ConstInt(Lane::kI32, 1);
  // A tie rounds up if the last kept bit is 1: with this bit in the lowest place, adding 0x7fff carries.
  Vector sticky = simd().ShiftRightLogical(bits, 16);
  if (simd().has_avx512()) {
    constexpr int kOrOfAnd = 0xec;  // second | (first & third)
    cc_.emit(Inst::kIdVpternlogd, sticky.reg, bits.reg, simd().Use(one), Imm(kOrOfAnd));
  } else {
    sticky = simd().Or(bits, simd().And(sticky, one));
  }
  Vector rounded = simd().Add(sticky, simd().ConstInt(Lane::kI32, 0x7fff));
  if (has_short_nans) return rounded;
  const Vector quiet = simd().Or(bits, simd().ConstInt(Lane::kI32, 0x400000));
  return simd().Select(simd().IsNan(value), quiet, rounded);
}

// Packs the low `bytes` (1 or 2) of each 32-bit lane into the low part of an xmm register.
Vector KernelEmitter::NarrowAvx2(const Vector& value, int bytes) {
  static constexpr uint8_t kBytes[16] = {0, 4, 8, 12, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128};
  static constexpr uint8_t kWords[16] = {0, 1, 4, 5, 8, 9, 12, 13, 128, 128, 128, 128, 128, 128, 128, 128};
  const x86::Mem order = cc_.newConst(asmjit::ConstPoolScope::kLocal, bytes == 1 ? kBytes : kWords, 16);
  Vector out;
  out.lane = Lane::kI32;
  out.reg = cc_.newXmm();
  cc_.emit(Inst::kIdVpshufb, out.reg, value.reg.xmm(), order);
  if (simd().lanes() == 4) return out;
  const x86::Vec high = cc_.newXmm();
  cc_.emit(Inst::kIdVextractf128, high, value.reg.ymm(), Imm(1));
  cc_.emit(Inst::kIdVpshufb, high, high, order);
  cc_.emit(bytes == 1 ? Inst::kIdVpunpckldq : Inst::kIdVpunpcklqdq, out.reg, out.reg, high);
  return out;
}

void KernelEmitter::StoreUniform(DType dtype, const Gp& pointer, const Value& value) {
  const x86::Mem mem = x86::ptr(pointer);
  const Gp bits = cc_.newInt32();
  if (dtype == DType::kBool) {
    cc_.mov(bits, simd().Bits(value.mask));
    cc_.and_(bits, 1);
    cc_.mov(WithSize(mem, 1), bits.r8());
    return;
  }
  Vector vector = simd().InReg(value.vector);
  switch (dtype) {
    case DType::kFloat32:
    case DType::kInt32:
      cc_.emit(Inst::kIdVmovss, WithSize(mem, 4), vector.reg.xmm());
      return;
    case DType::kFloat64:
    case DType::kInt64:
      cc_.emit(Inst::kIdVmovsd, WithSize(mem, 8), vector.reg.xmm());
      return;
    case DType::kFloat16: {
      const x86::Xmm xmm = cc_.newXmm();
      cc_.emit(Inst::kIdVcvtps2ph, xmm, vector.reg.xmm(), Imm(0));
      vector.reg = xmm;
      break;
    }
    default:
      break;
  }
  cc_.emit(Inst::kIdVpextrd, bits, vector.reg.xmm(), Imm(0));
  if (ItemSize(dtype) == 1) {
    cc_.mov(WithSize(mem, 1), bits.r8());
  } else {
    cc_.mov(WithSize(mem, 2), bits.r16());
  }
}

void KernelEmitter::StoreContiguous(DType dtype, x86::Mem mem, const Value& value, const Mask* mask,
                                    bool non_temporal) {
  const int lanes = simd().lanes();
  const auto masked = [&](asmjit::InstId id, const x86::Vec& src, int64_t bytes) {
    if (mask != nullptr) cc_.k(mask->k);
    cc_.emit(id, WithSize(mem, bytes), src);
  };
  // AVX2 only: stores the low part of an xmm register, unmasked.
  const auto store_low = [&](const x86::Vec& reg, int bytes) {
    const asmjit::InstId id = bytes == 4 ? Inst::kIdVmovd : bytes == 8 ? Inst::kIdVmovq : Inst::kIdVmovdqu;
    cc_.emit(id, WithSize(mem, bytes), reg.xmm());
  };
  if (dtype == DType::kBool) {
    if (simd().has_avx512()) {
      const x86::Vec bytes = cc_.newXmm();
      cc_.emit(Inst::kIdVpmovm2b, bytes, value.mask.k);
      cc_.emit(Inst::kIdVpabsb, bytes, bytes);
      if (mask == nullptr && lanes == 8) {
        cc_.emit(Inst::kIdVmovq, WithSize(mem, 8), bytes);
      } else {
        masked(Inst::kIdVmovdqu8, bytes, 16);
      }
      return;
    }
    const Vector ones = simd().ShiftRightLogical(simd().AsVector(Lane::kI32, value.mask), 31);
    store_low(NarrowAvx2(ones, 1).reg, lanes);
    return;
  }
  Vector vector = simd().InReg(value.vector);
  switch (dtype) {
    case DType::kUInt8:
    case DType::kInt8:
      if (simd().has_avx512()) return masked(Inst::kIdVpmovdb, vector.reg, lanes);
      return store_low(NarrowAvx2(vector, 1).reg, lanes);
    case DType::kInt16:
      if (simd().has_avx512()) return masked(Inst::kIdVpmovdw, vector.reg, lanes * 2);
      return store_low(NarrowAvx2(vector, 2).reg, lanes * 2);
    case DType::kFloat16:
      if (mask != nullptr) cc_.k(mask->k);
      cc_.emit(Inst::kIdVcvtps2ph, WithSize(mem, lanes * 2), vector.reg, Imm(0));
      return;
    default:
      break;
  }
  const bool is_32 = BytesOf(vector.lane) == 4;
  const int bytes = lanes * BytesOf(vector.lane);
  if (mask != nullptr && !simd().has_avx512()) {
    cc_.emit(is_32 ? Inst::kIdVmaskmovps : Inst::kIdVmaskmovpd, WithSize(mem, bytes),
             simd().AsVector(vector.lane, *mask).reg, vector.reg);
  } else if (non_temporal && mask == nullptr) {
    cc_.emit(Inst::kIdVmovntps, WithSize(mem, bytes), vector.reg);
  } else {
    masked(is_32 ? Inst::kIdVmovups : Inst::kIdVmovupd, vector.reg, bytes);
  }
}

// Returns the lanes of a group for which the predicate is true; null for all lanes. Uses `both` for the result if there
// is a predicate.
const Mask* KernelEmitter::ActiveLanes(ValueId predicate, int u, const Group& group, Mask& both) {
  if (predicate == kNoValue) return group.mask;
  both = Get(predicate, u).mask;
  if (group.mask != nullptr) {
    both = simd().And(both, *group.mask);
  } else if (simd().has_avx512() && simd().lanes() < 16) {
    const Gp all = cc_.newInt64();
    cc_.mov(all, simd().lanes());
    both = simd().And(both, simd().FirstLanes(all));
  }
  return &both;
}

void KernelEmitter::EmitLoad(ValueId id, int u, const Group& group) {
  if (EmitInterleaved(id, u, group)) return;
  const Instruction& instruction = kernel_.at(id);
  const DType dtype = kernel_.accesses[instruction.access].dtype;
  const auto operand = [&](size_t i) { return i < instruction.operands.size() ? instruction.operands[i] : kNoValue; };
  Mode mode = ModeOf(instruction);
  if (mode == Mode::kUniform) return Set(id, u, LoadUniform(dtype, AddressOf(instruction, operand(0))));

  Mask both;
  const Mask* const mask = ActiveLanes(operand(1), u, group, both);
  if (mode == Mode::kContiguous && (mask == nullptr || CanMask(dtype))) {
    const Gp pointer = AddressOf(instruction, operand(0));
    return Set(id, u,
               LoadContiguous(dtype, ContiguousMem(pointer, kernel_.accesses[instruction.access], u, group), mask));
  }
  if (mask == nullptr && IsDescending(instruction, operand(0))) {
    return Set(id, u, LoadDescending(instruction, operand(0), u, group));
  }
  if (mask == nullptr && CanShuffle(instruction, operand(0))) {
    return Set(id, u, LoadShuffled(instruction, operand(0), u, group));
  }
  if (CanGather(instruction, operand(0))) return Set(id, u, Gather(instruction, operand(0), u, group, mask));
  const x86::Mem slot = cc_.newStack(64, 64);
  if (mask == nullptr && CanInsert(instruction, operand(0))) {
    InsertLanes(instruction, operand(0), u, group, slot);
    return Set(id, u, LoadContiguous(dtype, slot, nullptr));
  }
  if (mask != nullptr) {
    const Vector zero = simd().InReg(simd().Const(simd().lanes() >= 8 ? Lane::kF32 : Lane::kF64, 0));
    const int bytes = simd().register_bytes(zero.lane);
    for (int at = 0; at < 64; at += bytes) {
      x86::Mem part = slot;
      part.addOffset(at);
      cc_.emit(Inst::kIdVmovups, WithSize(part, bytes), zero.reg);
    }
  }
  const bool has_varying_index = IsVarying(operand(0));
  Vector index;
  if (has_varying_index) index = Get(operand(0), u).vector;
  const Gp pointer = AddressOf(instruction, has_varying_index ? kNoValue : operand(0));
  CopyLanes(instruction, pointer, slot, true, u, group, has_varying_index ? &index : nullptr,
            operand(1) != kNoValue ? &both : nullptr);
  if (IsSingle(kernel_.accesses[instruction.access])) {
    const Gp dense = cc_.newIntPtr();
    cc_.lea(dense, slot);
    return Set(id, u, LoadUniform(dtype, dense));
  }
  Set(id, u, LoadContiguous(dtype, slot, nullptr));
}

KernelEmitter::Stored KernelEmitter::ToStore(ValueId id, int u, DType dtype) {
  Value value = Get(id, u);
  if (dtype != DType::kBool) value.vector = simd().InReg(value.vector);
  if (dtype != DType::kBFloat16) return {.dtype = dtype, .value = value};
  // Takes the upper halves of the value if bfloat16 represents it exactly, else of the rounded value.
  const Vector rounded =
      in_bfloat16_[id] ? simd().As(Lane::kI32, value.vector) : RoundedBFloat16(value.vector, has_short_nans_[id]);
  value.vector = simd().ShiftRightLogical(rounded, 16);
  return {.dtype = DType::kInt16, .value = value};
}

void KernelEmitter::EmitStore(ValueId id, int u, const Group& group) {
  if (EmitInterleaved(id, u, group)) return;
  const Instruction& instruction = kernel_.at(id);
  const Access& access = kernel_.accesses[instruction.access];
  const auto operand = [&](size_t i) { return i < instruction.operands.size() ? instruction.operands[i] : kNoValue; };
  const Stored stored = ToStore(operand(0), u, access.dtype);
  const auto& [dtype, value] = stored;
  const Mode mode = ModeOf(instruction);
  if (mode == Mode::kUniform) return StoreUniform(dtype, AddressOf(instruction, operand(1)), value);

  Mask both;
  const Mask* const mask = ActiveLanes(operand(2), u, group, both);
  if (mode == Mode::kContiguous && (mask == nullptr || CanMask(access.dtype))) {
    const Gp pointer = AddressOf(instruction, operand(1));
    return StoreContiguous(dtype, ContiguousMem(pointer, access, u, group), value, mask,
                           group.non_temporal && IsNonTemporalStore(instruction));
  }
  if (mask == nullptr && CanShuffle(instruction, operand(1))) {
    return StoreShuffled(instruction, operand(1), u, group, stored);
  }
  if (simd().has_avx512() && CanGather(instruction, operand(1))) {
    return Scatter(instruction, operand(1), u, group, mask, value.vector);
  }
  const x86::Mem slot = cc_.newStack(64, 64);
  StoreContiguous(dtype, slot, value, nullptr, false);
  const bool has_varying_index = IsVarying(operand(1));
  Vector index;
  if (has_varying_index) index = Get(operand(1), u).vector;
  const Gp pointer = AddressOf(instruction, has_varying_index ? kNoValue : operand(1));
  CopyLanes(instruction, pointer, slot, false, u, group, has_varying_index ? &index : nullptr,
            operand(2) != kNoValue ? &both : nullptr);
}

// For the first point of a chunk, the old contents count as 0.
void KernelEmitter::EmitAccumulate(ValueId id, int u, const Group& group) {
  const Instruction& instruction = kernel_.at(id);
  const Access& access = kernel_.accesses[instruction.access];
  const Gp& pointer = pointers_[instruction.access];
  const bool is_uniform = ModeOf(instruction) == Mode::kUniform;
  Value value = Get(instruction.operands[0], u);
  const Lane lane = LaneOf(access.dtype);
  const x86::Mem mem = is_uniform ? x86::ptr(pointer) : ContiguousMem(pointer, access, u, group);
  Vector old;
  if (is_uniform) {
    old = LoadUniform(access.dtype, pointer).vector;
  } else if (simd().has_avx512() && group.mask == nullptr) {
    old = LoadContiguous(access.dtype, mem, &is_added_to_).vector;
  } else {
    old = LoadContiguous(access.dtype, mem, group.mask).vector;
  }
  if (!simd().has_avx512()) {
    old = simd().And(old, simd().AsVector(lane, is_added_to_));
  } else if (is_uniform || group.mask != nullptr) {
    old = simd().Select(is_added_to_, old, simd().Const(lane, 0));
  }
  value.vector = simd().Add(old, value.vector);
  if (is_uniform) {
    StoreUniform(access.dtype, pointer, value);
  } else {
    StoreContiguous(access.dtype, mem, value, group.mask, false);
  }
}

}  // namespace backtape::jit
