#include "backtape/tests/jit/run/allocated_bytes.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int64_t> g_allocated_bytes{0};
std::atomic<int64_t> g_live_bytes{0};
std::atomic<int64_t> g_peak_bytes{0};

void* Count(void* memory) {
  if (memory == nullptr) return nullptr;
  const int64_t live = g_live_bytes += static_cast<int64_t>(malloc_usable_size(memory));
  int64_t peak = g_peak_bytes;
  while (live > peak && !g_peak_bytes.compare_exchange_weak(peak, live)) {
  }
  return memory;
}

void Uncount(void* memory) {
  if (memory != nullptr) g_live_bytes -= static_cast<int64_t>(malloc_usable_size(memory));
}

}  // namespace

namespace backtape::testing {

int64_t AllocatedBytes() { return g_allocated_bytes.load(); }
int64_t LiveBytes() { return g_live_bytes.load(); }
int64_t PeakBytes() { return g_peak_bytes.load(); }
void ResetPeakBytes() { g_peak_bytes = g_live_bytes.load(); }

}  // namespace backtape::testing

// The linker replaces calls of the C library's functions by calls of these (--wrap in CMakeLists.txt).
extern "C" {

void* __real_malloc(size_t bytes);
void* __real_calloc(size_t count, size_t bytes);
void* __real_realloc(void* memory, size_t bytes);
void* __real_aligned_alloc(size_t alignment, size_t bytes);
void __real_free(void* memory);

void* __wrap_malloc(size_t bytes) { return Count(__real_malloc(bytes)); }
void* __wrap_calloc(size_t count, size_t bytes) { return Count(__real_calloc(count, bytes)); }
void* __wrap_realloc(void* memory, size_t bytes) {
  Uncount(memory);
  return Count(__real_realloc(memory, bytes));
}
void* __wrap_aligned_alloc(size_t alignment, size_t bytes) { return Count(__real_aligned_alloc(alignment, bytes)); }
void __wrap_free(void* memory) {
  Uncount(memory);
  __real_free(memory);
}

}  // extern "C"

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
void* operator new(size_t bytes, std::align_val_t alignment) {
  if (void* memory = operator new(bytes, alignment, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, size_t, std::align_val_t) noexcept { std::free(memory); }
