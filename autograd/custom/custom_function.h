#ifndef BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/custom/function_context.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"

// The implementation of autograd/custom/function.h; programs include that header.
namespace backtape::internal {

// The name of the class, without namespaces and template arguments, as an identifier.
std::string CustomFunctionName(const std::type_info& type);

// The functional form of a custom function. `args` are needs_input_grad, then the values that CustomFunctionNode saves.
// `once_differentiable`: the results cannot be differentiated, and trying to is an error.
variable_list ApplyCustomFunction(absl::string_view name, CustomDerivative backward, Flag once_differentiable,
                                  variable_list grads, absl::Span<const IValue> args);

// The tape node of a call. A derived class supplies the Backward of its function.
class CustomFunctionNode : public TapeNode {
 public:
  absl::string_view Name() const override { return name_; }
  void VisitSaved(SavedVisitor& visitor) override;
  bool IsUserFunction() const override { return true; }
  bool MayOwnUserObjects() const override { return true; }

 protected:
  // `name` must outlive the node.
  CustomFunctionNode(absl::string_view name, Flag once_differentiable)
      : name_(name), once_differentiable_(once_differentiable) {}

 private:
  friend class CustomFunctionCall;
  virtual variable_list Backward(FunctionContext& context, variable_list grads) const = 0;
  variable_list Apply(variable_list&& grads) override;

  absl::string_view name_;
  bool once_differentiable_;
  std::vector<SavedVariable> saved_variables_;
  std::vector<std::string> saved_keys_;
  ivalue_list saved_data_;
  std::vector<VariableInfo> output_info_;
  std::vector<bool> is_variable_;  // for each gradient that Backward returns
  bool materialize_grads_ = true;
};

// One call of a custom function. Call the members in the order of their declaration.
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
  // The arguments that are variables; and, for each argument, whether it is a variable.
  const variable_list& inputs() const { return inputs_; }
  const std::vector<bool>& is_variable() const { return is_variable_; }

  bool needs_node() const;
  void set_node(std::shared_ptr<CustomFunctionNode> node);
  FunctionContext& context();
  // Whether Backward or Jvp may run.
  bool needs_context() const { return node_ != nullptr || ForwardMode::is_active(); }
  // Runs Forward or SetupContext in no-grad mode and without tangents.
  template <typename F>
  static auto RunForward(F forward) {
    const ForwardScope scope;
    return forward();
  }
  // Records the outputs on the tape, computes their tangents, and saves the contents of the context. `jvp` is null if
  // the function has none; an argument with a tangent is then an error. `name` is the name of the class.
  variable_list Finish(absl::string_view name, variable_list outputs, const CustomDerivative* jvp);

 private:
  class ForwardScope {
   public:
    ForwardScope();
    ~ForwardScope();
    ForwardScope(const ForwardScope&) = delete;
    ForwardScope& operator=(const ForwardScope&) = delete;

   private:
    internal::GradModeState grad_mode_;
    BelowLevelGuard no_tangents_;
  };

  void AddVariable(Variable variable);
  bool IsInput(const Variable& variable) const;
  void CheckDirty(absl::string_view name, const variable_list& outputs) const;
  Variable OffTheTape(absl::string_view name, const Variable& output) const;
  Variable OnTheTape(absl::string_view name, const Variable& output, size_t num_outputs);
  bool IsDifferentiable(const Variable& output) const;
  void SetTangents(absl::string_view name, const variable_list& raw, const variable_list& outputs,
                   const CustomDerivative* jvp);
  void Save();

  FunctionContext context_;
  variable_list inputs_;
  std::vector<bool> is_variable_;
  std::shared_ptr<CustomFunctionNode> node_;  // null: nothing is recorded
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_CUSTOM_FUNCTION_H_
