#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::formulas {
namespace {

// As in PyTorch, the slope of i1 and i1e is constant near 0, where 1 / x or its own derivative overflows.
Variable IsTiny(const Variable& x) { return ops::abs(x) <= (DTypeOf(x) == DType::kFloat64 ? 0x1p-52 : 0x1p-23); }

}  // namespace

// i1' = i0 - i1 / x, which tends to 1 / 2 at 0.
Variable i1_backward(const Variable& grad, const Variable& self, const Variable& result) {
  const Variable is_tiny = IsTiny(self);
  const Variable x = ops::where(is_tiny, 1, self);
  return grad * ops::where(is_tiny, 0.5, ops::i0(x) - result / x);
}

// j1' = j0 - j1 / x, which tends to 1 / 2 at 0.
Variable bessel_j1_backward(const Variable& grad, const Variable& self, const Variable& result) {
  const Variable is_zero = self == 0;
  const Variable divisor = ops::where(is_zero, 1, self);
  return grad * ops::where(is_zero, 0.5, ops::special_bessel_j0(self) - result / divisor);
}

// (exp(-|x|) i1)' = exp(-|x|) i0 - (sgn x + 1 / x) exp(-|x|) i1.
Variable i1e_backward(const Variable& grad, const Variable& self, const Variable& result) {
  const Variable is_tiny = IsTiny(self);
  const Variable x = ops::where(is_tiny, 1, self);
  const Variable derivative = ops::special_i0e(x) - result * (ops::sgn(x) + ops::reciprocal(x));
  return grad * ops::where(is_tiny, 0.5, derivative);
}

// (1 / (x (1 - x)))' = (2 x - 1) / (x (1 - x))^2 inside [eps, 1 - eps], where logit clamps nothing. Outside, where
// logit is constant or (without eps) not defined, the result is 0.
Variable logit_double_backward(const Variable& grad, const Variable& self, std::optional<double> eps) {
  const double margin = eps.value_or(0);
  const Variable is_inside = ops::logical_and(self >= margin, self <= 1 - margin);
  // Moves unused lanes away from the poles, because their derivatives are computed too.
  const Variable x = ops::where(is_inside, self, 0.5);
  const Variable slope = ops::reciprocal(x * (1 - x));
  return ops::where(is_inside, grad * (2 * x - 1) * slope * slope, 0);
}

}  // namespace backtape::formulas
