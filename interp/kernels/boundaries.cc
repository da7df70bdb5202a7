// Binary search among sorted boundaries, and histograms.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/rounded_to.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The number of boundaries below x; with `right`, the number of those below or equal to x. As in PyTorch, a boundary
// counts as below x if either is NaN.
template <typename T>
int64_t PlaceOf(T x, const T* boundaries, const int64_t* order, int64_t count, bool right) {
  int64_t low = 0, high = count;
  while (low < high) {
    const int64_t middle = low + (high - low) / 2;
    const T boundary = boundaries[order == nullptr ? middle : order[middle]];
    const bool is_before = right ? !(boundary > x) : !(boundary >= x);
    (is_before ? low : high) = is_before ? middle + 1 : middle;
  }
  return low;
}

// `sorter`, if defined, holds the sorted order of each row of boundaries.
absl::Status Search(const Tensor& boundaries, const Tensor& x, bool right, const Tensor& sorter, const Tensor& out) {
  const int64_t count = boundaries.size(-1);
  const bool is_shared = boundaries.dim() == 1;  // one row of boundaries for all numbers
  std::vector<int64_t> order;
  if (sorter.defined()) {
    order = ReadDense<int64_t>(sorter);
    for (int64_t position : order) {
      if (position < 0 || position >= count) {
        return absl::OutOfRangeError(absl::StrCat("sorter index ", position, " is out of range [0, ", count, ")"));
      }
    }
  }
  const int64_t row_length = x.dim() == 0 ? 1 : x.size(-1);
  BACKTAPE_ASSIGN_OR_RETURN(const DType compared, PromoteTypes(x.dtype(), boundaries.dtype()));
  return DispatchCompute(compared, [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> values = ReadDense<T>(x), sorted = ReadDense<T>(boundaries);
    std::vector<int64_t> places(values.size());
    for (size_t i = 0; i < values.size(); ++i) {
      const int64_t first = is_shared ? 0 : static_cast<int64_t>(i) / row_length * count;
      places[i] =
          PlaceOf(values[i], sorted.data() + first, order.empty() ? nullptr : order.data() + first, count, right);
    }
    WriteDense(places, out);
    return absl::OkStatus();
  });
}

// Counts the values from `low` to `high` in bins of equal width. As in PyTorch, each step is rounded to the dtype: it
// is computed in T, then rounded by a function that maps T to T.
template <typename T, typename F>
std::vector<int64_t> CountInBins(absl::Span<const double> values, T low, T high, int64_t bins, F rounded) {
  const T count = rounded(static_cast<T>(bins)), range = rounded(high - low);
  std::vector<int64_t> counts(bins + 1);  // the last one is of the values that are in no bin
  for (const double value : values) {
    const auto x = static_cast<T>(value);
    const T place = rounded(rounded(rounded(x - low) * count) / range);
    // NaN if the range overflows.
    const bool is_inside = x >= low && x <= high && place >= 0;
    ++counts[is_inside ? std::min(static_cast<int64_t>(place), bins - 1) : bins];
  }
  counts.pop_back();
  return counts;
}

std::vector<int64_t> CountInBins(DType dtype, absl::Span<const double> values, double low, double high, int64_t bins) {
  low = RoundedTo(dtype, low);
  high = RoundedTo(dtype, high);
  const auto exact = [](auto x) { return x; };
  if (dtype == DType::kFloat64) return CountInBins(values, low, high, bins, exact);
  if (dtype == DType::kFloat32) {
    return CountInBins(values, static_cast<float>(low), static_cast<float>(high), bins, exact);
  }
  return CountInBins(values, low, high, bins, [dtype](double x) { return RoundedTo(dtype, x); });
}

// The least and the greatest value; both are NaN if any value is. `values` is not empty.
std::pair<double, double> RangeOf(absl::Span<const double> values) {
  double low = values[0], high = values[0];
  bool has_nan = false;
  for (const double x : values) {
    low = x < low ? x : low;
    high = x > high ? x : high;
    has_nan |= std::isnan(x);
  }
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  return has_nan ? std::pair(kNaN, kNaN) : std::pair(low, high);
}

Tensor NumberTensor(const Scalar& number) { return Tensor::Full({}, number, number.dtype()); }

}  // namespace

absl::Status bucketize_Tensor(const Tensor& self, const Tensor& boundaries, bool out_int32, bool right,
                              const Tensor& out) {
  return Search(boundaries, self, right, Tensor(), out);
}

absl::Status bucketize_Scalar(const Scalar& self, const Tensor& boundaries, bool out_int32, bool right,
                              const Tensor& out) {
  return Search(boundaries, NumberTensor(self), right, Tensor(), out);
}

absl::Status searchsorted_Tensor(const Tensor& sorted_sequence, const Tensor& self, bool out_int32, bool right,
                                 std::optional<absl::string_view> side, const Tensor& sorter, const Tensor& out) {
  return Search(sorted_sequence, self, right || side == "right", sorter, out);
}

absl::Status searchsorted_Scalar(const Tensor& sorted_sequence, const Scalar& self, bool out_int32, bool right,
                                 std::optional<absl::string_view> side, const Tensor& sorter, const Tensor& out) {
  return Search(sorted_sequence, NumberTensor(self), right || side == "right", sorter, out);
}

absl::Status histc(const Tensor& self, int64_t bins, const Scalar& min, const Scalar& max, const Tensor& out) {
  const std::vector<double> values = ReadDense<double>(self);
  double low = min.to_double(), high = max.to_double();
  if (low == high && !values.empty()) {
    std::tie(low, high) = RangeOf(values);
  }
  if (low == high) {
    low -= 1;
    high += 1;
  }
  if (!std::isfinite(low) || !std::isfinite(high)) {
    return absl::OutOfRangeError(absl::StrCat("torch.histc: range of [", low, ", ", high, "] is not finite"));
  }
  WriteDense(CountInBins(self.dtype(), values, low, high, bins), out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
