// Tangents of pointwise ops.
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable clamp_jvp(const Variable& self, const Variable& self_t, const Variable& min, const Variable& min_t,
                   const Variable& max, const Variable& max_t) {
  Variable tangent = clamp_backward(self_t, self, min, max);
  if (min_t.defined()) tangent = tangent + std::get<0>(clamp_backward_min_max(min_t, self, min, max, {true, false}));
  if (max_t.defined()) tangent = tangent + std::get<1>(clamp_backward_min_max(max_t, self, min, max, {false, true}));
  return tangent;
}

// The weight has one element, or one for each index of dim 1.
Variable prelu_jvp(const Variable& self, const Variable& self_t, const Variable& weight, const Variable& weight_t) {
  std::vector<SymInt> aligned(static_cast<size_t>(self.dim()), 1);
  if (self.dim() > 1) aligned[1] = SymNumelOf(weight);
  const Variable negative = self_t * ops::reshape(weight, aligned) + self * ops::reshape(weight_t, aligned);
  return ops::where(self > 0, self_t, negative);
}

}  // namespace backtape::formulas
