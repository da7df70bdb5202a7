#ifndef BACKTAPE_JIT_PLAN_PEAK_MEMORY_H_
#define BACKTAPE_JIT_PLAN_PEAK_MEMORY_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace backtape::jit {

// Memory that is allocated before the first of `units` runs and released after the last.
struct MemoryUse {
  int64_t bytes = 0;
  std::vector<int> units;  // those that write or read it, without duplicates
  bool is_kept = false;    // returned, and so never released
  // Indices of uses of equal size. This use may take over the memory of one that ends with the first unit of this one.
  std::vector<int> in_place_of;
};

// Returns `order` with some units moved, if that makes the arena (arena.h) of a run smaller. A unit whose results are
// read only after the peak of memory in use may run after it, and a unit that is the last to read values of before the
// peak may run before it. Units stay where they are if moving them would save less than 0.5 % of the peak, because
// values are best read while they are in a cache.
//
// `order` has all units, 0 to order.size() - 1. `next[u]` lists units that must run after u.
std::vector<int> LowerPeak(std::vector<int> order, absl::Span<const std::vector<int>> next,
                           absl::Span<const MemoryUse> uses);

// The size of the arena, with outputs (`is_kept`) as hosts.
int64_t ArenaBytes(absl::Span<const int> order, absl::Span<const MemoryUse> uses);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PEAK_MEMORY_H_
