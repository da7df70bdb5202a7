// Losses composed of other ops. `reduction` is a value of ir/loss_reduction.h.
#include <cmath>
#include <numbers>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/ir/loss_reduction.h"

namespace backtape::decompositions {
namespace {

int64_t DimOfClasses(const Variable& input) { return input.dim() == 1 ? 0 : 1; }

// Reshapes class weights so that they broadcast with the input: [1, C, 1, ...].
Variable BroadcastClassWeights(const Variable& weight, const Variable& input) {
  std::vector<SymInt> sizes(static_cast<size_t>(input.dim()), 1);
  sizes[DimOfClasses(input)] = -1;
  return ops::reshape(weight, sizes);
}

// `target` holds probabilities of classes.
Variable LossOfProbabilities(const Variable& log_probabilities, const Variable& target, const Variable& weight,
                             int64_t reduction, double label_smoothing) {
  const int64_t dim = DimOfClasses(log_probabilities);
  const SymInt classes = SymSizeOf(log_probabilities, dim);
  Variable wanted = target;
  if (label_smoothing > 0) {
    wanted = target * SymScalar(1 - label_smoothing) +
             (ops::ones({}, target.dtype()) * SymScalar(label_smoothing)) / SymScalar(classes);
  }
  Variable products = log_probabilities * wanted;
  if (weight.defined()) products = products * BroadcastClassWeights(weight, log_probabilities);
  if (reduction == kNoReduction) return -ops::sum(products, {dim});
  if (reduction == kSumReduction) return -ops::sum(products);
  // The mean is over samples and positions.
  if (SymEqual(classes, 0)) Reject("cross_entropy_loss", "there must be at least one class");
  return -ops::sum(products) / SymScalar(SymInt::FloorDiv(SymNumelOf(log_probabilities), classes));
}

// Label smoothing adds the mean of all classes' losses.
Variable LossOfSmoothing(const Variable& log_probabilities, const Variable& target, const Variable& weight,
                         int64_t reduction, const SymInt& ignore_index) {
  Variable products = log_probabilities;
  if (weight.defined()) products = products * BroadcastClassWeights(weight, log_probabilities);
  const Variable is_ignored = target == SymScalar(ignore_index);
  const Variable losses =
      ops::masked_fill(-ops::sum(products, {DimOfClasses(log_probabilities)}), is_ignored, SymScalar(0));
  if (reduction != kMeanReduction) return ReduceLosses(losses, reduction);
  if (!weight.defined()) return ops::sum(losses) / ops::sum(ops::logical_not(is_ignored));
  const Variable weights = ops::index(weight, {ops::masked_fill(target, is_ignored, SymScalar(0))});
  return ops::sum(losses) / ops::sum(ops::masked_fill(weights, is_ignored, SymScalar(0)));
}

}  // namespace

Variable nll_loss(const Variable& self, const Variable& target, const Variable& weight, int64_t reduction,
                  const SymInt& ignore_index) {
  internal::RequireDefined("nll_loss", {{"self", self}, {"target", target}});
  if (self.dim() > 2) return nll_loss_nd(self, target, weight, reduction, ignore_index);
  return std::get<0>(ops::nll_loss_forward(self, target, weight, reduction, ignore_index));
}

Variable nll_loss2d(const Variable& self, const Variable& target, const Variable& weight, int64_t reduction,
                    const SymInt& ignore_index) {
  return std::get<0>(ops::nll_loss2d_forward(self, target, weight, reduction, ignore_index));
}

Variable nll_loss_nd(const Variable& self, const Variable& target, const Variable& weight, int64_t reduction,
                     const SymInt& ignore_index) {
  if (self.dim() <= 2) return nll_loss(self, target, weight, reduction, ignore_index);
  if (self.dim() == 4) return nll_loss2d(self, target, weight, reduction, ignore_index);
  // The positions of a sample become an image of one row.
  const SymInt samples = SymSizeOf(self, 0), classes = SymSizeOf(self, 1);
  SymInt places = 1;
  for (int64_t d = 2; d < self.dim(); ++d) places *= SymSizeOf(self, d);
  const Variable loss = nll_loss2d(ops::reshape(self, {samples, classes, 1, places}),
                                   ops::reshape(target, {samples, 1, places}), weight, reduction, ignore_index);
  return reduction == kNoReduction ? ops::reshape(loss, SymSizesOf(target)) : loss;
}

Variable cross_entropy_loss(const Variable& self, const Variable& target, const Variable& weight, int64_t reduction,
                            const SymInt& ignore_index, double label_smoothing) {
  internal::RequireDefined("cross_entropy", {{"self", self}, {"target", target}});
  const bool has_probabilities = IsFloatingPoint(target.dtype());
  if (label_smoothing > 1 || (has_probabilities && !(label_smoothing >= 0))) {
    Reject("cross_entropy_loss", absl::StrCat("label_smoothing must be between 0.0 and 1.0. Got: ", label_smoothing));
  }
  if (has_probabilities && ignore_index.constant().value_or(-1) >= 0) {
    Reject("cross_entropy_loss", "ignore_index is not supported for floating point target");
  }
  const Variable log_probabilities = log_softmax_int(self, DimOfClasses(self));
  if (has_probabilities) {
    return LossOfProbabilities(log_probabilities, target, weight, reduction, label_smoothing);
  }
  Variable loss = nll_loss_nd(log_probabilities, target, weight, reduction, ignore_index);
  if (label_smoothing <= 0) return loss;
  const Variable smooth = LossOfSmoothing(log_probabilities, target, weight, reduction, ignore_index);
  const SymInt classes = SymSizeOf(self, DimOfClasses(self));
  return loss * SymScalar(1 - label_smoothing) + smooth * SymScalar(label_smoothing) / SymScalar(classes);
}

Variable l1_loss(const Variable& self, const Variable& target, int64_t reduction) {
  internal::RequireDefined("l1_loss", {{"self", self}, {"target", target}});
  return ReduceLosses(ops::abs(self - target), reduction);
}

Variable kl_div(const Variable& self, const Variable& target, int64_t reduction, Flag log_target) {
  const Variable losses = log_target ? ops::exp(target) * (target - self) : ops::xlogy(target, target) - target * self;
  return ReduceLosses(losses, reduction);
}

Variable hinge_embedding_loss(const Variable& self, const Variable& target, double margin, int64_t reduction) {
  const Variable zeros = ops::zeros_like(self);
  // As in PyTorch, the margin is converted to the dtype of self.
  const SymScalar limit = IsFloatingPoint(self.dtype()) ? SymScalar(margin) : SymScalar(static_cast<int64_t>(margin));
  const Variable far = ops::clamp_min(limit - self, SymScalar(0));
  const Variable losses =
      ops::where(target != SymScalar(1), far, zeros) + ops::where(target != SymScalar(-1), self, zeros);
  return ReduceLosses(losses, reduction);
}

Variable margin_ranking_loss(const Variable& input1, const Variable& input2, const Variable& target, double margin,
                             int64_t reduction) {
  return ReduceLosses(ops::clamp_min(-target * (input1 - input2) + SymScalar(margin), SymScalar(0)), reduction);
}

Variable cosine_embedding_loss(const Variable& input1, const Variable& input2, const Variable& target, double margin,
                               int64_t reduction) {
  constexpr double kEpsilon = 1e-12;
  const int64_t dim = target.dim() == 0 ? 0 : 1;
  const Variable product = ops::sum(input1 * input2, {dim});
  const Variable length1 = ops::sum(input1 * input1, {dim}) + SymScalar(kEpsilon);
  const Variable length2 = ops::sum(input2 * input2, {dim}) + SymScalar(kEpsilon);
  const Variable cosine = product / ops::sqrt(length1 * length2);
  const Variable zeros = ops::zeros_like(cosine);
  const Variable alike = ops::where(target == SymScalar(1), SymScalar(1) - cosine, zeros);
  const Variable apart =
      ops::where(target == SymScalar(-1), ops::clamp_min(cosine - SymScalar(margin), SymScalar(0)), zeros);
  return ReduceLosses(alike + apart, reduction);
}

Variable triplet_margin_loss(const Variable& anchor, const Variable& positive, const Variable& negative, double margin,
                             double p, double eps, Flag swap, int64_t reduction) {
  const Variable near = pairwise_distance(anchor, positive, p, eps);
  Variable far = pairwise_distance(anchor, negative, p, eps);
  if (swap) far = ops::minimum(far, pairwise_distance(positive, negative, p, eps));
  return ReduceLosses(ops::clamp_min(near + SymScalar(margin) - far, SymScalar(0)), reduction);
}

Variable poisson_nll_loss(const Variable& input, const Variable& target, Flag log_input, Flag full, double eps,
                          int64_t reduction) {
  Variable losses = log_input ? ops::exp(input) - target * input : input - target * ops::log(input + SymScalar(eps));
  if (full) {
    // Stirling's formula for the logarithm of the factorial of targets above 1.
    const Variable stirling =
        target * ops::log(target) - target + SymScalar(0.5) * ops::log(SymScalar(2 * std::numbers::pi) * target);
    losses = losses + ops::masked_fill(stirling, target <= SymScalar(1), SymScalar(0));
  }
  return ReduceLosses(losses, reduction);
}

Variable multilabel_margin_loss(const Variable& self, const Variable& target, int64_t reduction) {
  return std::get<0>(ops::multilabel_margin_loss_forward(self, target, reduction));
}

namespace {

// Reduces the losses of the samples. `lengths` returns the lengths of the targets, at least 1.
Variable ReduceCtcLosses(Variable loss, bool is_batched, int64_t reduction, bool zero_infinity,
                         absl::FunctionRef<Variable()> lengths) {
  if (zero_infinity) loss = ops::where(ops::isinf(loss), ops::zeros({}, loss.dtype()), loss);
  if (reduction != kMeanReduction)
    return ReduceLosses(is_batched || reduction == kSumReduction ? loss : ops::squeeze(loss, 0), reduction);
  // As in PyTorch, each loss is divided by its target's length before the mean.
  return ops::mean(loss / lengths());
}

}  // namespace

Variable ctc_loss_IntList(const Variable& log_probs, const Variable& targets, absl::Span<const int64_t> input_lengths,
                          absl::Span<const int64_t> target_lengths, int64_t blank, int64_t reduction,
                          Flag zero_infinity) {
  const bool is_batched = log_probs.dim() == 3;
  const Variable rows = is_batched ? log_probs : ops::unsqueeze(log_probs, 1);
  const Variable loss = std::get<0>(ops::_ctc_loss(rows, targets, input_lengths, target_lengths, blank, zero_infinity));
  return ReduceCtcLosses(loss, is_batched, reduction, zero_infinity, [&] {
    variable_list lengths;
    for (const int64_t length : target_lengths) {
      lengths.push_back(ops::full({}, SymScalar(std::max<int64_t>(length, 1)), loss.dtype()));
    }
    return ops::stack(lengths);
  });
}

Variable ctc_loss_Tensor(const Variable& log_probs, const Variable& targets, const Variable& input_lengths,
                         const Variable& target_lengths, int64_t blank, int64_t reduction, Flag zero_infinity) {
  const bool is_batched = log_probs.dim() == 3;
  const Variable rows = is_batched ? log_probs : ops::unsqueeze(log_probs, 1);
  const auto of_batch = [](const Variable& lengths) {
    return lengths.dim() == 0 ? ops::unsqueeze(lengths, 0) : lengths;
  };
  const Variable inputs = of_batch(input_lengths), labels = of_batch(target_lengths);
  const Variable loss = std::get<0>(ops::_ctc_loss(rows, targets, inputs, labels, blank, zero_infinity));
  return ReduceCtcLosses(loss, is_batched, reduction, zero_infinity, [&] { return ops::clamp_min(labels, 1); });
}

// The loss is recorded like any other. Also returns the gradients of the loss, which PyTorch's own backward multiplies
// by the incoming gradient; gradients that are not requested are empty.
std::tuple<Variable, Variable, Variable, Variable> torch_nn__linear_cross_entropy_batch_chunked(
    const Variable& input, const Variable& linear_weight, const Variable& target, const Variable& linear_bias,
    const Variable& weight, absl::string_view reduction, const SymInt& ignore_index, double label_smoothing,
    const SymInt&, absl::string_view, DType, Flag, Flag compute_input_grad, Flag compute_linear_weight_grad,
    Flag compute_linear_bias_grad) {
  const Variable logits = linear(input, linear_weight, linear_bias);
  const int64_t reduced = ReductionOf(reduction);
  const Variable loss = cross_entropy_loss(logits, target, weight, reduced, ignore_index, label_smoothing);
  const Variable empty = ops::zeros({SymInt(0)}, input.dtype());
  const Variable no_matrix = ops::zeros({SymInt(0), SymInt(0)}, input.dtype());
  if (!compute_input_grad && !compute_linear_weight_grad && !compute_linear_bias_grad) {
    return {loss, no_matrix, no_matrix, empty};
  }
  // loss = sum(scale * wanted * -log_softmax(logits)), so its gradient is (softmax * sum(scale * wanted) - scale *
  // wanted).
  const Variable x = ops::detach(logits);
  const SymInt classes = SymSizeOf(x, 1);
  Variable wanted = target;  // the weight of each class in the loss of a sample
  Variable total = ops::full({}, SymScalar(SymSizeOf(x, 0)), x.dtype());
  const SymScalar share(1 - label_smoothing);
  const Variable smooth = ops::full({}, SymScalar(label_smoothing), x.dtype()) / SymScalar(classes);
  if (!IsFloatingPoint(target.dtype())) {
    const Variable is_kept = ops::unsqueeze(target != SymScalar(ignore_index), 1);
    const Variable is_chosen =
        ops::logical_and(ops::eq(ops::unsqueeze(target, 1), ops::arange(SymScalar(classes), DType::kInt64)), is_kept);
    wanted = ops::_to_copy(is_chosen, x.dtype());
    total = ops::sum(weight.defined() ? wanted * weight : wanted);
    if (label_smoothing > 0) wanted = wanted * share + smooth * is_kept;
  } else if (label_smoothing > 0) {
    wanted = wanted * share + smooth;
  }
  if (weight.defined()) wanted = wanted * weight;
  if (reduced == kMeanReduction) wanted = wanted / total;
  const Variable by_logits = ops::_softmax(x, 1, false) * ops::sum(wanted, {1}, /*keepdim=*/true) - wanted;
  const Variable of_input = compute_input_grad ? ops::mm(by_logits, ops::detach(linear_weight)) : no_matrix;
  const Variable of_weight = compute_linear_weight_grad ? ops::mm(ops::t(by_logits), ops::detach(input)) : no_matrix;
  const Variable of_bias = compute_linear_bias_grad ? ops::sum(by_logits, {0}) : empty;
  return {loss, of_input, of_weight, of_bias};
}

Variable torch_nn__linear_cross_entropy_batch_chunked_no_reduction(const Variable& input, const Variable& linear_weight,
                                                                   const Variable& target, const Variable& linear_bias,
                                                                   const Variable& weight, const SymInt& ignore_index,
                                                                   const SymInt&, absl::string_view, DType) {
  return cross_entropy_loss(linear(input, linear_weight, linear_bias), target, weight, kNoReduction, ignore_index, 0.0);
}

}  // namespace backtape::decompositions
