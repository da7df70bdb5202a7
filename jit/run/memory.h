#ifndef BACKTAPE_JIT_RUN_MEMORY_H_
#define BACKTAPE_JIT_RUN_MEMORY_H_

#include <cstddef>
#include <cstdint>

namespace backtape::jit {

// At least 64-byte aligned, not initialised; null without memory. Large blocks ask for huge pages.
std::byte* AllocateAligned(int64_t bytes);
void FreeAligned(std::byte* memory, int64_t bytes);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_MEMORY_H_
