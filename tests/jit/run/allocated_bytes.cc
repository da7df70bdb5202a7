#include "backtape/tests/jit/run/allocated_bytes.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int64_t> g_allocated_bytes{0};

}  // namespace

namespace backtape::testing {

int64_t AllocatedBytes() { return g_allocated_bytes.load(); }

}  // namespace backtape::testing

void* operator new(size_t bytes) {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  throw std::bad_alloc();
}
void* operator new(size_t bytes, const std::nothrow_t&) noexcept {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  return std::malloc(bytes == 0 ? 1 : bytes);
}
void* operator new(size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  return std::aligned_alloc(static_cast<size_t>(alignment), (bytes + 63) / 64 * 64);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
