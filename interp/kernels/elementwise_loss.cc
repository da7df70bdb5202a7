// Losses computed element by element, and their gradients.
#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/ir/loss_reduction.h"

namespace backtape::kernels {
namespace {

// The sizes to which both tensors broadcast.
DimVector BroadcastOf(const Tensor& a, const Tensor& b) {
  DimVector sizes(std::max(a.dim(), b.dim()), 1);
  for (const Tensor* t : {&a, &b}) {
    for (int64_t d = 1; d <= t->dim(); ++d) {
      if (t->size(-d) != 1) sizes[sizes.size() - d] = t->size(-d);
    }
  }
  return sizes;
}

// Applies f to the broadcast elements of the tensors; an undefined tensor is 1 everywhere.
template <typename F, typename... Tensors>
std::vector<double> MapElements(absl::Span<const int64_t> sizes, F f, const Tensors&... tensors) {
  int64_t count = 1;
  for (int64_t size : sizes) count *= size;
  const auto read = [&](const Tensor& t) {
    return t.defined() ? ReadDense<double>(Expand(t, sizes)) : std::vector<double>(count, 1.0);
  };
  const std::array<std::vector<double>, sizeof...(Tensors)> operands = {read(tensors)...};
  std::vector<double> result(count);
  for (int64_t i = 0; i < count; ++i) {
    result[i] = std::apply([&](const auto&... values) { return f(values[i]...); }, operands);
  }
  return result;
}

absl::Status WriteReduced(const std::vector<double>& losses, int64_t reduction, const Tensor& out) {
  if (reduction == kNoReduction) {
    WriteDense(losses, out);
    return absl::OkStatus();
  }
  double sum = 0;
  for (double loss : losses) sum += loss;
  Fill(out, reduction == kMeanReduction ? sum / static_cast<double>(losses.size()) : sum);
  return absl::OkStatus();
}

// The loss of each element and its target, times the weight.
template <typename F>
absl::Status PairLoss(const Tensor& self, const Tensor& target, const Tensor& weight, int64_t reduction,
                      const Tensor& out, F loss) {
  const DimVector sizes = BroadcastOf(self, target);
  const auto weighted = [&](double x, double t, double w) { return loss(x, t) * w; };
  return WriteReduced(MapElements(sizes, weighted, self, target, weight), reduction, out);
}

// `derivative` with respect to the element, times the weight and the gradient of the loss. As in PyTorch, the mean
// divides by the size of `self`, even if the target is larger.
template <typename F>
absl::Status PairLossBackward(const Tensor& grad_output, const Tensor& self, const Tensor& target, const Tensor& weight,
                              int64_t reduction, const Tensor& out, F derivative) {
  const double scale = reduction == kMeanReduction ? 1 / static_cast<double>(self.numel()) : 1;
  const auto gradient = [&](double g, double x, double t, double w) { return scale * derivative(x, t) * g * w; };
  WriteDense(MapElements(out.sizes(), gradient, grad_output, self, target, weight), out);
  return absl::OkStatus();
}

// exp(-x t), which overflows where the dtype does, as in PyTorch.
double SoftMarginExponential(double x, double t, DType dtype) {
  const double z = std::exp(-x * t);
  return dtype == DType::kFloat64 ? z : static_cast<double>(static_cast<float>(z));
}

double LogSigmoid(double x) { return std::min(x, 0.0) - std::log1p(std::exp(-std::abs(x))); }

}  // namespace

absl::Status mse_loss(const Tensor& self, const Tensor& target, int64_t reduction, const Tensor& out) {
  return PairLoss(self, target, Tensor(), reduction, out, [](double x, double t) { return (x - t) * (x - t); });
}

absl::Status mse_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target, int64_t reduction,
                               const Tensor& out) {
  return PairLossBackward(grad_output, self, target, Tensor(), reduction, out,
                          [](double x, double t) { return 2 * (x - t); });
}

// Quadratic up to a distance of beta, linear beyond.
absl::Status smooth_l1_loss(const Tensor& self, const Tensor& target, int64_t reduction, double beta,
                            const Tensor& out) {
  return PairLoss(self, target, Tensor(), reduction, out, [&](double x, double t) {
    const double z = std::abs(x - t);
    return z < beta ? 0.5 * z * z / beta : z - 0.5 * beta;
  });
}

absl::Status smooth_l1_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                     int64_t reduction, double beta, const Tensor& out) {
  return PairLossBackward(grad_output, self, target, Tensor(), reduction, out, [&](double x, double t) {
    const double z = x - t;
    const double inner = z / beta;
    return z <= -beta ? -1.0 : z >= beta ? 1.0 : inner;
  });
}

// smooth_l1_loss times delta.
absl::Status huber_loss(const Tensor& self, const Tensor& target, int64_t reduction, double delta, const Tensor& out) {
  return PairLoss(self, target, Tensor(), reduction, out, [&](double x, double t) {
    const double z = std::abs(x - t);
    return z <= delta ? 0.5 * z * z : delta * (z - 0.5 * delta);
  });
}

absl::Status huber_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target, int64_t reduction,
                                 double delta, const Tensor& out) {
  return PairLossBackward(grad_output, self, target, Tensor(), reduction, out, [&](double x, double t) {
    const double z = x - t;
    return z <= -delta ? -delta : z >= delta ? delta : z;  // PyTorch's order, which matters if delta <= 0
  });
}

absl::Status soft_margin_loss(const Tensor& self, const Tensor& target, int64_t reduction, const Tensor& out) {
  return PairLoss(self, target, Tensor(), reduction, out,
                  [&](double x, double t) { return std::log1p(SoftMarginExponential(x, t, self.dtype())); });
}

absl::Status soft_margin_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                       int64_t reduction, const Tensor& out) {
  return PairLossBackward(grad_output, self, target, Tensor(), reduction, out, [&](double x, double t) {
    const double z = SoftMarginExponential(x, t, self.dtype());
    return -t * z / (z + 1);
  });
}

// Logarithms are clamped to -100, so that a confident mistake has a finite loss.
absl::Status binary_cross_entropy(const Tensor& self, const Tensor& target, const Tensor& weight, int64_t reduction,
                                  const Tensor& out) {
  for (const auto& [tensor, name] : {std::pair(self, "input"), std::pair(target, "target")}) {
    for (double x : ReadDense<double>(tensor)) {
      if (!(x >= 0 && x <= 1)) {
        return absl::OutOfRangeError(absl::StrCat("all elements of ", name, " should be between 0 and 1, but got ", x));
      }
    }
  }
  return PairLoss(self, target, weight, reduction, out, [](double x, double t) {
    return (t - 1) * std::max(std::log1p(-x), -100.0) - t * std::max(std::log(x), -100.0);
  });
}

absl::Status binary_cross_entropy_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                           const Tensor& weight, int64_t reduction, const Tensor& out) {
  return PairLossBackward(grad_output, self, target, weight, reduction, out,
                          [](double x, double t) { return (x - t) / std::max((1 - x) * x, 1e-12); });
}

absl::Status binary_cross_entropy_with_logits(const Tensor& self, const Tensor& target, const Tensor& weight,
                                              const Tensor& pos_weight, int64_t reduction, const Tensor& out) {
  const DimVector sizes = BroadcastOf(self, target);
  // Without pos_weight there is no factor, which would be NaN for an infinite target.
  const auto loss = [has_factor = pos_weight.defined()](double x, double t, double w, double positive) {
    const double factor = has_factor ? (positive - 1) * t + 1 : 1;
    return ((1 - t) * x - LogSigmoid(x) * factor) * w;
  };
  return WriteReduced(MapElements(sizes, loss, self, target, weight, pos_weight), reduction, out);
}

}  // namespace backtape::kernels
