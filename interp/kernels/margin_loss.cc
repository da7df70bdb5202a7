// Multi-class losses that separate scores by a margin.
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The scores of each sample as a row; a tensor with fewer than two dims is one sample.
struct Samples {
  std::vector<double> scores;
  int64_t count = 1;
  int64_t classes = 1;

  explicit Samples(const Tensor& self) : scores(ReadDense<double>(self)) {
    if (self.dim() > 1) count = self.size(0);
    if (self.dim() > 0) classes = self.size(-1);
  }
  const double* row(int64_t i) const { return scores.data() + i * classes; }
};

// Writes the samples' losses, summed or averaged if `out` is a single number.
void WriteLosses(std::vector<double> losses, int64_t reduction, const Tensor& out) {
  if (reduction == kNoReduction) return WriteDense(losses, out);
  double sum = 0;
  for (double loss : losses) sum += loss;
  Fill(out, reduction == kMeanReduction ? sum / static_cast<double>(losses.size()) : sum);
}

// A sample's loss is the sum of its margin violations divided by the number of classes. Returns, for each sample,
// grad_output times the derivative of the result with respect to that sum.
std::vector<double> RowGradients(const Tensor& grad_output, int64_t reduction, const Samples& samples) {
  const std::vector<double> grads = ReadDense<double>(grad_output);
  std::vector<double> rows(samples.count);
  for (int64_t i = 0; i < samples.count; ++i) {
    rows[i] = grads[grads.size() == 1 ? 0 : i] / static_cast<double>(samples.classes);
    if (reduction == kMeanReduction) rows[i] /= static_cast<double>(samples.count);
  }
  return rows;
}

absl::StatusOr<std::vector<int64_t>> ReadClasses(const Tensor& target, int64_t classes, bool may_be_negative) {
  std::vector<int64_t> targets = ReadDense<int64_t>(target);
  for (int64_t t : targets) {
    if (t >= classes || (t < 0 && !may_be_negative)) {
      return absl::OutOfRangeError(absl::StrCat("target ", t, " is out of range: the number of classes is ", classes));
    }
  }
  return targets;
}

// Calls f(label class, other class, margin violation) for each violated pair of a sample.
template <typename F>
void ForEachViolation(const double* scores, const int64_t* labels, int64_t classes, F f) {
  std::vector<bool> is_label(classes);
  int64_t count = 0;
  for (; count < classes && labels[count] >= 0; ++count) is_label[labels[count]] = true;
  for (int64_t k = 0; k < count; ++k) {
    for (int64_t c = 0; c < classes; ++c) {
      const double z = 1 - scores[labels[k]] + scores[c];
      if (!is_label[c] && z > 0) f(labels[k], c, z);
    }
  }
}

}  // namespace

absl::Status multi_margin_loss(const Tensor& self, const Tensor& target, const Scalar& p, const Scalar& margin,
                               const Tensor& weight, int64_t reduction, const Tensor& out) {
  const Samples samples(self);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> targets, ReadClasses(target, samples.classes, false));
  const std::vector<double> weights =
      weight.defined() ? ReadDense<double>(weight) : std::vector<double>(samples.classes, 1.0);
  std::vector<double> losses(samples.count);
  for (int64_t i = 0; i < samples.count; ++i) {
    const double* scores = samples.row(i);
    for (int64_t c = 0; c < samples.classes; ++c) {
      const double z = margin.to_double() - scores[targets[i]] + scores[c];
      if (c != targets[i] && z > 0) losses[i] += (p.to_double() == 1 ? z : z * z) * weights[targets[i]];
    }
    losses[i] /= static_cast<double>(samples.classes);
  }
  WriteLosses(std::move(losses), reduction, out);
  return absl::OkStatus();
}

absl::Status multi_margin_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                        const Scalar& p, const Scalar& margin, const Tensor& weight, int64_t reduction,
                                        const Tensor& out) {
  const Samples samples(self);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> targets, ReadClasses(target, samples.classes, false));
  const std::vector<double> weights =
      weight.defined() ? ReadDense<double>(weight) : std::vector<double>(samples.classes, 1.0);
  const std::vector<double> grads = RowGradients(grad_output, reduction, samples);
  std::vector<double> result(out.numel());
  for (int64_t i = 0; i < samples.count; ++i) {
    const double* scores = samples.row(i);
    double* gradient = result.data() + i * samples.classes;
    for (int64_t c = 0; c < samples.classes; ++c) {
      const double z = margin.to_double() - scores[targets[i]] + scores[c];
      if (c == targets[i] || !(z > 0)) continue;
      gradient[c] = (p.to_double() == 1 ? 1 : 2 * z) * weights[targets[i]] * grads[i];
      gradient[targets[i]] -= gradient[c];
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status multilabel_margin_loss_forward(const Tensor& self, const Tensor& target, int64_t reduction,
                                            const Tensor& output, const Tensor& is_target) {
  const Samples samples(self);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> targets, ReadClasses(target, samples.classes, true));
  std::vector<double> losses(samples.count), marks(is_target.numel());
  for (int64_t i = 0; i < samples.count; ++i) {
    const int64_t first = i * samples.classes;
    ForEachViolation(samples.row(i), targets.data() + first, samples.classes,
                     [&](int64_t, int64_t, double z) { losses[i] += z; });
    losses[i] /= static_cast<double>(samples.classes);
    for (int64_t c = 0; c < samples.classes && targets[first + c] >= 0; ++c) marks[first + targets[first + c]] = 1;
  }
  WriteLosses(std::move(losses), reduction, output);
  WriteDense(marks, is_target);
  return absl::OkStatus();
}

absl::Status multilabel_margin_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                             int64_t reduction, const Tensor& is_target, const Tensor& out) {
  const Samples samples(self);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> targets, ReadClasses(target, samples.classes, true));
  const std::vector<double> grads = RowGradients(grad_output, reduction, samples);
  std::vector<double> result(out.numel());
  for (int64_t i = 0; i < samples.count; ++i) {
    const int64_t first = i * samples.classes;
    ForEachViolation(samples.row(i), targets.data() + first, samples.classes, [&](int64_t label, int64_t c, double) {
      result[first + label] -= grads[i];
      result[first + c] += grads[i];
    });
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
