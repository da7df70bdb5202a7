#include "backtape/tools/allocation_count.h"

#include <atomic>
#include <cerrno>
#include <cstddef>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
// Declared in the sanitizers' allocator_interface.h, which g++'s packages do not contain.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*, size_t),
                                                         void (*free_hook)(const volatile void*));
#define BACKTAPE_SANITIZER_ALLOCATES 1
#endif

namespace {

std::atomic<bool> g_counts{false};
std::atomic<int64_t> g_allocations{0};

// Costs a load and a branch when no AllocationCount exists, so that timed runs are not disturbed.
void CountAllocation() {
  if (g_counts.load(std::memory_order_relaxed)) g_allocations.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace

namespace backtape::tools {

AllocationCount::AllocationCount() {
#ifdef BACKTAPE_SANITIZER_ALLOCATES
  // The hooks cannot be removed, so they are installed once.
  static const int installed = __sanitizer_install_malloc_and_free_hooks(
      [](const volatile void*, size_t) { CountAllocation(); }, [](const volatile void*) {});
  static_cast<void>(installed);
#endif
  g_allocations = 0;
  g_counts = true;
}

AllocationCount::~AllocationCount() { g_counts = false; }

int64_t AllocationCount::value() const { return g_allocations; }

}  // namespace backtape::tools

#ifndef BACKTAPE_SANITIZER_ALLOCATES

// Replaces the allocation functions of the C library and forwards to its internal ones. operator new calls malloc; free
// is not replaced.
extern "C" {

void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* memory, size_t bytes);
void* __libc_memalign(size_t alignment, size_t bytes);

void* malloc(size_t bytes) {
  CountAllocation();
  return __libc_malloc(bytes);
}

void* calloc(size_t count, size_t bytes) {
  CountAllocation();
  return __libc_calloc(count, bytes);
}

void* realloc(void* memory, size_t bytes) {
  CountAllocation();
  return __libc_realloc(memory, bytes);
}

void* memalign(size_t alignment, size_t bytes) {
  CountAllocation();
  return __libc_memalign(alignment, bytes);
}

void* aligned_alloc(size_t alignment, size_t bytes) {
  CountAllocation();
  return __libc_memalign(alignment, bytes);
}

int posix_memalign(void** memory, size_t alignment, size_t bytes) {
  CountAllocation();
  if (alignment < sizeof(void*) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void* found = __libc_memalign(alignment, bytes);
  if (found == nullptr) return ENOMEM;
  *memory = found;
  return 0;
}

}  // extern "C"

#endif
