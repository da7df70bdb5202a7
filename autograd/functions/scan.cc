// Derivatives of cumulative sums and products. The derivative of a product with respect to one factor is the product of
// the others, which is the quotient product / factor only if no factor is 0.
#include <cstdint>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

// Element i is the product of the elements before i.
Variable ProductBefore(const Variable& x, int64_t dim) {
  const SymInt size = SymSizeOf(x, dim);
  const Variable first = ops::ones_like(ops::slice(x, dim, 0, 1, 1));
  return ops::cumprod(ops::cat({first, ops::slice(x, dim, 0, size - 1, 1)}, dim), dim);
}

Variable ProductOfOthers(const Variable& x, int64_t dim) {
  const Variable after = ops::flip(ProductBefore(ops::flip(x, {dim}), dim), {dim});
  return ProductBefore(x, dim) * after;
}

}  // namespace

Variable reversed_cumsum(const Variable& t, int64_t dim) {
  if (t.dim() == 0) return t;
  return ops::flip(ops::cumsum(ops::flip(t, {dim}), dim), {dim});
}

// The derivative with respect to x_k is the sum over j >= k of grad_j times the product of x_0 .. x_j without x_k.
// Before the first 0 of a line this is a quotient; at the first 0 it is the product with 1 in its place; after it every
// product contains that 0.
Variable cumprod_backward(const Variable& grad, const Variable& self, const Variable& result, int64_t dim) {
  if (self.dim() == 0) return grad;
  const Variable is_zero = self == 0;
  const Variable zeros_so_far = ops::cumsum(is_zero, dim);
  const Variable is_first_zero = ops::logical_and(is_zero, zeros_so_far == 1);
  const Variable before = reversed_cumsum(grad * result, dim) / ops::where(is_zero, 1, self);
  const Variable without_first = ops::cumprod(ops::where(is_first_zero, 1, self), dim);
  const Variable at_first = reversed_cumsum(ops::where(zeros_so_far >= 1, grad * without_first, 0), dim);
  return ops::where(zeros_so_far == 0, before, ops::where(is_first_zero, at_first, 0));
}

Variable prod_backward(const Variable& grad, const Variable& self) {
  if (self.dim() == 0) return grad;
  const Variable others = ProductOfOthers(ops::reshape(self, {-1}), 0);
  return grad * ops::reshape(others, SymSizesOf(self));
}

Variable prod_backward(const Variable& grad, const Variable& self, int64_t dim, bool keepdim) {
  if (self.dim() == 0) return grad;
  const int64_t dims[] = {WrappedDim(dim, self.dim())};
  return RestoreDims(grad, dims, keepdim) * ProductOfOthers(self, dims[0]);
}

}  // namespace backtape::formulas
