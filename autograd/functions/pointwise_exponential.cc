// Derivatives of powers. x^0 is constant. 0^y is treated as constant for y >= 0: its derivative with respect to y is 0
// instead of 0 * log 0.
#include <cmath>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable pow_backward(const Variable& grad, const Variable& self, const SymScalar& exponent) {
  if (exponent.is_symbolic()) return pow_backward_self(grad, self, ops::scalar_tensor(exponent, self.dtype()));
  const double power = ToDouble(exponent);
  if (power == 0) return ops::zeros_like(self);
  return grad * (exponent * ops::pow(self, power - 1));
}

Variable pow_backward_self(const Variable& grad, const Variable& self, const Variable& exponent) {
  return ops::where(exponent == 0, 0, grad * (exponent * ops::pow(self, exponent - 1)));
}

Variable pow_backward_exponent(const Variable& grad, const Variable& self, const Variable& exponent,
                               const Variable& result) {
  const Variable is_constant = ops::logical_and(self == 0, exponent >= 0);
  return grad * ops::where(is_constant, 0, result * ops::log(self));
}

Variable pow_backward_exponent(const Variable& grad, const SymScalar& self, const Variable& exponent,
                               const Variable& result) {
  if (self.is_symbolic()) {
    return pow_backward_exponent(grad, ops::scalar_tensor(self, result.dtype()), exponent, result);
  }
  const double base = ToDouble(self);
  const Variable derivative = result * std::log(base);
  if (base != 0) return grad * derivative;
  return grad * ops::where(exponent >= 0, 0, derivative);
}

}  // namespace backtape::formulas
