// Losses and their gradients.
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The weight of each sample: its class's weight, or 0 if its target is ignored. Returns OutOfRange for a target that is
// not a class.
absl::StatusOr<std::vector<double>> SampleWeights(const std::vector<int64_t>& targets, const Tensor& weight,
                                                  int64_t ignore_index, int64_t classes,
                                                  absl::string_view place = "of sample") {
  const std::vector<double> class_weights =
      weight.defined() ? ReadDense<double>(weight) : std::vector<double>(classes, 1.0);
  std::vector<double> weights(targets.size());
  for (size_t i = 0; i < targets.size(); ++i) {
    if (targets[i] == ignore_index) continue;
    if (targets[i] < 0 || targets[i] >= classes) {
      return absl::OutOfRangeError(absl::StrCat("target ", targets[i], " ", place, " ", i,
                                                " is out of bounds: the number of classes is ", classes));
    }
    weights[i] = class_weights[targets[i]];
  }
  return weights;
}

// The row-major index, in a tensor of sizes [N, C, H, W], of class `target` at position `i` of [N, H, W].
int64_t ClassIndex(const Tensor& scores, size_t i, int64_t target) {
  const int64_t area = scores.size(2) * scores.size(3), position = static_cast<int64_t>(i);
  return (position / area * scores.size(1) + target) * area + position % area;
}

}  // namespace

absl::Status nll_loss_forward(const Tensor& self, const Tensor& target, const Tensor& weight, int64_t reduction,
                              int64_t ignore_index, const Tensor& output, const Tensor& total_weight) {
  const int64_t classes = self.size(-1);
  const std::vector<double> scores = ReadDense<double>(self);
  const std::vector<int64_t> targets = ReadDense<int64_t>(target);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<double> weights, SampleWeights(targets, weight, ignore_index, classes));
  std::vector<double> losses(targets.size());
  double sum = 0, weight_sum = 0;
  for (size_t i = 0; i < targets.size(); ++i) {
    if (targets[i] == ignore_index) continue;
    losses[i] = -scores[i * classes + targets[i]] * weights[i];
    sum += losses[i];
    weight_sum += weights[i];
  }
  if (reduction == kNoReduction && self.dim() == 2) {
    WriteDense(losses, output);
    Fill(total_weight, 0);
    return absl::OkStatus();
  }
  Fill(output, reduction == kMeanReduction ? sum / weight_sum : sum);
  Fill(total_weight, weight_sum);
  return absl::OkStatus();
}

absl::Status nll_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                               const Tensor& weight, int64_t reduction, int64_t ignore_index,
                               const Tensor& total_weight, const Tensor& out) {
  const int64_t classes = self.size(-1);
  const std::vector<int64_t> targets = ReadDense<int64_t>(target);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<double> weights, SampleWeights(targets, weight, ignore_index, classes));
  const std::vector<double> grads = ReadDense<double>(grad_output);
  const bool per_sample = reduction == kNoReduction && self.dim() == 2;
  const double scale = reduction == kMeanReduction ? 1 / ReadDense<double>(total_weight)[0] : 1;
  std::vector<double> result(self.numel());
  for (size_t i = 0; i < targets.size(); ++i) {
    if (targets[i] != ignore_index) {
      result[i * classes + targets[i]] = -weights[i] * grads[per_sample ? i : 0] * scale;
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status nll_loss2d_forward(const Tensor& self, const Tensor& target, const Tensor& weight, int64_t reduction,
                                int64_t ignore_index, const Tensor& output, const Tensor& total_weight) {
  const int64_t classes = self.size(1);
  const std::vector<double> scores = ReadDense<double>(self);
  const std::vector<int64_t> targets = ReadDense<int64_t>(target);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<double> weights,
                            SampleWeights(targets, weight, ignore_index, classes, "at flat index"));
  std::vector<double> losses(targets.size());
  double sum = 0, weight_sum = 0;
  for (size_t i = 0; i < targets.size(); ++i) {
    if (targets[i] == ignore_index) continue;
    losses[i] = -scores[ClassIndex(self, i, targets[i])] * weights[i];
    sum += losses[i];
    weight_sum += weights[i];
  }
  if (reduction == kNoReduction) {
    WriteDense(losses, output);
    Fill(total_weight, 0);
    return absl::OkStatus();
  }
  Fill(output, reduction == kMeanReduction ? sum / weight_sum : sum);
  Fill(total_weight, weight_sum);
  return absl::OkStatus();
}

absl::Status nll_loss2d_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                 const Tensor& weight, int64_t reduction, int64_t ignore_index,
                                 const Tensor& total_weight, const Tensor& out) {
  const int64_t classes = self.size(1);
  const std::vector<int64_t> targets = ReadDense<int64_t>(target);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<double> weights,
                            SampleWeights(targets, weight, ignore_index, classes, "at flat index"));
  const std::vector<double> grads = ReadDense<double>(grad_output);
  const double scale = reduction == kMeanReduction ? 1 / ReadDense<double>(total_weight)[0] : 1;
  std::vector<double> result(self.numel());
  for (size_t i = 0; i < targets.size(); ++i) {
    if (targets[i] == ignore_index) continue;
    result[ClassIndex(self, i, targets[i])] = -weights[i] * grads[reduction == kNoReduction ? i : 0] * scale;
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
