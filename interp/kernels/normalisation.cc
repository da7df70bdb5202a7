// Batch, layer and group normalisation.
//
// Let x' = (x - mean) * rstd over a group of n elements, y = x' * weight + bias, g the gradient of y and g' = g *
// weight. The gradient of x is rstd * (g' - sum(g') / n - x' * sum(g' * x') / n). The gradients of bias and weight are
// the sums of g and of g * x' over all elements that share them.
#include <array>
#include <cmath>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

struct Statistics {
  double mean = 0;
  double variance = 0;  // biased
};

// The statistics of values of a dtype. As in PyTorch and in native code, all dtypes except float64 use the range of
// float32: if the sum of squares exceeds it, the variance is infinite.
Statistics StatisticsOf(absl::Span<const double> row, DType dtype) {
  Statistics result;
  for (double x : row) result.mean += x;
  result.mean /= static_cast<double>(row.size());
  for (double x : row) result.variance += (x - result.mean) * (x - result.mean);
  if (dtype != DType::kFloat64 && result.variance > LargestFinite(DType::kFloat32)) result.variance = INFINITY;
  result.variance /= static_cast<double>(row.size());
  return result;
}

// The values of an optional parameter, or `otherwise` if it is undefined.
std::vector<double> ParameterValues(const Tensor& parameter, int64_t n, double otherwise) {
  return parameter.defined() ? ReadDense<double>(parameter) : std::vector<double>(n, otherwise);
}

struct BatchStatistics {
  std::vector<double> mean, variance, rstd;
};

// Batch statistics in training mode, otherwise the running ones.
BatchStatistics ChannelStatistics(const Rows<double>& channels, const Tensor& running_mean, const Tensor& running_var,
                                  bool training, double eps, DType dtype) {
  BatchStatistics result;
  if (training) {
    for (int64_t c = 0; c < channels.count; ++c) {
      const Statistics s = StatisticsOf(channels.row(c), dtype);
      result.mean.push_back(s.mean);
      result.variance.push_back(s.variance);
    }
  } else {
    result.mean = ReadDense<double>(running_mean);
    result.variance = ReadDense<double>(running_var);
  }
  for (double variance : result.variance) result.rstd.push_back(1 / std::sqrt(variance + eps));
  return result;
}

// One row for each channel.
Rows<double> ReadChannels(const Tensor& input) {
  std::vector<bool> along_rows(input.dim(), true);
  along_rows[1] = false;
  return ReadRows<double>(input, along_rows);
}

void WriteChannels(const Rows<double>& channels, const Tensor& out) { WriteDense(channels.values, MoveDim(out, 1, 0)); }

// running = (1 - momentum) * running + momentum * batch, with the unbiased variance.
std::vector<double> UpdatedMean(const Tensor& running, const BatchStatistics& batch, double momentum) {
  std::vector<double> values = ReadDense<double>(running);
  for (size_t c = 0; c < values.size(); ++c) values[c] = (1 - momentum) * values[c] + momentum * batch.mean[c];
  return values;
}

std::vector<double> UpdatedVariance(const Tensor& running, const BatchStatistics& batch, int64_t n, double momentum) {
  const double unbiased = static_cast<double>(n) / static_cast<double>(n - 1);
  std::vector<double> values = ReadDense<double>(running);
  for (size_t c = 0; c < values.size(); ++c) {
    values[c] = (1 - momentum) * values[c] + momentum * batch.variance[c] * unbiased;
  }
  return values;
}

// Writes the three outputs common to all forms of batch norm. `new_mean` and `new_var`, if defined, receive the updated
// running statistics.
absl::Status BatchNorm(const Tensor& input, const Tensor& weight, const Tensor& bias, const Tensor& running_mean,
                       const Tensor& running_var, const Tensor& new_mean, const Tensor& new_var, bool training,
                       double momentum, double eps, const Tensor& out, const Tensor& save_mean,
                       const Tensor& save_invstd) {
  Rows<double> channels = ReadChannels(input);
  const BatchStatistics batch = ChannelStatistics(channels, running_mean, running_var, training, eps, input.dtype());
  const std::vector<double> scale = ParameterValues(weight, channels.count, 1);
  const std::vector<double> shift = ParameterValues(bias, channels.count, 0);
  for (int64_t c = 0; c < channels.count; ++c) {
    for (double& x : channels.row(c)) x = (x - batch.mean[c]) * batch.rstd[c] * scale[c] + shift[c];
  }
  WriteChannels(channels, out);
  if (training) {
    WriteDense(batch.mean, save_mean);
    WriteDense(batch.rstd, save_invstd);
  }
  if (new_mean.defined()) {
    WriteDense(training ? UpdatedMean(running_mean, batch, momentum) : ReadDense<double>(running_mean), new_mean);
  }
  if (new_var.defined()) {
    WriteDense(
        training ? UpdatedVariance(running_var, batch, channels.length, momentum) : ReadDense<double>(running_var),
        new_var);
  }
  return absl::OkStatus();
}

// Computes the gradient of x over one group into `grad`, which holds g' on entry. `factor` is rstd,
// times any factor that was left out of g'.
void NormalizedBackward(absl::Span<double> grad, absl::Span<const double> normalized, double factor) {
  double sum = 0, dot = 0;
  for (size_t i = 0; i < grad.size(); ++i) {
    sum += grad[i];
    dot += grad[i] * normalized[i];
  }
  const double n = static_cast<double>(grad.size());
  for (size_t i = 0; i < grad.size(); ++i) grad[i] = factor * (grad[i] - sum / n - normalized[i] * dot / n);
}

}  // namespace

absl::Status native_batch_norm(const Tensor& input, const Tensor& weight, const Tensor& bias,
                               const Tensor& running_mean, const Tensor& running_var, bool training, double momentum,
                               double eps, const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  // The running statistics are updated in place, as in PyTorch.
  return BatchNorm(input, weight, bias, running_mean, running_var, training ? running_mean : Tensor(),
                   training ? running_var : Tensor(), training, momentum, eps, out0, out1, out2);
}

absl::Status _native_batch_norm_legit(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                      const Tensor& running_mean, const Tensor& running_var, bool training,
                                      double momentum, double eps, const Tensor& out0, const Tensor& out1,
                                      const Tensor& out2) {
  return native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, out0, out1, out2);
}

absl::Status _native_batch_norm_legit_no_stats(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                               bool training, double momentum, double eps, const Tensor& out0,
                                               const Tensor& out1, const Tensor& out2) {
  return BatchNorm(input, weight, bias, Tensor(), Tensor(), Tensor(), Tensor(), training, momentum, eps, out0, out1,
                   out2);
}

absl::Status _native_batch_norm_legit_no_training(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                                  const Tensor& running_mean, const Tensor& running_var,
                                                  double momentum, double eps, const Tensor& out0, const Tensor& out1,
                                                  const Tensor& out2) {
  return BatchNorm(input, weight, bias, running_mean, running_var, Tensor(), Tensor(), false, momentum, eps, out0, out1,
                   out2);
}

absl::Status _native_batch_norm_legit_functional(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                                 const Tensor& running_mean, const Tensor& running_var, bool training,
                                                 double momentum, double eps, const Tensor& out0, const Tensor& out1,
                                                 const Tensor& out2, const Tensor& running_mean_out,
                                                 const Tensor& running_var_out) {
  return BatchNorm(input, weight, bias, running_mean, running_var, running_mean_out, running_var_out, training,
                   momentum, eps, out0, out1, out2);
}

absl::Status native_batch_norm_backward(const Tensor& grad_out, const Tensor& input, const Tensor& weight,
                                        const Tensor& running_mean, const Tensor& running_var, const Tensor& save_mean,
                                        const Tensor& save_invstd, bool train, double eps,
                                        std::array<bool, 3> output_mask, const Tensor& out0, const Tensor& out1,
                                        const Tensor& out2) {
  Rows<double> grads = ReadChannels(grad_out);
  Rows<double> normalized = ReadChannels(input);
  const std::vector<double> mean = ReadDense<double>(train ? save_mean : running_mean);
  std::vector<double> rstd = ReadDense<double>(train ? save_invstd : running_var);
  if (!train) {
    for (double& r : rstd) r = 1 / std::sqrt(r + eps);
  }
  const std::vector<double> scale = ParameterValues(weight, grads.count, 1);
  std::vector<double> weight_grad(grads.count), bias_grad(grads.count);
  for (int64_t c = 0; c < grads.count; ++c) {
    for (double& x : normalized.row(c)) x = (x - mean[c]) * rstd[c];
    for (int64_t i = 0; i < grads.length; ++i) {
      double& g = grads.row(c)[i];
      bias_grad[c] += g;
      weight_grad[c] += g * normalized.row(c)[i];
      if (!train) g *= scale[c] * rstd[c];  // running statistics do not depend on the input
    }
    // As in PyTorch, the weight is the last factor. If it were multiplied before the sums, an infinite weight would
    // make their terms infinite.
    if (train) NormalizedBackward(grads.row(c), normalized.row(c), rstd[c] * scale[c]);
  }
  if (out0.defined()) WriteChannels(grads, out0);
  if (out1.defined()) WriteDense(weight_grad, out1);
  if (out2.defined()) WriteDense(bias_grad, out2);
  return absl::OkStatus();
}

absl::Status native_layer_norm(const Tensor& input, absl::Span<const int64_t> normalized_shape, const Tensor& weight,
                               const Tensor& bias, double eps, const Tensor& out0, const Tensor& out1,
                               const Tensor& out2) {
  const int64_t rows = out1.numel(), length = rows == 0 ? 0 : input.numel() / rows;
  std::vector<double> values = ReadDense<double>(input);
  const std::vector<double> scale = ParameterValues(weight, length, 1), shift = ParameterValues(bias, length, 0);
  std::vector<double> mean(rows), rstd(rows);
  for (int64_t r = 0; r < rows; ++r) {
    const absl::Span<double> row = absl::MakeSpan(values).subspan(r * length, length);
    const Statistics s = StatisticsOf(row, input.dtype());
    mean[r] = s.mean;
    rstd[r] = 1 / std::sqrt(s.variance + eps);
    for (int64_t i = 0; i < length; ++i) row[i] = (row[i] - mean[r]) * rstd[r] * scale[i] + shift[i];
  }
  WriteDense(values, out0);
  WriteDense(mean, out1);
  WriteDense(rstd, out2);
  return absl::OkStatus();
}

absl::Status native_layer_norm_backward(const Tensor& grad_out, const Tensor& input,
                                        absl::Span<const int64_t> normalized_shape, const Tensor& mean,
                                        const Tensor& rstd, const Tensor& weight, const Tensor& bias,
                                        std::array<bool, 3> output_mask, const Tensor& out0, const Tensor& out1,
                                        const Tensor& out2) {
  const int64_t rows = mean.numel();
  int64_t length = 1;
  for (int64_t size : normalized_shape) length *= size;
  std::vector<double> grads = ReadDense<double>(grad_out), normalized = ReadDense<double>(input);
  const std::vector<double> means = ReadDense<double>(mean), rstds = ReadDense<double>(rstd);
  const std::vector<double> scale = ParameterValues(weight, length, 1);
  std::vector<double> weight_grad(length), bias_grad(length);
  for (int64_t r = 0; r < rows; ++r) {
    const absl::Span<double> g = absl::MakeSpan(grads).subspan(r * length, length);
    const absl::Span<double> x = absl::MakeSpan(normalized).subspan(r * length, length);
    for (int64_t i = 0; i < length; ++i) {
      x[i] = (x[i] - means[r]) * rstds[r];
      bias_grad[i] += g[i];
      weight_grad[i] += g[i] * x[i];
      g[i] *= scale[i];
    }
    NormalizedBackward(g, x, rstds[r]);
  }
  if (out0.defined()) WriteDense(grads, out0);
  if (out1.defined()) WriteDense(weight_grad, out1);
  if (out2.defined()) WriteDense(bias_grad, out2);
  return absl::OkStatus();
}

absl::Status native_group_norm(const Tensor& input, const Tensor& weight, const Tensor& bias, int64_t N, int64_t C,
                               int64_t HxW, int64_t group, double eps, const Tensor& out0, const Tensor& out1,
                               const Tensor& out2) {
  const int64_t rows = N * group, length = C / group * HxW;
  std::vector<double> values = ReadDense<double>(input);
  const std::vector<double> scale = ParameterValues(weight, C, 1), shift = ParameterValues(bias, C, 0);
  std::vector<double> mean(rows), rstd(rows);
  for (int64_t r = 0; r < rows; ++r) {
    const absl::Span<double> row = absl::MakeSpan(values).subspan(r * length, length);
    const Statistics s = StatisticsOf(row, input.dtype());
    mean[r] = s.mean;
    rstd[r] = 1 / std::sqrt(s.variance + eps);
    for (int64_t i = 0, c = r % group * (C / group); i < length; ++c) {
      for (int64_t end = i + HxW; i < end; ++i) row[i] = (row[i] - mean[r]) * rstd[r] * scale[c] + shift[c];
    }
  }
  WriteDense(values, out0);
  WriteDense(mean, out1);
  WriteDense(rstd, out2);
  return absl::OkStatus();
}

absl::Status native_group_norm_backward(const Tensor& grad_out, const Tensor& input, const Tensor& mean,
                                        const Tensor& rstd, const Tensor& weight, int64_t N, int64_t C, int64_t HxW,
                                        int64_t group, std::array<bool, 3> output_mask, const Tensor& out0,
                                        const Tensor& out1, const Tensor& out2) {
  const int64_t rows = N * group, length = C / group * HxW;
  std::vector<double> grads = ReadDense<double>(grad_out), normalized = ReadDense<double>(input);
  const std::vector<double> means = ReadDense<double>(mean), rstds = ReadDense<double>(rstd);
  const std::vector<double> scale = ParameterValues(weight, C, 1);
  std::vector<double> weight_grad(C), bias_grad(C);
  for (int64_t r = 0; r < rows; ++r) {
    const absl::Span<double> g = absl::MakeSpan(grads).subspan(r * length, length);
    const absl::Span<double> x = absl::MakeSpan(normalized).subspan(r * length, length);
    for (int64_t i = 0, c = r % group * (C / group); i < length; ++c) {
      for (int64_t end = i + HxW; i < end; ++i) {
        x[i] = (x[i] - means[r]) * rstds[r];
        bias_grad[c] += g[i];
        weight_grad[c] += g[i] * x[i];
        g[i] *= scale[c];
      }
    }
    NormalizedBackward(g, x, rstds[r]);
  }
  if (out0.defined()) WriteDense(grads, out0);
  if (out1.defined()) WriteDense(weight_grad, out1);
  if (out2.defined()) WriteDense(bias_grad, out2);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
