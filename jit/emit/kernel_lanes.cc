#include <algorithm>
#include <bit>
#include <cstring>

#include "backtape/jit/emit/kernel_emitter.h"

// Accesses whose lanes are not adjacent in memory in ascending order: gathers, scatters, and runs in descending order.
// Elements that no such instruction can access go through a contiguous buffer on the stack. Where the distances of
// lanes are unknown, a loop copies them one by one, which takes about four cycles an element.
namespace backtape::jit {

using asmjit::Imm;
using asmjit::Label;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

namespace {

uint32_t ShiftOf(int64_t bytes) { return static_cast<uint32_t>(std::countr_zero(static_cast<uint64_t>(bytes))); }

bool FitsInt32(int64_t value) { return value == static_cast<int32_t>(value); }

}  // namespace

const Int& KernelEmitter::LaneStride(const Access& access) const {
  return (kernel_.vectorize == Vectorize::kOuter ? access.outer_strides : access.inner_strides).back();
}

bool KernelEmitter::IsVarying(ValueId id) const { return id != kNoValue && placements_[id] == Placement::kVarying; }

// A vector whose lane i holds start + i * step.
Vector KernelEmitter::LaneSequence(Lane lane, int64_t start, int64_t step) {
  char data[64] = {};
  const int bytes = BytesOf(lane);
  for (int i = 0; i < simd().lanes(); ++i) {
    const int64_t element = start + i * step;
    std::memcpy(data + i * bytes, &element, static_cast<size_t>(bytes));
  }
  Vector v = simd().New(lane);
  const auto size = static_cast<size_t>(std::max(simd().register_bytes(lane), 16));
  cc_.emit(Inst::kIdVmovups, v.reg, cc_.newConst(asmjit::ConstPoolScope::kLocal, data, size));
  return v;
}

bool KernelEmitter::IsSingle(const Access& access) const {
  return kernel_.vectorize == Vectorize::kInner && access.inner_strides.empty();
}

bool KernelEmitter::CanGather(const Instruction& instruction, ValueId index) const {
  const Access& access = kernel_.accesses[instruction.access];
  if (ItemSize(access.dtype) < 4 || IsSingle(access)) return false;
  if (IsVarying(index)) return true;
  const Int& stride = LaneStride(access);
  return !stride.is_param() && FitsInt32(stride.constant()) && FitsInt32(stride.constant() * simd().lanes());
}

bool KernelEmitter::IsDescending(const Instruction& instruction, ValueId index) const {
  const Access& access = kernel_.accesses[instruction.access];
  return access.dtype != DType::kBool && !IsSingle(access) && !IsVarying(index) && LaneStride(access).is_constant(-1);
}

// The addresses of the lanes of vector `u`, as an operand of a gather or scatter.
x86::Mem KernelEmitter::LaneAddresses(const Instruction& instruction, ValueId index, int u, const Group& group) {
  const Access& access = kernel_.accesses[instruction.access];
  const int64_t bytes = ItemSize(access.dtype);
  const Int& stride = LaneStride(access);
  const bool is_varying = IsVarying(index);
  const Gp base = cc_.newIntPtr();
  cc_.mov(base, AddressOf(instruction, is_varying ? kNoValue : index));
  if (group.index != nullptr) AddScaled(base, *group.index, stride, bytes);
  if (u > 0 && !stride.is_constant(0)) {
    const Gp skipped = Load(stride);
    MultiplyBy(skipped, 1, bytes * u * simd().lanes());
    cc_.add(base, skipped);
  }
  Vector places;
  if (!is_varying) {
    places = LaneSequence(Lane::kI32, 0, stride.constant());
  } else {
    places = simd().InReg(Get(index, u).vector);
    const Int& scale = instruction.index_stride;
    if (scale.is_param()) {
      places = simd().Mul(places, simd().SplatGp(Lane::kI64, Load(scale)));
    } else if (scale.constant() > 0 && std::has_single_bit(static_cast<uint64_t>(scale.constant()))) {
      const int shift = std::countr_zero(static_cast<uint64_t>(scale.constant()));
      if (shift > 0) places = simd().ShiftLeft(places, shift);
    } else {
      places = simd().Mul(places, simd().ConstInt(Lane::kI64, scale.constant()));
    }
    if (stride.is_param()) {
      places = simd().Add(places, simd().Mul(simd().Iota(Lane::kI64), simd().SplatGp(Lane::kI64, Load(stride))));
    } else if (!stride.is_constant(0)) {
      places = simd().Add(places, LaneSequence(Lane::kI64, 0, stride.constant()));
    }
  }
  return x86::ptr(base, places.reg, ShiftOf(bytes));
}

// Lanes outside of the mask are 0.
KernelEmitter::Value KernelEmitter::Gather(const Instruction& instruction, ValueId index, int u, const Group& group,
                                           const Mask* mask) {
  const DType dtype = kernel_.accesses[instruction.access].dtype;
  const Lane lane = LaneOf(dtype);
  const bool is_32 = BytesOf(lane) == 4;
  const x86::Mem places = LaneAddresses(instruction, index, u, group);
  const asmjit::InstId id = IsVarying(index) ? (is_32 ? Inst::kIdVgatherqps : Inst::kIdVgatherqpd)
                                             : (is_32 ? Inst::kIdVgatherdps : Inst::kIdVgatherdpd);
  Value value;
  value.vector = simd().InReg(simd().Const(lane, 0));
  // A gather clears its mask.
  if (simd().has_avx512()) {
    const Mask active = mask != nullptr ? simd().Copy(*mask) : simd().ConstMask(true);
    cc_.k(active.k);
    cc_.emit(id, value.vector.reg, places);
    return value;
  }
  const Lane bits = is_32 ? Lane::kI32 : Lane::kI64;
  const Vector active = simd().Copy(mask != nullptr ? simd().AsVector(bits, *mask) : simd().ConstInt(bits, -1));
  cc_.emit(id, value.vector.reg, places, active.reg);
  return value;
}

// Requires AVX-512. Where lanes have the same address, the last one is stored.
void KernelEmitter::Scatter(const Instruction& instruction, ValueId index, int u, const Group& group, const Mask* mask,
                            const Vector& value) {
  const bool is_32 = BytesOf(value.lane) == 4;
  const x86::Mem places = LaneAddresses(instruction, index, u, group);
  const asmjit::InstId id = IsVarying(index) ? (is_32 ? Inst::kIdVscatterqps : Inst::kIdVscatterqpd)
                                             : (is_32 ? Inst::kIdVscatterdps : Inst::kIdVscatterdpd);
  const Mask active = mask != nullptr ? simd().Copy(*mask) : simd().ConstMask(true);
  cc_.k(active.k);
  cc_.emit(id, places, value.reg);
}

bool KernelEmitter::CanInsert(const Instruction& instruction, ValueId index) const {
  const Access& access = kernel_.accesses[instruction.access];
  if (ItemSize(access.dtype) > 2 || IsSingle(access) || IsVarying(index)) return false;
  const Int& stride = LaneStride(access);
  constexpr int64_t kMaxStride = int64_t{1} << 22;  // with this stride, the offsets of all lanes fit in 32 bits
  return !stride.is_param() && std::abs(stride.constant()) <= kMaxStride;
}

// Copies a full vector of elements of 1 or 2 bytes to `slot`, where they are adjacent. Stores them all with one
// instruction: a load that covers several smaller stores would wait for them (no store forwarding).
void KernelEmitter::InsertLanes(const Instruction& instruction, ValueId index, int u, const Group& group,
                                const x86::Mem& slot) {
  const Access& access = kernel_.accesses[instruction.access];
  const int64_t bytes = ItemSize(access.dtype);
  const int lanes = simd().lanes();
  const int64_t step = LaneStride(access).constant() * bytes;
  const Gp base = cc_.newIntPtr();
  cc_.mov(base, AddressOf(instruction, index));
  if (group.index != nullptr) AddScaled(base, *group.index, LaneStride(access), bytes);
  const int part_lanes = static_cast<int>(16 / bytes);
  x86::Vec all;
  for (int first = 0; first < lanes; first += part_lanes) {
    const x86::Vec part = simd().NewReg(16);
    cc_.emit(Inst::kIdVxorps, part, part, part);
    for (int i = 0; i < std::min(part_lanes, lanes - first); ++i) {
      const auto displacement = static_cast<int32_t>((u * lanes + first + i) * step);
      cc_.emit(bytes == 1 ? Inst::kIdVpinsrb : Inst::kIdVpinsrw, part, part,
               WithSize(x86::ptr(base, displacement), bytes), Imm(i));
    }
    if (first == 0) {
      all = part;
      continue;
    }
    const x86::Vec both = simd().NewReg(32);  // only with AVX-512, which has 16 lanes
    cc_.emit(Inst::kIdVinserti32x4, both, all.ymm(), part, Imm(1));
    all = both;
  }
  cc_.emit(Inst::kIdVmovups, WithSize(slot, all.isYmm() ? 32 : 16), all);
}

// Returns a full vector whose lane i is the i-th element before the access's address: loads the elements in memory
// order, then reverses them. Not for bool.
KernelEmitter::Value KernelEmitter::LoadDescending(const Instruction& instruction, ValueId index, int u,
                                                   const Group& group) {
  const DType dtype = kernel_.accesses[instruction.access].dtype;
  const int64_t bytes = ItemSize(dtype);
  const int lanes = simd().lanes();
  const Gp base = cc_.newIntPtr();
  cc_.mov(base, AddressOf(instruction, index));
  if (group.index != nullptr) AddScaled(base, *group.index, -1, bytes);
  const auto displacement = static_cast<int32_t>(-((u + 1) * lanes - 1) * bytes);
  Value value = LoadContiguous(dtype, x86::ptr(base, displacement), nullptr);
  const Lane lane = value.vector.lane;
  Vector reversed = simd().New(lane);
  if (simd().register_bytes(lane) <= 16) {
    // The immediate lists the sources of the lanes, two bits each.
    cc_.emit(Inst::kIdVpshufd, reversed.reg, value.vector.reg, Imm(BytesOf(lane) == 4 ? 0x1b : 0x4e));
  } else if (simd().register_bytes(lane) == 32 && BytesOf(lane) == 8) {
    cc_.emit(Inst::kIdVpermq, reversed.reg, value.vector.reg, Imm(0x1b));
  } else {
    const bool is_32 = BytesOf(lane) == 4;
    const Vector order = LaneSequence(is_32 ? Lane::kI32 : Lane::kI64, lanes - 1, -1);
    cc_.emit(is_32 ? Inst::kIdVpermd : Inst::kIdVpermq, reversed.reg, order.reg, value.vector.reg);
  }
  value.vector = reversed;
  return value;
}

void KernelEmitter::CopyLanes(const Instruction& instruction, const Gp& pointer, const x86::Mem& slot, bool is_load,
                              int u, const Group& group, const Vector* index, const Mask* predicate) {
  const Access& access = kernel_.accesses[instruction.access];
  const int64_t bytes = ItemSize(access.dtype);
  const bool is_single = IsSingle(access);
  const Int stride = is_single ? Int(0) : LaneStride(access);

  const Gp step = Load(stride);
  MultiplyBy(step, 1, bytes);
  const Gp source = cc_.newIntPtr();
  cc_.mov(source, pointer);
  if (group.index != nullptr) {
    const Gp offset = cc_.newInt64();
    cc_.mov(offset, *group.index);
    cc_.imul(offset, step);
    cc_.add(source, offset);
  }
  if (u > 0) {
    const Gp offset = cc_.newInt64();
    cc_.imul(offset, step, u * simd().lanes());
    cc_.add(source, offset);
  }
  const Gp dense = cc_.newIntPtr();
  cc_.lea(dense, slot);
  const Gp indices = cc_.newIntPtr();
  if (index != nullptr) {
    const x86::Mem index_slot = cc_.newStack(64, 64);
    cc_.emit(Inst::kIdVmovups, index_slot, simd().InReg(*index).reg);
    cc_.lea(indices, index_slot);
  }
  Gp predicate_bits;
  if (predicate != nullptr) predicate_bits = simd().Bits(*predicate);

  const Gp lane = cc_.newInt64();
  const Gp count = cc_.newInt64();
  cc_.mov(count, is_single ? 1 : simd().lanes());
  if (group.remaining != nullptr) {
    cc_.cmp(*group.remaining, count);
    cc_.cmovl(count, *group.remaining);
  }
  cc_.xor_(lane.r32(), lane.r32());
  const Label loop = cc_.newLabel();
  const Label skip = cc_.newLabel();
  cc_.bind(loop);
  if (predicate != nullptr) {
    cc_.bt(predicate_bits, lane.r32());
    cc_.jnc(skip);
  }
  const Gp address = cc_.newIntPtr();
  cc_.mov(address, source);
  if (index != nullptr) {
    const Gp offset = cc_.newInt64();
    cc_.mov(offset, x86::qword_ptr(indices, lane, 3));
    MultiplyBy(offset, instruction.index_stride, bytes);
    cc_.add(address, offset);
  }
  const x86::Mem element =
      WithSize(x86::ptr(dense, lane, static_cast<uint32_t>(std::countr_zero(static_cast<uint64_t>(bytes)))), bytes);
  const x86::Mem from = is_load ? WithSize(x86::ptr(address), bytes) : element;
  const x86::Mem to = is_load ? element : WithSize(x86::ptr(address), bytes);
  const Gp value = cc_.newInt64();
  switch (bytes) {
    case 1:
      cc_.movzx(value.r32(), from);
      cc_.mov(to, value.r8());
      break;
    case 2:
      cc_.movzx(value.r32(), from);
      cc_.mov(to, value.r16());
      break;
    case 4:
      cc_.mov(value.r32(), from);
      cc_.mov(to, value.r32());
      break;
    default:
      cc_.mov(value, from);
      cc_.mov(to, value);
  }
  cc_.bind(skip);
  cc_.add(source, step);
  cc_.inc(lane);
  cc_.cmp(lane, count);
  cc_.jl(loop);
}

}  // namespace backtape::jit
