#ifndef BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/tape/packed_arguments.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/variable.h"

// The implementation of autograd/custom/function.h; programs include that header.
namespace backtape {

namespace internal {
class CustomFunctionCall;
class CustomFunctionNode;
class FunctionContextAccess;
}  // namespace internal

// What Forward of a custom function saves for Backward.
class FunctionContext {
 public:
  FunctionContext() = default;
  FunctionContext(const FunctionContext&) = delete;
  FunctionContext& operator=(const FunctionContext&) = delete;

  // For Forward:

  // Any variables: inputs, outputs, others, or undefined ones. Backward throws if one of them has been written since.
  void save_for_backward(variable_list variables) { saved_variables_ = std::move(variables); }
  // Declares inputs that Forward has written. Forward must return each of them.
  void mark_dirty(variable_list inputs) { dirty_ = std::move(inputs); }
  // Declares outputs that have no gradient. Outputs of integer dtype never have one.
  void mark_non_differentiable(variable_list outputs) { non_differentiable_ = std::move(outputs); }
  // Whether undefined gradients are passed to Backward as zeros (the default).
  void set_materialize_grads(bool materialize) { materialize_grads_ = materialize; }

  // For Forward and Backward: other values that Backward needs, by name. Do not store outputs here: that would
  // create a reference cycle.
  absl::btree_map<std::string, IValue> saved_data;

  // For Backward:

  // The saved variables, with their places on the tape.
  const variable_list& saved_variables() const { return saved_variables_; }
  // Whether the i-th gradient that Backward returns is needed.
  bool needs_input_grad(size_t i) const { return i < needs_input_grad_.size() && needs_input_grad_[i]; }

 private:
  friend class internal::CustomFunctionCall;
  friend class internal::FunctionContextAccess;

  variable_list saved_variables_;
  variable_list dirty_;
  variable_list non_differentiable_;
  bool materialize_grads_ = true;
  std::vector<bool> needs_input_grad_;
};

namespace internal {

using CustomBackwardFn = variable_list (*)(FunctionContext& context, variable_list grads);

// "CppNode" and the name of the class, without namespaces and template arguments.
std::string CustomFunctionName(const std::type_info& type);

// The functional form of a custom function. `args` are needs_input_grad, then the values that CustomFunctionNode saves.
variable_list ApplyCustomFunction(absl::string_view name, CustomBackwardFn backward, variable_list grads,
                                  absl::Span<const IValue> args);

class CustomFunctionNode : public TapeNode {
 public:
  absl::string_view Name() const override { return name_; }
  void VisitSaved(SavedVisitor& visitor) override;
  void ReleaseVariables() override;

 protected:
  // `name` must outlive the node.
  CustomFunctionNode(absl::string_view name, CustomBackwardFn backward) : name_(name), backward_(backward) {}

 private:
  friend class CustomFunctionCall;
  variable_list Apply(variable_list&& grads) override;

  absl::string_view name_;
  CustomBackwardFn backward_;
  std::vector<SavedVariable> saved_variables_;
  std::vector<std::string> saved_keys_;
  ivalue_list saved_data_;
  std::vector<VariableInfo> output_info_;
  std::vector<bool> is_variable_;  // for each gradient that Backward returns
  bool materialize_grads_ = true;
};

// One call of Function::Apply.
class CustomFunctionCall {
 public:
  // Arguments other than Variable, optional Variable and variable_list get no gradient.
  template <typename U>
  void AddArgument(const U& argument) {
    if constexpr (std::is_base_of_v<Tensor, U>) {
      AddVariable(argument);
    } else if constexpr (std::is_same_v<U, std::optional<Variable>>) {
      AddVariable(argument.value_or(Variable()));
    } else if constexpr (std::is_same_v<U, variable_list>) {
      for (const Variable& variable : argument) AddVariable(variable);
    } else {
      is_variable_.push_back(false);
    }
  }
  bool needs_node() const;
  void set_node(std::shared_ptr<CustomFunctionNode> node);
  FunctionContext& context() { return context_; }
  // Runs in no-grad mode.
  static variable_list RunForward(absl::FunctionRef<variable_list()> forward);
  // Records the outputs on the tape and saves the contents of the context.
  variable_list Finish(variable_list outputs);

 private:
  void AddVariable(Variable variable);
  bool IsInput(const Variable& variable) const;
  void CheckDirty(const variable_list& outputs) const;
  Variable OffTheTape(const Variable& output) const;
  Variable OnTheTape(const Variable& output, size_t num_outputs);
  void Save();

  FunctionContext context_;
  variable_list inputs_;
  std::vector<bool> is_variable_;
  std::shared_ptr<CustomFunctionNode> node_;  // null: nothing is recorded
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_
