#ifndef BACKTAPE_TENSOR_MEMORY_LIMIT_H_
#define BACKTAPE_TENSOR_MEMORY_LIMIT_H_

#include <cstdint>

#include "absl/status/status.h"

namespace backtape {

// Bytes that one value can have on this machine: its physical memory. A larger block is refused before
// it is asked for, because a system that overcommits memory would grant it and later kill the process.
int64_t MemoryLimit();

// ResourceExhausted where a value of so many elements is beyond MemoryLimit(), or its bytes beyond 64 bits. For what is
// read as well as for what is allocated: an expanded view of that many elements would be gone through for hours.
absl::Status CheckMemory(int64_t numel, int64_t item_size);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_MEMORY_LIMIT_H_
