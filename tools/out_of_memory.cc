// Replaces operator new in the tools, for two reasons. First, std::bad_alloc does not say how many bytes could not be
// allocated, which the user of a graph that is too large needs to know. Second, Abseil's hash tables do not survive an
// exception from an allocation: their destructors then access memory out of bounds. So only allocations of large blocks
// throw: these blocks hold the elements of tensors, and the op that needs one returns an error. A failure to allocate
// anything smaller ends the program at once, with the same message and exit code as any other error.
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "backtape/files/temporary_names.h"
#include "backtape/tools/command_line.h"

// Sanitizers need their own operator new.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define BACKTAPE_SANITIZER_HAS_NEW 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define BACKTAPE_SANITIZER_HAS_NEW 1
#endif
#endif

#ifndef BACKTAPE_SANITIZER_HAS_NEW

namespace {

constexpr std::size_t kLargeBytes = std::size_t{64} << 20;

class AllocationFailure : public std::bad_alloc {
 public:
  explicit AllocationFailure(std::size_t bytes) {
    std::snprintf(text_, sizeof text_, "cannot allocate %zu bytes", bytes);
  }
  const char* what() const noexcept override { return text_; }

 private:
  char text_[64];
};

[[noreturn]] void EndWithoutMemory(std::size_t bytes) {
  char text[160];
  const int length = std::snprintf(text, sizeof text, "%.60s: error: out of memory: cannot allocate %zu bytes\n",
                                   program_invocation_short_name, bytes);
  static_cast<void>(!write(STDERR_FILENO, text, static_cast<std::size_t>(length)));
  backtape::RemoveTemporaryFiles();
  _exit(backtape::tools::kFailed);
}

}  // namespace

void* operator new(std::size_t bytes) {
  if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  if (bytes >= kLargeBytes) throw AllocationFailure(bytes);
  EndWithoutMemory(bytes);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
