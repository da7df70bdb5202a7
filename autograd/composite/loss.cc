#include <tuple>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::ops {
namespace {

int64_t Number(Reduction reduction) { return static_cast<int64_t>(reduction); }

Variable Reduced(const Variable& losses, Reduction reduction) {
  if (reduction == Reduction::kMean) return mean(losses);
  return reduction == Reduction::kSum ? sum(losses) : losses;
}

int64_t ClassDim(const Variable& input) { return input.dim() == 1 ? 0 : 1; }

// Class weights, shaped to broadcast with the input: [1, C, 1, ...].
Variable AlongClasses(const Variable& weight, const Variable& input) {
  std::vector<SymInt> sizes(static_cast<size_t>(input.dim()), 1);
  sizes[ClassDim(input)] = -1;
  return reshape(weight, sizes);
}

// `target` holds class probabilities.
Variable CrossEntropyOfProbabilities(const Variable& log_probabilities, const Variable& target, const Variable& weight,
                                     Reduction reduction, double label_smoothing) {
  const SymInt classes = SymSizeOf(log_probabilities, ClassDim(log_probabilities));
  Variable wanted = target;
  if (label_smoothing > 0)
    wanted = target * (1 - label_smoothing) + (ones({}, target.dtype()) * label_smoothing) / classes;
  Variable products = log_probabilities * wanted;
  if (weight.defined()) products = products * AlongClasses(weight, log_probabilities);
  if (reduction == Reduction::kNone) return -sum(products, {ClassDim(log_probabilities)});
  if (reduction == Reduction::kSum) return -sum(products);
  // The mean is over samples.
  const SymInt samples = SymInt::FloorDiv(SymNumelOf(log_probabilities), classes);
  return -sum(products) / samples;
}

// The term that label smoothing adds: the mean of the losses of all classes.
Variable SmoothLoss(const Variable& log_probabilities, const Variable& target, const Variable& weight,
                    Reduction reduction, const SymInt& ignore_index) {
  const int64_t dim = ClassDim(log_probabilities);
  Variable products = log_probabilities;
  if (weight.defined()) products = products * AlongClasses(weight, log_probabilities);
  const Variable is_ignored = target == ignore_index;
  const Variable losses = masked_fill(-sum(products, {dim}), is_ignored, 0);
  if (reduction != Reduction::kMean) return Reduced(losses, reduction);
  if (!weight.defined()) return sum(losses) / sum(logical_not(is_ignored));
  const Variable weights = index(weight, {masked_fill(target, is_ignored, 0)});
  return sum(losses) / sum(masked_fill(weights, is_ignored, 0));
}

}  // namespace

Variable nll_loss(const Variable& self, const Variable& target, const Variable& weight, Reduction reduction,
                  const SymInt& ignore_index) {
  internal::RequireDefined("nll_loss", {{"self", self}, {"target", target}});
  if (self.dim() <= 2) {
    return std::get<0>(nll_loss_forward(self, target, weight, Number(reduction), ignore_index));
  }
  // Every position is a sample.
  std::vector<int64_t> classes_last = {0};
  for (int64_t d = 2; d < self.dim(); ++d) classes_last.push_back(d);
  classes_last.push_back(1);
  const Variable rows = reshape(permute(self, classes_last), {-1, SymSizeOf(self, 1)});
  const Variable loss =
      std::get<0>(nll_loss_forward(rows, reshape(target, {-1}), weight, Number(reduction), ignore_index));
  return reduction == Reduction::kNone ? reshape(loss, SymSizesOf(target)) : loss;
}

Variable cross_entropy(const Variable& self, const Variable& target, const Variable& weight, Reduction reduction,
                       const SymInt& ignore_index, double label_smoothing) {
  internal::RequireDefined("cross_entropy", {{"self", self}, {"target", target}});
  const Variable log_probabilities = log_softmax(self, ClassDim(self));
  if (IsFloatingPoint(target.dtype())) {
    return CrossEntropyOfProbabilities(log_probabilities, target, weight, reduction, label_smoothing);
  }
  Variable loss = nll_loss(log_probabilities, target, weight, reduction, ignore_index);
  if (label_smoothing <= 0) return loss;
  const Variable smooth = SmoothLoss(log_probabilities, target, weight, reduction, ignore_index);
  const SymInt classes = SymSizeOf(self, ClassDim(self));
  return loss * (1 - label_smoothing) + smooth * label_smoothing / classes;
}

Variable l1_loss(const Variable& self, const Variable& target, Reduction reduction) {
  internal::RequireDefined("l1_loss", {{"self", self}, {"target", target}});
  return Reduced(abs(self - target), reduction);
}

Variable binary_cross_entropy_with_logits(const Variable& self, const Variable& target, const Variable& weight,
                                          const Variable& pos_weight, Reduction reduction) {
  return binary_cross_entropy_with_logits(self, target, weight, pos_weight, Number(reduction));
}

}  // namespace backtape::ops
