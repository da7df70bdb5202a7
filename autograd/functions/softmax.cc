#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

// The derivative of y (g - sum(g y)) with respect to y.
Variable softmax_double_backward(const Variable& grad, const Variable& grad_output, int64_t dim,
                                 const Variable& output) {
  const Variable by_factor = grad * (grad_output - ops::sum(grad_output * output, {dim}, true));
  return by_factor - grad_output * ops::sum(grad * output, {dim}, true);
}

}  // namespace backtape::formulas
