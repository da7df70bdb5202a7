#include "backtape/jit/dense/element_scatter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <type_traits>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfElementScatter = 1 << 15;

int64_t ProductOfSizes(const DimVector& sizes) {
  int64_t product = 1;
  for (const int64_t size : sizes) product *= size;
  return product;
}

// Visits the elements of a box in row-major order and keeps track of their offsets in several operands.
template <size_t N>
class BoxWalk {
 public:
  BoxWalk(const DimVector& sizes, const std::array<const DimVector*, N>& strides)
      : sizes_(sizes), strides_(strides), place_(sizes.size(), 0) {}

  const std::array<int64_t, N>& offsets() const { return offsets_; }
  void Next() {
    for (size_t d = sizes_.size(); d-- > 0;) {
      ++place_[d];
      for (size_t k = 0; k < N; ++k) offsets_[k] += (*strides_[k])[d];
      if (place_[d] < sizes_[d]) return;
      for (size_t k = 0; k < N; ++k) offsets_[k] -= place_[d] * (*strides_[k])[d];
      place_[d] = 0;
    }
  }

 private:
  const DimVector& sizes_;
  std::array<const DimVector*, N> strides_;
  DimVector place_;
  std::array<int64_t, N> offsets_ = {};
};

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
    const absl::Status status = Put(index_sizes, row_major, index, source, to, counts);
    if (status.ok() && spec_.op == ScatterOp::kMean) Divide(sizes, row_major, to, counts);
    return status;
  }

 private:
  void Copy(const DimVector& sizes, const DimVector& row_major, const T* self, T* to, int64_t* counts) const {
    BoxWalk<3> walk(sizes, {&spec_.self_strides, &spec_.to_strides, &row_major});
    for (int64_t i = 0, end = ProductOfSizes(sizes); i < end; ++i, walk.Next()) {
      const auto& [a, b, c] = walk.offsets();
      to[b] = self[a];
      if (counts_) counts[c] = 0;
    }
  }

  absl::Status Put(const DimVector& sizes, const DimVector& row_major, const int64_t* index, const T* source, T* to,
                   int64_t* counts) const {
    DimVector to_strides = spec_.to_strides, count_strides = row_major;
    to_strides[spec_.dim] = count_strides[spec_.dim] = 0;  // the index has the position along this dim
    BoxWalk<4> walk(sizes, {&spec_.index_strides, &spec_.source_strides, &to_strides, &count_strides});
    for (int64_t i = 0, end = ProductOfSizes(sizes); i < end; ++i, walk.Next()) {
      const auto& [a, b, c, d] = walk.offsets();
      const int64_t place = index[a];
      if (place < 0 || place >= spec_.sizes[spec_.dim]) {
        return absl::OutOfRangeError(
            absl::StrCat("index ", place, " is out of bounds for dimension with size ", spec_.sizes[spec_.dim]));
      }
      T& element = to[c + place * spec_.to_strides[spec_.dim]];
      bool replaces = spec_.op == ScatterOp::kSet;
      if (counts_) replaces |= counts[d + place * row_major[spec_.dim]]++ == 0 && !spec_.includes_self;
      element = replaces ? source[b] : Combined(element, source[b]);
    }
    return absl::OkStatus();
  }

  static bool IsNotANumber(T x) {
    if constexpr (std::is_floating_point_v<T>) return std::isnan(x);
    return false;
  }

  T Combined(T a, T b) const {
    using Wide = std::conditional_t<std::is_floating_point_v<T>, T, uint64_t>;  // integers wrap
    switch (spec_.op) {
      case ScatterOp::kProduct:
        return static_cast<T>(static_cast<Wide>(a) * static_cast<Wide>(b));
      case ScatterOp::kMaximum:
        return IsNotANumber(a) || a > b ? a : b;
      case ScatterOp::kMinimum:
        return IsNotANumber(a) || a < b ? a : b;
      default:
        return static_cast<T>(static_cast<Wide>(a) + static_cast<Wide>(b));
    }
  }

  // Integer means are rounded down.
  void Divide(const DimVector& sizes, const DimVector& row_major, T* to, const int64_t* counts) const {
    BoxWalk<2> walk(sizes, {&spec_.to_strides, &row_major});
    for (int64_t i = 0, end = ProductOfSizes(sizes); i < end; ++i, walk.Next()) {
      const auto& [a, b] = walk.offsets();
      if (counts[b] == 0) continue;
      const int64_t count = counts[b] + (spec_.includes_self ? 1 : 0);
      if constexpr (std::is_floating_point_v<T>) {
        to[a] /= static_cast<T>(count);
      } else {
        const int64_t quotient = to[a] / count;
        to[a] = static_cast<T>(quotient - (to[a] % count < 0 ? 1 : 0));
      }
    }
  }

  ElementScatterSpec spec_;
  int64_t split_ = -1;
  int num_pieces_ = 1;
  bool counts_ = false;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeElementScatter(const ElementScatterSpec& spec) {
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
      return absl::UnimplementedError("scatters do not support this dtype");
  }
}

}  // namespace backtape::jit
