#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/container/btree_map.h"
#include "absl/types/span.h"
#include "backtape/jit/emit/kernel_emitter.h"

// Interleaved accesses: a phase reads, or writes, all `n` elements of each row, so that the lanes of each access are n
// elements apart and all accesses together cover adjacent memory. They become n contiguous vectors, which are shuffled
// in registers. AsmJit does not know that the forms of vpermi2 for floats read their first operand, so the forms for
// integers are used.
namespace backtape::jit {

namespace Inst = asmjit::x86::Inst;
using asmjit::Imm;
namespace x86 = asmjit::x86;

namespace {

constexpr int64_t kMaxInterleaved = 64;

std::vector<size_t> PrimeFactors(size_t n) {
  std::vector<size_t> factors;
  for (size_t p = 2; n > 1; ++p) {
    for (; n % p == 0; n /= p) factors.push_back(p);
  }
  return factors;
}

// Whether shuffling `n` vectors is cheaper than gathering their elements.
bool IsCheap(int64_t n) {
  constexpr size_t kMaxShuffles = 15;  // for each vector
  if (n > kMaxInterleaved) return false;
  size_t shuffles = 0;
  for (const size_t p : PrimeFactors(static_cast<size_t>(n))) shuffles += p - 1;
  return shuffles <= kMaxShuffles;
}

}  // namespace

// Finds the sets of accesses. A set reads or writes a buffer that the kernel does not also write or read, so its
// accesses may move.
void KernelEmitter::FindInterleaved() {
  interleaved_of_.assign(kernel_.instructions.size(), -1);
  for (const Phase& phase : kernel_.phases) {
    // With kOuter, only phases without a loop are searched: a loop advances all pointers in each iteration, so
    // shuffling does not pay off there.
    if ((kernel_.vectorize == Vectorize::kOuter) == phase.dims.empty()) FindInterleaved(phase.body);
  }
}

void KernelEmitter::FindInterleaved(const std::vector<ValueId>& body) {
  const auto access_of = [&](ValueId id) -> const Access& { return kernel_.accesses[kernel_.at(id).access]; };
  const auto is_alone = [&](ValueId id) {
    return absl::c_none_of(kernel_.instructions, [&](const Instruction& other) {
      return other.access >= 0 && other.op != kernel_.at(id).op &&
             kernel_.accesses[other.access].buffer == access_of(id).buffer;
    });
  };
  for (size_t first = 0; first < body.size(); ++first) {
    const Instruction& instruction = kernel_.at(body[first]);
    if (instruction.op != Op::kLoad && instruction.op != Op::kStore) continue;
    const size_t plain = instruction.op == Op::kStore ? 1 : 0;
    if (instruction.operands.size() != plain || interleaved_of_[body[first]] >= 0) continue;
    const Access& access = access_of(body[first]);
    const Int& stride = LaneStride(access);
    if (access.offset.is_param() || stride.is_param() || std::abs(stride.constant()) < 2) continue;
    // The accesses by offset, relative to this one.
    absl::btree_map<int64_t, ValueId> by_offset;
    for (size_t at = first; at < body.size(); ++at) {
      const Instruction& other = kernel_.at(body[at]);
      if (other.op != instruction.op || other.operands.size() != plain || interleaved_of_[body[at]] >= 0) continue;
      const Access& its = access_of(body[at]);
      if (its.buffer != access.buffer || its.dtype != access.dtype || its.outer_strides != access.outer_strides ||
          its.inner_strides != access.inner_strides || its.chunk_stride != access.chunk_stride ||
          its.offset.is_param()) {
        continue;
      }
      by_offset.emplace(its.offset.constant() - access.offset.constant(), body[at]);
    }
    Interleaved set = {.ids = AdjacentAccesses(by_offset, stride.constant()), .trigger = body[first]};
    if (set.ids.empty()) set = {.ids = RunOfRow(by_offset, access), .trigger = body[first]};
    if (set.ids.empty() || !is_alone(body[first])) continue;
    for (const ValueId id : body) {
      if (absl::c_find(set.ids, id) == set.ids.end()) continue;
      interleaved_of_[id] = static_cast<int>(interleaved_.size());
      if (instruction.op == Op::kStore) set.trigger = id;
    }
    interleaved_.push_back(std::move(set));
  }
}

bool KernelEmitter::CanShuffleVectors(int64_t n) { return IsCheap(n); }

// The accesses at `n` adjacent offsets, one of them 0; empty if there are none, or if shuffling them is not worth it.
std::vector<ValueId> KernelEmitter::AdjacentAccesses(const absl::btree_map<int64_t, ValueId>& by_offset, int64_t n) {
  if (n < 2 || !IsCheap(n)) return {};
  int64_t begin = 0;
  while (begin > 1 - n && by_offset.contains(begin - 1)) --begin;
  std::vector<ValueId> ids;
  for (int64_t i = 0; i < n; ++i) {
    const auto it = by_offset.find(begin + i);
    if (it == by_offset.end()) return {};
    ids.push_back(it->second);
  }
  return ids;
}

// The lanes of vector `i` of `n` adjacent vectors that hold elements of the first `remaining` rows of n elements.
// Requires AVX-512.
Mask KernelEmitter::MaskOfVector(const Gp& remaining, size_t n, size_t i) {
  const Gp elements = cc_.newInt64(), none = cc_.newInt64();
  cc_.imul(elements, remaining, Imm(n));
  cc_.sub(elements, Imm(static_cast<int64_t>(i) * simd().lanes()));
  cc_.mov(none, 0);
  cc_.cmp(elements, none);
  cc_.cmovl(elements, none);
  return simd().FirstLanes(elements);
}

// Emits the accesses of a set: all loads at the first one, all stores at the last one. Returns false if the access is
// in no set, or if the group is masked and cannot access adjacent vectors with masks; the access must then be emitted
// by itself.
bool KernelEmitter::EmitInterleaved(ValueId id, int u, const Group& group) {
  if (interleaved_of_[id] < 0) return false;
  const auto& [ids, trigger] = interleaved_[interleaved_of_[id]];
  const Instruction& first = kernel_.at(ids[0]);
  const Access& access = kernel_.accesses[first.access];
  const DType dtype = access.dtype;
  const int64_t bytes = simd().lanes() * ItemSize(dtype);
  const bool has_gaps = LaneStride(access).constant() != static_cast<int64_t>(ids.size());
  const bool is_masked = group.mask != nullptr;
  if (is_masked && (has_gaps || !simd().has_avx512() || group.remaining == nullptr)) return false;
  if (id != trigger) return true;
  std::vector<Mask> masks;
  for (size_t i = 0; i < ids.size() && is_masked; ++i) masks.push_back(MaskOfVector(*group.remaining, ids.size(), i));
  const auto mask_of = [&](size_t i) { return is_masked ? &masks[i] : nullptr; };
  x86::Mem mem = FirstLane(first, kNoValue, u, group);
  std::vector<Vector> vectors;
  if (first.op == Op::kLoad) {
    if (has_gaps) {
      vectors = LoadRows(mem, access, static_cast<int64_t>(ids.size()));
    } else {
      for (size_t i = 0; i < ids.size(); ++i) {
        vectors.push_back(LoadLanes(dtype, mem, mask_of(i)));
        mem.addOffset(bytes);
      }
    }
    vectors = Shuffled(vectors, true);
    for (size_t i = 0; i < ids.size(); ++i) Set(ids[i], u, FromLanes(dtype, vectors[i]));
    return true;
  }
  Stored stored = {};
  for (const ValueId store : ids) {
    stored = ToLanes(ToStore(kernel_.at(store).operands[0], u, dtype));
    vectors.push_back(stored.value.vector);
  }
  vectors = Shuffled(vectors, false);
  if (has_gaps) {
    StoreRows(mem, access, vectors);
    return true;
  }
  for (size_t i = 0; i < vectors.size(); ++i) {
    stored.value.vector = vectors[i];
    StoreContiguous(stored.dtype, mem, stored.value, mask_of(i), false);
    mem.addOffset(bytes);
  }
  return true;
}

// `n` vectors as one sequence of elements: with `apart`, returns its elements i, i + n, i + 2n, ... as vector i;
// otherwise the reverse. Works like a radix sort: for each prime factor p of n, deals the sequence out to p parts.
std::vector<Vector> KernelEmitter::Shuffled(std::vector<Vector> vectors, bool apart) {
  const size_t n = vectors.size();
  std::vector<size_t> factors = PrimeFactors(n);
  if (!apart) std::reverse(factors.begin(), factors.end());
  for (const size_t p : factors) {
    std::vector<Vector> next(n);
    for (size_t i = 0; i < n / p; ++i) {
      const auto adjacent = [&](size_t k) { return p * i + k; };
      const auto dealt_out = [&](size_t k) { return k * (n / p) + i; };
      std::vector<Vector> from(p);
      for (size_t k = 0; k < p; ++k) from[k] = vectors[apart ? adjacent(k) : dealt_out(k)];
      if (p == 2) {
        const auto [first, second] = apart ? DealtOut(from[0], from[1]) : InTurns(from[0], from[1]);
        from = {first, second};
      } else {
        std::vector<Vector> to;
        for (size_t k = 0; k < p; ++k) to.push_back(DealtOut(from, k, apart));
        from = std::move(to);
      }
      for (size_t k = 0; k < p; ++k) next[apart ? dealt_out(k) : adjacent(k)] = from[k];
    }
    vectors = std::move(next);
  }
  return vectors;
}

// Vector `to` of the shuffled vectors, whose number is odd.
Vector KernelEmitter::DealtOut(absl::Span<const Vector> vectors, size_t to, bool apart) {
  const size_t n = vectors.size();
  const auto lanes = static_cast<size_t>(simd().lanes());
  std::array<size_t, 16> from = {};
  std::array<int64_t, 16> place = {};
  for (size_t i = 0; i < lanes; ++i) {
    const size_t element = apart ? i * n + to : to * lanes + i;
    from[i] = apart ? element / lanes : element % n;
    place[i] = static_cast<int64_t>(apart ? element % lanes : element / n);
  }
  return Gathered(vectors, absl::MakeSpan(from.data(), lanes), absl::MakeSpan(place.data(), lanes));
}

// A vector whose lane i is lane place[i] of vectors[from[i]].
Vector KernelEmitter::Gathered(absl::Span<const Vector> vectors, absl::Span<const size_t> from,
                               absl::Span<const int64_t> place) {
  const Lane lane = vectors[0].lane;
  const bool is_32 = BytesOf(lane) == 4;
  const Lane numbers = is_32 ? Lane::kI32 : Lane::kI64;
  const size_t lanes = from.size();
  if (simd().has_avx512()) {
    // Each permutation adds the elements of one vector to the lanes that are already in place. The first one also takes
    // those of vectors[0].
    std::array<int64_t, 16> order = {};
    std::copy(place.begin(), place.end(), order.begin());
    Vector result = vectors[0];
    for (size_t v = 1; v < vectors.size(); ++v) {
      if (absl::c_find(from, v) == from.end()) continue;
      for (size_t i = 0; i < lanes; ++i) {
        if (from[i] == v) order[i] = static_cast<int64_t>(lanes) + place[i];
      }
      const Vector next = simd().New(numbers);
      cc_.emit(Inst::kIdVmovups, next.reg, LaneNumbers(numbers, absl::MakeSpan(order.data(), lanes)));
      cc_.emit(is_32 ? Inst::kIdVpermi2d : Inst::kIdVpermi2q, next.reg, result.reg, vectors[v].reg);
      result = simd().As(lane, next);
      for (size_t i = 0; i < lanes; ++i) order[i] = static_cast<int64_t>(i);
    }
    return result;
  }
  // AVX2 brings the elements of each vector to their lanes, and blends them.
  const bool by_numbers = is_32 && lanes == 8;
  Vector places;
  uint32_t order_bits = 0;
  for (size_t i = 0; i < lanes; ++i) order_bits |= static_cast<uint32_t>(place[i]) << (2 * i);
  if (by_numbers) {
    places = simd().New(numbers);
    cc_.emit(Inst::kIdVmovups, places.reg, LaneNumbers(numbers, place));
  }
  std::optional<Vector> result;
  for (size_t v = 0; v < vectors.size(); ++v) {
    uint32_t lanes_of_part = 0;
    for (size_t i = 0; i < lanes; ++i) lanes_of_part |= from[i] == v ? 1u << i : 0;
    if (lanes_of_part == 0) continue;
    const Vector part = simd().New(lane);
    if (by_numbers) {
      cc_.emit(Inst::kIdVpermps, part.reg, places.reg, vectors[v].reg);
    } else {
      cc_.emit(is_32 ? Inst::kIdVpermilps : Inst::kIdVpermpd, part.reg, vectors[v].reg, Imm(order_bits));
    }
    if (result) {
      cc_.emit(is_32 ? Inst::kIdVblendps : Inst::kIdVblendpd, result->reg, result->reg, part.reg, Imm(lanes_of_part));
    } else {
      result = part;
    }
  }
  return *result;
}

// Lane i of the result is lane number(i) of a and b as one sequence.
Vector KernelEmitter::Permuted(const Vector& a, const Vector& b, absl::FunctionRef<int64_t(int64_t)> number) {
  const bool is_32 = BytesOf(a.lane) == 4;
  std::array<int64_t, 16> order = {};
  for (int64_t i = 0; i < simd().lanes(); ++i) order[i] = number(i);
  const Vector result = simd().New(is_32 ? Lane::kI32 : Lane::kI64);
  cc_.emit(Inst::kIdVmovups, result.reg,
           LaneNumbers(result.lane, absl::MakeSpan(order.data(), static_cast<size_t>(simd().lanes()))));
  cc_.emit(is_32 ? Inst::kIdVpermi2d : Inst::kIdVpermi2q, result.reg, a.reg, b.reg);
  return simd().As(a.lane, result);
}

// The elements of a and b at even places, and those at odd places.
std::pair<Vector, Vector> KernelEmitter::DealtOut(const Vector& a, const Vector& b) {
  if (simd().has_avx512()) {
    return {Permuted(a, b, [](int64_t i) { return 2 * i; }), Permuted(a, b, [](int64_t i) { return 2 * i + 1; })};
  }
  const bool is_32 = BytesOf(a.lane) == 4;
  std::pair<Vector, Vector> result = {simd().New(a.lane), simd().New(a.lane)};
  if (is_32) {
    cc_.emit(Inst::kIdVshufps, result.first.reg, a.reg, b.reg, Imm(0x88));
    cc_.emit(Inst::kIdVshufps, result.second.reg, a.reg, b.reg, Imm(0xdd));
  } else {
    cc_.emit(Inst::kIdVunpcklpd, result.first.reg, a.reg, b.reg);
    cc_.emit(Inst::kIdVunpckhpd, result.second.reg, a.reg, b.reg);
  }
  if (simd().register_bytes(a.lane) == 32) {
    // The halves of registers are shuffled separately: puts the two parts from `a` before those from `b`.
    for (const Vector& part : {result.first, result.second}) cc_.emit(Inst::kIdVpermpd, part.reg, part.reg, Imm(0xd8));
  }
  return result;
}

// The elements of a and b alternately: first those of the lower halves, then those of the upper halves.
std::pair<Vector, Vector> KernelEmitter::InTurns(const Vector& a, const Vector& b) {
  const int64_t lanes = simd().lanes();
  if (simd().has_avx512()) {
    return {Permuted(a, b, [&](int64_t i) { return i / 2 + i % 2 * lanes; }),
            Permuted(a, b, [&](int64_t i) { return (lanes + i) / 2 + i % 2 * lanes; })};
  }
  const bool is_32 = BytesOf(a.lane) == 4;
  std::pair<Vector, Vector> parts = {simd().New(a.lane), simd().New(a.lane)};
  cc_.emit(is_32 ? Inst::kIdVunpcklps : Inst::kIdVunpcklpd, parts.first.reg, a.reg, b.reg);
  cc_.emit(is_32 ? Inst::kIdVunpckhps : Inst::kIdVunpckhpd, parts.second.reg, a.reg, b.reg);
  if (simd().register_bytes(a.lane) < 32) return parts;
  std::pair<Vector, Vector> result = {simd().New(a.lane), simd().New(a.lane)};
  cc_.emit(Inst::kIdVperm2f128, result.first.reg, parts.first.reg, parts.second.reg, Imm(0x20));
  cc_.emit(Inst::kIdVperm2f128, result.second.reg, parts.first.reg, parts.second.reg, Imm(0x31));
  return result;
}

}  // namespace backtape::jit
