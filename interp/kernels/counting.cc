// Ops whose result sizes depend on values: interp/open_sizes.cc has counted the elements before a kernel runs.
#include "backtape/interp/kernels/counting.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/ascending_order.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"

namespace backtape::kernels {
namespace {

template <typename T>
bool IsNotANumber(T value) {
  if constexpr (std::is_floating_point_v<T>) return std::isnan(value);
  return false;
}

// Returns -1, 0 or 1. A NaN is greater than all numbers; two NaNs compare equal.
template <typename T>
int CompareRows(absl::Span<const T> a, absl::Span<const T> b) {
  for (size_t i = 0; i < a.size(); ++i) {
    const bool a_is_nan = IsNotANumber(a[i]), b_is_nan = IsNotANumber(b[i]);
    if (a_is_nan || b_is_nan) {
      if (a_is_nan != b_is_nan) return a_is_nan ? 1 : -1;
      continue;
    }
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

template <typename T>
bool AreEqual(absl::Span<const T> a, absl::Span<const T> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// `values` holds consecutive rows of `length` elements.
template <typename T>
UniqueGroups Group(const std::vector<T>& values, int64_t count, int64_t length, bool consecutive) {
  const auto row = [&](int64_t r) { return absl::MakeConstSpan(values).subspan(r * length, length); };
  std::vector<int64_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  if (!consecutive) {
    std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return CompareRows(row(a), row(b)) < 0; });
  }
  UniqueGroups groups;
  groups.inverse.resize(count);
  for (size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || !AreEqual(row(order[i - 1]), row(order[i]))) {
      groups.first.push_back(order[i]);
      groups.counts.push_back(0);
    }
    groups.inverse[order[i]] = static_cast<int64_t>(groups.first.size()) - 1;
    ++groups.counts.back();
  }
  return groups;
}

// The distinct elements of a tensor.
template <typename T>
struct UniqueElements {
  std::vector<T> values;
  std::vector<int64_t> inverse;  // for each element, the number of its value
  std::vector<int64_t> counts;   // for each value, the number of its elements
};

// Groups adjacent equal elements, without a branch on values, which would often be mispredicted.
template <typename T>
UniqueElements<T> ConsecutiveElements(absl::Span<const T> elements) {
  const auto size = static_cast<int64_t>(elements.size());
  UniqueElements<T> unique;
  unique.values.resize(size + 1);
  unique.inverse.resize(size);
  std::vector<int64_t> starts(size + 1);
  int64_t next = 0;
  for (int64_t i = 0; i < size; ++i) {
    unique.values[next] = elements[i];
    starts[next] = i;
    next += i == 0 || elements[i - 1] != elements[i] ? 1 : 0;
    unique.inverse[i] = next - 1;
  }
  unique.values.resize(next);
  starts[next] = size;
  unique.counts.resize(next);
  for (int64_t i = 0; i < next; ++i) unique.counts[i] = starts[i + 1] - starts[i];
  return unique;
}

template <typename T>
UniqueElements<T> SortedElements(absl::Span<const T> elements) {
  const std::vector<int64_t> order = AscendingOrder(elements);
  UniqueElements<T> unique;
  unique.inverse.resize(order.size());
  for (size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || elements[order[i - 1]] != elements[order[i]]) {
      unique.values.push_back(elements[order[i]]);
      unique.counts.push_back(0);
    }
    unique.inverse[order[i]] = static_cast<int64_t>(unique.values.size()) - 1;
    ++unique.counts.back();
  }
  return unique;
}

// The numbers of elements with each value from `low` on.
struct ValueCounts {
  int64_t low = 0;
  std::vector<int64_t> counts;
};

// Null if the values are spread over a range that is larger than twice their number: a sort is then faster.
std::optional<ValueCounts> CountValues(absl::Span<const int64_t> elements) {
  if (elements.empty()) return std::nullopt;
  const auto [low, high] = std::minmax_element(elements.begin(), elements.end());
  const uint64_t range = static_cast<uint64_t>(*high) - static_cast<uint64_t>(*low);
  if (range >= 2 * elements.size()) return std::nullopt;
  ValueCounts found{*low, std::vector<int64_t>(range + 1)};
  for (const int64_t element : elements) ++found.counts[element - found.low];
  return found;
}

UniqueElements<int64_t> ElementsOfCounts(ValueCounts found, absl::Span<const int64_t> elements) {
  UniqueElements<int64_t> unique;
  std::vector<int64_t>& numbers = found.counts;  // each count is replaced by the number of its value
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == 0) continue;
    unique.values.push_back(found.low + static_cast<int64_t>(i));
    unique.counts.push_back(numbers[i]);
    numbers[i] = static_cast<int64_t>(unique.values.size()) - 1;
  }
  unique.inverse.reserve(elements.size());
  for (const int64_t element : elements) unique.inverse.push_back(numbers[element - found.low]);
  return unique;
}

// In ascending order; with `consecutive`, only adjacent equal elements form a group, and groups keep their order.
template <typename T>
UniqueElements<T> GroupElements(absl::Span<const T> elements, bool consecutive) {
  if (consecutive) return ConsecutiveElements(elements);
  if constexpr (std::is_same_v<T, int64_t>) {
    if (std::optional<ValueCounts> found = CountValues(elements)) return ElementsOfCounts(*std::move(found), elements);
  }
  return SortedElements(elements);
}

void WriteIfRequested(const std::vector<int64_t>& values, bool is_asked, const Tensor& out) {
  if (is_asked) WriteDense(values, out);
}

absl::Status WriteElements(const Tensor& self, bool consecutive, bool return_inverse, bool return_counts,
                           const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const UniqueElements<T> unique = GroupElements(*DenseValues<T>(self), consecutive);
    WriteDense(unique.values, out0);
    WriteIfRequested(unique.inverse, return_inverse, out1);
    WriteIfRequested(unique.counts, return_counts, out2);
  });
  return absl::OkStatus();
}

absl::Status WriteRowsAlong(const Tensor& self, int64_t dim, bool consecutive, bool return_inverse, bool return_counts,
                            const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  const UniqueGroups groups = GroupRows(self, dim, consecutive);
  dim = Wrap(dim, self.dim());
  for (size_t i = 0; i < groups.first.size(); ++i) {
    if (self.dim() == 0) {
      CopyElements(self, Select(out0, 0, 0));
    } else {
      CopyElements(Select(self, dim, groups.first[i]), Select(out0, dim, static_cast<int64_t>(i)));
    }
  }
  WriteIfRequested(groups.inverse, return_inverse, out1);
  WriteIfRequested(groups.counts, return_counts, out2);
  return absl::OkStatus();
}

}  // namespace

int64_t CountElementGroups(const Tensor& self, bool consecutive) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) -> int64_t {
    const DenseValues<T> dense(self);
    const absl::Span<const T> elements = *dense;
    if (elements.empty()) return 0;
    int64_t count = 1;
    if (consecutive) {
      for (size_t i = 1; i < elements.size(); ++i) count += elements[i - 1] == elements[i] ? 0 : 1;
      return count;
    }
    if constexpr (std::is_same_v<T, int64_t>) {
      if (const std::optional<ValueCounts> found = CountValues(elements)) {
        return std::count_if(found->counts.begin(), found->counts.end(), [](int64_t n) { return n > 0; });
      }
    }
    const std::vector<int64_t> order = AscendingOrder(elements);
    for (size_t i = 1; i < order.size(); ++i) count += elements[order[i - 1]] == elements[order[i]] ? 0 : 1;
    return count;
  });
}

UniqueGroups GroupRows(const Tensor& self, int64_t dim, bool consecutive) {
  const Tensor rows = MoveDim(self, Wrap(dim, self.dim()), 0);
  const int64_t count = rows.size(0);
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    return Group(ReadDense<T>(rows), count, count == 0 ? 0 : rows.numel() / count, consecutive);
  });
}

absl::Status nonzero(const Tensor& self, const Tensor& out) {
  const std::vector<Tensor> coordinates = NonzeroCoordinates(self);
  for (size_t d = 0; d < coordinates.size(); ++d) {
    CopyElements(coordinates[d], Select(out, 1, static_cast<int64_t>(d)));
  }
  return absl::OkStatus();
}

absl::Status nonzero_static(const Tensor& self, int64_t size, int64_t fill_value, const Tensor& out) {
  Fill(out, Scalar(fill_value));
  const std::vector<Tensor> coordinates = NonzeroCoordinates(self);
  for (size_t d = 0; d < coordinates.size(); ++d) {
    const int64_t count = std::min(size, coordinates[d].numel());
    CopyElements(Slice(coordinates[d], 0, 0, count), Slice(Select(out, 1, static_cast<int64_t>(d)), 0, 0, count));
  }
  return absl::OkStatus();
}

absl::Status masked_select(const Tensor& self, const Tensor& mask, const Tensor& out) {
  DimVector sizes = {self.sizes().begin(), self.sizes().end()};
  if (mask.dim() > self.dim()) sizes.insert(sizes.begin(), mask.dim() - self.dim(), 1);
  for (int64_t d = 1; d <= mask.dim(); ++d) {
    if (mask.size(-d) != 1) sizes[sizes.size() - d] = mask.size(-d);
  }
  const std::vector<int64_t> is_selected = ReadDense<int64_t>(Expand(mask, sizes));
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> values = ReadDense<T>(Expand(self, sizes));
    // Writes every element, but advances only past selected ones: a branch on random masks would be slow.
    std::vector<T> selected(out.numel() + 1);
    size_t next = 0;
    for (size_t i = 0; i < values.size(); ++i) {
      selected[next] = values[i];
      next += is_selected[i] != 0 ? 1 : 0;
    }
    WriteDense(absl::MakeConstSpan(selected).first(next), out);
    return absl::OkStatus();
  });
}

absl::Status _unique2(const Tensor& self, bool sorted, bool return_inverse, bool return_counts, const Tensor& out0,
                      const Tensor& out1, const Tensor& out2) {
  return WriteElements(self, false, return_inverse, return_counts, out0, out1, out2);
}

absl::Status unique_consecutive(const Tensor& self, bool return_inverse, bool return_counts, std::optional<int64_t> dim,
                                const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  const bool is_along_dim = dim.has_value() && !(*dim == 0 && self.dim() == 1);
  if (is_along_dim) return WriteRowsAlong(self, *dim, true, true, true, out0, out1, out2);
  return WriteElements(self, true, return_inverse, return_counts, out0, out1, out2);
}

absl::Status unique_dim(const Tensor& self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
                        const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  return WriteRowsAlong(self, dim, false, true, true, out0, out1, out2);
}

absl::Status repeat_interleave_Tensor(const Tensor& repeats, std::optional<int64_t> output_size, const Tensor& out) {
  const std::vector<int64_t> counts = ReadDense<int64_t>(repeats);
  std::vector<int64_t> positions;
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 0) {
      return absl::InvalidArgumentError(absl::StrCat("repeats can not be negative, but got ", counts[i]));
    }
    if (static_cast<int64_t>(positions.size()) + counts[i] > out.numel()) break;
    positions.insert(positions.end(), counts[i], static_cast<int64_t>(i));
  }
  const int64_t sum = std::accumulate(counts.begin(), counts.end(), int64_t{0});
  if (sum != out.numel()) {
    return absl::InvalidArgumentError(
        absl::StrCat("allocated size ", out.numel(), " does not match the required size ", sum));
  }
  WriteDense(positions, out);
  return absl::OkStatus();
}

absl::Status bincount(const Tensor& self, const Tensor& weights, int64_t minlength, const Tensor& out) {
  const DenseValues<int64_t> dense(self);
  const absl::Span<const int64_t> numbers = *dense;
  if (!weights.defined()) {
    // Adjacent numbers that are equal are counted in different tables, so that no addition waits for the one before.
    std::vector<int64_t> counts(out.numel()), others(out.numel());
    size_t i = 0;
    for (; i + 1 < numbers.size(); i += 2) {
      ++counts[numbers[i]];
      ++others[numbers[i + 1]];
    }
    if (i < numbers.size()) ++counts[numbers[i]];
    for (size_t bin = 0; bin < counts.size(); ++bin) counts[bin] += others[bin];
    WriteDense(counts, out);
    return absl::OkStatus();
  }
  const std::vector<double> amounts = ReadDense<double>(weights);
  std::vector<double> sums(out.numel());
  for (size_t i = 0; i < numbers.size(); ++i) sums[numbers[i]] += amounts[i];
  WriteDense(sums, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
