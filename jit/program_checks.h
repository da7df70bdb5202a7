#ifndef BACKTAPE_JIT_PROGRAM_CHECKS_H_
#define BACKTAPE_JIT_PROGRAM_CHECKS_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
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

// Thrown by a program of ForTrace, in place of an exception of the user's code.
struct ProgramThrew {};
inline constexpr char kProgramThrew[] = "the program throws an exception while it is traced";
// The program, for a trace. If it throws an exception that is neither a backtape::Error nor a std::bad_alloc, the trace
// has lost what the program did before, so the call must run the program itself: it throws the exception again. Refers
// to `program`.
VariableProgram ForTrace(const VariableProgram& program);

// After this many checks that found a change, the program runs eagerly.
inline constexpr int kMaxProgramChanges = 3;

// How a second trace of a program differs from the first one; empty if it does not.
std::string ChangeOfGraph(const Graph& before, const Graph& now);
// How the tensors that the program uses besides its arguments differ between two traces; empty if they do not. Tensors
// that only the traces hold, such as literals, may be different tensors with equal elements.
std::string ChangeOfState(absl::Span<const Variable> before, absl::Span<const Variable> now);

// Why compiled code cannot be used for a program that writes a tensor to which only its trace has a handle; empty if it
// writes none. `is_written(i)` says whether it writes state[i].
std::string ReasonOfTemporaries(absl::Span<const Variable> state, absl::FunctionRef<bool(size_t)> is_written);

// Counts a call that ran the program eagerly. Keeps at most 1000 reasons; further ones are counted together.
void CountEagerRun(const std::string& reason, int64_t& eager_runs,
                   absl::btree_map<std::string, int64_t>& eager_reasons);

// The error for a change that was found too late: `unchecked` calls may have run code that was out of date. `what` is
// "a CapturedStep".
absl::Status LateChangeError(absl::string_view what, absl::string_view change, int64_t unchecked);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_JIT_PROGRAM_CHECKS_H_
