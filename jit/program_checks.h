#ifndef BACKTAPE_JIT_PROGRAM_CHECKS_H_
#define BACKTAPE_JIT_PROGRAM_CHECKS_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape {

// When a CapturedStep or an AotFunction traces its program again, to check that it has not changed.
enum class StepChecks : uint8_t {
  kNever,
  // When compiled code is used for the 1st, 2nd, 4th, 8th, ... time.
  kDoubling,
  // In every call. Calls then always behave as the program does, but each takes the time of a trace: about that of an
  // eager run without the arithmetic. For debugging.
  kEveryCall,
};

namespace internal {

// Decides when compiled code is checked. The members count runs that reused the code.
struct CheckSchedule {
  int64_t runs = 0;
  int64_t num_checked = 0;  // runs up to the last check
  int64_t next_check = 0;   // the next check is due after this many runs

  bool IsDue(StepChecks checks) const {
    return checks == StepChecks::kEveryCall || (checks == StepChecks::kDoubling && runs >= next_check);
  }
  // Returns the number of runs since the last check.
  int64_t NoteCheck();
};

// After this many checks that found a change, the program runs eagerly.
inline constexpr int kMaxProgramChanges = 3;

// How a second trace of a program differs from the first one; empty if it does not.
std::string ChangeOfGraph(const Graph& before, const Graph& now);
// The same for the tensors that the program uses besides its arguments. Tensors that only the traces hold, such as
// literals, may be different tensors with equal elements.
std::string ChangeOfState(absl::Span<const Variable> before, absl::Span<const Variable> now);

// The error for a change that was found too late: `unchecked` calls may have run code that was out of date. `what` is
// "a CapturedStep".
absl::Status LateChangeError(absl::string_view what, absl::string_view change, int64_t unchecked);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_JIT_PROGRAM_CHECKS_H_
