#ifndef BACKTAPE_TESTS_TOOLS_FAILING_ALLOCATIONS_H_
#define BACKTAPE_TESTS_TOOLS_FAILING_ALLOCATIONS_H_

#include <cstdint>
#include <functional>

#include "absl/status/status.h"

namespace backtape::testing {

// The number of allocations by operator new, malloc, calloc, realloc and aligned_alloc that are not freed.
int64_t LiveAllocations();

// How a step that ran out of memory must end.
enum class Failure : uint8_t {
  kStatus,        // it reports ResourceExhausted, as a status or a backtape::Error
  kStatusOrThrow  // it may also throw std::bad_alloc
};

// While such an object exists, allocations of the current thread neither fail nor count towards the one that fails. A
// step uses it around code that does not call the library.
class NoFailures {
 public:
  NoFailures();
  ~NoFailures();
  NoFailures(const NoFailures&) = delete;
  NoFailures& operator=(const NoFailures&) = delete;

 private:
  int64_t until_failure_;
};

// Runs `step` with each allocation failing in turn: each of the first 1,500, then some of the later ones, at growing
// distances. `step` returns OK or its error; backtape::Error counts as the error that it carries. `check` checks the
// objects that must be unchanged or complete. A second round must not leave more allocations alive than the first.
// Allocations in other threads do not fail.
void FailEach(const std::function<absl::Status()>& step, const std::function<void()>& check,
              Failure failure = Failure::kStatus);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_TOOLS_FAILING_ALLOCATIONS_H_
