#ifndef BACKTAPE_TENSOR_MEMORY_LIMIT_H_
#define BACKTAPE_TENSOR_MEMORY_LIMIT_H_

#include <cstdint>

#include "absl/status/status.h"

namespace backtape {

// The most bytes one value may have on this machine: its physical memory. Larger allocations are refused up front,
// because a system that overcommits memory would grant them and kill the process later.
int64_t MemoryLimit();

// Returns ResourceExhausted if `numel` elements exceed MemoryLimit(), or if their byte count does not fit in 64 bits.
// Engines also check views that a kernel only reads: traversing an expanded view with that many elements would take
// hours.
absl::Status CheckMemory(int64_t numel, int64_t item_size);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_MEMORY_LIMIT_H_
