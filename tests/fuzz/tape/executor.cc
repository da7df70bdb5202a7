#include "backtape/tests/fuzz/tape/executor.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/fuzz/tape/custom_functions.h"
#include "backtape/tests/fuzz/tape/operations.h"

namespace backtape::tape_fuzz {
namespace {

bool IsBackward(const Instruction& instruction) { return instruction.op == "backward" || instruction.op == "grad"; }

bool HasWord(const Instruction& instruction, absl::string_view word) {
  return std::any_of(instruction.operands.begin(), instruction.operands.end(), [&](const Operand& operand) {
    return operand.kind == Operand::Kind::kWord && operand.word == word;
  });
}

}  // namespace

// Evaluates the operands of an instruction.
class Executor::OperandReader : public Call {
 public:
  OperandReader(const Executor& executor, const Instruction& instruction)
      : executor_(executor), instruction_(instruction) {}
  Variable V(size_t i) const override { return executor_.Register(At(i).number); }
  variable_list Vs(size_t i) const override {
    variable_list values;
    for (; i < instruction_.operands.size(); ++i) values.push_back(V(i));
    return values;
  }
  int64_t I(size_t i) const override { return executor_.PlainSize(At(i).number); }
  double F(size_t i) const override { return executor_.Real(At(i)); }
  std::vector<int64_t> D(size_t i) const override { return At(i).list; }
  std::vector<SymInt> L(size_t i) const override {
    std::vector<SymInt> sizes;
    for (const int64_t size : At(i).list) sizes.push_back(size == Operand::kN ? executor_.n_ : SymInt(size));
    return sizes;
  }

 private:
  const Operand& At(size_t i) const { return instruction_.operands.at(i); }
  const Executor& executor_;
  const Instruction& instruction_;
};

Executor::Executor(const Program& program, const ExecutorOptions& options) : program_(program), options_(options) {
  Reset();
}

Executor::~Executor() = default;

void Executor::Reset() {
  hook_depth_ = 0;
  forward_level_.reset();
  hooks_.clear();
  registers_.clear();
  is_setup_ = true;
  for (const Instruction& instruction : program_.setup) {
    if (CanRun(instruction)) Execute(instruction);
  }
  is_setup_ = false;
  setup_registers_.clear();
  for (const auto& [number, value] : registers_) setup_registers_.push_back(number);
}

Variable Executor::Register(int64_t number) const {
  const auto it = registers_.find(number);
  return it == registers_.end() ? Variable() : it->second;
}

int64_t Executor::PlainSize(int64_t size) const { return size == Operand::kN ? program_.n[repetition_] : size; }

double Executor::Real(const Operand& operand) const {
  if (operand.kind != Operand::Kind::kChangingFloat) return operand.real;
  return operand.real * (1 + 0.25 * static_cast<double>(repetition_));
}

Event Executor::EventOf(std::string label, const Variable& value) const {
  Event event = ValueEvent(repetition_, std::move(label), value);
  const bool is_usual = !value.defined() || value.dtype() == FloatDType();
  if (!is_usual) absl::StrAppend(&event.what, Abbreviation(value.dtype()));
  return event;
}

DType Executor::FloatDType() const { return program_.is_float32 ? DType::kFloat32 : DType::kFloat64; }

Variable Executor::MakeValues(int64_t register_number, const std::vector<int64_t>& sizes, DType dtype) {
  std::vector<int64_t> plain;
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= plain.emplace_back(PlainSize(size));
  const auto& off = options_.perturbation;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) {
    double value = ElementOf(register_number, repetition_, i);
    value *= 1 + options_.noise * ElementOf(register_number + 1000, repetition_, i);
    if (off.has_value() && off->register_number == register_number && off->element == i) value += off->delta;
    values.push_back(value);
  }
  return Tensor::FromValues(plain, values, dtype);
}

bool Executor::CanRun(const Instruction& instruction) const {
  for (const Operand& operand : instruction.operands) {
    if (operand.kind == Operand::Kind::kRegister) {
      if (!registers_.contains(operand.number)) return false;
    } else if (operand.kind == Operand::Kind::kHook && !hooks_.contains(operand.number) && instruction.op == "remove") {
      return false;
    }
  }
  return true;
}

void Executor::SetResults(const Instruction& instruction, const variable_list& results) {
  for (size_t i = 0; i < std::min(results.size(), instruction.results.size()); ++i) {
    registers_[instruction.results[i].number] = results[i];
    moved_.erase(instruction.results[i].number);
    if (instruction.op == "grad" || instruction.op == "grad_of") gradients_.insert(instruction.results[i].number);
    versions_[instruction.results[i].number] = results[i].defined() ? results[i].version() : 0;
  }
}

void Executor::Execute(const Instruction& instruction) {
  std::optional<NoGradGuard> no_grad;
  if (instruction.no_grad) no_grad.emplace();
  if (options_.logs_places) NoteMoved(instruction);
  if (const Operation* operation = FindOperation(instruction.op)) {
    const Operand& first = instruction.operands.empty() ? Operand() : instruction.operands[0];
    const bool is_sum = instruction.op == "sum" || instruction.op == "mean" || instruction.op == "mean_dim";
    const Variable summed = is_sum ? Register(first.number) : Variable();
    if (summed.defined()) registers_[first.number] = Perturbed(summed, first.number);
    const variable_list results = operation->run(OperandReader(*this, instruction));
    if (summed.defined()) registers_[first.number] = summed;
    AddNoise(instruction, results);
    SetResults(instruction, results);
  } else {
    ExecuteSpecial(instruction);
  }
}

// Writes the memory directly: the tape must not see these writes, and saved results must have the noise too. Results
// that share memory with another register were perturbed before, or are leaves.
void Executor::AddNoise(const Instruction& instruction, const variable_list& results) const {
  if (options_.noise == 0 || !options_.has_noisy_results || function_depth_ > 0) return;
  for (size_t i = 0; i < std::min(results.size(), instruction.results.size()); ++i) {
    const Variable& result = results[i];
    if (!result.defined() || result.is_symbolic() || !IsFloatingPoint(result.dtype()) || !result.is_contiguous())
      continue;
    const bool is_shared = std::any_of(registers_.begin(), registers_.end(), [&](const auto& entry) {
      return entry.second.defined() && entry.second.shares_storage(result);
    });
    for (int64_t k = 0; !is_shared && k < result.numel(); ++k) {
      const double factor = 1 + options_.noise * ElementOf(instruction.results[i].number + 2000, repetition_, k);
      if (result.dtype() == DType::kFloat32) {
        result.data<float>()[k] *= static_cast<float>(factor);
      } else {
        result.data<double>()[k] *= factor;
      }
    }
  }
}

void Executor::ExecuteSpecial(const Instruction& instruction) {
  const OperandReader operands(*this, instruction);
  const std::string& op = instruction.op;
  if (op.starts_with("leaf") || op == "const") {
    const DType dtype = op == "leaf_f32" ? DType::kFloat32 : op == "leaf_f64" ? DType::kFloat64 : FloatDType();
    const Variable value = MakeValues(instruction.results[0].number, instruction.operands[0].list, dtype);
    if (op != "const") value.set_requires_grad();
    SetResults(instruction, {value});
  } else if (op == "input") {
    if (step_inputs_ != nullptr) {
      last_input_ = step_inputs_->at(next_input_++);
    } else if (!HasWord(instruction, "same") || !last_input_.defined()) {
      last_input_ = MakeValues(instruction.results[0].number, instruction.operands[0].list, FloatDType());
    }
    SetResults(instruction, {last_input_});
  } else if (IsBackward(instruction)) {
    Backpropagate(instruction);
  } else if (op == "grad_of") {
    SetResults(instruction, {operands.V(0).grad()});
  } else if (op == "set_grad") {
    operands.V(0).set_grad(operands.V(1));
  } else if (op == "zero_grad") {
    operands.V(0).set_grad({});
  } else if (op == "zero_grad_") {
    const NoGradGuard no_grad;
    if (operands.V(0).grad().defined()) ops::zero_(operands.V(0).grad());
  } else if (op == "requires_grad") {
    operands.V(0).set_requires_grad();
  } else if (op == "retain_grad") {
    operands.V(0).retain_grad();
  } else if (ExecuteOnParts(instruction)) {
    return;
  } else if (op == "manual_seed") {
    manual_seed(static_cast<uint64_t>(operands.I(0)));
  } else if (op == "return") {
    returned_ = operands.Vs(0);
  } else if (op == "remove") {
    hooks_.at(instruction.operands[0].number).Remove();
  } else if (op == "sgd" || op == "momentum" || op == "adam") {
    Optimise(instruction);
  } else {
    AddHook(instruction);
  }
}

// Gradients of a seeded backward, perturbed as inputs are.
Variable Executor::SeedFor(int64_t root) const {
  const Variable value = Register(root);
  return value.defined() ? Perturbed(ops::mul(ops::ones_like(value), 0.75), root) : Variable();
}

// Terms of sums and given gradients are perturbed too. If the terms of a sum cancel, as in the derivative of softmax,
// only rounding errors remain, and perturbed inputs alone would not show how large these can be.
Variable Executor::Perturbed(const Variable& value, int64_t register_number) const {
  if (options_.noise == 0 || function_depth_ > 0 || value.is_symbolic() || !IsFloatingPoint(value.dtype()))
    return value;
  std::vector<double> factors;
  for (int64_t i = 0; i < value.numel(); ++i) {
    factors.push_back(1 + options_.noise * ElementOf(register_number + 1000, repetition_, i));
  }
  return Noisy::Apply(value, Noisy::Factors{Tensor::FromValues(value.sizes(), factors, value.dtype())});
}

// "backward ROOT... [inputs INPUT...] [seeded] [counted] [retain] [create]"; "counted" stands for seeds of integers.
// "grad" returns the gradients instead of accumulating them, and has the further option "unused".
void Executor::Backpropagate(const Instruction& instruction) {
  std::vector<TapePoint> roots, inputs;
  variable_list seeds;
  bool are_inputs = false;
  for (const Operand& operand : instruction.operands) {
    if (operand.kind == Operand::Kind::kWord && operand.word == "inputs") are_inputs = true;
    if (operand.kind != Operand::Kind::kRegister) continue;
    (are_inputs ? inputs : roots).emplace_back(Register(operand.number));
    if (!are_inputs && HasWord(instruction, "seeded")) {
      seeds.push_back(SeedFor(operand.number));
    } else if (!are_inputs && HasWord(instruction, "counted")) {
      const Variable root = Register(operand.number);
      seeds.push_back(root.defined() ? ops::ones_like(root, DType::kInt64) : Variable());
    }
  }
  const std::optional<bool> retain = HasWord(instruction, "retain") ? std::optional<bool>(true) : std::nullopt;
  const bool create = HasWord(instruction, "create");
  if (instruction.op == "backward") {
    if (!zero_gradients_.empty()) seeds.resize(roots.size());
    for (const auto& [point, zeros] : zero_gradients_) {
      roots.push_back(point);
      seeds.push_back(zeros);
    }
    Backward(roots, seeds, {.retain_graph = retain, .create_graph = create, .inputs = inputs});
    return;
  }
  SetResults(instruction,
             Grad(roots, inputs, seeds,
                  {.retain_graph = retain, .create_graph = create, .allow_unused = HasWord(instruction, "unused")}));
}

void Executor::Optimise(const Instruction& instruction) {
  const OperandReader operands(*this, instruction);
  const NoGradGuard no_grad;
  const Variable parameter = operands.V(0), grad = parameter.grad();
  if (!grad.defined()) return;
  const double rate = operands.F(instruction.operands.size() - 1);
  if (instruction.op == "sgd") {
    ops::add_(parameter, grad, -rate);
  } else if (instruction.op == "momentum") {
    ops::add_(ops::mul_(operands.V(1), 0.9), grad);
    ops::add_(parameter, operands.V(1), -rate);
  } else {
    ops::lerp_(operands.V(1), grad, 0.1);
    ops::addcmul_(ops::mul_(operands.V(2), 0.99), grad, grad, 0.01);
    ops::addcdiv_(parameter, operands.V(1), ops::add_(ops::sqrt(ops::abs(operands.V(2))), 0.01), -rate);
  }
}

size_t Executor::RunInstruction(size_t position, size_t begin) {
  const Instruction& instruction = program_.body[position];
  try {
    return ExecuteAt(position);
  } catch (const Error& error) {
    if (IsBackward(instruction)) {
      // Engines may differ in the gradients accumulated and the hooks called before an error.
      log_.resize(begin);
      log_.push_back(ErrorEvent(repetition_, ToText(instruction), error.what()));
      Reset();
      return kFailed;
    }
    log_.push_back(ErrorEvent(repetition_, ToText(instruction), error.what()));
  }
  return instruction.op == "fn" ? EndOfFunction(position) + 1 : position + 1;
}

void Executor::FinishRepetition() {
  forward_level_.reset();
  for (const auto& [number, value] : registers_) {
    try {
      LogRegister(number, value);
    } catch (const Error& error) {
      log_.push_back(ErrorEvent(repetition_, absl::StrCat("v", number), error.what()));
    }
  }
  std::erase_if(registers_, [&](const auto& entry) {
    return !std::binary_search(setup_registers_.begin(), setup_registers_.end(), entry.first);
  });
}

void Executor::RunBody(int64_t repetition) {
  repetition_ = repetition;
  n_ = program_.n[repetition];
  last_input_ = {};
  const size_t begin = log_.size();
  for (size_t i = 0; i < program_.body.size();) {
    i = RunInstruction(i, begin);
    if (i == kFailed) return;
  }
  FinishRepetition();
}

variable_list Executor::RunRegion(const FunctionRegion& region, const variable_list& arguments) {
  const std::map<int64_t, Variable> before = registers_;
  const SymInt n = n_;
  for (size_t i = 0; i < arguments.size(); ++i) registers_[region.arguments[i]] = arguments[i];
  // In a trace, n is a (symbolic) size of an argument.
  for (const Instruction& instruction : program_.body) {
    if (instruction.op != "input" || instruction.operands[0].list.empty()) continue;
    const auto argument = std::find(region.arguments.begin(), region.arguments.end(), instruction.results[0].number);
    if (instruction.operands[0].list[0] != Operand::kN || argument == region.arguments.end()) continue;
    n_ = registers_[*argument].sym_size(0);
  }
  variable_list results;
  const auto restore = [&] {
    registers_ = before;
    n_ = n;
  };
  try {
    ExecuteRange(region.begin, region.end);
    for (const int64_t number : region.results) results.push_back(Register(number));
  } catch (...) {
    restore();
    throw;
  }
  restore();
  return results;
}

void Executor::LogSharing() {
  for (const auto& [number, value] : registers_) {
    for (const auto& [other_number, other] : registers_) {
      if (other_number >= number || !value.defined() || !other.defined() || !value.shares_storage(other)) continue;
      // The offset of a view without elements has no effect, and may differ: if it is unknown whether a symbolic size
      // is 0 (for example, that of a diagonal), the view gets the offset that it would have with elements, as in
      // PyTorch.
      const std::string offset = value.numel() == 0 || other.numel() == 0
                                     ? std::string("empty")
                                     : absl::StrCat(value.storage_offset() - other.storage_offset());
      log_.push_back({.repetition = repetition_,
                      .label = absl::StrCat("memory of v", number, " and v", other_number),
                      .what = value.is_same(other) ? std::string("same") : offset});
    }
  }
}

void Executor::MakeZeroGradients(const FunctionRegion& region) {
  const NoGradGuard no_grad;
  for (const std::vector<int64_t>* numbers : {&region.arguments, &region.results}) {
    for (const int64_t number : *numbers) {
      const Variable value = Register(number);
      if (!value.defined() || !value.requires_grad() || value.is_leaf()) continue;
      zero_gradients_.emplace_back(value.gradient_edge(), ops::zeros_like(value));
    }
  }
}

bool Executor::RunBodyWithFunction(int64_t repetition, const FunctionRegion& region, const FunctionCall& call) {
  zero_gradients_.clear();
  repetition_ = repetition;
  n_ = program_.n[repetition];
  last_input_ = {};
  const size_t begin = log_.size();
  for (size_t i = 0; i < region.begin; ++i) {
    if (RunInstruction(i, begin) == kFailed) return false;
  }
  variable_list arguments;
  for (const int64_t number : region.arguments) arguments.push_back(Register(number));
  try {
    const variable_list results =
        call([this, &region](const variable_list& values) { return RunRegion(region, values); }, arguments);
    for (size_t i = 0; i < results.size(); ++i) {
      if (results[i].defined()) registers_[region.results[i]] = results[i];
    }
  } catch (const Error& error) {
    log_.push_back(ErrorEvent(repetition, "function", error.what()));
    Reset();
    return false;
  }
  LogSharing();
  if (options_.materializes_gradients) MakeZeroGradients(region);
  for (size_t i = region.end; i < program_.body.size();) {
    i = RunInstruction(i, begin);
    if (i == kFailed) return false;
  }
  FinishRepetition();
  return true;
}

void Executor::LogRegister(int64_t number, const Variable& value) {
  Event event = EventOf(absl::StrCat("v", number), value);
  if (value.defined() && value.requires_grad()) absl::StrAppend(&event.what, value.is_leaf() ? "leaf" : "grad");
  log_.push_back(std::move(event));
  if (options_.logs_places && value.defined()) LogPlace(number, value);
  if (!value.defined() || !(value.is_leaf() || value.retains_grad())) return;
  const Variable grad = value.grad();
  if (!grad.defined() && !value.requires_grad()) return;
  event = EventOf(absl::StrCat("grad_v", number), grad);
  // Strides are logged, because later views depend on the layout of the accumulated gradient. Strides of dims
  // of size 1 and of tensors without elements have no effect, and compiled graphs do not preserve them.
  if (grad.defined() && grad.numel() > 0) {
    std::vector<std::string> strides;
    for (int64_t d = 0; d < grad.dim(); ++d) strides.push_back(grad.size(d) == 1 ? "-" : absl::StrCat(grad.stride(d)));
    absl::StrAppend(&event.what, ":[", absl::StrJoin(strides, ","), "]");
  }
  log_.push_back(std::move(event));
}

variable_list Executor::StepInputs(int64_t repetition) {
  repetition_ = repetition;
  variable_list inputs;
  for (const Instruction& instruction : program_.body) {
    if (instruction.op != "input") continue;
    if (HasWord(instruction, "same") && !inputs.empty()) {
      inputs.push_back(inputs.back());
    } else {
      inputs.push_back(MakeValues(instruction.results[0].number, instruction.operands[0].list, FloatDType()));
    }
  }
  return inputs;
}

variable_list Executor::RunStep(const variable_list& inputs) {
  step_inputs_ = &inputs;
  next_input_ = 0;
  n_ = program_.n[repetition_];
  size_t i = 0;
  for (const Instruction& instruction : program_.body) {
    if (instruction.op != "input") continue;
    const std::vector<int64_t>& sizes = instruction.operands[0].list;
    if (!sizes.empty() && sizes[0] == Operand::kN) n_ = inputs.at(i).sym_size(0);
    ++i;
  }
  returned_.clear();
  ExecuteRange(0, program_.body.size());
  std::erase_if(registers_, [&](const auto& entry) {
    return !std::binary_search(setup_registers_.begin(), setup_registers_.end(), entry.first);
  });
  step_inputs_ = nullptr;
  variable_list outputs;
  for (const Variable& value : returned_) {
    if (value.defined()) outputs.push_back(value.detach());
  }
  returned_.clear();
  return outputs;
}

void Executor::LogStep(int64_t repetition, const variable_list& outputs) {
  for (size_t i = 0; i < outputs.size(); ++i) {
    log_.push_back(EventOf(absl::StrCat("out", i), outputs[i]));
  }
  for (const int64_t number : setup_registers_) {
    log_.push_back(EventOf(absl::StrCat("v", number), Register(number)));
    log_.push_back(EventOf(absl::StrCat("grad_v", number), Register(number).grad()));
  }
}

void Executor::LogStepError(int64_t repetition, const Error& error) {
  log_.push_back(ErrorEvent(repetition, "step", error.what()));
  step_inputs_ = nullptr;
}

}  // namespace backtape::tape_fuzz
