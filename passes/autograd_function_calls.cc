#include "backtape/passes/autograd_function_calls.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/node_error.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// Where a saved value comes from: it is an operand, a result, or a value inside of `forward`.
struct SavedPlace {
  int operand = -1;
  int result = -1;
};

bool IsVariable(const IValue& value) { return value.is_tensor() || value.is_none(); }

// The values that Forward returns and that are not variables (sizes, constants), with None for each variable.
struct OtherValues {
  IValueList results;
  IValueList saved;
};

class SubgraphFunction final : public CustomProgramFunction {
 public:
  SubgraphFunction(std::string node, AutogradFunctionCall call, IValueList operands, const OpLibrary& library)
      : node_(std::move(node)),
        forward_(call.forward->Clone()),
        backward_(call.backward->Clone()),
        num_results_(call.results.size()),
        not_differentiable_(std::move(call.not_differentiable)),
        operands_(std::move(operands)),
        library_(library) {
    const std::vector<Node*> placeholders = call.forward->placeholders();
    for (const Argument& saved : call.saved) {
      SavedPlace place;
      for (size_t i = 0; i < placeholders.size(); ++i) {
        if (saved.is_node() && saved.node() == placeholders[i]) place.operand = static_cast<int>(i);
      }
      for (size_t i = 0; i < call.results.size() && place.operand < 0; ++i) {
        if (saved.is_node() && call.results[i].is_node() && saved.node() == call.results[i].node()) {
          place.result = static_cast<int>(i);
        }
      }
      saved_.push_back(place);
    }
  }

  const std::string& name() const override { return name_; }
  // The results of a call whose Forward has returned `outputs`.
  IValueList ResultsOf(const variable_list& outputs) const {
    IValueList results;
    for (size_t i = 0; i < num_results_; ++i) {
      const IValue& other = other_->results[i];
      results.push_back(other.is_none() ? ToIValue(outputs[i]) : other);
    }
    return results;
  }

  // The results, then the saved values that are neither operands nor results. An output that is not a variable is
  // undefined; `other_` has its value.
  variable_list Forward(const variable_list& inputs) const override {
    const IValue returned = RunOnTape(*forward_, WithInputs(inputs), library_);
    variable_list outputs;
    *other_ = OtherValues();
    for (const IValue& result : returned.list()[0].list()) AddOutput(result, outputs, other_->results);
    for (size_t i = 0; i < saved_.size(); ++i) {
      if (IsInside(i)) {
        AddOutput(returned.list()[1].list()[i], outputs, other_->saved);
      } else {
        other_->saved.emplace_back();
      }
    }
    return outputs;
  }

  void SetupContext(FunctionContext& context, const variable_list& inputs,
                    const variable_list& outputs) const override {
    const IValueList operands = WithInputs(inputs);
    variable_list saved;  // undefined for each value that is not a variable
    variable_list not_differentiable;
    size_t next_inside = num_results_;
    for (const SavedPlace& place : saved_) {
      if (place.operand >= 0) {
        const IValue& operand = operands[place.operand];
        saved.push_back(operand.is_tensor() ? ToVariable(operand) : Variable());
      } else if (place.result >= 0) {
        saved.push_back(outputs[place.result]);
      } else {
        if (outputs[next_inside].defined()) not_differentiable.push_back(outputs[next_inside]);
        saved.push_back(outputs[next_inside++]);
      }
    }
    for (size_t i = 0; i < num_results_; ++i) {
      if (!outputs[i].defined()) continue;
      const bool is_marked =
          std::find(not_differentiable_.begin(), not_differentiable_.end(), i) != not_differentiable_.end();
      if (is_marked || !IsFloatingPoint(outputs[i].dtype())) not_differentiable.push_back(outputs[i]);
    }
    context.save_for_backward(std::move(saved));
    context.mark_non_differentiable(std::move(not_differentiable));
  }

  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    IValueList arguments;
    for (size_t i = 0; i < num_results_; ++i) arguments.push_back(ToIValue(grads[i]));
    for (size_t i = 0; i < saved_.size(); ++i) {
      const IValue other = OtherSavedValue(i);
      arguments.push_back(other.is_none() ? ToIValue(context.saved_variables()[i]) : other);
    }
    try {
      return GradientsOf(RunOnTape(*backward_, arguments, library_));
    } catch (const Error& error) {
      throw Error(absl::Status(error.status().code(),
                               absl::StrCat("in the backward of node ", node_, ": ", error.status().message())));
    }
  }

  bool is_once_differentiable() const override { return false; }
  bool has_jvp() const override { return false; }
  variable_list Jvp(FunctionContext& context, variable_list tangents) const override { return {}; }
  VmapSupport vmap_support() const override { return VmapSupport::kNone; }
  VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims,
                  const variable_list& inputs) const override {
    return {};
  }

 private:
  // The gradients of the variables, from the value that `backward` returns: one for each operand.
  variable_list GradientsOf(const IValue& returned) const {
    const IValueList gradients = returned.is_list() ? returned.list() : IValueList{returned};
    const bool has_surplus = gradients.size() > operands_.size() &&
                             std::any_of(gradients.begin() + static_cast<int64_t>(operands_.size()), gradients.end(),
                                         [](const IValue& gradient) { return !gradient.is_none(); });
    if (gradients.size() < operands_.size() || has_surplus) {
      throw Error(absl::InvalidArgumentError(absl::StrCat("expected a gradient for each of the operands (",
                                                          operands_.size(), "), found ", gradients.size())));
    }
    variable_list results;
    for (size_t i = 0; i < operands_.size(); ++i) {
      if (!IsVariable(gradients[i])) {
        throw Error(absl::InvalidArgumentError(
            absl::StrCat("expected a tensor or None as gradient ", i, ", found ", gradients[i].KindName())));
      }
      if (operands_[i].is_none()) results.push_back(ToVariable(gradients[i]));
    }
    return results;
  }

  bool IsInside(size_t i) const { return saved_[i].operand < 0 && saved_[i].result < 0; }

  // The saved value if it is not a variable.
  IValue OtherSavedValue(size_t i) const {
    if (saved_[i].operand >= 0) return operands_[saved_[i].operand];
    return saved_[i].result >= 0 ? other_->results[saved_[i].result] : other_->saved[i];
  }

  static void AddOutput(const IValue& value, variable_list& outputs, IValueList& others) {
    if (value.is_list()) {
      throw Error(absl::UnimplementedError(
          "an autograd function whose forward returns or saves a list of values is not supported"));
    }
    outputs.push_back(IsVariable(value) ? ToVariable(value) : Variable());
    others.push_back(IsVariable(value) ? IValue() : value);
  }

  // `operands_` with each variable replaced by one of `inputs`, in order.
  IValueList WithInputs(const variable_list& inputs) const {
    IValueList operands = operands_;
    size_t next_input = 0;
    for (IValue& operand : operands) {
      if (operand.is_none()) operand = ToIValue(inputs[next_input++]);
    }
    return operands;
  }

  const std::string name_ = "autograd_function_apply";
  const std::string node_;  // for errors
  std::unique_ptr<Graph> forward_;
  std::unique_ptr<Graph> backward_;
  size_t num_results_;
  std::vector<size_t> not_differentiable_;  // positions of results
  IValueList operands_;                     // None for each variable
  std::vector<SavedPlace> saved_;
  const std::shared_ptr<OtherValues> other_ = std::make_shared<OtherValues>();  // of the one call of Forward
  const OpLibrary& library_;
};

}  // namespace

absl::StatusOr<IValue> CallAutogradFunction(const Node& node,
                                            absl::FunctionRef<absl::StatusOr<IValue>(const Argument&)> value_of,
                                            const OpLibrary& library) {
  BACKTAPE_ASSIGN_OR_RETURN(AutogradFunctionCall call, ReadAutogradFunctionCall(node));
  IValueList operands;
  variable_list inputs;
  for (const Argument& operand : call.operands) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, value_of(operand));
    if (IsVariable(value)) {
      inputs.push_back(ToVariable(value));
      value = IValue();
    }
    operands.push_back(std::move(value));
  }
  const auto function =
      std::make_shared<SubgraphFunction>(DescribeNode(node), std::move(call), std::move(operands), library);
  return IValue(function->ResultsOf(Apply(function, inputs)));
}

}  // namespace backtape::internal
