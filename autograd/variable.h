#ifndef BACKTAPE_AUTOGRAD_VARIABLE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/edge.h"
#include "backtape/autograd/hooks.h"
#include "backtape/autograd/list_arguments.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

class Variable;
struct AutogradMeta;
struct BackwardOptions;

using variable_list = std::vector<Variable>;
using ivalue_list = IValueList;

// A Tensor with the eager API: ops as methods, and its place on the tape. No data of its own: what autograd knows of a
// tensor is in its extension, so that any handle of the tensor, a Tensor in an IValue too, is the same variable. All
// members but the constructors need a defined tensor, and throw backtape::Error for what a program may get wrong.
class Variable : public Tensor {
 public:
  Variable() = default;
  Variable(Tensor tensor) : Tensor(std::move(tensor)) {}  // NOLINT: every tensor is a variable

  // True when a gradient is wanted for it: set on leaves, follows for everything computed from them.
  bool requires_grad() const;
  // For a leaf of floating dtype; throws for others. Returns the variable itself.
  const Variable& set_requires_grad(bool requires_grad = true) const;
  // Not made by an op on the tape.
  bool is_leaf() const { return grad_fn() == nullptr; }
  // The tape node that made it; null for a leaf. For a view whose base was written since, a new node.
  std::shared_ptr<TapeNode> grad_fn() const;
  // Which output of grad_fn().
  uint32_t output_nr() const;
  // Where a gradient with respect to it goes: grad_fn(), or its gradient accumulator; nowhere when none is wanted.
  Edge gradient_edge() const;
  // The accumulator of a leaf that requires grad, made on first use; null otherwise.
  std::shared_ptr<TapeNode> grad_accumulator() const;

  // What backward has accumulated; undefined before.
  Variable grad() const;
  void set_grad(Variable grad) const;
  // Keep the gradient of a non-leaf in grad() as well; of no effect on leaves.
  void retain_grad() const;
  bool retains_grad() const;

  // How often its storage was written.
  int64_t version() const { return storage()->version(); }
  // The same memory, off the tape.
  Variable detach() const;
  // Converted, on the tape; the variable itself when it has the dtype.
  Variable to(DType dtype) const;
  // Tensor's functions of these names leave the tape: use contiguous(), to(), detach() and as_strided().
  Tensor Contiguous() const = delete;
  Tensor To(DType dtype) const = delete;
  Tensor Alias() const = delete;
  absl::StatusOr<Tensor> TryAsStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                      int64_t storage_offset) const = delete;
  // True for a view of another variable that the tape knows of; its base.
  bool is_view() const;
  Variable base() const;

  // Throws on a variable that requires no grad.
  HookHandle RegisterHook(TensorHook hook) const;
  // On leaves only.
  HookHandle RegisterPostAccumulateGradHook(PostAccumulateGradHook hook) const;

  // Gradients of this variable, seeded with `gradient` (ones, for a single element), into the grad() of the leaves.
  void backward(const Variable& gradient = {}) const;
  void backward(const Variable& gradient, const BackwardOptions& options) const;

  // Ops as methods: `x.mul(y)` is `ops::mul(x, y)`.
#include "backtape/autograd/variable_methods.inc"
};
static_assert(sizeof(Variable) == sizeof(Tensor), "a list of tensors is a list of variables");

// A tensor argument of a boxed call; undefined for None.
inline Variable ToVariable(const IValue& value) { return value.is_none() ? Variable() : Variable(value.tensor()); }
// The tensors of a list argument; undefined for None.
variable_list ToVariableList(const IValue& value);
ivalue_list ToIValueList(absl::Span<const Variable> variables);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_H_
