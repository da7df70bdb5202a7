#ifndef BACKTAPE_JIT_CAPTURED_STEP_H_
#define BACKTAPE_JIT_CAPTURED_STEP_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/types/span.h"
#include "backtape/autograd/trace_program.h"
#include "backtape/jit/backward_compiler.h"

namespace backtape {

struct StepStats {
  int64_t captures = 0;  // calls for which the program was traced and compiled
  int64_t hits = 0;      // calls that ran code from before
  int64_t evictions = 0;
  // Calls that ran the program itself, and how many for each reason.
  int64_t eager_runs = 0;
  absl::btree_map<std::string, int64_t> eager_reasons;
};

// A step of a program, traced and compiled as a whole on its first call: forward, backward and optimiser become one
// executable. Parameters and optimiser state are updated in place, so the step can be called in a loop:
//
//   CapturedStep step([&](const variable_list& batch) -> variable_list {
//     const Variable loss = model.Loss(batch[0], batch[1]);
//     loss.backward();
//     const NoGradGuard no_grad;
//     for (const Variable& p : parameters) ops::sub_(p, p.grad() * 0.01);
//     return {loss.detach()};
//   });
//   for (...) loss = step({x, y})[0];
//
// What a program does with tensors is as without capture: results, state, grad(), random numbers, errors. What it
// decides by itself (numbers, control flow) is decided once; see TraceProgram. It is traced again for inputs of other
// sizes (sizes that changed are symbols then), in another grad mode, and when a grad() that it reads has appeared or
// gone away. State may be written between calls, in place, and grad() of it may be set.
//
// A call runs the program itself, with the reason in stats(), when a graph could not stand for it: the program can't be
// traced or compiled; hooks or custom functions that are not traceable run in its backward; a result requires grad or
// is a view; an input requires grad, or is written and shares memory with another one. May be used from one thread at a
// time. Other threads may run backward to the same leaves meanwhile, and no gradient is lost, but not while a call traces
// the program: that changes grad() of its tensors for a while.
class CapturedStep {
 public:
  // Code for at most options.max_specialisations kinds of calls is kept.
  explicit CapturedStep(VariableProgram program, EngineOptions engine = {}, const CaptureOptions& options = {});
  ~CapturedStep();
  CapturedStep(CapturedStep&&) noexcept;

  // Throws backtape::Error.
  variable_list operator()(absl::Span<const Variable> inputs);
  variable_list operator()(std::initializer_list<Variable> inputs) {
    return (*this)(absl::MakeConstSpan(inputs.begin(), inputs.size()));
  }

  const StepStats& stats() const { return stats_; }
  int captures() const { return static_cast<int>(stats_.captures); }
  // What the last call ran; null before the first call and after one that ran the program itself.
  const Executable* executable() const { return last_executable_; }

 private:
  struct Version;
  // Whether grads are defined as when the version was traced; then the tensors that they are now join its state.
  bool TakeGrads(Version& version);
  // A version for these inputs and for the grads as they are now, which it has locked.
  Version* Find(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes);
  Version& Capture(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes);
  void Compile(Version& version, absl::Span<const Variable> inputs);
  variable_list RunProgram(absl::Span<const Variable> inputs, const std::string& reason);
  variable_list RunVersion(Version& version, absl::Span<const Variable> inputs);

  VariableProgram program_;
  EngineOptions engine_;
  CaptureOptions options_;
  StepStats stats_;
  const Executable* last_executable_ = nullptr;
  std::vector<bool> is_dynamic_;                    // of each size of each input
  std::vector<std::unique_ptr<Version>> versions_;  // the last used is the last
};

}  // namespace backtape

#endif  // BACKTAPE_JIT_CAPTURED_STEP_H_
