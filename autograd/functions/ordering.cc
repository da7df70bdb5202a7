// Derivatives of ops that select elements by order, and of norms.
#include <limits>
#include <optional>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

// All elements with the value share its gradient equally.
Variable evenly_distribute_backward(const Variable& grad, const Variable& input, const Variable& value) {
  return extremum_backward(grad, input, value);
}

Variable cummaxmin_backward(const Variable& grad, const Variable& input, const Variable& indices, int64_t dim) {
  return ops::scatter_add(ops::zeros_like(input), dim, indices, grad);
}

Variable aminmax_backward(const Variable& self, std::optional<int64_t> dim, bool keepdim, const Variable& grad_min,
                          const Variable& grad_max, const Variable& min, const Variable& max) {
  const auto backward = [&](const Variable& grad, const Variable& extremum) {
    if (!grad.defined()) return Variable();
    return extremum_backward(grad, self, extremum, dim.has_value() ? std::vector{*dim} : std::vector<int64_t>{},
                             keepdim);
  };
  Variable by_min = backward(grad_min, min);
  Variable by_max = backward(grad_max, max);
  if (!by_min.defined()) return by_max;
  return by_max.defined() ? by_min + by_max : by_min;
}

Variable norm_backward(const Variable& grad, const Variable& self, const std::optional<SymScalar>& p,
                       const Variable& norm) {
  return vector_norm_backward(grad, self, norm, p.value_or(SymScalar(2)), std::nullopt, false);
}

Variable norm_backward(const Variable& grad, const Variable& self, const std::optional<SymScalar>& p,
                       const Variable& norm, absl::Span<const int64_t> dim, bool keepdim) {
  return vector_norm_backward(grad, self, norm, p.value_or(SymScalar(2)), dim, keepdim);
}

// The derivative with respect to x_k is the sum over j >= k of grad_j exp(x_k - result_j). The positive terms and the
// negative terms are summed separately, by logcumsumexp of their logarithms. Terms that are 0 have the logarithm -inf,
// whose derivative is 0. If all terms of a sum are 0, the logarithm of the sum is -inf too. A second derivative then
// calls this function with a result that is -inf; `is_empty` marks such elements.
Variable logcumsumexp_backward(const Variable& grad, const Variable& self, const Variable& result, int64_t dim) {
  if (grad.dim() == 0) return grad;
  const auto reversed = [&](const Variable& logarithms) {
    return ops::flip(ops::logcumsumexp(ops::flip(logarithms, {dim}), dim), {dim});
  };
  constexpr double kLogOfZero = -std::numeric_limits<double>::infinity();
  const Variable is_empty = result == kLogOfZero;
  const Variable finite_result = ops::masked_fill(result, is_empty, 0);
  const auto part = [&](const Variable& magnitude) {
    const Variable is_left_out = ops::logical_or(magnitude <= 0, is_empty);
    const Variable logarithms = ops::log(ops::masked_fill(magnitude, is_left_out, 1)) - finite_result;
    return ops::exp(reversed(ops::masked_fill(logarithms, is_left_out, kLogOfZero)) + self);
  };
  return part(grad) - part(-grad);
}

}  // namespace backtape::formulas
