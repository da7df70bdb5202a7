#include <numbers>
#include <tuple>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/quotients.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

// sinc x = sin(pi x) / (pi x), so that sinc' = (cos(pi x) - sinc x) / x, which tends to 0 at 0.
Variable sinc_backward(const Variable& grad, const Variable& self) {
  const Variable is_zero = self == 0;
  const Variable divisor = ops::where(is_zero, 1, self);
  const Variable derivative = (ops::cos(self * std::numbers::pi) - ops::sinc(self)) / divisor;
  return ops::where(is_zero, 0, grad * derivative);
}

// The derivative of the angle of (x, y) is (x dy - y dx) / (x^2 + y^2); at the origin it is taken as 0. One of x and y
// may be an integer, which is converted first: its square and, if it is unsigned, -y would overflow (in PyTorch they
// do).
std::tuple<Variable, Variable> atan2_backward(const Variable& grad, const Variable& self, const Variable& other,
                                              std::array<bool, 2> mask) {
  const auto converted = [&grad](const Variable& v) { return v.dtype() == grad.dtype() ? v : v.to(grad.dtype()); };
  const Variable y = converted(self), x = converted(other);
  const Variable scaled = QuotientOrZero(grad, y * y + x * x);
  return {mask[0] ? scaled * x : Variable(), mask[1] ? scaled * -y : Variable()};
}

}  // namespace backtape::formulas
