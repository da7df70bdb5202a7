// Binary search among sorted boundaries, and histograms.
#include <algorithm>
#include <cmath>
#include <optional>
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
    low = *std::min_element(values.begin(), values.end());
    high = *std::max_element(values.begin(), values.end());
  }
  if (low == high) {
    low -= 1;
    high += 1;
  }
  if (!std::isfinite(low) || !std::isfinite(high)) {
    return absl::OutOfRangeError(absl::StrCat("range of [", low, ", ", high, "] is not finite"));
  }
  // As in PyTorch, each step is rounded to the dtype.
  const auto rounded = [&](double x) { return RoundedTo(self.dtype(), x); };
  low = rounded(low);
  high = rounded(high);
  const double count = rounded(static_cast<double>(bins)), range = rounded(high - low);
  std::vector<double> counts(bins);
  for (double x : values) {
    if (!(x >= low && x <= high)) continue;
    const double place = rounded(rounded(rounded(x - low) * count) / range);
    // NaN if the range overflows.
    if (place >= 0) ++counts[static_cast<int64_t>(std::min(place, static_cast<double>(bins - 1)))];
  }
  WriteDense(counts, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
