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

void Free(void* memory) {
  if (memory != nullptr) g_live_bytes -= static_cast<int64_t>(malloc_usable_size(memory));
  std::free(memory);
}

}  // namespace

namespace backtape::testing {

int64_t AllocatedBytes() { return g_allocated_bytes.load(); }
int64_t LiveBytes() { return g_live_bytes.load(); }
int64_t PeakBytes() { return g_peak_bytes.load(); }
void ResetPeakBytes() { g_peak_bytes = g_live_bytes.load(); }

}  // namespace backtape::testing

void* operator new(size_t bytes) {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  if (void* memory = Count(std::malloc(bytes == 0 ? 1 : bytes))) return memory;
  throw std::bad_alloc();
}
void* operator new(size_t bytes, const std::nothrow_t&) noexcept {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  return Count(std::malloc(bytes == 0 ? 1 : bytes));
}
void* operator new(size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  g_allocated_bytes += static_cast<int64_t>(bytes);
  return Count(std::aligned_alloc(static_cast<size_t>(alignment), (bytes + 63) / 64 * 64));
}
void operator delete(void* memory) noexcept { Free(memory); }
void operator delete(void* memory, size_t) noexcept { Free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { Free(memory); }
