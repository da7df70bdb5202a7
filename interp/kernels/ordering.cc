// Ops that compare the elements of a row with each other.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/ascending_order.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

template <typename T>
bool IsLess(T a, T b) {
  return IsNan(b) ? !IsNan(a) : a < b;
}

// AscendingOrder(row)[place].
template <typename T>
int64_t PositionInOrder(absl::Span<const T> row, int64_t place) {
  std::vector<int64_t> order(row.size());
  std::iota(order.begin(), order.end(), 0);
  std::nth_element(order.begin(), order.begin() + place, order.end(),
                   [&](int64_t a, int64_t b) { return IsLess(row[a], row[b]) || (a < b && !IsLess(row[b], row[a])); });
  return order[place];
}

// The index of the median; of two middle elements, the lower one. If there is a NaN, the index of the first NaN; with
// `skip_nan`, only if all elements are NaN.
template <typename T>
int64_t MedianPosition(absl::Span<const T> row, bool skip_nan) {
  const int64_t length = static_cast<int64_t>(row.size());
  const int64_t numbers = std::count_if(row.begin(), row.end(), [](T x) { return !IsNan(x); });
  if (numbers < length && (!skip_nan || numbers == 0)) {
    return std::find_if(row.begin(), row.end(), [](T x) { return IsNan(x); }) - row.begin();
  }
  return PositionInOrder(row, (numbers - 1) / 2);
}

// The last index of the most frequent element; among equally frequent elements, the smallest wins.
template <typename T>
int64_t ModePosition(absl::Span<const T> row) {
  const std::vector<int64_t> order = AscendingOrder(row);
  int64_t best = 0, most = 0, count = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    ++count;
    if (i + 1 < order.size() && row[order[i]] == row[order[i + 1]]) continue;
    if (count > most) {
      most = count;
      best = order[i];
    }
    count = 0;
  }
  return best;
}

// For each row, the element at the index that `pick` returns.
template <typename Pick>
absl::Status PickFromRows(const Tensor& self, int64_t dim, const Tensor& values, const Tensor& indices, Pick pick) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<bool> reduced(self.dim());
    if (self.dim() > 0) reduced[Wrap(dim, self.dim())] = true;
    const Rows<T> rows = ReadRows<T>(self, reduced);
    std::vector<T> picked(rows.count);
    std::vector<int64_t> positions(rows.count);
    for (int64_t r = 0; r < rows.count; ++r) {
      positions[r] = pick(rows.row(r));
      picked[r] = rows.row(r)[positions[r]];
    }
    WriteDense(picked, values);
    WriteDense(positions, indices);
    return absl::OkStatus();
  });
}

absl::Status MedianOfAll(const Tensor& self, bool skip_nan, const Tensor& out) {
  if (self.numel() == 0) {
    Fill(out, IsFloatingPoint(out.dtype()) ? Scalar(std::nan("")) : Scalar(INT64_MIN));
    return absl::OkStatus();
  }
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> values = ReadDense<T>(self);
    WriteDense(std::vector<T>{values[MedianPosition(absl::MakeConstSpan(values), skip_nan)]}, out);
    return absl::OkStatus();
  });
}

// The running maximum (or minimum) and its last index. After a NaN, only a later NaN replaces it.
absl::Status RunningExtremum(const Tensor& self, int64_t dim, bool largest, const Tensor& values,
                             const Tensor& indices) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    Rows<T> rows = ReadRows<T>(self, dim);
    Rows<int64_t> positions{std::vector<int64_t>(rows.values.size()), rows.count, rows.length};
    for (int64_t r = 0; r < rows.count; ++r) {
      const absl::Span<T> row = rows.row(r);
      const absl::Span<int64_t> place = positions.row(r);
      for (int64_t i = 1; i < rows.length; ++i) {
        const bool is_new =
            IsNan(row[i]) || (!IsNan(row[i - 1]) && (largest ? row[i] >= row[i - 1] : row[i] <= row[i - 1]));
        if (!is_new) row[i] = row[i - 1];
        place[i] = is_new ? i : place[i - 1];
      }
    }
    WriteRows(rows, values, dim);
    WriteRows(positions, indices, dim);
    return absl::OkStatus();
  });
}

}  // namespace

absl::Status median(const Tensor& self, const Tensor& out) { return MedianOfAll(self, false, out); }

absl::Status nanmedian(const Tensor& self, const Tensor& out) { return MedianOfAll(self, true, out); }

absl::Status median_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& values, const Tensor& indices) {
  return PickFromRows(self, dim, values, indices, [](auto row) { return MedianPosition(row, false); });
}

absl::Status nanmedian_dim(const Tensor& self, int64_t dim, bool keepdim, const Tensor& values, const Tensor& indices) {
  return PickFromRows(self, dim, values, indices, [](auto row) { return MedianPosition(row, true); });
}

absl::Status kthvalue(const Tensor& self, int64_t k, int64_t dim, bool keepdim, const Tensor& values,
                      const Tensor& indices) {
  return PickFromRows(self, dim, values, indices, [&](auto row) { return PositionInOrder(row, k - 1); });
}

absl::Status mode(const Tensor& self, int64_t dim, bool keepdim, const Tensor& values, const Tensor& indices) {
  return PickFromRows(self, dim, values, indices, [](auto row) { return ModePosition(row); });
}

absl::Status sort_stable(const Tensor& self, std::optional<bool> stable, int64_t dim, bool descending,
                         const Tensor& values, const Tensor& indices) {
  return sort(self, dim, descending, values, indices);
}

absl::Status cummax(const Tensor& self, int64_t dim, const Tensor& values, const Tensor& indices) {
  return RunningExtremum(self, dim, true, values, indices);
}

absl::Status cummin(const Tensor& self, int64_t dim, const Tensor& values, const Tensor& indices) {
  return RunningExtremum(self, dim, false, values, indices);
}

absl::Status aminmax(const Tensor& self, std::optional<int64_t> dim, bool keepdim, const Tensor& min,
                     const Tensor& max) {
  const absl::Span<const int64_t> dims = dim.has_value() ? absl::MakeConstSpan(&*dim, 1) : absl::Span<const int64_t>();
  BACKTAPE_RETURN_IF_ERROR(amin(self, dims, keepdim, min));
  return amax(self, dims, keepdim, max);
}

}  // namespace backtape::kernels
