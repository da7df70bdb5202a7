// Softmax and log-softmax along one dim.
#include <algorithm>
#include <cmath>
#include <limits>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

// Applies f, which changes a row in place, to copies of the rows of `self` along `dim`, and writes them to `out`.
template <typename F>
absl::Status MapRows(const Tensor& self, int64_t dim, const Tensor& out, F f) {
  Rows<double> rows = ReadRows<double>(self, dim);
  for (int64_t r = 0; r < rows.count; ++r) {
    if (rows.length > 0) f(rows.row(r));
  }
  WriteRows(rows, out, dim);
  return absl::OkStatus();
}

// Applies f(row of grad, row of output), which replaces the first row by the result, and writes these rows to `out`.
template <typename F>
absl::Status MapRowPairs(const Tensor& grad, const Tensor& output, int64_t dim, const Tensor& out, F f) {
  Rows<double> rows = ReadRows<double>(grad, dim);
  const Rows<double> others = ReadRows<double>(output, dim);
  for (int64_t r = 0; r < rows.count; ++r) f(rows.row(r), others.row(r));
  WriteRows(rows, out, dim);
  return absl::OkStatus();
}

}  // namespace

absl::Status _softmax(const Tensor& self, int64_t dim, bool half_to_float, const Tensor& out) {
  return MapRows(self, dim, out, [](absl::Span<double> row) {
    // A row of only -inf gives NaN, because -inf - -inf is NaN.
    const double max = *std::max_element(row.begin(), row.end());
    double sum = 0;
    for (double& x : row) sum += x = std::exp(x - max);
    for (double& x : row) x /= sum;
  });
}

absl::Status _safe_softmax(const Tensor& self, int64_t dim, std::optional<DType> dtype, const Tensor& out) {
  return MapRows(self, dim, out, [](absl::Span<double> row) {
    const double max = *std::max_element(row.begin(), row.end());
    double sum = 0;
    // max_element does not find a NaN after an infinity.
    const auto term = [](double x) { return std::isnan(x) ? x : 0; };
    for (double& x : row) sum += x = max == -std::numeric_limits<double>::infinity() ? term(x) : std::exp(x - max);
    for (double& x : row) x = sum == 0 ? 0 : x / sum;
  });
}

absl::Status _log_softmax(const Tensor& self, int64_t dim, bool half_to_float, const Tensor& out) {
  return MapRows(self, dim, out, [](absl::Span<double> row) {
    const double max = *std::max_element(row.begin(), row.end());
    double sum = 0;
    for (double x : row) sum += std::exp(x - max);
    const double log_sum = std::log(sum);
    for (double& x : row) x = x - max - log_sum;
  });
}

absl::Status _softmax_backward_data(const Tensor& grad_output, const Tensor& output, int64_t dim, DType input_dtype,
                                    const Tensor& out) {
  return MapRowPairs(grad_output, output, dim, out, [](absl::Span<double> grad, absl::Span<const double> y) {
    double dot = 0;
    for (size_t i = 0; i < y.size(); ++i) dot += grad[i] * y[i];
    for (size_t i = 0; i < y.size(); ++i) grad[i] = (grad[i] - dot) * y[i];
  });
}

absl::Status _log_softmax_backward_data(const Tensor& grad_output, const Tensor& output, int64_t dim, DType input_dtype,
                                        const Tensor& out) {
  return MapRowPairs(grad_output, output, dim, out, [](absl::Span<double> grad, absl::Span<const double> y) {
    double sum = 0;
    for (double g : grad) sum += g;
    for (size_t i = 0; i < y.size(); ++i) grad[i] -= std::exp(y[i]) * sum;
  });
}

}  // namespace backtape::kernels
