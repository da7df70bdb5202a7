#ifndef BACKTAPE_JIT_CAPTURED_STEP_H_
#define BACKTAPE_JIT_CAPTURED_STEP_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/trace_program.h"
#include "backtape/jit/backward_compiler.h"

namespace backtape {

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
// What the program decides by itself (numbers, control flow) is decided once; see TraceProgram. Inputs of other sizes
// trace it again: sizes that changed are symbols then. `state` may be written between calls, in place.
// May be used from one thread at a time.
class CapturedStep {
 public:
  explicit CapturedStep(VariableProgram program, EngineOptions options = {});
  ~CapturedStep();
  CapturedStep(CapturedStep&&) noexcept;

  // Throws backtape::Error.
  variable_list operator()(absl::Span<const Variable> inputs);
  variable_list operator()(std::initializer_list<Variable> inputs) {
    return (*this)(absl::MakeConstSpan(inputs.begin(), inputs.size()));
  }

  // How often the program was traced.
  int captures() const { return static_cast<int>(num_captures_); }
  // What the last call ran; null before the first.
  const Executable* executable() const;

 private:
  struct Version;
  Version& Capture(absl::Span<const Variable> inputs);

  VariableProgram program_;
  EngineOptions options_;
  size_t num_captures_ = 0;
  std::vector<bool> is_dynamic_;                    // of each size of each input
  std::vector<std::unique_ptr<Version>> versions_;  // the last used is the last
};

}  // namespace backtape

#endif  // BACKTAPE_JIT_CAPTURED_STEP_H_
