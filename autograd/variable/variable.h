#ifndef BACKTAPE_AUTOGRAD_VARIABLE_VARIABLE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_VARIABLE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/variable/edge.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/list_parameters.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

class Variable;
struct AutogradMeta;
struct BackwardOptions;

using variable_list = std::vector<Variable>;
using ivalue_list = IValueList;

// A Tensor with the eager API: ops as methods, and its place on the tape. It holds no data of its own: what autograd
// knows about a tensor is in the tensor's extension, so every handle of the tensor (even a Tensor in an IValue) is the
// same variable. All members except the constructors need a defined tensor, and throw backtape::Error for misuse.
class Variable : public Tensor {
 public:
  Variable() = default;
  Variable(Tensor tensor) : Tensor(std::move(tensor)) {}  // NOLINT: every tensor is a variable

  // True if a gradient is wanted for the variable: set on leaves, inherited by variables computed from them.
  bool requires_grad() const;
  // Returns the variable itself. Throws if the argument is true and the dtype is not floating, or if the argument is
  // false and the variable is not a leaf.
  const Variable& set_requires_grad(Flag requires_grad = true) const;
  // True unless an op on the tape made it.
  bool is_leaf() const {
    CheckDefined("is_leaf");
    return grad_fn() == nullptr;
  }
  // The tape node that made it; null for a leaf. If the base of a view has been written since, the view gets a new
  // node.
  std::shared_ptr<TapeNode> grad_fn() const;
  // Its index among the outputs of grad_fn().
  uint32_t output_nr() const;
  // Where a gradient with respect to it is sent: grad_fn(), or its gradient accumulator; an invalid edge when none is
  // wanted.
  Edge gradient_edge() const;
  // The gradient accumulator of a leaf that requires grad, made on first use; null for other variables.
  std::shared_ptr<TapeNode> grad_accumulator() const;

  // The gradient that backward has accumulated; undefined before the first.
  Variable grad() const;
  void set_grad(Variable grad) const;
  // Lets backward add the gradient of a non-leaf to its grad(), too. No effect on leaves.
  void retain_grad() const;
  bool retains_grad() const;

  // The number of writes to its storage so far.
  int64_t version() const {
    CheckDefined("version");
    return storage()->version();
  }
  // A variable that shares the memory but is off the tape.
  Variable detach() const;
  // Converted to the dtype, on the tape; the variable itself if it already has the dtype.
  Variable to(DType dtype) const;
  // Tensor's functions of these names would not be recorded on the tape. Use contiguous(), to(), detach() and
  // as_strided() instead.
  Tensor Contiguous() const = delete;
  Tensor To(DType dtype) const = delete;
  Tensor Alias() const = delete;
  absl::StatusOr<Tensor> TryAsStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                      int64_t storage_offset) const = delete;
  // is_view() is true for a view that the tape tracks; base() is the variable that it is a view of, undefined for other
  // variables.
  bool is_view() const;
  Variable base() const;

  // Adds a hook that backward calls with the gradient. Throws unless the variable requires grad.
  HookHandle RegisterHook(TensorHook hook) const;
  // Adds a hook that is called after grad() was updated. Throws unless this is a leaf that requires grad.
  HookHandle RegisterPostAccumulateGradHook(PostAccumulateGradHook hook) const;
  // Rejects, at compile time, post-accumulate hooks that return a value.
  template <typename F>
  requires(!std::is_void_v<std::invoke_result_t<F&, const Variable&>>) HookHandle RegisterPostAccumulateGradHook(F hook)
  const = delete;

  // Computes gradients of this variable and accumulates them into grad() of the leaves. `gradient` is the gradient of
  // the variable itself (default: 1, for a variable of one element).
  void backward(const Variable& gradient = {}) const;
  void backward(const Variable& gradient, const BackwardOptions& options) const;

  // Ops as methods: `x.mul(y)` is `ops::mul(x, y)`.
#include "backtape/autograd/variable_methods.inc"
};
static_assert(sizeof(Variable) == sizeof(Tensor),
              "a list of tensors is used as a list of variables, so Variable must not add members");

// A tensor argument of a call with IValues; undefined for None.
inline Variable ToVariable(const IValue& value) { return value.is_none() ? Variable() : Variable(value.tensor()); }
// The variable as an argument or result of such a call; None for an undefined variable.
inline IValue ToIValue(const Variable& variable) { return IValue(static_cast<const Tensor&>(variable)); }
// The tensors of a list argument; undefined for None.
variable_list ToVariableList(const IValue& value);
ivalue_list ToIValueList(absl::Span<const Variable> variables);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_VARIABLE_H_
