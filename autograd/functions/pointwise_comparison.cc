// Derivatives of clamping. At a bound that is a number, self gets no gradient. At a bound that is a tensor, self and
// the bound each get half of the gradient.
#include <tuple>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable clamp_backward(const Variable& grad, const Variable& self, const std::optional<SymScalar>& min,
                        const std::optional<SymScalar>& max) {
  if (min.has_value() && max.has_value()) {
    return ops::where(ops::logical_and(self > *min, self < *max), grad, 0);
  }
  if (min.has_value()) return ops::where(self > *min, grad, 0);
  if (max.has_value()) return ops::where(self < *max, grad, 0);
  return grad;
}

Variable clamp_backward(const Variable& grad, const Variable& self, const Variable& min, const Variable& max) {
  if (min.defined() && max.defined()) {
    // If both bounds equal self, nothing was clamped.
    const Variable is_tie = ops::logical_xor(self == min, self == max);
    const Variable is_outside = ops::logical_or(self<min, self> max);
    return ops::masked_fill(ops::where(is_tie, grad / 2, grad), is_outside, 0);
  }
  if (min.defined()) return ops::masked_fill(ops::where(self == min, grad / 2, grad), self < min, 0);
  if (max.defined()) return ops::masked_fill(ops::where(self == max, grad / 2, grad), self > max, 0);
  return grad;
}

std::tuple<Variable, Variable> clamp_backward_min_max(const Variable& grad, const Variable& self, const Variable& min,
                                                      const Variable& max, std::array<bool, 2> mask) {
  Variable grad_min, grad_max;
  if (min.defined() && max.defined()) {
    // The upper bound wins where the bounds contradict each other.
    const Variable is_proper = min < max;
    if (mask[0]) {
      const Variable is_tie = ops::logical_and(self == min, is_proper);
      const Variable is_chosen = ops::logical_and(self < min, min <= max);
      grad_min = ops::where(is_tie, grad / 2, ops::where(is_chosen, grad, 0));
    }
    if (mask[1]) {
      const Variable is_tie = ops::logical_and(self == max, is_proper);
      const Variable is_chosen = ops::logical_or(self > max, max < min);
      grad_max = ops::where(is_tie, grad / 2, ops::where(is_chosen, grad, 0));
    }
  } else if (min.defined() && mask[0]) {
    grad_min = ops::masked_fill(ops::where(self == min, grad / 2, grad), self > min, 0);
  } else if (max.defined() && mask[1]) {
    grad_max = ops::masked_fill(ops::where(self == max, grad / 2, grad), self < max, 0);
  }
  return {grad_min, grad_max};
}

}  // namespace backtape::formulas
