#ifndef BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "backtape/autograd/hooks.h"
#include "backtape/autograd/variable.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tests/fuzz/tape/program.h"
#include "backtape/tests/fuzz/tape/run_log.h"

namespace backtape::tape_fuzz {

struct ExecutorOptions {
  // Elements of leaves and inputs are off by about this part of their values: how much does a result depend on
  // rounding?
  double noise = 0;
  // One element of one leaf is off by `delta`, for central differences.
  struct Perturbation {
    int64_t register_number = 0;
    int64_t element = 0;
    double delta = 0;
  };
  std::optional<Perturbation> perturbation{};
};

// Runs the instructions of a program, on whichever engine is the thread's, and logs what can be observed.
class Executor {
 public:
  explicit Executor(const Program& program, const ExecutorOptions& options = {});
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  ~Executor();

  // Runs the body once and logs errors, calls of hooks, and in the end the values and gradients of all registers. An
  // error in backward ends the repetition, whose values are then not logged, and starts afresh from the setup.
  void RunBody(int64_t repetition);

  // For programs of kind "step": the arguments of a repetition's step; the body as a function of them, which throws
  // what goes wrong; what the step and its state are afterwards, logged.
  variable_list StepInputs(int64_t repetition);
  variable_list RunStep(const variable_list& inputs);
  void LogStep(int64_t repetition, const variable_list& outputs);
  void LogStepError(int64_t repetition, const Error& error);

  const RunLog& log() const { return log_; }
  // Undefined when there is none.
  Variable Register(int64_t number) const;

 private:
  class OperandReader;
  void Reset();
  bool CanRun(const Instruction& instruction) const;
  void Execute(const Instruction& instruction);
  void ExecuteSpecial(const Instruction& instruction);
  void Backpropagate(const Instruction& instruction);
  void Optimise(const Instruction& instruction);
  void AddHook(const Instruction& instruction);
  // What a hook does when it is called.
  void ActInHook(const Instruction& hook, const Variable& leaf);
  void LogHook(const Instruction& hook, const Variable& value, size_t i = 0);
  double HookFactor(const Instruction& hook) const;
  Variable MakeValues(int64_t register_number, const std::vector<int64_t>& sizes);
  int64_t PlainSize(int64_t size) const;
  double Real(const Operand& operand) const;
  void SetResults(const Instruction& instruction, const variable_list& results);
  void LogRegister(int64_t number, const Variable& value);

  const Program& program_;
  const ExecutorOptions options_;
  RunLog log_;
  std::map<int64_t, Variable> registers_;
  std::map<int64_t, HookHandle> hooks_;
  size_t num_setup_registers_ = 0;
  std::vector<int64_t> setup_registers_;
  int64_t repetition_ = 0;
  SymInt n_ = 0;
  const variable_list* step_inputs_ = nullptr;  // of a step that is running
  size_t next_input_ = 0;
  Variable last_input_;
  variable_list returned_;
  bool is_setup_ = false;
  int hook_depth_ = 0;
};

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_
