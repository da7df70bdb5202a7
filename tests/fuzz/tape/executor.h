#ifndef BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tests/fuzz/tape/program.h"
#include "backtape/tests/fuzz/tape/run_log.h"

namespace backtape::tape_fuzz {

struct ExecutorOptions {
  // Elements of leaves, inputs, given gradients and terms of sums are perturbed by about this relative error, to
  // measure how much results depend on rounding.
  double noise = 0;
  // Also perturbs results of operations that have memory of their own, which models the rounding of each operation.
  bool has_noisy_results = false;
  // Adds `delta` to one element of one leaf, for central differences.
  struct Perturbation {
    int64_t register_number = 0;
    int64_t element = 0;
    double delta = 0;
  };
  std::optional<Perturbation> perturbation{};
  // Also logs the strides, version and place on the tape of each register.
  bool logs_places = false;
  // For RunBodyWithFunction: in each backward, the results of the function and its arguments get gradients of zeros
  // instead of undefined ones, as the results of a single tape node do.
  bool materializes_gradients = false;
};

// Runs the instructions of a program on the engine that is enabled in this thread, and logs everything observable.
class Executor {
 public:
  explicit Executor(const Program& program, const ExecutorOptions& options = {});
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  ~Executor();

  // Runs the body once and logs errors, calls of hooks, and at the end the values and gradients of all registers. An
  // error in backward ends the repetition: its values are not logged, and the setup runs again.
  void RunBody(int64_t repetition);

  // Like RunBody, but the instructions from `begin` to `end` run as one call of a function, which takes the registers
  // in `arguments` and returns those in `results`. An error in the call ends the repetition. Also logs which registers
  // share memory after the call.
  struct FunctionRegion {
    size_t begin = 0, end = 0;
    std::vector<int64_t> arguments{}, results{};
  };
  using FunctionCall = std::function<variable_list(const std::function<variable_list(const variable_list&)>& function,
                                                   const variable_list& arguments)>;
  bool RunBodyWithFunction(int64_t repetition, const FunctionRegion& region, const FunctionCall& call);

  // For programs of kind "step". StepInputs returns the arguments of a repetition's step, RunStep runs the body on them
  // and throws on errors, and LogStep logs the outputs and the state after the step.
  variable_list StepInputs(int64_t repetition);
  variable_list RunStep(const variable_list& inputs);
  void LogStep(int64_t repetition, const variable_list& outputs);
  void LogStepError(int64_t repetition, const Error& error);

  const RunLog& log() const { return log_; }
  // Undefined if the register is not set.
  Variable Register(int64_t number) const;

 private:
  class OperandReader;
  variable_list RunRegion(const FunctionRegion& region, const variable_list& arguments);
  void LogSharing();
  void MakeZeroGradients(const FunctionRegion& region);
  // Runs an instruction of the body, or a whole function if the instruction begins one. Returns the position of the
  // next one, or kFailed if a backward failed, which ends the repetition.
  size_t RunInstruction(size_t position, size_t begin);
  // Runs instructions of the body and throws on errors.
  void ExecuteRange(size_t begin, size_t end);
  // Executes the instruction at a position of the body; returns the position of the next one.
  size_t ExecuteAt(size_t position);
  // The position of the "end" of the function that begins at `position`, or the end of the body if there is none.
  size_t EndOfFunction(size_t position) const;
  void CallFunction(size_t position, size_t end);
  // Executes set_data and the instructions on dual tensors. Returns false for other instructions.
  bool ExecuteOnParts(const Instruction& instruction);
  void FinishRepetition();
  void Reset();
  bool CanRun(const Instruction& instruction) const;
  void Execute(const Instruction& instruction);
  void AddNoise(const Instruction& instruction, const variable_list& results) const;
  void ExecuteSpecial(const Instruction& instruction);
  void Backpropagate(const Instruction& instruction);
  Variable SeedFor(int64_t root) const;
  Variable Perturbed(const Variable& value, int64_t register_number) const;
  void Optimise(const Instruction& instruction);
  void AddHook(const Instruction& instruction);
  // Performs the action of a hook.
  void ActInHook(const Instruction& hook, const Variable& leaf);
  void LogHook(const Instruction& hook, const Variable& value, size_t i = 0);
  double HookFactor(const Instruction& hook) const;
  DType FloatDType() const;
  // The event of a value, with its dtype if that is not the program's.
  Event EventOf(std::string label, const Variable& value) const;
  Variable MakeValues(int64_t register_number, const std::vector<int64_t>& sizes, DType dtype);
  int64_t PlainSize(int64_t size) const;
  double Real(const Operand& operand) const;
  void SetResults(const Instruction& instruction, const variable_list& results);
  void LogRegister(int64_t number, const Variable& value);
  void LogPlace(int64_t number, const Variable& value);
  void NoteMoved(const Instruction& instruction);

  const Program& program_;
  const ExecutorOptions options_;
  RunLog log_;
  std::map<int64_t, Variable> registers_;
  std::map<int64_t, int64_t> versions_;  // of the registers when they were set
  // Registers whose data was replaced or whose sizes were changed in place. Backtape counts the writes of the new
  // storage, and such a tensor is a view of the tensor with the former sizes.
  std::set<int64_t> moved_;
  // Registers with results of Grad or grad(). Their offsets and nodes depend on the formulas and are not compared.
  std::set<int64_t> gradients_;
  std::map<int64_t, HookHandle> hooks_;
  std::vector<std::pair<TapePoint, Variable>> zero_gradients_;  // see ExecutorOptions::materializes_gradients
  size_t num_setup_registers_ = 0;
  std::vector<int64_t> setup_registers_;
  int64_t repetition_ = 0;
  SymInt n_ = 0;
  const variable_list* step_inputs_ = nullptr;  // inputs of the step that is running
  size_t next_input_ = 0;
  Variable last_input_;
  variable_list returned_;
  static constexpr size_t kFailed = SIZE_MAX;
  std::optional<ForwardLevel> forward_level_;
  int function_depth_ = 0;  // functions that are being traced
  bool is_setup_ = false;
  int hook_depth_ = 0;
};

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_EXECUTOR_H_
