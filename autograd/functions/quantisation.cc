#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

// "Learned Step Size Quantization" (Esser et al., 2020), as PyTorch computes it. Inside the range, the gradient of the
// scale is (q - x) / scale, where q is the result, and the zero point has none. Outside, the results are
// (limit - zero_point) * scale, and x has no gradient.
std::tuple<Variable, Variable, Variable> learnable_fake_quantize_backward(const Variable& grad, const Variable& self,
                                                                          const Variable& scale,
                                                                          const Variable& zero_point, int64_t axis,
                                                                          int64_t quant_min, int64_t quant_max,
                                                                          double grad_factor) {
  const SymScalar low(quant_min), high(quant_max);
  std::vector<SymInt> shape(static_cast<size_t>(self.dim()), SymInt(1));
  std::vector<int64_t> others;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (d == axis) {
      shape[d] = SymSizeOf(self, d);
    } else {
      others.push_back(d);
    }
  }
  const Variable step = ops::reshape(scale, shape);
  const Variable zero = ops::_to_copy(ops::clamp(ops::round(ops::reshape(zero_point, shape)), low, high), self.dtype());
  const Variable inverse = ops::reciprocal(step);
  const Variable quantised = ops::round(self * inverse) + zero;
  const Variable below = quantised<low, above = quantised> high;
  const Variable outside = ops::logical_or(below, above);
  const Variable by_self = ops::masked_fill(grad, outside, SymScalar(0));
  const Variable result = (ops::clamp(quantised, low, high) - zero) * step;
  const Variable slope =
      ops::where(below, low - zero, ops::where(above, high - zero, (result - self) * inverse)) * grad;
  const Variable of_zero = ops::masked_fill(-grad * step, ops::logical_not(outside), SymScalar(0));
  const auto summed = [&](const Variable& x, const Variable& like) {
    const Variable sum = others.empty() ? x : ops::sum(x, others);
    return ops::_to_copy(ops::reshape(sum * SymScalar(grad_factor), SymSizesOf(like)), like.dtype());
  };
  return {by_self, summed(slope, scale), summed(of_zero, zero_point)};
}

}  // namespace backtape::formulas
