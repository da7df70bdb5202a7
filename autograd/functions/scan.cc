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

// The cumulative product with 1 in place of the first 0 of each line.
struct WithoutFirstZero {
  Variable is_zero, is_first, is_before;  // masks of elements; is_before: before the first 0
  Variable x, product;
  Variable first;  // the first 0 of each line, as a function of the elements; also 0 if there is none

  WithoutFirstZero(const Variable& self, int64_t dim) {
    is_zero = self == 0;
    const Variable zeros_so_far = ops::cumsum(is_zero, dim);
    is_first = ops::logical_and(is_zero, zeros_so_far == 1);
    is_before = zeros_so_far == 0;
    x = ops::where(is_first, 1, self);
    product = ops::cumprod(x, dim);
    first = ops::sum(ops::where(is_first, self, 0), {dim}, /*keepdim=*/true);
  }
};

}  // namespace

Variable reversed_cumsum(const Variable& t, int64_t dim) {
  if (t.dim() == 0) return t;
  return ops::flip(ops::cumsum(ops::flip(t, {dim}), dim), {dim});
}

namespace {

// The derivative with respect to x_k is the sum over j >= k of grad_j times the product of x_0 .. x_j without x_k.
// Before the first 0 of a line this is a quotient. At the first 0, the products are those of the line in which 1
// replaces that 0. After the first 0, the derivative is that element (a factor with the value 0) times the derivative
// of the line in which 1 replaces it. This product is 0, but its own derivatives need not be. The result may be
// differentiated `num_derivatives` times; after that, derivatives with respect to further zeros of the line are lost.
Variable ProductsBackward(const Variable& grad, const Variable& self, const Variable& result, int64_t dim,
                          int num_derivatives) {
  const WithoutFirstZero line(self, dim);
  const Variable before = reversed_cumsum(grad * result, dim) / ops::where(line.is_zero, 1, self);
  const Variable at_first = reversed_cumsum(ops::where(line.is_before, 0, grad * line.product), dim);
  if (num_derivatives == 0) return ops::where(line.is_before, before, ops::where(line.is_first, at_first, 0));
  const Variable after = line.first * ProductsBackward(grad, line.x, line.product, dim, num_derivatives - 1);
  return ops::where(line.is_before, before, ops::where(line.is_first, at_first, after));
}

// The transpose: the sum over k <= j of t_k times the product of x_0 .. x_j without x_k.
Variable TangentOfProducts(const Variable& self_t, const Variable& self, const Variable& result, int64_t dim,
                           int num_derivatives) {
  const WithoutFirstZero line(self, dim);
  const Variable quotients = ops::masked_fill(self_t / ops::where(line.is_zero, 1, self), line.is_zero, 0);
  const Variable before = ops::cumsum(quotients, dim) * result;
  Variable after = ops::sum(ops::where(line.is_first, self_t, 0), {dim}, /*keepdim=*/true) * line.product;
  if (num_derivatives > 0) {
    const Variable others = ops::where(line.is_first, 0, self_t);
    after = after + line.first * TangentOfProducts(others, line.x, line.product, dim, num_derivatives - 1);
  }
  return ops::where(line.is_before, before, after);
}

// A traced graph may be differentiated later, even if it is traced in no-grad mode.
int NumDerivatives(const Variable& self) { return GradModeEnabled() || self.is_symbolic() ? 1 : 0; }

}  // namespace

Variable cumprod_backward(const Variable& grad, const Variable& self, const Variable& result, int64_t dim) {
  // As in PyTorch, the product of at most one element passes `grad` on, so that the result requires grad only if `grad`
  // does.
  const auto is_known_to_be_small = [](const SymInt& size) { return size.constant().value_or(2) <= 1; };
  if (self.dim() == 0 || is_known_to_be_small(self.sym_numel()) || is_known_to_be_small(self.sym_size(dim)))
    return grad;
  return ProductsBackward(grad, self, result, dim, NumDerivatives(self));
}

Variable cumprod_jvp(const Variable& self_t, const Variable& self, const Variable& result, int64_t dim) {
  if (self.dim() == 0) return self_t;
  return TangentOfProducts(self_t, self, result, dim, NumDerivatives(self));
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
