#include "backtape/jit/dense/line_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/sort_items.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfLines = 1 << 15;
// The number of lines that a scan processes together: if the scanned dim is not the last, adjacent lines share cache
// lines.
constexpr int64_t kLinesAtOnce = 16;
// The number of such lines if the scanned dim is the last. The additions of these lines overlap in time, and all sums
// stay in registers.
constexpr int64_t kLastDimLinesAtOnce = 4;
constexpr int64_t kScratchAlignment = 64;
// If fewer than 1 / kSmallPart of a line's elements are kept, collecting these in a heap is faster than partitioning
// the line.
constexpr int64_t kSmallPart = 16;

// Integers wrap.
template <typename T>
using SumType = std::conditional_t<std::is_floating_point_v<T>, double, uint64_t>;

double LogOfSum(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::numeric_limits<double>::quiet_NaN();
  const double low = std::min(a, b), high = std::max(a, b);
  return low == high && std::isinf(low) ? low : high + std::log1p(std::exp(low - high));
}

template <typename T>
class LineCall : public DenseCall {
 public:
  explicit LineCall(const LineSpec& spec) : spec_(spec), length_(spec.sizes[spec.dim]) {
    for (size_t d = 0; d < spec.sizes.size(); ++d) {
      if (static_cast<int64_t>(d) != spec.dim) num_lines_ *= spec.sizes[d];
    }
    const int64_t wanted = std::clamp<int64_t>(num_lines_ * length_ / kMinElementsOfLines, 1, spec.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(num_lines_, 1)));
    if (is_sort()) {
      // Sorting all elements moves them between two buffers.
      const int64_t buffers = sorts_all() ? 2 : 1;
      const auto bytes = buffers * length_ * static_cast<int64_t>(is_packed() ? sizeof(PackedItem) : sizeof(Item));
      bytes_of_piece_ = (bytes + kScratchAlignment - 1) / kScratchAlignment * kScratchAlignment;
    }
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return bytes_of_piece_ * num_pieces_; }
  std::string ToString() const override {
    static constexpr const char* kNames[] = {"sums",   "products", "log-sum-exps", "maxima",
                                             "minima", "sort",     "k-th values",  "medians"};
    return absl::StrCat(is_sort() ? "" : "cumulative ", kNames[static_cast<int>(spec_.op)], " of ", num_lines_,
                        " lines of length ", length_);
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    const auto* from = static_cast<const T*>(buffers[0]);
    auto* to = static_cast<T*>(buffers[1]);
    const int64_t first = num_lines_ * piece / num_pieces_, last = num_lines_ * (piece + 1) / num_pieces_;
    if (length_ == 0) return absl::OkStatus();
    if (is_sort()) {
      auto* positions = static_cast<int64_t*>(buffers[2]);
      std::byte* items = scratch + bytes_of_piece_ * piece;
      for (int64_t line = first; line < last; ++line) {
        if (is_packed()) {
          Sort(line, from, to, positions, reinterpret_cast<PackedItem*>(items));
        } else {
          Sort(line, from, to, positions, reinterpret_cast<Item*>(items));
        }
      }
      return absl::OkStatus();
    }
    const bool is_last_dim = spec_.from_strides[spec_.dim] == 1 && spec_.to_strides[spec_.dim] == 1;
    const int64_t at_once = is_last_dim ? kLastDimLinesAtOnce : kLinesAtOnce;
    for (int64_t line = first; line < last; line += at_once) {
      const int64_t count = std::min(at_once, last - line);
      if (spec_.op == LineOp::kCumulativeMaximum) {
        ScanExtrema(line, count, from, to, static_cast<int64_t*>(buffers[2]), std::greater_equal<T>());
      } else if (spec_.op == LineOp::kCumulativeMinimum) {
        ScanExtrema(line, count, from, to, static_cast<int64_t*>(buffers[2]), std::less_equal<T>());
      } else {
        ScanLines(line, count, is_last_dim, from, to);
      }
    }
    return absl::OkStatus();
  }

 private:
  using Item = WideItem<decltype(OrderOf(T{}))>;

  bool is_sort() const { return spec_.op >= LineOp::kSort; }
  bool sorts_all() const { return spec_.op == LineOp::kSort && spec_.kept == length_; }
  bool is_packed() const { return sizeof(T) == 4 && length_ <= std::numeric_limits<uint32_t>::max(); }

  int64_t OffsetOf(int64_t line, const DimVector& strides) const {
    int64_t offset = 0;
    for (auto d = static_cast<int64_t>(spec_.sizes.size()); d-- > 0;) {
      if (d == spec_.dim) continue;
      offset += line % spec_.sizes[d] * strides[d];
      line /= spec_.sizes[d];
    }
    return offset;
  }

  void ScanLines(int64_t line, int64_t count, bool is_last_dim, const T* from, T* to) const {
    const auto scan = [&]<typename S>(S neutral, auto f) {
      if (is_last_dim && count == kLastDimLinesAtOnce) {
        ScanLastDim(line, from, to, neutral, f);
      } else {
        Scan(line, count, from, to, neutral, f);
      }
    };
    if (spec_.op == LineOp::kCumulativeSum) {
      scan(SumType<T>{0}, [](auto a, auto b) { return a + b; });
    } else if (spec_.op == LineOp::kCumulativeProduct) {
      scan(SumType<T>{1}, [](auto a, auto b) { return a * b; });
    } else {
      scan(-std::numeric_limits<double>::infinity(), LogOfSum);
    }
  }

  template <typename S, typename F>
  void ScanLastDim(int64_t line, const T* from, T* to, S neutral, F f) const {
    std::array<const T*, kLastDimLinesAtOnce> x;
    std::array<T*, kLastDimLinesAtOnce> y;
    for (int64_t j = 0; j < kLastDimLinesAtOnce; ++j) {
      x[j] = from + OffsetOf(line + j, spec_.from_strides);
      y[j] = to + OffsetOf(line + j, spec_.to_strides);
    }
    S a = neutral, b = neutral, c = neutral, d = neutral;
    for (int64_t i = 0; i < length_; ++i) {
      a = f(a, static_cast<S>(x[0][i]));
      b = f(b, static_cast<S>(x[1][i]));
      c = f(c, static_cast<S>(x[2][i]));
      d = f(d, static_cast<S>(x[3][i]));
      y[0][i] = static_cast<T>(a);
      y[1][i] = static_cast<T>(b);
      y[2][i] = static_cast<T>(c);
      y[3][i] = static_cast<T>(d);
    }
  }

  template <typename S, typename F>
  void Scan(int64_t line, int64_t count, const T* from, T* to, S neutral, F f) const {
    std::array<const T*, kLinesAtOnce> x;
    std::array<T*, kLinesAtOnce> y;
    std::array<S, kLinesAtOnce> running;
    for (int64_t j = 0; j < count; ++j) {
      x[j] = from + OffsetOf(line + j, spec_.from_strides);
      y[j] = to + OffsetOf(line + j, spec_.to_strides);
      running[j] = neutral;
    }
    const int64_t x_stride = spec_.from_strides[spec_.dim], y_stride = spec_.to_strides[spec_.dim];
    for (int64_t i = 0; i < length_; ++i) {
      for (int64_t j = 0; j < count; ++j) {
        running[j] = f(running[j], static_cast<S>(x[j][i * x_stride]));
        y[j][i * y_stride] = static_cast<T>(running[j]);
      }
    }
  }

  // An element replaces the current one if `replaces` holds or if it is a NaN.
  template <typename Replaces>
  void ScanExtrema(int64_t line, int64_t count, const T* from, T* to, int64_t* positions, Replaces replaces) const {
    std::array<const T*, kLinesAtOnce> x;
    std::array<T*, kLinesAtOnce> y;
    std::array<int64_t*, kLinesAtOnce> p;
    std::array<T, kLinesAtOnce> extremum;
    std::array<int64_t, kLinesAtOnce> position{};
    for (int64_t j = 0; j < count; ++j) {
      x[j] = from + OffsetOf(line + j, spec_.from_strides);
      y[j] = to + OffsetOf(line + j, spec_.to_strides);
      p[j] = positions + OffsetOf(line + j, spec_.position_strides);
      extremum[j] = *x[j];
    }
    const int64_t x_stride = spec_.from_strides[spec_.dim], y_stride = spec_.to_strides[spec_.dim];
    const int64_t p_stride = spec_.position_strides[spec_.dim];
    for (int64_t i = 0; i < length_; ++i) {
      for (int64_t j = 0; j < count; ++j) {
        const T value = x[j][i * x_stride];
        const bool is_new = replaces(value, extremum[j]) || value != value;
        extremum[j] = is_new ? value : extremum[j];
        position[j] = is_new ? i : position[j];
        y[j][i * y_stride] = extremum[j];
        p[j][i * p_stride] = position[j];
      }
    }
  }

  template <typename AnyItem>
  void Sort(int64_t line, const T* from, T* to, int64_t* positions, AnyItem* items) const {
    from += OffsetOf(line, spec_.from_strides);
    to += OffsetOf(line, spec_.to_strides);
    positions += OffsetOf(line, spec_.position_strides);
    const int64_t stride = spec_.from_strides[spec_.dim];
    int64_t first_nan = length_;
    for (int64_t i = 0; i < length_; ++i) {
      const T value = from[i * stride];
      const auto order = OrderOf(value);
      items[i] = AnyItem::Make(spec_.descending ? static_cast<decltype(order)>(~order) : order, i);
      if (value != value) first_nan = std::min(first_nan, i);
    }
    const auto put = [&](int64_t i, int64_t position) {
      to[i * spec_.to_strides[spec_.dim]] = from[position * stride];
      positions[i * spec_.position_strides[spec_.dim]] = position;
    };
    if (spec_.op == LineOp::kMedian && first_nan < length_) return put(0, first_nan);
    if (spec_.op != LineOp::kSort) {
      const int64_t place = spec_.op == LineOp::kMedian ? (length_ - 1) / 2 : spec_.kept - 1;
      std::nth_element(items, items + place, items + length_);
      return put(0, items[place].place());
    }
    if (sorts_all()) {
      items = Sorted(items, items + length_, length_);
    } else if (spec_.kept < length_ / kSmallPart) {
      std::partial_sort(items, items + spec_.kept, items + length_);
    } else {
      std::nth_element(items, items + spec_.kept, items + length_);
      std::sort(items, items + spec_.kept);
    }
    for (int64_t i = 0; i < spec_.kept; ++i) put(i, items[i].place());
  }

  LineSpec spec_;
  int64_t length_ = 0;
  int64_t num_lines_ = 1;
  int64_t bytes_of_piece_ = 0;
  int num_pieces_ = 1;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeLineCall(const LineSpec& spec) {
  switch (spec.dtype) {
    case DType::kFloat32:
      return std::make_unique<LineCall<float>>(spec);
    case DType::kFloat64:
      return std::make_unique<LineCall<double>>(spec);
    case DType::kInt32:
      return std::make_unique<LineCall<int32_t>>(spec);
    case DType::kInt64:
      return std::make_unique<LineCall<int64_t>>(spec);
    default:
      return absl::UnimplementedError(absl::StrCat("scans and sorts do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
