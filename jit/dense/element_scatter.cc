#include "backtape/jit/dense/element_scatter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <type_traits>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfElementScatter = 1 << 13;

int64_t ProductOfSizes(const DimVector& sizes) {
  int64_t product = 1;
  for (const int64_t size : sizes) product *= size;
  return product;
}

// Calls visit(offsets) for the first element of each line along the last dim of a box, in row-major order, with the
// element's offset in each operand. Stops where visit returns false.
template <size_t N, typename F>
void ForEachLine(const DimVector& sizes, const std::array<const DimVector*, N>& strides, F&& visit) {
  std::array<int64_t, N> offsets = {};
  DimVector place(sizes.size(), 0);
  for (const int64_t size : sizes) {
    if (size == 0) return;
  }
  while (visit(offsets)) {
    size_t d = sizes.size() - 1;
    while (true) {
      if (d == 0) return;
      --d;
      const bool is_last = ++place[d] == sizes[d];
      const int64_t steps = is_last ? 1 - sizes[d] : 1;
      for (size_t k = 0; k < N; ++k) offsets[k] += steps * (*strides[k])[d];
      if (!is_last) break;
      place[d] = 0;
    }
  }
}

using DimVectors = absl::Span<DimVector* const>;

// Joins each dim with the one before it if `may_join` and no operand has a gap between them.
template <typename MayJoin>
void JoinDims(DimVectors sizes, DimVectors strides, MayJoin may_join) {
  for (size_t d = sizes[0]->size(); d-- > 1;) {
    const int64_t size = (*sizes[0])[d];
    const bool is_dense =
        std::ranges::all_of(strides, [&](const DimVector* stride) { return (*stride)[d - 1] == (*stride)[d] * size; });
    if (!is_dense || !may_join(d)) continue;
    for (DimVector* values : sizes) {
      (*values)[d - 1] *= size;
      values->erase(values->begin() + d);
    }
    for (DimVector* stride : strides) stride->erase(stride->begin() + d - 1);
  }
}

void MoveDimToEnd(size_t d, DimVectors vectors) {
  for (DimVector* values : vectors) std::rotate(values->begin() + d, values->begin() + d + 1, values->end());
}

// Returns an equivalent scatter with longer lines along the last dim. An element receives its values in the order of
// the positions along the scattered dim, and this order does not depend on that of the other dims.
ElementScatterSpec WithLongLines(ElementScatterSpec spec) {
  constexpr int64_t kLongLine = 16;
  const std::array<DimVector*, 4> strides = {&spec.self_strides, &spec.index_strides, &spec.source_strides,
                                             &spec.to_strides};
  JoinDims({&spec.sizes, &spec.index_sizes}, strides, [&](size_t number) {
    const auto d = static_cast<int64_t>(number);
    if (d == spec.dim || d - 1 == spec.dim || spec.index_sizes[d] != spec.sizes[d]) return false;
    if (d < spec.dim) --spec.dim;
    return true;
  });
  // Among the dims that are long enough, the one whose elements are closest in memory.
  int64_t best = static_cast<int64_t>(spec.sizes.size()) - 1;
  for (int64_t d = best; d-- > 0 && spec.index_sizes[best] < kLongLine;) {
    if (spec.index_sizes[d] > spec.index_sizes[best]) best = d;
  }
  for (int64_t d = 0; d < static_cast<int64_t>(spec.sizes.size()); ++d) {
    if (spec.index_sizes[d] >= kLongLine && spec.source_strides[d] < spec.source_strides[best]) best = d;
  }
  if (spec.index_sizes.back() >= kLongLine || spec.index_sizes[best] == spec.index_sizes.back()) return spec;
  MoveDimToEnd(best, {&spec.sizes, &spec.index_sizes});
  MoveDimToEnd(best, strides);
  if (spec.dim == best) {
    spec.dim = static_cast<int64_t>(spec.sizes.size()) - 1;
  } else if (spec.dim > best) {
    --spec.dim;
  }
  return spec;
}

template <typename T>
class ElementScatter : public DenseCall {
 public:
  explicit ElementScatter(const ElementScatterSpec& spec) : spec_(spec) {
    const auto rank = static_cast<int64_t>(spec.sizes.size());
    split_ = rank == 1 ? -1 : spec.dim == 0 ? 1 : 0;
    const int64_t elements = ProductOfSizes(spec.sizes) + ProductOfSizes(spec.index_sizes);
    const int64_t most = split_ < 0 ? 1 : std::max<int64_t>(spec.sizes[split_], 1);
    num_pieces_ = static_cast<int>(
        std::min(std::clamp<int64_t>(elements / kMinElementsOfElementScatter, 1, spec.max_pieces), most));
    counts_ = !spec.includes_self || spec.op == ScatterOp::kMean;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override {
    return counts_ ? ProductOfSizes(spec_.sizes) * static_cast<int64_t>(sizeof(int64_t)) : 0;
  }
  std::string ToString() const override {
    return absl::StrCat("scatter of ", ProductOfSizes(spec_.index_sizes), " elements into ",
                        ProductOfSizes(spec_.sizes));
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    const auto* self = static_cast<const T*>(buffers[0]);
    const auto* index = static_cast<const int64_t*>(buffers[1]);
    const auto* source = static_cast<const T*>(buffers[2]);
    auto* to = static_cast<T*>(buffers[3]);
    auto* counts = reinterpret_cast<int64_t*>(scratch);
    DimVector sizes = spec_.sizes, index_sizes = spec_.index_sizes, row_major(sizes.size(), 1);
    for (size_t d = sizes.size() - 1; d-- > 0;) row_major[d] = row_major[d + 1] * sizes[d + 1];
    if (split_ >= 0) {
      const int64_t first = sizes[split_] * piece / num_pieces_, last = sizes[split_] * (piece + 1) / num_pieces_;
      sizes[split_] = last - first;
      index_sizes[split_] = std::clamp<int64_t>(index_sizes[split_] - first, 0, last - first);
      self += first * spec_.self_strides[split_];
      index += first * spec_.index_strides[split_];
      source += first * spec_.source_strides[split_];
      to += first * spec_.to_strides[split_];
      if (counts_) counts += first * row_major[split_];
    }
    Copy(sizes, row_major, self, to, counts);
    absl::Status status = Put(index_sizes, row_major, index, source, to, counts);
    if (status.ok() && spec_.op == ScatterOp::kMean) Divide(sizes, row_major, to, counts);
    return status;
  }

 private:
  // Copies in the order of the result's memory.
  void Copy(DimVector sizes, DimVector row_major, const T* self, T* to, int64_t* counts) const {
    DimVector self_strides = spec_.self_strides, to_strides = spec_.to_strides;
    const std::array<DimVector*, 3> all_strides = {&self_strides, &to_strides, &row_major};
    const DimVectors strides = absl::MakeSpan(all_strides).first(counts_ ? 3 : 2);
    for (size_t moved = 0; moved + 1 < sizes.size(); ++moved) {  // sorts by the strides, from the largest
      const auto left = to_strides.end() - static_cast<int64_t>(moved);
      const auto largest = std::max_element(to_strides.begin(), left) - to_strides.begin();
      MoveDimToEnd(largest, {&sizes});
      MoveDimToEnd(largest, strides);
    }
    std::rotate(sizes.begin(), sizes.begin() + 1, sizes.end());
    for (DimVector* stride : strides) std::rotate(stride->begin(), stride->begin() + 1, stride->end());
    JoinDims({&sizes}, strides, [](size_t) { return true; });
    const int64_t length = sizes.back(), self_step = self_strides.back(), to_step = to_strides.back();
    if (!counts_) row_major.assign(sizes.size(), 0);
    const std::array<const DimVector*, 3> line_strides = {&self_strides, &to_strides, &row_major};
    ForEachLine(sizes, line_strides, [&](const std::array<int64_t, 3>& at) {
      const T* const x = self + at[0];
      T* const y = to + at[1];
      if (self_step == 1 && to_step == 1) {
        std::copy(x, x + length, y);
      } else if (self_step == 0 && to_step == 1) {
        std::fill(y, y + length, *x);
      } else {
        for (int64_t i = 0; i < length; ++i) y[i * to_step] = x[i * self_step];
      }
      if (counts_) {
        for (int64_t i = 0; i < length; ++i) counts[at[2] + i * row_major.back()] = 0;
      }
      return true;
    });
  }

  absl::Status Put(const DimVector& sizes, const DimVector& row_major, const int64_t* index, const T* source, T* to,
                   int64_t* counts) const {
    switch (spec_.op) {
      case ScatterOp::kSet:
        return PutLines(sizes, row_major, index, source, to, counts, [](T, T b) { return b; });
      case ScatterOp::kProduct:
        return PutLines(sizes, row_major, index, source, to, counts,
                        [](T a, T b) { return static_cast<T>(static_cast<Wide>(a) * static_cast<Wide>(b)); });
      case ScatterOp::kMaximum:
        return PutLines(sizes, row_major, index, source, to, counts,
                        [](T a, T b) { return IsNotANumber(a) || a > b ? a : b; });
      case ScatterOp::kMinimum:
        return PutLines(sizes, row_major, index, source, to, counts,
                        [](T a, T b) { return IsNotANumber(a) || a < b ? a : b; });
      case ScatterOp::kSum:
      case ScatterOp::kMean:
        return PutLines(sizes, row_major, index, source, to, counts,
                        [](T a, T b) { return static_cast<T>(static_cast<Wide>(a) + static_cast<Wide>(b)); });
    }
    return absl::OkStatus();
  }

  // The cases are separate loops: a branch on a count would be mispredicted often.
  template <typename F>
  absl::Status PutLines(const DimVector& sizes, const DimVector& row_major, const int64_t* index, const T* source,
                        T* to, int64_t* counts, F combine) const {
    if (!counts_) return PutLines<false, false>(sizes, row_major, index, source, to, counts, combine);
    if (spec_.includes_self) return PutLines<true, false>(sizes, row_major, index, source, to, counts, combine);
    return PutLines<true, true>(sizes, row_major, index, source, to, counts, combine);
  }

  template <bool kCounts, bool kReplacesFirst, typename F>
  absl::Status PutLines(const DimVector& sizes, const DimVector& row_major, const int64_t* index, const T* source,
                        T* to, int64_t* counts, F combine) const {
    DimVector to_strides = spec_.to_strides, count_strides = row_major;
    to_strides[spec_.dim] = count_strides[spec_.dim] = 0;  // the index provides the position along this dim
    const int64_t length = sizes.back(), size = spec_.sizes[spec_.dim];
    const int64_t index_step = spec_.index_strides.back(), source_step = spec_.source_strides.back();
    const int64_t to_step = to_strides.back(), count_step = count_strides.back();
    const int64_t to_place = spec_.to_strides[spec_.dim], count_place = row_major[spec_.dim];
    const std::array<const DimVector*, 4> strides = {&spec_.index_strides, &spec_.source_strides, &to_strides,
                                                     &count_strides};
    int64_t wrong = -1;
    bool is_wrong = false;
    // Whether all elements of a line have the same position and are contiguous, and need no counts (kCounts).
    const bool is_row = index_step == 0 && source_step == 1 && to_step == 1 && !kCounts;
    ForEachLine(sizes, strides, [&](const std::array<int64_t, 4>& at) {
      if (const int64_t place = index[at[0]]; is_row && place >= 0 && place < size) {
        const T* const from = source + at[1];
        T* const row = to + at[2] + place * to_place;
        for (int64_t i = 0; i < length; ++i) row[i] = combine(row[i], from[i]);
        return true;
      }
      for (int64_t i = 0; i < length; ++i) {
        const int64_t place = index[at[0] + i * index_step];
        if (place < 0 || place >= size) {
          wrong = place;
          is_wrong = true;
          return false;
        }
        T& element = to[at[2] + i * to_step + place * to_place];
        const T value = source[at[1] + i * source_step];
        bool replaces = false;
        if constexpr (kCounts) {
          const int64_t earlier = counts[at[3] + i * count_step + place * count_place]++;
          replaces = kReplacesFirst && earlier == 0;
        }
        element = replaces ? value : combine(element, value);
      }
      return true;
    });
    if (!is_wrong) return absl::OkStatus();
    return absl::OutOfRangeError(absl::StrCat("index ", wrong, " is out of bounds for dimension with size ", size));
  }

  using Wide = std::conditional_t<std::is_floating_point_v<T>, T, uint64_t>;  // integers wrap

  static bool IsNotANumber(T x) {
    if constexpr (std::is_floating_point_v<T>) return std::isnan(x);
    return false;
  }

  // Integer means are rounded down.
  void Divide(const DimVector& sizes, const DimVector& row_major, T* to, const int64_t* counts) const {
    const int64_t length = sizes.back(), to_step = spec_.to_strides.back(), self_count = spec_.includes_self ? 1 : 0;
    const std::array<const DimVector*, 2> strides = {&spec_.to_strides, &row_major};
    ForEachLine(sizes, strides, [&](const std::array<int64_t, 2>& at) {
      for (int64_t i = 0; i < length; ++i) {
        T& element = to[at[0] + i * to_step];
        const int64_t count = std::max<int64_t>(counts[at[1] + i] + self_count, 1);
        if constexpr (std::is_floating_point_v<T>) {
          element /= static_cast<T>(count);
        } else {
          const int64_t quotient = element / count;
          element = static_cast<T>(quotient - (element % count < 0 ? 1 : 0));
        }
      }
      return true;
    });
  }

  ElementScatterSpec spec_;
  int64_t split_ = -1;
  int num_pieces_ = 1;
  bool counts_ = false;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeElementScatter(const ElementScatterSpec& given) {
  const ElementScatterSpec spec = WithLongLines(given);
  switch (spec.dtype) {
    case DType::kFloat32:
      return std::make_unique<ElementScatter<float>>(spec);
    case DType::kFloat64:
      return std::make_unique<ElementScatter<double>>(spec);
    case DType::kInt32:
      return std::make_unique<ElementScatter<int32_t>>(spec);
    case DType::kInt64:
      return std::make_unique<ElementScatter<int64_t>>(spec);
    default:
      return absl::UnimplementedError(absl::StrCat("scatters do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
