#include <tuple>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/quotients.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

std::tuple<Variable, Variable> _euclidean_dist_backward(const Variable& grad, const Variable& x1, const Variable& x2,
                                                        const Variable& res) {
  const Variable ratio = QuotientOrZero(grad, res);
  return {x1 * ops::sum(ratio, {-1}, true) - ops::matmul(ratio, x2),
          x2 * ops::unsqueeze(ops::sum(ratio, {-2}), -1) - ops::matmul(ops::transpose(ratio, -2, -1), x1)};
}

}  // namespace backtape::formulas
