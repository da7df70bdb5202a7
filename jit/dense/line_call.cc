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

// Minimum number of elements in a piece of a scan or a sort; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfScan = 1 << 14;
constexpr int64_t kMinElementsOfSort = 1 << 11;
constexpr int64_t kNanosecondsOfSortedElement = 4;
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

// The first elements of consecutive lines, as offsets into the buffers. Moving to the next line takes no divisions.
class LineStarts {
 public:
  // `spec` must outlive this object.
  LineStarts(const LineSpec& spec, int64_t line) : spec_(spec), index_(spec.sizes.size(), 0) {
    for (size_t d = spec.sizes.size(); d-- > 0;) {
      if (static_cast<int64_t>(d) == spec.dim) continue;
      if (inner_.size == 0) inner_ = DimOf(d);
      index_[d] = line % spec.sizes[d];
      line /= spec.sizes[d];
      Move(DimOf(d), index_[d]);
    }
  }

  int64_t from() const { return from_; }
  int64_t to() const { return to_; }
  int64_t position() const { return position_; }

  // The number of lines from this one on whose first elements are adjacent.
  int64_t NumAdjacent() const {
    const bool is_adjacent = inner_.from == 1 && inner_.to == 1 && (!HasPositions(spec_.op) || inner_.position == 1);
    return is_adjacent ? inner_.size - index_[inner_.number] : 1;
  }

  // Moves by `count` lines, whose first elements must be adjacent if there is more than one.
  void Advance(int64_t count) {
    if (inner_.size == 0) return;
    index_[inner_.number] += count;
    Move(inner_, count);
    if (index_[inner_.number] == inner_.size) Carry();
  }

 private:
  struct Dim {
    size_t number = 0;
    int64_t size = 0;
    int64_t from = 0, to = 0, position = 0;  // strides
  };

  Dim DimOf(size_t d) const {
    return {d, spec_.sizes[d], spec_.from_strides[d], spec_.to_strides[d],
            HasPositions(spec_.op) ? spec_.position_strides[d] : 0};
  }

  void Move(const Dim& dim, int64_t count) {
    from_ += count * dim.from;
    to_ += count * dim.to;
    position_ += count * dim.position;
  }

  void Carry() {
    for (size_t d = inner_.number;;) {
      const Dim dim = DimOf(d);
      Move(dim, -index_[d]);
      index_[d] = 0;
      do {
        if (d-- == 0) return;
      } while (static_cast<int64_t>(d) == spec_.dim);
      Move(DimOf(d), 1);
      if (++index_[d] < spec_.sizes[d]) return;
    }
  }

  const LineSpec& spec_;
  DimVector index_;
  Dim inner_;  // the last dim other than the dim of the op; size 0 if there is none
  int64_t from_ = 0, to_ = 0, position_ = 0;
};

template <typename T>
class LineCall : public DenseCall {
 public:
  explicit LineCall(const LineSpec& spec) : spec_(spec), length_(spec.sizes[spec.dim]) {
    for (size_t d = 0; d < spec.sizes.size(); ++d) {
      if (static_cast<int64_t>(d) != spec.dim) num_lines_ *= spec.sizes[d];
    }
    const int64_t least = is_sort() ? kMinElementsOfSort : kMinElementsOfScan;
    const int64_t wanted = std::clamp<int64_t>(num_lines_ * length_ / least, 1, spec.max_pieces);
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
  int64_t nanoseconds() const override { return is_sort() ? num_lines_ * length_ * kNanosecondsOfSortedElement : 0; }
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
    if (length_ == 0 || first == last) return absl::OkStatus();
    if (is_sort()) {
      auto* positions = static_cast<int64_t*>(buffers[2]);
      std::byte* items = scratch + bytes_of_piece_ * piece;
      LineStarts at(spec_, first);
      for (int64_t line = first; line < last; ++line, at.Advance(1)) {
        if (is_packed()) {
          Sort(from + at.from(), to + at.to(), positions + at.position(), reinterpret_cast<PackedItem*>(items));
        } else {
          Sort(from + at.from(), to + at.to(), positions + at.position(), reinterpret_cast<Item*>(items));
        }
      }
      return absl::OkStatus();
    }
    const bool is_last_dim = spec_.from_strides[spec_.dim] == 1 && spec_.to_strides[spec_.dim] == 1;
    const int64_t at_once = is_last_dim ? kLastDimLinesAtOnce : kLinesAtOnce;
    LineStarts at(spec_, first);
    for (int64_t line = first; line < last;) {
      if (!HasPositions(spec_.op) && at.NumAdjacent() >= kLinesAtOnce && last - line >= kLinesAtOnce) {
        WithScan([&](auto neutral, auto f) { ScanAdjacent(from + at.from(), to + at.to(), neutral, f); });
        at.Advance(kLinesAtOnce);
        line += kLinesAtOnce;
        continue;
      }
      Lines lines;
      lines.count = std::min(at_once, last - line);
      line += lines.count;
      for (int64_t j = 0; j < lines.count; ++j, at.Advance(1)) {
        lines.from[j] = from + at.from();
        lines.to[j] = to + at.to();
        if (HasPositions(spec_.op)) lines.positions[j] = static_cast<int64_t*>(buffers[2]) + at.position();
      }
      if (HasPositions(spec_.op)) {
        const auto scan = [&](auto replaces) {
          if (is_last_dim && spec_.position_strides[spec_.dim] == 1 && lines.count == kLastDimLinesAtOnce) {
            ScanExtremaOfLastDim(lines, replaces);
          } else {
            ScanExtrema(lines, replaces);
          }
        };
        if (spec_.op == LineOp::kCumulativeMaximum) {
          scan(std::greater_equal<T>());
        } else {
          scan(std::less_equal<T>());
        }
      } else {
        WithScan([&](auto neutral, auto f) {
          if (is_last_dim && lines.count == kLastDimLinesAtOnce) {
            ScanLastDim(lines, neutral, f);
          } else {
            Scan(lines, neutral, f);
          }
        });
      }
    }
    return absl::OkStatus();
  }

 private:
  using Item = WideItem<decltype(OrderOf(T{}))>;

  bool is_sort() const { return spec_.op >= LineOp::kSort; }
  bool sorts_all() const { return spec_.op == LineOp::kSort && spec_.kept == length_; }
  bool is_packed() const { return sizeof(T) == 4 && length_ <= std::numeric_limits<uint32_t>::max(); }

  // The first elements of lines that a scan processes together.
  struct Lines {
    int64_t count = 0;
    std::array<const T*, kLinesAtOnce> from;
    std::array<T*, kLinesAtOnce> to;
    std::array<int64_t*, kLinesAtOnce> positions;
  };

  // Calls `scan` with the neutral element and the function of the scan.
  template <typename Scan>
  void WithScan(Scan scan) const {
    if (spec_.op == LineOp::kCumulativeSum) {
      scan(SumType<T>{0}, [](auto a, auto b) { return a + b; });
    } else if (spec_.op == LineOp::kCumulativeProduct) {
      scan(SumType<T>{1}, [](auto a, auto b) { return a * b; });
    } else {
      scan(-std::numeric_limits<double>::infinity(), LogOfSum);
    }
  }

  template <typename S, typename F>
  void ScanLastDim(const Lines& lines, S neutral, F f) const {
    const auto& x = lines.from;
    const auto& y = lines.to;
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

  // kLinesAtOnce lines whose elements are adjacent fill vectors. Native code needs a CPU with AVX2.
  template <typename S, typename F>
  [[gnu::target("avx2")]] void ScanAdjacent(const T* __restrict from, T* __restrict to, S neutral, F f) const {
    std::array<S, kLinesAtOnce> running;
    running.fill(neutral);
    const int64_t from_stride = spec_.from_strides[spec_.dim], to_stride = spec_.to_strides[spec_.dim];
    for (int64_t i = 0; i < length_; ++i, from += from_stride, to += to_stride) {
      for (int64_t j = 0; j < kLinesAtOnce; ++j) {
        running[j] = f(running[j], static_cast<S>(from[j]));
        to[j] = static_cast<T>(running[j]);
      }
    }
  }

  template <typename S, typename F>
  void Scan(const Lines& lines, S neutral, F f) const {
    std::array<S, kLinesAtOnce> running;
    running.fill(neutral);
    const int64_t from_stride = spec_.from_strides[spec_.dim], to_stride = spec_.to_strides[spec_.dim];
    for (int64_t i = 0; i < length_; ++i) {
      for (int64_t j = 0; j < lines.count; ++j) {
        running[j] = f(running[j], static_cast<S>(lines.from[j][i * from_stride]));
        lines.to[j][i * to_stride] = static_cast<T>(running[j]);
      }
    }
  }

  // An element replaces the current one if `replaces` holds or if it is a NaN.
  template <typename Replaces>
  void ScanExtrema(const Lines& lines, Replaces replaces) const {
    std::array<T, kLinesAtOnce> extremum;
    std::array<int64_t, kLinesAtOnce> position{};
    for (int64_t j = 0; j < lines.count; ++j) extremum[j] = *lines.from[j];
    const int64_t from_stride = spec_.from_strides[spec_.dim], to_stride = spec_.to_strides[spec_.dim];
    const int64_t position_stride = spec_.position_strides[spec_.dim];
    for (int64_t i = 0; i < length_; ++i) {
      for (int64_t j = 0; j < lines.count; ++j) {
        const T value = lines.from[j][i * from_stride];
        const bool is_new = replaces(value, extremum[j]) || value != value;
        extremum[j] = is_new ? value : extremum[j];
        position[j] = is_new ? i : position[j];
        lines.to[j][i * to_stride] = extremum[j];
        lines.positions[j][i * position_stride] = position[j];
      }
    }
  }

  // kLastDimLinesAtOnce lines of the last dim, whose state stays in registers.
  template <typename Replaces>
  void ScanExtremaOfLastDim(const Lines& lines, Replaces replaces) const {
    std::array<T, kLastDimLinesAtOnce> extremum = {};
    std::array<int64_t, kLastDimLinesAtOnce> position = {};
    for (size_t j = 0; j < extremum.size(); ++j) extremum[j] = *lines.from[j];
    const auto step = [&](size_t j, int64_t i) {
      const T value = lines.from[j][i];
      const bool is_new = replaces(value, extremum[j]) || value != value;
      extremum[j] = is_new ? value : extremum[j];
      position[j] = is_new ? i : position[j];
      lines.to[j][i] = extremum[j];
      lines.positions[j][i] = position[j];
    };
    for (int64_t i = 0; i < length_; ++i) {
      step(0, i);
      step(1, i);
      step(2, i);
      step(3, i);
    }
  }

  template <typename AnyItem>
  AnyItem ItemOf(T value, int64_t position) const {
    const auto order = OrderOf(value);
    return AnyItem::Make(spec_.descending ? static_cast<decltype(order)>(~order) : order, position);
  }

  // Sorts only the kept elements. Most other elements are just compared with the last kept one.
  template <typename AnyItem>
  void KeepFirst(const T* from, AnyItem* items) const {
    const int64_t stride = spec_.from_strides[spec_.dim], kept = spec_.kept;
    if (kept == 0) return;
    for (int64_t i = 0; i < kept; ++i) items[i] = ItemOf<AnyItem>(from[i * stride], i);
    InsertionSort(items, kept);
    for (int64_t i = kept; i < length_; ++i) {
      const AnyItem item = ItemOf<AnyItem>(from[i * stride], i);
      if (!(item < items[kept - 1])) continue;
      int64_t at = kept - 1;
      for (; at > 0 && item < items[at - 1]; --at) items[at] = items[at - 1];
      items[at] = item;
    }
  }

  template <typename AnyItem>
  void Sort(const T* from, T* to, int64_t* positions, AnyItem* items) const {
    const int64_t stride = spec_.from_strides[spec_.dim];
    const auto put = [&](int64_t i, int64_t position) {
      to[i * spec_.to_strides[spec_.dim]] = from[position * stride];
      positions[i * spec_.position_strides[spec_.dim]] = position;
    };
    if (spec_.op == LineOp::kSort && spec_.kept <= kMaxInsertedItems && !sorts_all()) {
      KeepFirst(from, items);
      for (int64_t i = 0; i < spec_.kept; ++i) put(i, items[i].place());
      return;
    }
    int64_t first_nan = length_, numbers = 0;
    for (int64_t i = 0; i < length_; ++i) {
      const T value = from[i * stride];
      items[i] = ItemOf<AnyItem>(value, i);
      if (value != value) first_nan = std::min(first_nan, i);
      numbers += static_cast<int64_t>(value == value);
    }
    const bool is_median = spec_.op == LineOp::kMedian || spec_.op == LineOp::kNanMedian;
    if (is_median && numbers < length_ && (spec_.op == LineOp::kMedian || numbers == 0)) return put(0, first_nan);
    if (spec_.op != LineOp::kSort) {
      const int64_t place = is_median ? (numbers - 1) / 2 : spec_.kept - 1;
      if (length_ <= kMaxInsertedItems) {
        InsertionSort(items, length_);
      } else {
        std::nth_element(items, items + place, items + length_);
      }
      return put(0, items[place].place());
    }
    if (sorts_all() || length_ <= kMaxInsertedItems) {
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
