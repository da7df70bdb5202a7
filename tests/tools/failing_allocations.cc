#include "backtape/tests/tools/failing_allocations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

#include "backtape/tensor/error.h"

// The linker replaces calls of the C library's functions by calls of the __wrap_ functions (--wrap in CMakeLists.txt).
extern "C" {
void* __real_malloc(size_t bytes);
void* __real_calloc(size_t count, size_t bytes);
void* __real_realloc(void* memory, size_t bytes);
void* __real_aligned_alloc(size_t alignment, size_t bytes);
void __real_free(void* memory);
}

namespace {

std::atomic<int64_t> g_live{0};
// The number of allocations of this thread until the one that fails, inclusive; 0 if none fails.
thread_local constinit int64_t g_until_failure = 0;

bool Fails() { return g_until_failure > 0 && --g_until_failure == 0; }

void* Count(void* memory) {
  if (memory != nullptr) ++g_live;
  return memory;
}

void Uncount(void* memory) {
  if (memory != nullptr) --g_live;
}

}  // namespace

extern "C" {

void* __wrap_malloc(size_t bytes) { return Fails() ? nullptr : Count(__real_malloc(bytes)); }
void* __wrap_calloc(size_t count, size_t bytes) { return Fails() ? nullptr : Count(__real_calloc(count, bytes)); }
void* __wrap_realloc(void* memory, size_t bytes) {
  if (Fails()) return nullptr;
  void* const moved = __real_realloc(memory, bytes);
  return memory == nullptr ? Count(moved) : moved;
}
void* __wrap_aligned_alloc(size_t alignment, size_t bytes) {
  return Fails() ? nullptr : Count(__real_aligned_alloc(alignment, bytes));
}
void __wrap_free(void* memory) {
  Uncount(memory);
  __real_free(memory);
}

}  // extern "C"

void* operator new(std::size_t bytes) {
  if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return std::malloc(bytes == 0 ? 1 : bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return std::aligned_alloc(static_cast<std::size_t>(alignment), (bytes + 63) / 64 * 64);
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  if (void* memory = operator new(bytes, alignment, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace backtape::testing {
namespace {

// Returns how many allocations failed.
int64_t FailEachOnce(const std::function<absl::Status()>& step, const std::function<void()>& check, Failure failure) {
  constexpr int64_t kEach = 1500;
  int64_t failures = 0;
  for (int64_t n = 1;; n += 1 + std::max<int64_t>(0, n - kEach) / 20) {
    absl::Status status;
    bool threw = false;
    g_until_failure = n;
    try {
      status = step();
    } catch (const Error& error) {
      status = error.status();
    } catch (const std::bad_alloc&) {
      threw = true;
    }
    const bool was_reached = g_until_failure == 0;
    g_until_failure = 0;
    check();
    EXPECT_FALSE(threw && failure == Failure::kStatus) << "std::bad_alloc after allocation " << n << " failed";
    // An allocation for a cache may fail without consequences.
    EXPECT_TRUE(status.ok() || absl::IsResourceExhausted(status)) << n << ": " << status;
    if (!was_reached) {
      EXPECT_TRUE(status.ok() && !threw) << "failed without a failed allocation: " << status;
      return failures;
    }
    ++failures;
    if (::testing::Test::HasFailure()) return failures;
  }
}

}  // namespace

NoFailures::NoFailures() : until_failure_(std::exchange(g_until_failure, 0)) {}

NoFailures::~NoFailures() { g_until_failure = until_failure_; }

int64_t LiveAllocations() { return g_live; }

void FailEach(const std::function<absl::Status()>& step, const std::function<void()>& check, Failure failure) {
  EXPECT_TRUE(step().ok());  // fills caches
  int64_t live[2] = {0, 0};
  // One call for both rounds: the tape keeps call stacks, which must be the same.
  for (int64_t& count : live) {
    EXPECT_GT(FailEachOnce(step, check, failure), 0);
    count = LiveAllocations();
  }
  EXPECT_LE(live[1], live[0]) << "failed allocations leak memory";
}

}  // namespace backtape::testing
