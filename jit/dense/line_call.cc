#include "backtape/jit/dense/line_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfLines = 1 << 15;
// The number of lines that a scan processes together: if the scanned dim is not the last, adjacent lines share cache
// lines.
constexpr int64_t kLinesAtOnce = 16;
constexpr int64_t kScratchAlignment = 64;

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
    if (spec.op == LineOp::kSort) {
      const auto bytes = length_ * static_cast<int64_t>(sizeof(Item));
      bytes_of_piece_ = (bytes + kScratchAlignment - 1) / kScratchAlignment * kScratchAlignment;
    }
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return bytes_of_piece_ * num_pieces_; }
  std::string ToString() const override {
    static constexpr const char* kNames[] = {"sums", "products", "log-sum-exps", "sort"};
    return absl::StrCat(spec_.op == LineOp::kSort ? "" : "running ", kNames[static_cast<int>(spec_.op)], " of ",
                        num_lines_, " lines of length ", length_);
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    const auto* from = static_cast<const T*>(buffers[0]);
    auto* to = static_cast<T*>(buffers[1]);
    const int64_t first = num_lines_ * piece / num_pieces_, last = num_lines_ * (piece + 1) / num_pieces_;
    if (length_ == 0) return absl::OkStatus();
    if (spec_.op == LineOp::kSort) {
      auto* items = reinterpret_cast<Item*>(scratch + bytes_of_piece_ * piece);
      for (int64_t line = first; line < last; ++line) Sort(line, from, to, static_cast<int64_t*>(buffers[2]), items);
      return absl::OkStatus();
    }
    for (int64_t line = first; line < last; line += kLinesAtOnce) {
      ScanLines(line, std::min(kLinesAtOnce, last - line), from, to);
    }
    return absl::OkStatus();
  }

 private:
  struct Item {
    T value;
    int64_t position;
  };

  int64_t OffsetOf(int64_t line, const DimVector& strides) const {
    int64_t offset = 0;
    for (auto d = static_cast<int64_t>(spec_.sizes.size()); d-- > 0;) {
      if (d == spec_.dim) continue;
      offset += line % spec_.sizes[d] * strides[d];
      line /= spec_.sizes[d];
    }
    return offset;
  }

  void ScanLines(int64_t line, int64_t count, const T* from, T* to) const {
    if (spec_.op == LineOp::kCumulativeSum) {
      Scan<SumType<T>>(line, count, from, to, 0, [](auto a, auto b) { return a + b; });
    } else if (spec_.op == LineOp::kCumulativeProduct) {
      Scan<SumType<T>>(line, count, from, to, 1, [](auto a, auto b) { return a * b; });
    } else {
      Scan<double>(line, count, from, to, -std::numeric_limits<double>::infinity(), LogOfSum);
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

  static bool IsLess(T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
      if (std::isnan(b)) return !std::isnan(a);
    }
    return a < b;
  }

  void Sort(int64_t line, const T* from, T* to, int64_t* positions, Item* items) const {
    from += OffsetOf(line, spec_.from_strides);
    to += OffsetOf(line, spec_.to_strides);
    positions += OffsetOf(line, spec_.position_strides);
    for (int64_t i = 0; i < length_; ++i) items[i] = {from[i * spec_.from_strides[spec_.dim]], i};
    // Equal values are ordered by position, so the order is total.
    const auto precedes = [this](const Item& a, const Item& b) {
      const bool is_less = spec_.descending ? IsLess(b.value, a.value) : IsLess(a.value, b.value);
      const bool is_more = spec_.descending ? IsLess(a.value, b.value) : IsLess(b.value, a.value);
      return is_less || (!is_more && a.position < b.position);
    };
    if (spec_.kept < length_) std::nth_element(items, items + spec_.kept, items + length_, precedes);
    std::sort(items, items + spec_.kept, precedes);
    for (int64_t i = 0; i < spec_.kept; ++i) {
      to[i * spec_.to_strides[spec_.dim]] = items[i].value;
      positions[i * spec_.position_strides[spec_.dim]] = items[i].position;
    }
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
      return absl::UnimplementedError("scans and sorts do not support this dtype");
  }
}

}  // namespace backtape::jit
