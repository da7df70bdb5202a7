#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable index_select_backward(const Variable& grad, const SymIntSpan& sizes, int64_t dim, const Variable& index) {
  if (sizes.get().empty()) return ops::sum(grad);
  std::vector<Variable> indices(static_cast<size_t>(WrappedDim(dim, grad.dim())));
  indices.push_back(ops::reshape(index, {-1}));
  return ops::index_put(ops::new_zeros(grad, sizes), indices, grad, /*accumulate=*/true);
}

Variable gather_backward(const Variable& grad, const SymIntSpan& sizes, int64_t dim, const Variable& index) {
  return ops::scatter_add(ops::new_zeros(grad, sizes), dim, index, grad);
}

// Elements that were not selected get 0. The call of `where` only broadcasts input and mask.
Variable masked_select_backward(const Variable& grad, const Variable& input, const Variable& mask) {
  return ops::masked_scatter(ops::zeros_like(ops::where(mask, input, input)), mask, grad);
}

// embedding_dense_backward sums the gradient rows of each index; with scale_grad_by_freq, it takes their mean.
Variable embedding_dense_double_backward(const Variable& grad, const Variable& indices, const SymInt& num_weights,
                                         const SymInt& padding_idx, bool scale_grad_by_freq) {
  Variable rows = ops::index(grad, {indices});
  if (scale_grad_by_freq) {
    const Variable flat = ops::reshape(indices, {-1});
    const Variable count =
        ops::scatter_add(ops::new_zeros(grad, {num_weights}), 0, flat, ops::ones_like(flat, grad.dtype()));
    rows = rows / ops::unsqueeze(ops::index(count, {indices}), -1);
  }
  const bool has_padding = padding_idx.is_symbolic() || padding_idx.value() >= 0;
  if (!has_padding) return rows;
  return ops::masked_fill(rows, ops::unsqueeze(indices == padding_idx, -1), 0);
}

}  // namespace backtape::formulas
