#ifndef BACKTAPE_JIT_RUN_MEMORY_H_
#define BACKTAPE_JIT_RUN_MEMORY_H_

#include <cstddef>
#include <cstdint>

namespace backtape::jit {

// Returns uninitialised memory, aligned to at least 64 bytes; null if there is none. Large blocks request huge pages.
std::byte* AllocateAligned(int64_t bytes);
void FreeAligned(std::byte* memory, int64_t bytes);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_MEMORY_H_
