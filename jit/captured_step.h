#ifndef BACKTAPE_JIT_CAPTURED_STEP_H_
#define BACKTAPE_JIT_CAPTURED_STEP_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/program_checks.h"

namespace backtape {

// Counts of the calls of a CapturedStep.
struct StepStats {
  int64_t captures = 0;   // calls that traced and compiled the program
  int64_t hits = 0;       // calls that reused compiled code
  int64_t checks = 0;     // calls that traced the program again, to see whether it is still the same
  int64_t evictions = 0;  // compiled versions dropped because of CaptureOptions::max_specialisations
  // Calls that ran the program eagerly, in total and by reason.
  int64_t eager_runs = 0;
  absl::btree_map<std::string, int64_t> eager_reasons;
};

// A program's training step, traced and compiled as a whole on its first call: forward, backward and optimiser become
// one executable. Parameters and optimiser state are updated in place, so the step can be called in a loop:
//
//   CapturedStep step([&](const variable_list& batch) -> variable_list {
//     const Variable loss = model.Loss(batch[0], batch[1]);
//     loss.backward();
//     const NoGradGuard no_grad;
//     for (const Variable& p : parameters) ops::sub_(p, p.grad() * 0.01);
//     return {loss.detach()};
//   });
//   for (...) loss = step({x, y})[0];
// The effects on tensors are the same as without capture: results, state, grad(), random numbers, errors. The program
// is traced again for inputs of other sizes (sizes that changed then become symbols), dtypes or layouts, in another
// grad mode, and when a grad() that it reads becomes defined or undefined. Between calls, state may be written in
// place, its data may be replaced (SetData), and its grad() may be set.
//
// C++ code of the program runs only while it is traced. Its decisions outside of tensors (numbers, control flow) become
// part of the compiled code. (torch.compile sees the program's variables and guards on them; C++ code cannot be
// inspected.) Therefore:
// - A number that changes between calls, like a learning rate, must be a Number (autograd/variable/number.h). The
//   compiled code reads its current value.
// - The program is traced again in some calls (StepChecks), and the graphs are compared. If they differ, and every
//   earlier call that reused the compiled code was checked (as the first two are), no call has used old numbers: the
//   new graph is compiled and run. After three such changes the program runs eagerly, so a step count kept in C++ is
//   right in every call. If some earlier calls were not checked, they may have used old numbers: the call throws
//   backtape::Error (FailedPrecondition), naming the call of an op that changed and its source line, before it writes
//   any tensor. Later calls run eagerly. (With StepChecks::kEveryCall, no call throws or runs eagerly for this reason.)
// - The program must call ops on the calling thread only: other threads are not traced, and their ops throw for tensors
//   that have no elements.
// - A tensor that the program computes and keeps in a C++ variable has no elements after the trace: to keep a value
//   from one call to the next, create a tensor before the first call and write it in place.
// - Other effects of the program's C++ code (printing, counting, elements that it reads or writes through data())
// happen
//   only in calls that trace it.
//
// If a graph cannot replace the program, a call runs the program eagerly, and stats() has the reason. Examples: the
// program cannot be traced or compiled; hooks or non-traceable custom functions run in its backward; it reads elements
// of a tensor that it has written, sets the seed of random numbers, changes requires_grad of a tensor that it has not
// computed, or checks for NaNs in anomaly mode; a result requires grad or is a view; an input requires grad, or is
// written and shares memory with another one. If the program throws an exception of its own while it is traced, it runs
// again eagerly. Not thread-safe.
//
// Other threads may run backward to the same leaves at the same time without losing gradients, with two exceptions. A
// call that traces the program (see StepChecks) changes grad() of its tensors temporarily. If the program calls ops of
// a user's library or collectives, its calls lock no leaves, because no lock is held while user code runs.
class CapturedStep {
 public:
  // Keeps compiled code for at most options.max_specialisations kinds of calls.
  explicit CapturedStep(VariableProgram program, EngineOptions engine = {}, const CaptureOptions& options = {},
                        StepChecks checks = StepChecks::kDoubling);
  ~CapturedStep();
  CapturedStep(CapturedStep&&) noexcept;

  // Runs the step. Throws backtape::Error.
  variable_list operator()(absl::Span<const Variable> inputs);
  variable_list operator()(std::initializer_list<Variable> inputs) {
    return (*this)(absl::MakeConstSpan(inputs.begin(), inputs.size()));
  }

  const StepStats& stats() const { return stats_; }
  int captures() const { return static_cast<int>(stats_.captures); }
  // The executable that the last call used; null before the first call and after a call that ran the program eagerly.
  const Executable* executable() const { return last_executable_; }

 private:
  struct Version;
  // Follows replacements of data (autograd/tape/replace_data.h).
  void NoteDataReplacements();
  // Returns whether the same grads are defined as when the version was traced. If so, the version's state refers to the
  // current grads from then on.
  bool TakeGrads(Version& version);
  // Returns a version for these inputs and the current grads, with its locks held; null if there is none.
  Version* Find(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes);
  Version& Capture(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes);
  absl::StatusOr<TracedProgram> Trace(Version& version);
  void Compile(Version& version, absl::StatusOr<TracedProgram> traced);
  void CompileTraced(Version& version, absl::StatusOr<TracedProgram> traced);
  // Whether the call that is about to use the version's code has to trace the program again.
  bool IsCheckDue(const Version& version) const;
  // Traces the program again. Returns the version to use for this call: the given one, or one that replaces it because
  // the program has changed. Throws if earlier calls may have used old numbers.
  Version& Check(Version& version);
  variable_list Run(absl::Span<const Variable> inputs);
  variable_list RunProgram(absl::Span<const Variable> inputs, const std::string& reason);
  variable_list RunVersion(Version& version, absl::Span<const Variable> inputs);

  VariableProgram program_;
  EngineOptions engine_;
  CaptureOptions options_;
  StepChecks checks_;
  StepStats stats_;
  int64_t num_replacements_ = 0;  // internal::NumDataReplacements() in the last call
  int num_changes_ = 0;           // how often a check has found a change
  std::string last_change_;       // the difference
  const Executable* last_executable_ = nullptr;
  std::vector<bool> is_dynamic_;                    // for each size of each input
  std::vector<std::unique_ptr<Version>> versions_;  // most recently used last
};

}  // namespace backtape

#endif  // BACKTAPE_JIT_CAPTURED_STEP_H_
