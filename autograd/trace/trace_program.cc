#include "backtape/autograd/trace/trace_program.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

class ProgramTrace {
 public:
  ProgramTrace(const OpLibrary& library, ShapeEnv& shape_env)
      : traced_{.graph = std::make_unique<Graph>(*library.ops),
                .state = {},
                .results = {},
                .grads = {},
                .num_draws = 0,
                .reasons = {}},
        tracer_(library, *traced_.graph, shape_env) {
    tracer_.LiftTensors();
    tracer_.NumberDraws();
  }

  absl::StatusOr<TracedProgram> Run(const VariableProgram& program, absl::Span<const TensorType> inputs) {
    for (size_t i = 0; i < inputs.size(); ++i) {
      inputs_.push_back(tracer_.TensorFor(traced_.graph->Placeholder(absl::StrCat("input_", i)), inputs[i]));
    }
    absl::Status status;
    try {
      const TracingGuard tracing(&tracer_);
      const variable_list results = program(inputs_);
      for (const Variable& result : results) AddResult(result);
      for (const Tracer::GradUse& use : tracer_.grad_uses()) AddGrad(use);
      traced_.graph->Output(Argument::List(std::move(outputs_)));
    } catch (const Error& error) {
      status = error.status();
    } catch (...) {
      Restore();
      throw;
    }
    Restore();
    if (!status.ok()) return status;
    Finish();
    return std::move(traced_);
  }

 private:
  void AddReason(std::string reason) { traced_.reasons.push_back(std::move(reason)); }

  size_t AddOutput(const Variable& value) {
    outputs_.push_back(tracer_.ArgumentOf(value));
    return outputs_.size() - 1;
  }

  void AddResult(const Variable& value) {
    const size_t nr = traced_.results.size();
    TracedResult& result = traced_.results.emplace_back();
    if (!value.defined()) return;
    if (value.requires_grad())
      AddReason(absl::StrCat("result ", nr, " requires grad, so a backward after the call may need its tape"));
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (value.is_same(inputs_[i])) {
        result.kind = TracedResult::Kind::kInput;
        result.index = i;
        return;
      }
      if (value.shares_storage(inputs_[i])) AddReason(absl::StrCat("result ", nr, " is a view of input ", i));
    }
    results_.push_back(value);
    if (value.is_symbolic()) {
      result.kind = TracedResult::Kind::kOutput;
      result.index = AddOutput(value);
    } else {
      result.kind = TracedResult::Kind::kTensor;
      result.tensor = value;
    }
  }

  void AddGrad(const Tracer::GradUse& use) {
    const Variable after = AutogradMeta::Require(use.variable).grad;
    TracedGrad grad;
    grad.variable = use.variable;
    grad.is_read = use.is_read;
    grad.had_grad = use.before.defined();
    if (!after.defined()) {
      const bool is_unchanged = use.is_read && !grad.had_grad;
      grad.after = is_unchanged ? TracedGrad::After::kUnchanged : TracedGrad::After::kUndefined;
    } else if (use.is_read && grad.had_grad && after.is_same(use.before)) {
      grad.after = TracedGrad::After::kUnchanged;
    } else if (after.is_symbolic()) {
      if (after.requires_grad()) AddReason("the gradient that the program leaves in grad() requires grad");
      grad.after = TracedGrad::After::kOutput;
      grad.output = AddOutput(after);
    } else {
      grad.after = TracedGrad::After::kTensor;
      grad.tensor = after;
    }
    before_.push_back(use.before);
    traced_.grads.push_back(std::move(grad));
  }

  // Restores the program's own tensors.
  void Restore() {
    for (const Tracer::GradUse& use : tracer_.grad_uses()) AutogradMeta::Require(use.variable).grad = use.before;
    const auto is_any_on_tape = [this] {
      return std::any_of(tracer_.lifted().begin(), tracer_.lifted().end(), [](const Tensor& tensor) {
        const AutogradMeta* const meta = AutogradMeta::Get(tensor);
        return meta != nullptr && meta->grad_fn != nullptr;
      });
    };
    const bool was_any_on_tape = is_any_on_tape();
    tracer_.RestoreLifted();
    if (was_any_on_tape || is_any_on_tape()) {
      AddReason("a tensor that the program uses, and that is not one of its inputs, has a grad_fn");
    }
  }

  void Finish() {
    traced_.num_draws = tracer_.num_draws();
    for (size_t i = 0; i < inputs_.size(); ++i) {
      const Variable& input = inputs_[i];
      if (input.is_view()) AddReason(absl::StrCat("the program changes the sizes of input ", i, " in place"));
      const AutogradMeta* meta = AutogradMeta::Get(input);
      if (meta != nullptr && (meta->requires_grad || meta->grad.defined() || meta->grad_fn != nullptr)) {
        AddReason(absl::StrCat("the program makes input ", i, " require grad, or sets its gradient"));
      }
    }
    for (const Tensor& tensor : tracer_.lifted()) {
      const Variable state(tensor);
      for (size_t i = 0; i < before_.size(); ++i) {
        if (before_[i].defined() && before_[i].is_same(state)) traced_.grads[i].state = traced_.state.size();
      }
      for (const Variable& result : results_) {
        if (!result.is_same(state) && result.shares_storage(state)) {
          AddReason("a result is a view of a tensor that the program keeps");
        }
      }
      traced_.state.push_back(state);
    }
  }

  TracedProgram traced_;
  Tracer tracer_;
  variable_list inputs_;
  variable_list results_;
  ArgumentList outputs_;
  variable_list before_;  // grad() of each of traced_.grads, before the program
};

}  // namespace

absl::StatusOr<TracedProgram> TraceProgram(const VariableProgram& program, absl::Span<const TensorType> inputs,
                                           ShapeEnv& shape_env, const OpLibrary& library) {
  if (!program) return absl::InvalidArgumentError("a program must be callable; found an empty function");
  return ProgramTrace(library, shape_env).Run(program, inputs);
}

}  // namespace backtape
