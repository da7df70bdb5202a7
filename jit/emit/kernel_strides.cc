#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/emit/kernel_emitter.h"

// Full vectors whose lanes are a few elements apart, such as one component of each row of a narrow matrix. The elements
// between the lanes are loaded too, and shuffled out, which is faster than a gather. Loads stay between the first and
// the last lane, so they never leave the caller's array.
namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

namespace {

constexpr int kMaxLanes = 16;

// The memory from the first lane to the last, as adjacent vectors. The last vector ends at the last lane, and therefore
// overlaps the one before it.
struct Span {
  int64_t stride;
  int64_t lanes;

  int64_t vectors() const { return stride; }
  int64_t first_of(int64_t vector) const {
    return vector + 1 < vectors() ? vector * lanes : (lanes - 1) * (stride - 1);
  }
  int64_t vector_of(int64_t lane) const { return std::min(lane * stride / lanes, vectors() - 1); }
  // The place of a lane's element in its vector.
  int64_t place_of(int64_t lane) const { return lane * stride - first_of(vector_of(lane)); }
};

}  // namespace

bool KernelEmitter::CanShuffle(const Instruction& instruction, ValueId index) const {
  const Access& access = kernel_.accesses[instruction.access];
  if (IsSingle(access) || IsVarying(index)) return false;
  const Int& stride = LaneStride(access);
  // Only up to this distance, all vectors of a Span are inside of it.
  const int64_t largest = std::min<int64_t>(kMaxShuffledDistance, simd().lanes() + 1);
  return !stride.is_param() && stride.constant() >= 2 && stride.constant() <= largest;
}

// The address of the first lane of vector `u`.
x86::Mem KernelEmitter::FirstLane(const Instruction& instruction, ValueId index, int u, const Group& group) {
  const Access& access = kernel_.accesses[instruction.access];
  const int64_t bytes = ItemSize(access.dtype);
  const Int& stride = LaneStride(access);
  Gp base = AddressOf(instruction, index);
  if (group.index != nullptr) {
    const Gp moved = cc_.newIntPtr();
    cc_.mov(moved, base);
    AddScaled(moved, *group.index, stride, bytes);
    base = moved;
  }
  return x86::ptr(base, static_cast<int32_t>(u * simd().lanes() * stride.constant() * bytes));
}

x86::Mem KernelEmitter::LaneNumbers(Lane lane, absl::Span<const int64_t> numbers) {
  char data[64] = {};
  const int bytes = BytesOf(lane);
  for (size_t i = 0; i < numbers.size(); ++i) {
    std::memcpy(data + i * static_cast<size_t>(bytes), &numbers[i], static_cast<size_t>(bytes));
  }
  return cc_.newConst(asmjit::ConstPoolScope::kLocal, data, numbers.size() * static_cast<size_t>(bytes));
}

// Adjacent elements in lanes of at least four bytes, as integers if they are bool.
Vector KernelEmitter::LoadLanes(DType dtype, const x86::Mem& mem, const Mask* mask) {
  return LoadContiguous(dtype == DType::kBool ? DType::kUInt8 : dtype, mem, mask).vector;
}

KernelEmitter::Value KernelEmitter::FromLanes(DType dtype, const Vector& lanes) {
  Value value;
  if (dtype == DType::kBool) {
    value.mask = simd().Compare(Condition::kGt, lanes, simd().ConstInt(lanes.lane, 0));
  } else {
    value.vector = lanes;
  }
  return value;
}

// The reverse of FromLanes.
KernelEmitter::Stored KernelEmitter::ToLanes(const Stored& stored) {
  if (stored.dtype != DType::kBool) return stored;
  Value ones;
  ones.vector = simd().ShiftRightLogical(simd().AsVector(Lane::kI32, stored.value.mask), 31);
  return {.dtype = DType::kUInt8, .value = ones};
}

KernelEmitter::Value KernelEmitter::LoadShuffled(const Instruction& instruction, ValueId index, int u,
                                                 const Group& group) {
  const Access& access = kernel_.accesses[instruction.access];
  const Span span = {LaneStride(access).constant(), simd().lanes()};
  const x86::Mem first = FirstLane(instruction, index, u, group);
  std::vector<Vector> vectors;
  for (int64_t vector = 0; vector < span.vectors(); ++vector) {
    x86::Mem mem = first;
    mem.addOffset(span.first_of(vector) * ItemSize(access.dtype));
    vectors.push_back(LoadLanes(access.dtype, mem));
  }
  std::array<size_t, kMaxLanes> from = {};
  std::array<int64_t, kMaxLanes> place = {};
  for (int64_t i = 0; i < span.lanes; ++i) {
    from[i] = static_cast<size_t>(span.vector_of(i));
    place[i] = span.place_of(i);
  }
  const auto size = static_cast<size_t>(span.lanes);
  return FromLanes(access.dtype,
                   Gathered(vectors, absl::MakeSpan(from.data(), size), absl::MakeSpan(place.data(), size)));
}

void KernelEmitter::StoreShuffled(const Instruction& instruction, ValueId index, int u, const Group& group,
                                  const Stored& stored) {
  const Access& access = kernel_.accesses[instruction.access];
  const int64_t bytes = ItemSize(access.dtype);
  const int64_t lanes = simd().lanes();
  const int64_t stride = LaneStride(access).constant();
  const x86::Mem first = FirstLane(instruction, index, u, group);
  const auto [dtype, value] = ToLanes(stored);
  if (simd().has_avx512()) {
    // Spreads the lanes of each vector of memory, and stores only these.
    const bool is_32 = BytesOf(value.vector.lane) == 4;
    for (int64_t begin = 0; begin <= (lanes - 1) * stride; begin += lanes) {
      std::array<int64_t, kMaxLanes> order = {};
      uint32_t stored_lanes = 0;
      for (int64_t i = 0; i < lanes; ++i) {
        const int64_t place = i * stride - begin;
        if (place < 0 || place >= lanes) continue;
        order[place] = i;
        stored_lanes |= 1u << place;
      }
      const Vector places = simd().New(is_32 ? Lane::kI32 : Lane::kI64);
      cc_.emit(Inst::kIdVmovups, places.reg,
               LaneNumbers(places.lane, absl::MakeSpan(order.data(), static_cast<size_t>(lanes))));
      Value spread;
      spread.vector = simd().New(value.vector.lane);
      cc_.emit(is_32 ? Inst::kIdVpermps : Inst::kIdVpermpd, spread.vector.reg, places.reg, value.vector.reg);
      const Gp bits = cc_.newInt32();
      const Mask mask = simd().NewMask();
      cc_.mov(bits, stored_lanes);
      cc_.kmovw(mask.k, bits);
      x86::Mem mem = first;
      mem.addOffset(begin * bytes);
      StoreContiguous(dtype, mem, spread, &mask, false);
    }
    return;
  }
  // AVX2 stores each lane by itself, from a vector of elements as in memory.
  x86::Vec elements = value.vector.reg;
  if (dtype == DType::kFloat16) {
    elements = cc_.newXmm();
    cc_.emit(Inst::kIdVcvtps2ph, elements, value.vector.reg, Imm(0));
  } else if (bytes < 4) {
    elements = NarrowAvx2(value.vector, static_cast<int>(bytes)).reg;
  }
  x86::Vec part = elements.xmm();
  for (int64_t i = 0; i < lanes; ++i) {
    const int64_t lanes_of_part = 16 / bytes;
    const int64_t place = i % lanes_of_part;
    if (i == lanes_of_part) {
      part = cc_.newXmm();
      cc_.emit(Inst::kIdVextractf128, part, elements.ymm(), Imm(1));
    }
    x86::Mem mem = WithSize(first, bytes);
    mem.addOffset(i * stride * bytes);
    if (bytes < 4) {
      cc_.emit(bytes == 1 ? Inst::kIdVpextrb : Inst::kIdVpextrw, mem, part, Imm(place));
    } else if (bytes == 4 && place > 0) {
      cc_.emit(Inst::kIdVextractps, mem, part, Imm(place));
    } else {
      cc_.emit(bytes == 4 ? Inst::kIdVmovss : place == 0 ? Inst::kIdVmovlpd : Inst::kIdVmovhpd, mem, part);
    }
  }
}

}  // namespace backtape::jit
