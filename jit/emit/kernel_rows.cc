#include <algorithm>
#include <cstdint>

#include "absl/container/btree_map.h"
#include "backtape/jit/emit/kernel_emitter.h"

// Runs of adjacent elements in each row of a matrix, such as some columns of a table: a phase reads, or writes, all
// elements of the run, and its lanes are rows. The runs are loaded or stored in parts of 16 or 8 bytes, as vectors of
// all elements in memory order, which are shuffled in registers (kernel_interleaved.cc).
namespace backtape::jit {

namespace Inst = asmjit::x86::Inst;
using asmjit::Imm;
namespace x86 = asmjit::x86;

namespace {

constexpr int64_t kBytesOfPart = 16;
// A row's distance from the first one must fit in the displacement of an address.
constexpr int64_t kMaxStride = int64_t{1} << 20;

}  // namespace

// The longest run of accesses that contains the one at offset 0 of `by_offset` and whose length in bytes is a multiple
// of 8: an even number of elements of 4 bytes, or any number of elements of 8 bytes. Empty if there is none, or if
// another form is faster.
std::vector<ValueId> KernelEmitter::RunOfRow(const absl::btree_map<int64_t, ValueId>& by_offset,
                                             const Access& access) const {
  const int64_t bytes = ItemSize(access.dtype);
  const int64_t stride = std::abs(LaneStride(access).constant());
  if (bytes < 4 || stride > kMaxStride) return {};
  int64_t first = 0, last = 0;
  while (by_offset.contains(first - 1)) --first;
  while (by_offset.contains(last + 1)) ++last;
  if ((last - first + 1) * bytes % 8 != 0) (last > 0 ? --last : ++first);
  const int64_t count = last - first + 1;
  // Nearby rows are shuffled (kernel_strides.cc), which is faster than loads of 8 bytes.
  if (stride <= kMaxShuffledDistance && count * bytes % kBytesOfPart != 0) return {};
  if (count < 2 || count > stride || !CanShuffleVectors(count)) return {};
  std::vector<ValueId> run;
  for (int64_t i = 0; i < count; ++i) run.push_back(by_offset.at(first + i));
  return run;
}

// Calls visit(vector, place, mem) for each part of the run's elements in memory order: its vector, its place there in
// bytes, and its address. `first` is the address of the first row's run, which has `count` elements.
template <typename Visit>
void KernelEmitter::ForEachPart(const x86::Mem& first, const Access& access, int64_t count, Visit visit) {
  const int64_t bytes = ItemSize(access.dtype);
  const int64_t row = count * bytes, stride = LaneStride(access).constant() * bytes;
  const int64_t part = row % kBytesOfPart == 0 ? kBytesOfPart : kBytesOfPart / 2;
  const int64_t vector = simd().lanes() * bytes;
  for (int64_t at = 0; at < vector * count; at += part) {
    x86::Mem mem = first;
    mem.addOffset(at / row * stride + at % row);
    visit(static_cast<size_t>(at / vector), at % vector, WithSize(mem, part));
  }
}

std::vector<Vector> KernelEmitter::LoadRows(const x86::Mem& first, const Access& access, int64_t count) {
  const auto insert = simd().has_avx512() ? Inst::kIdVinsertf32x4 : Inst::kIdVinsertf128;
  std::vector<Vector> vectors;
  for (int64_t i = 0; i < count; ++i) vectors.push_back(simd().New(LaneOf(access.dtype)));
  x86::Vec pair;  // two halves of a part
  ForEachPart(first, access, count, [&](size_t v, int64_t place, const x86::Mem& mem) {
    const Vector& vector = vectors[v];
    const int64_t number = place / kBytesOfPart;
    if (mem.size() == kBytesOfPart) {
      if (number == 0) {
        cc_.emit(Inst::kIdVmovups, vector.reg.xmm(), mem);
      } else {
        cc_.emit(insert, vector.reg, vector.reg, mem, Imm(number));
      }
      return;
    }
    if (place % kBytesOfPart == 0) {
      pair = number == 0 ? x86::Vec(vector.reg.xmm()) : simd().NewReg(16);
      cc_.emit(Inst::kIdVmovsd, pair, mem);
      return;
    }
    cc_.emit(Inst::kIdVmovhps, pair, pair, mem);
    if (number > 0) cc_.emit(insert, vector.reg, vector.reg, pair, Imm(number));
  });
  return vectors;
}

void KernelEmitter::StoreRows(const x86::Mem& first, const Access& access, absl::Span<const Vector> vectors) {
  const auto extract = simd().has_avx512() ? Inst::kIdVextractf32x4 : Inst::kIdVextractf128;
  x86::Vec pair;
  ForEachPart(first, access, static_cast<int64_t>(vectors.size()), [&](size_t v, int64_t place, const x86::Mem& mem) {
    const Vector& vector = vectors[v];
    const int64_t number = place / kBytesOfPart;
    if (mem.size() == kBytesOfPart) {
      if (number == 0) {
        cc_.emit(Inst::kIdVmovups, mem, vector.reg.xmm());
      } else {
        cc_.emit(extract, mem, vector.reg, Imm(number));
      }
      return;
    }
    if (place % kBytesOfPart != 0) {
      cc_.emit(Inst::kIdVmovhps, mem, pair);
      return;
    }
    pair = vector.reg.xmm();
    if (number > 0) {
      pair = simd().NewReg(16);
      cc_.emit(extract, pair, vector.reg, Imm(number));
    }
    cc_.emit(Inst::kIdVmovlps, mem, pair);
  });
}

}  // namespace backtape::jit
