// p-norms of differences between rows.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/rounded_to.h"

namespace backtape::kernels {
namespace {

double Distance(const double* a, const double* b, int64_t length, double p) {
  double result = 0;
  if (p == 2) {  // the usual case, in a loop without branches
    for (int64_t i = 0; i < length; ++i) result += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(result);
  }
  for (int64_t i = 0; i < length; ++i) {
    const double d = std::fabs(a[i] - b[i]);
    if (p == 0) {
      result += d != 0;
    } else if (std::isinf(p)) {
      result = Maximum(result, d);
    } else {
      result += p == 1 ? d : std::pow(d, p);
    }
  }
  return p == 0 || p == 1 || std::isinf(p) ? result : std::pow(result, 1 / p);
}

// The derivative of a distance with respect to one difference; 0 where it does not exist.
double DistanceSlope(double difference, double distance, double p, DType dtype) {
  const double d = std::fabs(difference), sign = difference > 0 ? 1 : difference < 0 ? -1 : 0;
  if (p == 0) return 0;
  if (p == 1) return sign;
  // Round the difference to the dtype, as the distance was rounded when it was stored.
  if (std::isinf(p)) return (dtype == DType::kFloat64 ? d : static_cast<float>(d)) == distance ? sign : 0;
  if (distance == 0 || (p < 1 && d == 0)) return 0;
  return sign * std::pow(d / distance, p - 1);
}

// The gradient with respect to one difference for p = 2. Intermediate results are rounded to the dtype, so that they
// overflow where PyTorch's do. The product comes first, as in PyTorch, because a division by a denormal distance would
// overflow.
double EuclideanGradient(double grad, double difference, double distance, DType dtype) {
  return RoundedTo(dtype, RoundedTo(dtype, grad * difference) / distance);
}

// The gradient with respect to one difference. As in PyTorch, it is 0 where a power of the differences has no
// derivative, even if the gradient of the distance is infinite.
double DifferenceGradient(double grad, double difference, double distance, double p, DType dtype) {
  const bool is_power = p != 1 && !std::isinf(p);
  if (is_power && (p == 0 || distance == 0 || (p < 1 && difference == 0))) return 0;
  if (p == 2) return EuclideanGradient(grad, difference, distance, dtype);
  return grad * DistanceSlope(difference, distance, p, dtype);
}

// Two batches of matrices with `rows1` and `rows2` rows; the batches broadcast.
struct RowPairs {
  std::vector<double> x1, x2;
  int64_t batch = 1, rows1 = 0, rows2 = 0, length = 0;
};

RowPairs ReadPairs(const Tensor& x1, const Tensor& x2, absl::Span<const int64_t> batch_sizes) {
  RowPairs pairs;
  pairs.rows1 = x1.size(-2);
  pairs.rows2 = x2.size(-2);
  pairs.length = x1.size(-1);
  for (int64_t size : batch_sizes) pairs.batch *= size;
  const auto read = [&](const Tensor& x) {
    DimVector sizes(batch_sizes.begin(), batch_sizes.end());
    sizes.push_back(x.size(-2));
    sizes.push_back(x.size(-1));
    return ReadDense<double>(Expand(x, sizes));
  };
  pairs.x1 = read(x1);
  pairs.x2 = read(x2);
  return pairs;
}

absl::Status Distances(const Tensor& x1, const Tensor& x2, double p, const Tensor& out) {
  const RowPairs pairs = ReadPairs(x1, x2, out.sizes().subspan(0, out.dim() - 2));
  std::vector<double> result(out.numel());
  for (size_t i = 0; i < result.size(); ++i) {
    const int64_t row1 = static_cast<int64_t>(i) / pairs.rows2, batch = row1 / pairs.rows1;
    const int64_t row2 = batch * pairs.rows2 + static_cast<int64_t>(i) % pairs.rows2;
    result[i] = Distance(&pairs.x1[row1 * pairs.length], &pairs.x2[row2 * pairs.length], pairs.length, p);
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace

absl::Status _cdist_forward(const Tensor& x1, const Tensor& x2, double p, std::optional<int64_t> compute_mode,
                            const Tensor& out) {
  if (x1.size(-1) == 0) {
    Fill(out, 0);
    return absl::OkStatus();
  }
  return Distances(x1, x2, p, out);
}

absl::Status _euclidean_dist(const Tensor& x1, const Tensor& x2, const Tensor& out) {
  return _cdist_forward(x1, x2, 2, std::nullopt, out);
}

absl::Status _cdist_backward(const Tensor& grad_output, const Tensor& x1, const Tensor& x2, double p,
                             const Tensor& cdist, const Tensor& out) {
  if (x1.numel() == 0 || x2.numel() == 0 || cdist.numel() == 0) {
    Fill(out, 0);
    return absl::OkStatus();
  }
  const RowPairs pairs = ReadPairs(x1, x2, out.sizes().subspan(0, out.dim() - 2));
  DimVector sizes(out.sizes().begin(), out.sizes().end());
  sizes.back() = pairs.rows2;
  const std::vector<double> grads = ReadDense<double>(Expand(grad_output, sizes));
  const std::vector<double> distances = ReadDense<double>(Expand(cdist, sizes));
  std::vector<double> result(out.numel());
  for (int64_t row1 = 0; row1 < pairs.batch * pairs.rows1; ++row1) {
    for (int64_t j = 0; j < pairs.rows2; ++j) {
      const int64_t pair = row1 * pairs.rows2 + j, row2 = row1 / pairs.rows1 * pairs.rows2 + j;
      for (int64_t k = 0; k < pairs.length; ++k) {
        const double difference = pairs.x1[row1 * pairs.length + k] - pairs.x2[row2 * pairs.length + k];
        result[row1 * pairs.length + k] += DifferenceGradient(grads[pair], difference, distances[pair], p, out.dtype());
      }
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status _pdist_forward(const Tensor& self, double p, const Tensor& out) {
  const std::vector<double> x = ReadDense<double>(self);
  const int64_t rows = self.size(0), length = self.size(1);
  std::vector<double> result;
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = i + 1; j < rows; ++j) {
      result.push_back(length == 0 ? 0 : Distance(&x[i * length], &x[j * length], length, p));
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status _pdist_backward(const Tensor& grad_output, const Tensor& self, double p, const Tensor& pdist,
                             const Tensor& out) {
  const std::vector<double> x = ReadDense<double>(self), grads = ReadDense<double>(grad_output);
  const std::vector<double> distances = ReadDense<double>(pdist);
  const int64_t rows = self.size(0), length = self.size(1);
  std::vector<double> result(out.numel());
  size_t pair = 0;
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = i + 1; j < rows; ++j, ++pair) {
      const double *const a = &x[i * length], *const b = &x[j * length];
      double *const to_a = &result[i * length], *const to_b = &result[j * length];
      const auto add = [&](int64_t k, double gradient) {
        to_a[k] += gradient;
        to_b[k] -= gradient;
      };
      const double distance = distances[pair];
      if (p == 2 && distance != 0) {  // the usual case, in a loop without branches
        for (int64_t k = 0; k < length; ++k) {
          add(k, EuclideanGradient(grads[pair], a[k] - b[k], distance, out.dtype()));
        }
      } else {
        for (int64_t k = 0; k < length; ++k) {
          add(k, DifferenceGradient(grads[pair], a[k] - b[k], distance, p, out.dtype()));
        }
      }
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
