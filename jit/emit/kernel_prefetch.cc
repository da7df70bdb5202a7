#include <algorithm>
#include <optional>

#include "backtape/jit/emit/kernel_emitter.h"

// A kernel with several loops over a row loads it from memory in the first loop. Memory is idle during the other
// loops, because hardware prefetchers do not go beyond the data of a loop, nor beyond a page. The next row is therefore
// prefetched during one of the other loops, the one that computes most.
namespace backtape::jit {

namespace x86 = asmjit::x86;

namespace {

constexpr int64_t kLineBytes = 64;
// If the rows of all accesses together have at most this many bytes, the next ones fit in the L1 or L2 cache beside the
// current ones.
constexpr int64_t kFirstCacheBytes = 16 << 10;
constexpr int64_t kSecondCacheBytes = 512 << 10;

}  // namespace

void KernelEmitter::PlanPrefetches() {
  prefetches_.resize(kernel_.phases.size());
  if (kernel_.vectorize != Vectorize::kInner || kernel_.is_foreach || kernel_.outer.empty()) return;
  const auto is_row_loop = [](const Phase& phase) { return phase.dims.size() == 1 && phase.dims[0].chunk_dim < 0; };
  std::vector<bool> is_written(kernel_.num_buffers);
  for (const Instruction& instruction : kernel_.instructions) {
    if (instruction.op != Op::kLoad && instruction.access >= 0) {
      is_written[kernel_.accesses[instruction.access].buffer] = true;
    }
  }
  const auto is_row = [&](const Instruction& load) {
    if (load.op != Op::kLoad || !load.operands.empty()) return false;
    const Access& access = kernel_.accesses[load.access];
    return !is_written[access.buffer] && !access.outer_strides.back().is_constant(0) &&
           access.inner_strides.back().is_constant(1);
  };
  const auto same_row = [&](int a, int b) {
    const Access& x = kernel_.accesses[a];
    const Access& y = kernel_.accesses[b];
    return x.buffer == y.buffer && x.offset == y.offset && x.outer_strides == y.outer_strides;
  };
  std::vector<int> seen;
  int64_t row_bytes = 0;
  for (size_t first = 0; first < kernel_.phases.size(); ++first) {
    if (!is_row_loop(kernel_.phases[first])) continue;
    const Int& extent = kernel_.phases[first].dims[0].extent;
    std::optional<size_t> best;
    for (size_t i = 0; i < kernel_.phases.size(); ++i) {
      const Phase& phase = kernel_.phases[i];
      if (i == first || !is_row_loop(phase) || phase.dims[0].extent != extent) continue;
      if (!best.has_value() || CostOf(phase) > CostOf(kernel_.phases[*best])) best = i;
    }
    if (!best.has_value()) continue;
    for (ValueId id : kernel_.phases[first].body) {
      const Instruction& load = kernel_.at(id);
      if (!is_row(load)) continue;
      if (std::any_of(seen.begin(), seen.end(), [&](int a) { return same_row(a, load.access); })) continue;
      seen.push_back(load.access);
      prefetches_[*best].push_back({.load = id, .is_next_row = *best > first});
      // If the extent is known only at run time, it is assumed to fit in L2 but not in L1.
      const int64_t bytes = ItemSize(kernel_.accesses[load.access].dtype);
      row_bytes += extent.is_param() ? kFirstCacheBytes + 1 : extent.constant() * bytes;
    }
  }
  if (row_bytes > kSecondCacheBytes) prefetches_.assign(kernel_.phases.size(), {});
  prefetches_to_first_cache_ = row_bytes <= kFirstCacheBytes;
}

void KernelEmitter::BeginPrefetches(size_t phase) {
  for (Prefetch& prefetch : prefetches_[phase]) {
    const int index = kernel_.at(prefetch.load).access;
    const Access& access = kernel_.accesses[index];
    Mark(kernel_.at(prefetch.load).source);
    prefetch.pointer = row_pointers_[index];
    if (!prefetch.is_next_row) continue;
    // After the last row of a call, the address may belong to another row or be invalid; a prefetch cannot fault.
    prefetch.pointer = cc_.newIntPtr();
    cc_.mov(prefetch.pointer, row_pointers_[index]);
    AddScaled(prefetch.pointer, Load(Int(1)), access.outer_strides.back(), ItemSize(access.dtype));
  }
}

void KernelEmitter::EmitPrefetches(size_t phase, const Group& group) {
  if (group.mask != nullptr) return;
  for (const Prefetch& prefetch : prefetches_[phase]) {
    const Access& access = kernel_.accesses[kernel_.at(prefetch.load).access];
    Mark(kernel_.at(prefetch.load).source);
    const int64_t vector_bytes = simd().lanes() * ItemSize(access.dtype);
    const int step = static_cast<int>(std::max<int64_t>(1, kLineBytes / vector_bytes));
    for (int u = 0; u < group.unroll; u += step) {
      const x86::Mem mem = ContiguousMem(prefetch.pointer, access, u, group);
      if (prefetches_to_first_cache_) {
        cc_.prefetcht0(mem);
      } else {
        cc_.prefetcht1(mem);
      }
    }
  }
}

}  // namespace backtape::jit
