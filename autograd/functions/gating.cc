#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

struct Halves {
  Variable first, second;
};

Halves Split(const Variable& x, int64_t dim) {
  const SymInt half = SymInt::FloorDiv(SymSizeOf(x, dim), 2);
  return {ops::narrow(x, dim, 0, half), ops::narrow(x, dim, half, half)};
}

}  // namespace

// For the halves a and b of the input and s = sigmoid(b), glu_backward returns [g s, g a s (1 - s)].
Variable glu_double_backward_grad_output(const Variable& grad, const Variable& input, int64_t dim) {
  const Halves x = Split(input, dim), g = Split(grad, dim);
  const Variable gate = ops::sigmoid(x.second);
  return gate * (g.first + (1 - gate) * x.first * g.second);
}

Variable glu_double_backward(const Variable& grad, const Variable& grad_output, const Variable& input, int64_t dim) {
  const Halves x = Split(input, dim), g = Split(grad, dim);
  const Variable gate = ops::sigmoid(x.second), slope = gate * (1 - gate) * grad_output;
  const Variable by_gate = slope * (g.first + g.second * x.first * (1 - 2 * gate));
  return ops::cat({slope * g.second, by_gate}, dim);
}

// w = v g / |v|, the norm over all dims except `dim`.
std::tuple<Variable, Variable> _weight_norm_differentiable_backward(const Variable& grad_w, const Variable& saved_v,
                                                                    const Variable& saved_g,
                                                                    const Variable& saved_norms, int64_t dim) {
  const Variable norms = ops::_to_copy(saved_norms, saved_g.dtype());
  std::vector<int64_t> others;
  for (int64_t d = 0; d < saved_v.dim(); ++d) {
    if (d != WrappedDim(dim, saved_v.dim())) others.push_back(d);
  }
  Variable product = grad_w * saved_v;
  if (!others.empty()) product = ops::sum(product, others, true);
  return {saved_g / norms * (grad_w - saved_v * product / (norms * norms)), product / norms};
}

}  // namespace backtape::formulas
