#include <tuple>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/formula_support.h"
#include "backtape/autograd/operators.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {
namespace {

constexpr int64_t kMean = 1;  // of `reduction`; 0 none, 2 sum

}  // namespace

// The loss is linear in its input.
Variable nll_loss_double_backward(const Variable& grad, const Variable& target, const Variable& weight,
                                  int64_t reduction, const SymInt& ignore_index) {
  return std::get<0>(ops::nll_loss_forward(grad, target, weight, reduction, ignore_index));
}

Variable mse_loss_double_backward(const Variable& grad, int64_t reduction) {
  const Variable doubled = grad * 2;
  return reduction == kMean ? doubled / SymNumelOf(grad) : doubled;
}

}  // namespace backtape::formulas
