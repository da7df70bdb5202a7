// Ops that reduce, scan or sort the rows of a tensor, each row by itself.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/fold_rows.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

using Dims = absl::Span<const int64_t>;
using OptionalDims = std::optional<Dims>;

std::vector<bool> Mask(Dims dims, int64_t rank, bool empty_is_all = true) {
  std::vector<bool> mask(rank, empty_is_all && dims.empty());
  for (int64_t d : dims) {
    if (rank > 0) mask[Wrap(d, rank)] = true;
  }
  return mask;
}

// Computes out[r] = f(row r of self), where rows are read in the compute type T.
template <typename T, typename F>
void ReduceRows(const Tensor& self, const std::vector<bool>& mask, const Tensor& out, F f) {
  const Rows<T> rows = ReadRows<T>(self, mask);
  using Result = decltype(f(rows.row(0)));
  std::vector<Result> results(rows.count);
  for (int64_t r = 0; r < rows.count; ++r) results[r] = f(rows.row(r));
  WriteDense(results, out);
}

// Combines the elements of each row by f, starting with `initial`, in the compute type of `dtype`. Like PyTorch, first
// converts the input to `dtype` if only one of the two is floating-point.
template <typename F>
absl::Status FoldAs(DType dtype, const Tensor& self, Dims dims, const Tensor& out, int initial, F f) {
  const Tensor converted =
      self.dtype() == dtype || IsFloatingPoint(self.dtype()) == IsFloatingPoint(dtype) ? self : self.To(dtype);
  return DispatchCompute(dtype, [&]<typename T>(std::type_identity<T>) {
    WriteDense(FoldRows<T>(converted, Mask(dims, self.dim()), static_cast<T>(initial), f), out);
    return absl::OkStatus();
  });
}

absl::Status SumOf(const Tensor& self, Dims dims, const Tensor& out) {
  return FoldAs(out.dtype(), self, dims, out, 0, [](auto sum, auto x) { return Add(sum, x); });
}

absl::Status ProductOf(const Tensor& self, Dims dims, const Tensor& out) {
  return FoldAs(out.dtype(), self, dims, out, 1, [](auto product, auto x) { return Multiply(product, x); });
}

double MeanOfRow(absl::Span<const double> row) {
  double sum = 0;
  for (double x : row) sum += x;
  return sum / static_cast<double>(row.size());
}

absl::Status MeanOf(const Tensor& self, Dims dims, const Tensor& out) {
  std::vector<double> means =
      FoldRows<double>(self, Mask(dims, self.dim()), 0.0, [](double sum, double x) { return sum + x; });
  const int64_t length = means.empty() ? 0 : self.numel() / static_cast<int64_t>(means.size());
  for (double& mean : means) mean /= static_cast<double>(length);
  WriteDense(means, out);
  return absl::OkStatus();
}

// Two passes, for precision. The variance of equal elements is exactly 0, although their mean may be rounded: gradients
// of std depend on it.
double VarianceOf(absl::Span<const double> row, double correction) {
  // Whatever the correction is, a row without elements has no variance.
  if (row.empty()) return std::numeric_limits<double>::quiet_NaN();
  const bool is_uniform = std::all_of(row.begin(), row.end(), [&](double x) { return x == row[0]; });
  const double mean = is_uniform ? row[0] : MeanOfRow(row);
  double sum = 0;
  for (double x : row) sum += (x - mean) * (x - mean);
  // PyTorch divides by 0 if too few elements are left, never by a negative number.
  return sum / std::max(0.0, static_cast<double>(row.size()) - correction);
}

// The index of the first NaN or, if there is none, of the first largest (or smallest) element.
template <typename T>
int64_t ArgExtremum(absl::Span<const T> row, bool largest) {
  int64_t best = 0;
  for (size_t i = 1; i < row.size() && !IsNan(row[best]); ++i) {
    if (IsNan(row[i]) || (largest ? row[i] > row[best] : row[i] < row[best])) best = static_cast<int64_t>(i);
  }
  return best;
}

// Each power is rounded to the precision in which the dtype is computed, so that the same ones overflow as in PyTorch.
double VectorNorm(absl::Span<const double> row, double p, DType dtype) {
  if (std::isinf(p)) {  // the largest or smallest absolute value
    std::vector<double> magnitudes(row.begin(), row.end());
    for (double& x : magnitudes) x = std::fabs(x);
    return magnitudes.empty() ? 0.0 : magnitudes[ArgExtremum(absl::MakeConstSpan(magnitudes), p > 0)];
  }
  double sum = 0;
  for (double x : row) {
    const double power = p == 0 ? (x != 0) : p == 2 ? x * x : std::pow(std::fabs(x), p);
    sum += dtype == DType::kFloat64 ? power : static_cast<float>(power);
  }
  return p == 0 ? sum : p == 2 ? std::sqrt(sum) : std::pow(sum, 1 / p);
}

// The first NaN of each row or, if there is none, its first largest (or smallest) element.
absl::Status Extremum(const Tensor& self, Dims dims, bool largest, const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    using Limits = std::numeric_limits<T>;
    const auto fold = [&](T initial, auto is_better) {
      // & and | instead of && and || keep branches out of the loop.
      const auto better = [&](T best, T x) {
        const bool is_number = !IsNan(best), is_nan = IsNan(x), is_beyond = is_better(x, best);
        return (is_number & (is_nan | is_beyond)) ? x : best;
      };
      WriteDense(FoldRows<T>(self, Mask(dims, self.dim()), initial, better), out);
      return absl::OkStatus();
    };
    // Infinities are less or greater than all other numbers.
    if (largest) {
      return fold(kIsFloating<T> ? -Limits::infinity() : Limits::min(), [](T x, T best) { return x > best; });
    }
    return fold(kIsFloating<T> ? Limits::infinity() : Limits::max(), [](T x, T best) { return x < best; });
  });
}

absl::Status ArgExtremumOf(const Tensor& self, Dims dims, bool largest, const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    ReduceRows<T>(self, Mask(dims, self.dim()), out,
                  [&](absl::Span<const T> row) { return ArgExtremum(row, largest); });
    return absl::OkStatus();
  });
}

// True if all elements of a row are true or, with `any`, if at least one is. NaN counts as true.
absl::Status Truth(const Tensor& self, const std::vector<bool>& mask, bool any, const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    ReduceRows<T>(self, mask, out, [&](absl::Span<const T> row) -> int64_t {
      const auto is_true = [](T x) { return x != T{0}; };
      return any ? std::any_of(row.begin(), row.end(), is_true) : std::all_of(row.begin(), row.end(), is_true);
    });
    return absl::OkStatus();
  });
}

absl::Status VarianceInto(const Tensor& self, OptionalDims dim, std::optional<Scalar> correction, bool root,
                          const Tensor& out) {
  const double c = correction.value_or(Scalar(1)).to_double();
  ReduceRows<double>(self, Mask(dim.value_or(Dims()), self.dim()), out, [&](absl::Span<const double> row) {
    const double variance = VarianceOf(row, c);
    return root ? std::sqrt(variance) : variance;
  });
  return absl::OkStatus();
}

// Along `dim`, out[i] = f(out[i - 1], self[i]), starting with f(neutral, self[0]).
template <typename F>
absl::Status Scan(const Tensor& self, int64_t dim, const Tensor& out, int neutral, F f) {
  const Tensor converted = IsFloatingPoint(self.dtype()) && !IsFloatingPoint(out.dtype()) ? self.To(out.dtype()) : self;
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    Rows<T> rows = ReadRows<T>(converted, dim);
    for (int64_t r = 0; r < rows.count; ++r) {
      T running = static_cast<T>(neutral);
      for (T& x : rows.row(r)) x = running = f(running, x);
    }
    WriteRows(rows, out, dim);
    return absl::OkStatus();
  });
}

// The first k elements of each row in sorted order. The sort is stable, and NaN is larger than all numbers.
absl::Status Sorted(const Tensor& self, int64_t dim, bool descending, const Tensor& values, const Tensor& indices) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const Rows<T> rows = ReadRows<T>(self, dim);
    const int64_t k = values.dim() == 0 ? 1 : values.size(Wrap(dim, values.dim()));
    Rows<T> sorted{std::vector<T>(rows.count * k), rows.count, k};
    Rows<int64_t> positions{std::vector<int64_t>(rows.count * k), rows.count, k};
    std::vector<int64_t> order(rows.length);
    for (int64_t r = 0; r < rows.count; ++r) {
      const absl::Span<const T> row = rows.row(r);
      for (int64_t i = 0; i < rows.length; ++i) order[i] = i;
      const auto less = [&](T a, T b) { return IsNan(b) ? !IsNan(a) : a < b; };
      const auto comes_first = [&](int64_t a, int64_t b) {
        return descending ? less(row[b], row[a]) : less(row[a], row[b]);
      };
      if (k == rows.length) {
        std::stable_sort(order.begin(), order.end(), comes_first);
      } else {
        // Equal elements are ordered by position, as in a stable sort.
        std::partial_sort(order.begin(), order.begin() + k, order.end(),
                          [&](int64_t a, int64_t b) { return comes_first(a, b) || (a < b && !comes_first(b, a)); });
      }
      for (int64_t i = 0; i < k; ++i) {
        sorted.row(r)[i] = row[order[i]];
        positions.row(r)[i] = order[i];
      }
    }
    WriteRows(sorted, values, dim);
    WriteRows(positions, indices, dim);
    return absl::OkStatus();
  });
}

}  // namespace

absl::Status sum(const Tensor& self, std::optional<DType> dtype, const Tensor& out) { return SumOf(self, {}, out); }

absl::Status sum_dim_IntList(const Tensor& self, OptionalDims dim, bool keepdim, std::optional<DType> dtype,
                             const Tensor& out) {
  return SumOf(self, dim.value_or(Dims()), out);
}

absl::Status nansum(const Tensor& self, OptionalDims dim, bool keepdim, std::optional<DType> dtype, const Tensor& out) {
  if (!IsFloatingPoint(self.dtype())) return sum_dim_IntList(self, dim, keepdim, dtype, out);
  return FoldAs(out.dtype(), self, dim.value_or(Dims()), out, 0,
                [](auto sum, auto x) { return IsNan(x) ? sum : Add(sum, x); });
}

absl::Status mean(const Tensor& self, std::optional<DType> dtype, const Tensor& out) { return MeanOf(self, {}, out); }

absl::Status mean_dim(const Tensor& self, OptionalDims dim, bool keepdim, std::optional<DType> dtype,
                      const Tensor& out) {
  return MeanOf(self, dim.value_or(Dims()), out);
}

absl::Status prod(const Tensor& self, std::optional<DType> dtype, const Tensor& out) {
  return ProductOf(self, {}, out);
}

absl::Status prod_dim_int(const Tensor& self, int64_t dim, bool keepdim, std::optional<DType> dtype,
                          const Tensor& out) {
  return ProductOf(self, {dim}, out);
}

absl::Status amax(const Tensor& self, Dims dim, bool keepdim, const Tensor& out) {
  return Extremum(self, dim, true, out);
}

absl::Status amin(const Tensor& self, Dims dim, bool keepdim, const Tensor& out) {
  return Extremum(self, dim, false, out);
}

absl::Status max(const Tensor& self, const Tensor& out) { return Extremum(self, {}, true, out); }

absl::Status min(const Tensor& self, const Tensor& out) { return Extremum(self, {}, false, out); }

absl::Status max_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& values, const Tensor& indices) {
  BACKTAPE_RETURN_IF_ERROR(Extremum(self, {dim}, true, values));
  return ArgExtremumOf(self, {dim}, true, indices);
}

absl::Status min_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& values, const Tensor& indices) {
  BACKTAPE_RETURN_IF_ERROR(Extremum(self, {dim}, false, values));
  return ArgExtremumOf(self, {dim}, false, indices);
}

absl::Status argmax(const Tensor& self, std::optional<int64_t> dim, bool keepdim, const Tensor& out) {
  return ArgExtremumOf(self, dim.has_value() ? Dims(&*dim, 1) : Dims(), true, out);
}

absl::Status argmin(const Tensor& self, std::optional<int64_t> dim, bool keepdim, const Tensor& out) {
  return ArgExtremumOf(self, dim.has_value() ? Dims(&*dim, 1) : Dims(), false, out);
}

absl::Status any(const Tensor& self, const Tensor& out) { return Truth(self, Mask({}, self.dim()), true, out); }

absl::Status any_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& out) {
  return Truth(self, Mask({dim}, self.dim()), true, out);
}

absl::Status any_dims(const Tensor& self, OptionalDims dim, bool keepdim, const Tensor& out) {
  return Truth(self, Mask(dim.value_or(Dims()), self.dim(), !dim.has_value()), true, out);
}

absl::Status all(const Tensor& self, const Tensor& out) { return Truth(self, Mask({}, self.dim()), false, out); }

absl::Status all_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& out) {
  return Truth(self, Mask({dim}, self.dim()), false, out);
}

absl::Status all_dims(const Tensor& self, OptionalDims dim, bool keepdim, const Tensor& out) {
  return Truth(self, Mask(dim.value_or(Dims()), self.dim(), !dim.has_value()), false, out);
}

absl::Status var_correction(const Tensor& self, OptionalDims dim, std::optional<Scalar> correction, bool keepdim,
                            const Tensor& out) {
  return VarianceInto(self, dim, correction, false, out);
}

absl::Status std_correction(const Tensor& self, OptionalDims dim, std::optional<Scalar> correction, bool keepdim,
                            const Tensor& out) {
  return VarianceInto(self, dim, correction, true, out);
}

absl::Status var_mean_correction(const Tensor& self, OptionalDims dim, std::optional<Scalar> correction, bool keepdim,
                                 const Tensor& out0, const Tensor& out1) {
  BACKTAPE_RETURN_IF_ERROR(MeanOf(self, dim.value_or(Dims()), out1));
  return VarianceInto(self, dim, correction, false, out0);
}

absl::Status std_mean_correction(const Tensor& self, OptionalDims dim, std::optional<Scalar> correction, bool keepdim,
                                 const Tensor& out0, const Tensor& out1) {
  BACKTAPE_RETURN_IF_ERROR(MeanOf(self, dim.value_or(Dims()), out1));
  return VarianceInto(self, dim, correction, true, out0);
}

absl::Status logsumexp(const Tensor& self, Dims dim, bool keepdim, const Tensor& out) {
  ReduceRows<double>(self, Mask(dim, self.dim()), out, [](absl::Span<const double> row) {
    if (row.empty()) return -std::numeric_limits<double>::infinity();
    double max = row[ArgExtremum(row, true)];
    if (std::isinf(max)) max = 0;  // infinity minus infinity is NaN
    double sum = 0;
    for (double x : row) sum += std::exp(x - max);
    return std::log(sum) + max;
  });
  return absl::OkStatus();
}

absl::Status linalg_vector_norm(const Tensor& self, const Scalar& ord, OptionalDims dim, bool keepdim,
                                std::optional<DType> dtype, const Tensor& out) {
  const double p = ord.to_double();
  ReduceRows<double>(self, Mask(dim.value_or(Dims()), self.dim()), out,
                     [&](absl::Span<const double> row) { return VectorNorm(row, p, out.dtype()); });
  return absl::OkStatus();
}

absl::Status cumsum(const Tensor& self, int64_t dim, std::optional<DType> dtype, const Tensor& out) {
  return Scan(self, dim, out, 0, [](auto a, auto b) { return Add(a, b); });
}

absl::Status cumprod(const Tensor& self, int64_t dim, std::optional<DType> dtype, const Tensor& out) {
  return Scan(self, dim, out, 1, [](auto a, auto b) { return Multiply(a, b); });
}

absl::Status topk(const Tensor& self, int64_t k, int64_t dim, bool largest, bool sorted, const Tensor& values,
                  const Tensor& indices) {
  // The result is sorted even if `sorted` is false.
  return Sorted(self, dim, largest, values, indices);
}

absl::Status sort(const Tensor& self, int64_t dim, bool descending, const Tensor& values, const Tensor& indices) {
  return Sorted(self, dim, descending, values, indices);
}

absl::Status count_nonzero_dim_IntList(const Tensor& self, Dims dim, const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    ReduceRows<T>(self, Mask(dim, self.dim()), out, [](absl::Span<const T> row) -> int64_t {
      return std::count_if(row.begin(), row.end(), [](T x) { return x != T{0}; });
    });
    return absl::OkStatus();
  });
}

absl::Status count_nonzero(const Tensor& self, std::optional<int64_t> dim, const Tensor& out) {
  return count_nonzero_dim_IntList(self, dim.has_value() ? Dims(&*dim, 1) : Dims(), out);
}

absl::Status norm_Scalar(const Tensor& self, const Scalar& p, const Tensor& out) {
  return linalg_vector_norm(self, p, std::nullopt, false, std::nullopt, out);
}

absl::Status norm_ScalarOpt_dim(const Tensor& self, std::optional<Scalar> p, Dims dim, bool keepdim,
                                const Tensor& out) {
  return linalg_vector_norm(self, p.value_or(Scalar(2)), dim, keepdim, std::nullopt, out);
}

absl::Status norm_ScalarOpt_dim_dtype(const Tensor& self, std::optional<Scalar> p, Dims dim, bool keepdim, DType dtype,
                                      const Tensor& out) {
  return linalg_vector_norm(self, p.value_or(Scalar(2)), dim, keepdim, dtype, out);
}

absl::Status dist(const Tensor& self, const Tensor& other, const Scalar& p, const Tensor& out) {
  DimVector sizes(std::max(self.dim(), other.dim()), 1);
  for (const Tensor* t : {&self, &other}) {
    for (int64_t d = 1; d <= t->dim(); ++d) {
      if (t->size(-d) != 1) sizes[sizes.size() - d] = t->size(-d);
    }
  }
  std::vector<double> differences = ReadDense<double>(Expand(self, sizes));
  const std::vector<double> others = ReadDense<double>(Expand(other, sizes));
  for (size_t i = 0; i < differences.size(); ++i) differences[i] -= others[i];
  Fill(out, VectorNorm(differences, p.to_double(), out.dtype()));
  return absl::OkStatus();
}

absl::Status var_dim(const Tensor& self, OptionalDims dim, bool unbiased, bool keepdim, const Tensor& out) {
  return VarianceInto(self, dim, Scalar(unbiased ? 1 : 0), false, out);
}

absl::Status logcumsumexp(const Tensor& self, int64_t dim, const Tensor& out) {
  Rows<double> rows = ReadRows<double>(self, dim);
  for (int64_t r = 0; r < rows.count; ++r) {
    double sum = -std::numeric_limits<double>::infinity();
    for (double& x : rows.row(r)) {
      const double low = std::min(x, sum), high = std::max(x, sum);
      if (IsNan(x) || IsNan(sum)) {
        sum = std::numeric_limits<double>::quiet_NaN();
      } else {
        sum = low == high && std::isinf(low) ? low : high + std::log1p(std::exp(low - high));
      }
      x = sum;
    }
  }
  WriteRows(rows, out, dim);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
