#ifndef BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_CONTEXT_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_CONTEXT_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/functional/function_ref.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"

namespace backtape {

namespace internal {
class FunctionContextAccess;
}  // namespace internal

// What Forward or SetupContext of a custom function saves for Backward and Jvp.
class FunctionContext {
 public:
  FunctionContext() = default;
  FunctionContext(const FunctionContext&) = delete;
  FunctionContext& operator=(const FunctionContext&) = delete;

  // For Forward and SetupContext:

  // Any variables: inputs, outputs, others, or undefined ones. Backward throws if one of them has been written since.
  void save_for_backward(variable_list variables) { saved_variables_ = std::move(variables); }
  // Saves variables for Jvp. Without this call, Jvp gets the variables that are saved for Backward.
  void save_for_forward(variable_list variables) { saved_for_forward_ = std::move(variables); }
  // Declares inputs that Forward has written. Forward must return each of them.
  void mark_dirty(variable_list inputs) { dirty_ = std::move(inputs); }
  // Declares outputs that have no gradient. Outputs of integer dtype never have one.
  void mark_non_differentiable(variable_list outputs) { non_differentiable_ = std::move(outputs); }
  // Whether undefined gradients and tangents are passed to Backward and Jvp as zeros (the default).
  void set_materialize_grads(Flag materialize) { materialize_grads_ = materialize; }

  // Other values that Backward and Jvp need, by name. A backward does not free them; they live as long as the node. Do
  // not store outputs here: that would create a reference cycle.
  absl::btree_map<std::string, IValue> saved_data;

  // For Backward and Jvp: the saved variables, with their places on the tape.
  const variable_list& saved_variables() const { return saved_variables_; }

  // Whether the gradient of argument i is needed.
  bool needs_input_grad(size_t i) const { return i < needs_input_grad_.size() && needs_input_grad_[i]; }

 private:
  friend class internal::FunctionContextAccess;

  variable_list saved_variables_;
  std::optional<variable_list> saved_for_forward_;
  variable_list dirty_;
  variable_list non_differentiable_;
  bool materialize_grads_ = true;
  std::vector<bool> needs_input_grad_;
};

namespace internal {

// Backward or Jvp of a function. Backward takes the gradients of the outputs, Jvp the tangents of the arguments.
using CustomDerivative = absl::FunctionRef<variable_list(FunctionContext& context, variable_list values)>;

// The members of a context, for the code that makes and reads it.
class FunctionContextAccess {
 public:
  static variable_list& saved_variables(FunctionContext& context) { return context.saved_variables_; }
  static std::optional<variable_list>& saved_for_forward(FunctionContext& context) {
    return context.saved_for_forward_;
  }
  static const variable_list& dirty(const FunctionContext& context) { return context.dirty_; }
  static const variable_list& non_differentiable(const FunctionContext& context) { return context.non_differentiable_; }
  static bool materialize_grads(const FunctionContext& context) { return context.materialize_grads_; }
  static std::vector<bool>& needs_input_grad(FunctionContext& context) { return context.needs_input_grad_; }
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_CONTEXT_H_
