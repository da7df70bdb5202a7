#include <tuple>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/loss_reduction.h"

namespace backtape::formulas {
namespace {

// The gradient of each elementwise loss, from the gradient of the op. It broadcasts to the sizes of the losses.
Variable OverElements(const Variable& grad, const Variable& self, int64_t reduction) {
  return reduction == kMeanReduction ? grad / SymNumelOf(self) : grad;
}

Variable Weighted(const Variable& x, const Variable& weight) { return weight.defined() ? x * weight : x; }

// x (1 - x), the derivative of the sigmoid as a function of its value x, bounded away from 0.
Variable BernoulliVariance(const Variable& probability) {
  return ops::clamp_min((1 - probability) * probability, 1e-12);
}

// `unit` is the result of the backward op for gradients of 1.
Variable ByLossGradient(const Variable& grad, const Variable& unit, const Variable& grad_output) {
  const Variable products = grad * unit;
  return grad_output.dim() == 0 || unit.dim() < 2 ? ops::reshape(ops::sum(products), SymSizesOf(grad_output))
                                                  : ops::sum(products, {-1});
}

}  // namespace

Variable apply_loss_reduction(const Variable& unreduced, int64_t reduction) {
  if (reduction == kMeanReduction) return ops::mean(unreduced);
  return reduction == kSumReduction ? ops::sum(unreduced) : unreduced;
}

// The loss is linear in its input.
Variable nll_loss_double_backward(const Variable& grad, const Variable& target, const Variable& weight,
                                  int64_t reduction, const SymInt& ignore_index) {
  return std::get<0>(ops::nll_loss_forward(grad, target, weight, reduction, ignore_index));
}

Variable nll_loss2d_double_backward(const Variable& grad, const Variable& target, const Variable& weight,
                                    int64_t reduction, const SymInt& ignore_index) {
  return std::get<0>(ops::nll_loss2d_forward(grad, target, weight, reduction, ignore_index));
}

Variable mse_loss_double_backward(const Variable& grad, int64_t reduction) {
  return OverElements(grad * 2, grad, reduction);
}

Variable smooth_l1_loss_double_backward(const Variable& grad, const Variable& input, const Variable& target,
                                        int64_t reduction, double beta) {
  const Variable is_quadratic = ops::abs(input - target) < beta;
  // With beta = 0 no element is quadratic, but the derivative of a quotient by 0 would be NaN.
  return OverElements(ops::where(is_quadratic, grad / (beta > 0 ? beta : 1.0), 0), input, reduction);
}

Variable huber_loss_double_backward(const Variable& grad, const Variable& input, const Variable& target,
                                    int64_t reduction, double delta) {
  const Variable is_quadratic = ops::abs(input - target) < delta;
  return OverElements(ops::where(is_quadratic, grad, 0), input, reduction);
}

Variable soft_margin_loss_double_backward(const Variable& grad, const Variable& input, const Variable& target,
                                          int64_t reduction) {
  const Variable probability = ops::sigmoid(-(input * target));
  return OverElements(grad * target * target * probability * (1 - probability), input, reduction);
}

Variable binary_cross_entropy_target_backward(const Variable& grad, const Variable& self, const Variable& target,
                                              const Variable& weight, int64_t reduction) {
  const Variable losses = ops::clamp_min(ops::log1p(-self), -100) - ops::clamp_min(ops::log(self), -100);
  return OverElements(Weighted(grad * losses, weight), target, reduction);
}

Variable binary_cross_entropy_double_backward(const Variable& grad_output, const Variable& grad, const Variable& input,
                                              const Variable& target, const Variable& weight, int64_t reduction) {
  const Variable variance = BernoulliVariance(input);
  const Variable curvature = (input * input - 2 * input * target + target) / (variance * variance);
  return OverElements(Weighted(grad * curvature, weight) * grad_output, input, reduction);
}

Variable binary_cross_entropy_double_backward_target(const Variable& grad, const Variable& grad_output,
                                                     const Variable& self, const Variable& target,
                                                     const Variable& weight, int64_t reduction) {
  return OverElements(-(Weighted(grad * grad_output, weight) / BernoulliVariance(self)), target, reduction);
}

Variable binary_cross_entropy_double_backward_grad_output(const Variable& grad, const Variable& input,
                                                          const Variable& target, const Variable& weight,
                                                          int64_t reduction) {
  return apply_loss_reduction(Weighted(grad * (input - target) / BernoulliVariance(input), weight), reduction);
}

// The derivative of the loss, (1 - t) x - ((w - 1) t + 1) log sigmoid(x).
Variable binary_cross_entropy_with_logits_backward(const Variable& grad, const Variable& input, const Variable& target,
                                                   const Variable& weight, const Variable& pos_weight,
                                                   int64_t reduction) {
  Variable derivative;
  if (pos_weight.defined()) {
    const Variable positive = pos_weight * target;
    derivative = ops::sigmoid(input) * (positive + 1 - target) - positive;
  } else {
    derivative = ops::sigmoid(input) - target;
  }
  return OverElements(Weighted(derivative * grad, weight), input, reduction);
}

Variable binary_cross_entropy_with_logits_target_backward(const Variable& grad_output, const Variable& self,
                                                          const Variable& target, const Variable& weight,
                                                          const Variable& pos_weight, int64_t reduction) {
  Variable derivative = -self;
  if (pos_weight.defined()) derivative = ops::logsigmoid(-self) - pos_weight * ops::logsigmoid(self);
  return OverElements(Weighted(derivative * grad_output, weight), target, reduction);
}

Variable multi_margin_loss_double_backward_grad_output(const Variable& grad, const Variable& grad_output,
                                                       const Variable& self, const Variable& target, const SymScalar& p,
                                                       const SymScalar& margin, const Variable& weight,
                                                       int64_t reduction) {
  const Variable unit =
      ops::multi_margin_loss_backward(ops::ones_like(grad_output), self, target, p, margin, weight, reduction);
  return ByLossGradient(grad, unit, grad_output);
}

// With p = 2, a class other than the target contributes z^2 with z = margin + (its score) - (the target's score), so
// the second derivative with respect to z is 2.
Variable multi_margin_loss_double_backward(const Variable& grad, const Variable& grad_output, const Variable& self,
                                           const Variable& target, const SymScalar& p, const SymScalar& margin,
                                           const Variable& weight, int64_t reduction) {
  if (ToDouble(p) == 1) return ops::zeros_like(self);
  const Variable slopes = ops::multi_margin_loss_backward(grad_output, self, target, 1, margin, weight, reduction) * 2;
  std::vector<SymInt> one_class(static_cast<size_t>(self.dim()), SymInt(1));
  if (self.dim() == 2) one_class[0] = SymSizeOf(self, 0);
  const Variable place = ops::reshape(target, one_class);
  const Variable is_target = ops::scatter(ops::zeros_like(self), -1, place, 1) != 0;
  const Variable others = ops::masked_fill(slopes * (grad - ops::gather(grad, -1, place)), is_target, 0);
  return ops::where(is_target, -ops::sum(others, {-1}, true), others);
}

Variable multilabel_margin_loss_double_backward_grad_output(const Variable& grad, const Variable& grad_output,
                                                            const Variable& self, const Variable& target,
                                                            int64_t reduction, const Variable& is_target) {
  const Variable unit =
      ops::multilabel_margin_loss_backward(ops::ones_like(grad_output), self, target, reduction, is_target);
  return ByLossGradient(grad, unit, grad_output);
}

Variable ctc_loss_double_backward_grad(const Variable& grad, const Variable& log_probs, const Variable& targets,
                                       absl::Span<const int64_t> input_lengths,
                                       absl::Span<const int64_t> target_lengths, const Variable& neg_log_likelihood,
                                       const Variable& log_alpha, int64_t blank, bool zero_infinity) {
  const Variable unit = ops::_ctc_loss_backward(ops::ones_like(neg_log_likelihood), log_probs, targets, input_lengths,
                                                target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity);
  return ops::sum(grad * unit, {0, 2});
}

Variable ctc_loss_double_backward_grad(const Variable& grad, const Variable& log_probs, const Variable& targets,
                                       const Variable& input_lengths, const Variable& target_lengths,
                                       const Variable& neg_log_likelihood, const Variable& log_alpha, int64_t blank,
                                       bool zero_infinity) {
  const Variable unit = ops::_ctc_loss_backward(ops::ones_like(neg_log_likelihood), log_probs, targets, input_lengths,
                                                target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity);
  return ops::sum(grad * unit, {0, 2});
}

}  // namespace backtape::formulas
