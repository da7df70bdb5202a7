// Second derivatives of activation functions, times a gradient (formulas pass the product of the two gradients).
#include <numbers>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

constexpr double kSqrtHalf = std::numbers::sqrt2 / 2;
constexpr double kGeluScale = std::numbers::inv_sqrtpi * std::numbers::sqrt2;
constexpr double kGeluCubic = 0.044715;

// With u = scale (x + cubic x^3) and t = tanh u, gelu is x (1 + t) / 2.
Variable GeluTanhSecondDerivative(const Variable& x) {
  const Variable squared = x * x;
  const Variable t = ops::tanh(kGeluScale * (x + kGeluCubic * (x * squared)));
  const Variable t_slope = 1 - t * t;
  const Variable u1 = kGeluScale * (1 + 3 * kGeluCubic * squared);
  const Variable u2 = 6 * kGeluScale * kGeluCubic * x;
  return t_slope * (u1 + 0.5 * x * (u2 - 2 * t * u1 * u1));
}

}  // namespace

// The weight has one element for each index of dim 1, or a single one.
std::tuple<Variable, Variable> prelu_backward(const Variable& grad, const Variable& self, const Variable& weight,
                                              std::array<bool, 2> mask) {
  std::vector<SymInt> aligned(static_cast<size_t>(self.dim()), 1);
  if (self.dim() > 1) aligned[1] = SymNumelOf(weight);
  const auto [grad_self, grad_weight] = ops::_prelu_kernel_backward(grad, self, ops::reshape(weight, aligned));
  Variable reduced;
  if (mask[1]) reduced = ops::reshape(sum_to(grad_weight, aligned), SymSizesOf(weight));
  return {mask[0] ? grad_self : Variable(), reduced};
}

std::tuple<Variable, Variable, Variable> prelu_double_backward(const Variable& grad_self, const Variable& grad_weight,
                                                               const Variable& grad_output, const Variable& self,
                                                               const Variable& weight, std::array<bool, 3> mask) {
  const Variable is_positive = self >= 0;  // as in PyTorch, although the first derivative at 0 is the weight
  Variable by_output, by_self, by_weight;
  if (mask[0]) {
    by_output = Variable();
    if (grad_self.defined()) by_output = ops::where(is_positive, grad_self, grad_self * weight);
    if (grad_weight.defined()) {
      const Variable part = ops::where(is_positive, 0, grad_weight * self);
      by_output = by_output.defined() ? by_output + part : part;
    }
  }
  if (mask[1] && grad_weight.defined()) by_self = ops::where(is_positive, 0, grad_output * grad_weight);
  if (mask[2] && grad_self.defined()) by_weight = ops::where(is_positive, 0, grad_output * grad_self);
  return {by_output, by_self, by_weight};
}

// The branch below 0 is alpha scale (exp(input_scale x) - 1). At 0 the second derivative is taken as 0, as in PyTorch.
Variable elu_double_backward(const Variable& grad, const SymScalar& alpha, const SymScalar& scale,
                             const SymScalar& input_scale, bool is_result, const Variable& self_or_result) {
  const double inner = ToDouble(input_scale);
  const double outer = ToDouble(alpha) * ToDouble(scale);
  const Variable is_bent = self_or_result < 0;
  if (is_result) return ops::where(is_bent, grad * inner, 0);
  // An infinite exponential in an unused lane must not be multiplied with a gradient of 0.
  const Variable x = ops::where(is_bent, self_or_result, 0);
  return ops::where(is_bent, grad * (ops::exp(x * inner) * (inner * inner * outer)), 0);
}

Variable gelu_double_backward(const Variable& grad, const Variable& self, absl::string_view approximate) {
  if (approximate == "tanh") return grad * GeluTanhSecondDerivative(self);
  const Variable squared = self * self;
  const Variable density = ops::exp(-0.5 * squared) * (std::numbers::inv_sqrtpi * kSqrtHalf);
  return grad * density * (2 - squared);
}

Variable silu_double_backward(const Variable& grad, const Variable& self) {
  const Variable sigmoid = ops::sigmoid(self);
  return ops::sigmoid_backward(grad, sigmoid) * (2 + self * (1 - 2 * sigmoid));
}

// With t = tanh(softplus x) and s = sigmoid x, mish' = t + x s (1 - t^2).
Variable mish_double_backward(const Variable& grad, const Variable& self) {
  const Variable tanh = ops::tanh(ops::softplus(self));
  const Variable sigmoid = ops::sigmoid(self);
  const Variable bend = 2 + self * (1 - sigmoid - 2 * tanh * sigmoid);
  return grad * (1 - tanh * tanh) * sigmoid * bend;
}

// At and above the threshold, softplus is linear.
Variable softplus_double_backward(const Variable& grad, const Variable& self, const SymScalar& beta,
                                  const SymScalar& threshold) {
  const Variable scaled = self * beta;
  const Variable derivative = ops::sigmoid_backward(grad, ops::sigmoid(scaled)) * beta;
  return ops::where(scaled >= threshold, 0, derivative);
}

}  // namespace backtape::formulas
