// Derivatives of reductions.
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/functions/quotients.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape::formulas {
namespace {

// Divisor of a variance: n - correction.
SymScalar DegreesOfFreedom(const SymInt& count, const std::optional<SymScalar>& correction) {
  const double taken = correction.has_value() ? ToDouble(*correction) : 1;
  if (taken == std::floor(taken)) return count - SymInt(static_cast<int64_t>(taken));
  if (count.is_symbolic()) {
    throw Error(absl::UnimplementedError(
        "the derivative of a variance with a fractional correction needs a known size, but the size is symbolic"));
  }
  return static_cast<double>(count.value()) - taken;
}

}  // namespace

Variable sum_backward(const Variable& grad, const SymIntSpan& sizes, OptionalIntSpan dim, bool keepdim) {
  const std::vector<int64_t> dims = ReducedDims(dim, static_cast<int64_t>(sizes.get().size()));
  // A 0-dim gradient expands to any size.
  const bool is_single = dims.size() == sizes.get().size();
  return ops::expand(is_single && !keepdim ? grad : RestoreDims(grad, dims, keepdim), sizes);
}

Variable mean_backward(const Variable& grad, const SymIntSpan& sizes, OptionalIntSpan dim, bool keepdim) {
  const std::vector<int64_t> dims = ReducedDims(dim, static_cast<int64_t>(sizes.get().size()));
  // Divided last, as in PyTorch, so that the elements of the result do not share memory.
  return sum_backward(grad, sizes, dim, keepdim) / ReducedCount(sizes, dims);
}

Variable extremum_backward(const Variable& grad, const Variable& self, const Variable& result) {
  const Variable is_extremum = ops::where(ops::isnan(result), ops::isnan(self), self == result);
  return ops::where(is_extremum, grad / ops::sum(is_extremum), 0);
}

Variable extremum_backward(const Variable& grad, const Variable& self, const Variable& result,
                           absl::Span<const int64_t> dim, bool keepdim) {
  const std::vector<int64_t> dims = ReducedDims(dim, self.dim());
  // A NaN equals no element; as in PyTorch, all elements then get 0 / 0.
  const Variable is_extremum = self == RestoreDims(result, dims, keepdim);
  return RestoreDims(grad, dims, keepdim) * is_extremum / ops::sum(is_extremum, dims, true);
}

Variable value_selecting_reduction_backward(const Variable& grad, int64_t dim, const Variable& indices,
                                            const SymIntSpan& sizes, bool keepdim) {
  const bool lost_dim = !keepdim && !sizes.get().empty();
  const Variable from = lost_dim ? ops::unsqueeze(grad, dim) : grad;
  const Variable where = lost_dim ? ops::unsqueeze(indices, dim) : indices;
  return ops::scatter(ops::new_zeros(grad, sizes), dim, where, from);
}

Variable var_backward(const Variable& grad, const Variable& self, OptionalIntSpan dim,
                      const std::optional<SymScalar>& correction, bool keepdim) {
  const std::vector<int64_t> dims = ReducedDims(dim, self.dim());
  const SymScalar degrees = DegreesOfFreedom(ReducedCount(SymSizesOf(self), dims), correction);
  const Variable centred = self - ops::mean(self, dims, true);
  return (RestoreDims(grad, dims, keepdim) * 2 / degrees) * centred;
}

// sqrt' is infinite at 0, where the gradient is taken as 0.
Variable std_backward(const Variable& result, const Variable& grad, const Variable& self, OptionalIntSpan dim,
                      const std::optional<SymScalar>& correction, bool keepdim) {
  const Variable grad_var = QuotientOrZero(grad, result * 2);
  return var_backward(grad_var, self, dim, correction, keepdim);
}

Variable var_mean_backward(const Variable& grad_var, const Variable& grad_mean, const Variable& self,
                           OptionalIntSpan dim, const std::optional<SymScalar>& correction, bool keepdim) {
  Variable by_var, by_mean;
  if (grad_var.defined()) by_var = var_backward(grad_var, self, dim, correction, keepdim);
  if (grad_mean.defined()) by_mean = mean_backward(grad_mean, SymSizesOf(self), dim, keepdim);
  if (!by_var.defined()) return by_mean;
  return by_mean.defined() ? by_var + by_mean : by_var;
}

Variable std_mean_backward(const Variable& grad_std, const Variable& grad_mean, const Variable& self,
                           const Variable& std, OptionalIntSpan dim, const std::optional<SymScalar>& correction,
                           bool keepdim) {
  Variable by_std, by_mean;
  if (grad_std.defined()) by_std = std_backward(std, grad_std, self, dim, correction, keepdim);
  if (grad_mean.defined()) by_mean = mean_backward(grad_mean, SymSizesOf(self), dim, keepdim);
  if (!by_std.defined()) return by_mean;
  return by_mean.defined() ? by_std + by_mean : by_std;
}

Variable logsumexp_backward(const Variable& grad, const Variable& self, const Variable& result,
                            absl::Span<const int64_t> dim, bool keepdim) {
  const std::vector<int64_t> dims = ReducedDims(dim, self.dim());
  return RestoreDims(grad, dims, keepdim) * ops::exp(self - RestoreDims(result, dims, keepdim));
}

// The derivative of (sum |x|^p)^(1/p) is sgn x |x|^(p-1) / norm^(p-1). At 0, where it does not exist, it is taken as 0.
Variable vector_norm_backward(const Variable& grad, const Variable& self, const Variable& result, const SymScalar& ord,
                              OptionalIntSpan dim, bool keepdim) {
  const double p = ToDouble(ord);
  const std::vector<int64_t> dims = ReducedDims(dim, self.dim());
  const Variable g = RestoreDims(grad, dims, keepdim);
  const Variable norm = RestoreDims(result, dims, keepdim);
  if (p == 0) return ops::zeros_like(self);
  if (p == 1) return g * ops::sgn(self);
  if (std::isinf(p)) {
    const Variable size = ops::abs(self);
    const Variable is_extremum = ops::where(ops::isnan(norm), ops::isnan(size), size == norm);
    return ops::where(is_extremum, ops::sgn(self) * (g / ops::sum(is_extremum, dims, true)), 0);
  }
  return g * NormSlope(self, norm, p);
}

}  // namespace backtape::formulas
