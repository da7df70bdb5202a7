// Derivatives of scatters that reduce. Elements that share the maximum or minimum share the gradient; the derivative of
// a product with respect to one factor is the product of the others.
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

// How one op reads and writes at its index.
struct Places {
  std::function<Variable(const Variable& x)> read;
  std::function<Variable(const Variable& x, const Variable& values)> add;
  std::function<Variable(const Variable& x, const Variable& values)> multiply;  // by the op's reduction
  std::function<Variable(const Variable& x)> clear;
};

// If exactly two factors of a product are 0, the derivative with respect to each of them is 0. The second derivative
// with respect to both is the product of the remaining factors.
std::tuple<Variable, Variable> ProductBackward(const Places& places, const Variable& grad, const Variable& self,
                                               const Variable& src, const Variable& result) {
  const Variable filled = ops::masked_fill(self, self == 0, 1);
  const Variable by_self = grad * places.multiply(filled, src) / filled;
  const Variable is_zero = src == 0;
  const auto sum_of = [&](const Variable& values) { return places.read(places.add(ops::zeros_like(self), values)); };
  const Variable zeros = sum_of(ops::_to_copy(is_zero, self.dtype()));
  const Variable is_only_zero = ops::logical_and(is_zero, zeros == 1);
  const Variable is_one_of_two = ops::logical_and(is_zero, zeros == 2);
  const Variable without_zeros = ops::masked_fill(src, is_zero, 1);
  const Variable by_only_zero = places.read(grad * places.multiply(self, without_zeros));
  const Variable other_zero = sum_of(ops::where(is_zero, src, 0)) - src;
  const Variable quotient = places.read(grad * result) / without_zeros;
  const Variable by_src = ops::where(is_one_of_two, by_only_zero * other_zero, quotient);
  return {by_self, ops::where(is_only_zero, by_only_zero, by_src)};
}

std::tuple<Variable, Variable> ReduceBackward(const Places& places, const std::string& reduce, const Variable& grad,
                                              const Variable& self, const Variable& src, const Variable& result,
                                              bool include_self) {
  Variable by_self, by_src;
  if (reduce == "sum" || reduce == "add") {
    by_self = grad;
    by_src = places.read(grad);
  } else if (reduce == "prod" || reduce == "multiply") {
    std::tie(by_self, by_src) = ProductBackward(places, grad, self, src, result);
  } else if (reduce == "mean") {
    Variable count = include_self ? ops::ones_like(grad) : ops::zeros_like(grad);
    count = places.add(count, ops::ones_like(src));
    const Variable share = grad / ops::masked_fill(count, count == 0, 1);
    by_self = share;
    by_src = places.read(share);
  } else {
    const Variable is_self = ops::_to_copy(self == result, grad.dtype());
    const Variable is_src = ops::_to_copy(src == places.read(result), grad.dtype());
    const Variable share = grad / places.add(is_self, is_src);
    by_self = is_self * share;
    by_src = is_src * places.read(share);
  }
  if (!include_self) by_self = places.clear(by_self);
  return {by_self, by_src};
}

}  // namespace

std::tuple<Variable, Variable> scatter_reduce_backward(const Variable& grad, const Variable& self, int64_t dim,
                                                       const Variable& index, const Variable& src,
                                                       absl::string_view reduce, bool include_self,
                                                       const Variable& result) {
  const Places places = {
      [&](const Variable& x) { return ops::gather(x, dim, index); },
      [&](const Variable& x, const Variable& values) { return ops::scatter_add(x, dim, index, values); },
      [&](const Variable& x, const Variable& values) {
        return ops::scatter_reduce(x, dim, index, values, "prod", include_self);
      },
      [&](const Variable& x) { return ops::scatter(x, dim, index, 0); }};
  return ReduceBackward(places, std::string(reduce), grad, self, src, result, include_self);
}

Variable scatter_value_reduce_backward(const Variable& grad, int64_t dim, const Variable& index, const SymScalar& value,
                                       absl::string_view reduce) {
  if (reduce == "add") return grad;
  return grad * ops::scatter(ops::ones_like(grad), dim, index, value, reduce);
}

std::tuple<Variable, Variable> index_reduce_backward(const Variable& grad, const Variable& self, int64_t dim,
                                                     const Variable& index, const Variable& source,
                                                     absl::string_view reduce, bool include_self,
                                                     const Variable& result) {
  const Places places = {
      [&](const Variable& x) { return ops::reshape(ops::index_select(x, dim, index), SymSizesOf(source)); },
      [&](const Variable& x, const Variable& values) { return ops::index_add(x, dim, index, values); },
      [&](const Variable& x, const Variable& values) {
        return ops::index_reduce(x, dim, index, values, "prod", include_self);
      },
      [&](const Variable& x) { return ops::index_fill(x, dim, index, 0); }};
  return ReduceBackward(places, std::string(reduce), grad, self, source, result, include_self);
}

// Elements that were not overwritten are excluded; an element that was overwritten twice counts once.
Variable index_fill_value_backward(const Variable& grad, int64_t dim, const Variable& index) {
  const Variable is_filled = ops::index_fill(ops::zeros_like(grad), dim, index, 1) != 0;
  return ops::sum(ops::where(is_filled, grad, 0));
}

Variable index_copy_source_backward(const Variable& grad, int64_t dim, const Variable& index, const Variable& source) {
  return ops::reshape(ops::index_select(grad, dim, ops::reshape(index, {-1})), SymSizesOf(source));
}

}  // namespace backtape::formulas
