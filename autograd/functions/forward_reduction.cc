// Tangents of reductions and scans. An input element of a reduction contributes to only one element of the result. To
// get the tangent of that element, backward is called with a gradient of ones, and the input gradients, each times its
// input's tangent, are summed.
#include <cstdint>
#include <optional>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable gather_with_keepdimed_indices(const Variable& input, int64_t dim, const Variable& indices, bool keepdim) {
  if (input.dim() == 0) return input;
  if (keepdim) return ops::gather(input, dim, indices);
  return ops::squeeze(ops::gather(input, dim, ops::unsqueeze(indices, dim)), dim);
}

Variable aminmax_jvp(const Variable& self, const Variable& self_t, const Variable& extremum, std::optional<int64_t> dim,
                     bool keepdim) {
  const Variable ones = ops::ones_like(extremum);
  if (!dim.has_value()) {
    const Variable tangent = ops::sum(extremum_backward(ones, self, extremum) * self_t);
    return ops::reshape(tangent, SymSizesOf(extremum));
  }
  return ops::sum(extremum_backward(ones, self, extremum, {*dim}, keepdim) * self_t, {*dim}, keepdim);
}

Variable vector_norm_jvp(const Variable& self, const Variable& self_t, const Variable& norm, const SymScalar& ord,
                         OptionalIntSpan dim, bool keepdim) {
  return ops::sum(vector_norm_backward(ops::ones_like(norm), self, norm, ord, dim, keepdim) * self_t, dim, keepdim);
}

// At each position, the mean of self_t up to there, with the weights exp(self), which are scaled so that they do not
// overflow.
Variable logcumsumexp_jvp(const Variable& self, const Variable& self_t, int64_t dim) {
  if (self.dim() == 0) return self_t;
  const Variable weights = ops::exp(self - ops::amax(self, {dim}, /*keepdim=*/true));
  return ops::cumsum(weights * self_t, dim) / ops::cumsum(weights, dim);
}

}  // namespace backtape::formulas
