#include "backtape/jit/dense/row_scatter.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/prefetch_row.h"

namespace backtape::jit {
namespace {

// Minimum number of elements that a piece writes; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfScatter = 1 << 16;
// Rows of smaller results stay in the L1 cache, so that prefetching them would only take time.
constexpr int64_t kBytesOfNearMemory = 1 << 15;
// Pieces begin at cache lines.
constexpr int64_t kColumnsOfLine = 16;

// T is the element type, I the index type.
template <typename T, typename I>
class RowScatter : public DenseCall {
 public:
  explicit RowScatter(const RowScatterSpec& spec) : spec_(spec) {
    const int64_t elements = spec.batches * (spec.num_rows + spec.count) * spec.width;
    const int64_t wanted = std::clamp<int64_t>(elements / kMinElementsOfScatter, 1, spec.max_pieces);
    units_ = spec.batches > 1 ? spec.batches : (spec.width + kColumnsOfLine - 1) / kColumnsOfLine;
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(units_, 1)));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    const std::string batches = spec_.batches > 1 ? absl::StrCat(spec_.batches, "x ") : "";
    return absl::StrCat("scatter of ", batches, spec_.count, " rows into [", spec_.num_rows, ", ", spec_.width, "]");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    Operands on;
    size_t next = 0;
    on.rows = static_cast<const T*>(buffers[next++]);
    on.index = static_cast<const I*>(buffers[next++]);
    on.to = static_cast<T*>(buffers[next++]);
    if (spec_.has_base) on.base = static_cast<const T*>(buffers[next++]);
    if (spec_.is_gathered) on.source = static_cast<const int64_t*>(buffers[next++]);
    if (spec_.scales > 0) on.scales = static_cast<const T*>(buffers[next++]);
    const int64_t first = units_ * piece / num_pieces_;
    const int64_t last = units_ * (piece + 1) / num_pieces_;
    if (spec_.batches <= 1) {
      if (spec_.batches == 0) return absl::OkStatus();
      return Scatter(std::min(spec_.width, first * kColumnsOfLine), std::min(spec_.width, last * kColumnsOfLine), on);
    }
    if (spec_.shares_index && spec_.accumulates && spec_.width == 1) return AddElements(first, last, on);
    for (int64_t b = first; b < last; ++b) {
      const int64_t place = b * spec_.num_rows * spec_.width;
      Operands batch = on;
      batch.rows += b * spec_.count * spec_.width;
      if (!spec_.shares_index) batch.index += b * spec_.count;
      batch.to += place;
      if (batch.base != nullptr) batch.base += place;
      absl::Status status = Scatter(0, spec_.width, batch);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

 private:
  struct Operands {
    const T* rows = nullptr;
    const I* index = nullptr;
    T* to = nullptr;
    const T* base = nullptr;
    const int64_t* source = nullptr;
    const T* scales = nullptr;
  };

  int64_t RowOf(I index) const {
    const auto given = static_cast<int64_t>(index);
    return given < 0 && spec_.counts_from_end ? given + spec_.num_rows : given;
  }

  static absl::Status OutOfBounds(int64_t index, int64_t size) {
    return absl::OutOfRangeError(absl::StrCat("index ", index, " is out of bounds for dimension with size ", size));
  }

  // Native code needs a CPU with AVX2. Additions follow products without being fused with them, as in the interpreter.
  [[gnu::target("avx2")]] static void AddRow(const T* __restrict from, T* __restrict to, int64_t size) {
    constexpr int64_t kBlock = 32, kSmallBlock = 4;
    int64_t j = 0;
    for (; j + kBlock <= size; j += kBlock) {
      for (int64_t k = 0; k < kBlock; ++k) to[j + k] += from[j + k];
    }
    for (; j + kSmallBlock <= size; j += kSmallBlock) {
      for (int64_t k = 0; k < kSmallBlock; ++k) to[j + k] += from[j + k];
    }
    if (j < size) to[j] += from[j];
    if (j + 1 < size) to[j + 1] += from[j + 1];
    if (j + 2 < size) to[j + 2] += from[j + 2];
  }

  [[gnu::target("avx2")]] static void AddScaled(const T* __restrict from, T scale, T* __restrict to, int64_t size) {
    constexpr int64_t kBlock = 16;
    int64_t j = 0;
    for (; j + kBlock <= size; j += kBlock) {
      for (int64_t k = 0; k < kBlock; ++k) to[j + k] += scale * from[j + k];
    }
    for (; j < size; ++j) to[j] += scale * from[j];
  }

  // Handles the columns [begin, end) of one batch.
  [[gnu::target("avx2")]] absl::Status Scatter(int64_t begin, int64_t end, const Operands& on) const {
    const auto bytes = static_cast<size_t>(end - begin) * sizeof(T);
    // As in PyTorch, indices into rows without elements are not checked, unless there are no rows at all.
    if (bytes == 0 && (spec_.width > 0 || spec_.num_rows > 0)) return absl::OkStatus();
    Initialize(begin, end, on.to, on.base);
    const int64_t width = spec_.width;
    if (on.source == nullptr && on.scales == nullptr) {
      if (width == 1) return ScatterNarrowRows<1>(on);
      if (width == 2) return ScatterNarrowRows<2>(on);
      if (width == 3) return ScatterNarrowRows<3>(on);
      if (width == 4) return ScatterNarrowRows<4>(on);
    }
    const int64_t part = spec_.scales > 0 ? std::max<int64_t>(width / spec_.scales, 1) : 0;
    const int64_t first_scale = spec_.scales > 0 ? begin / part : 0;
    const bool prefetches_rows = spec_.num_rows * width * static_cast<int64_t>(sizeof(T)) > kBytesOfNearMemory;
    for (int64_t i = 0; i < spec_.count; ++i) {
      int64_t from_row = i;
      if (on.source != nullptr) {
        from_row = on.source[i];
        if (from_row < 0 || from_row >= spec_.table_rows)
          return spec_.name_gather(OutOfBounds(from_row, spec_.table_rows));
        if (i + kRowsAhead < spec_.count) {
          PrefetchRow(on.rows + begin, on.source[i + kRowsAhead], spec_.table_rows, width, end - begin);
        }
      }
      const int64_t row = RowOf(on.index[i]);
      if (row < 0 || row >= spec_.num_rows) return OutOfBounds(static_cast<int64_t>(on.index[i]), spec_.num_rows);
      if (prefetches_rows && i + kRowsAhead < spec_.count) {
        PrefetchRow(on.to + begin, RowOf(on.index[i + kRowsAhead]), spec_.num_rows, width, end - begin);
      }
      if (row == spec_.skipped) continue;
      const T* const from = on.rows + from_row * width;
      T* const out = on.to + row * width;
      if (on.scales != nullptr) {
        AddScaledParts(from, on.scales + i * spec_.scales + first_scale, out, begin, end, (first_scale + 1) * part,
                       part);
      } else if (spec_.accumulates) {
        AddRow(from + begin, out + begin, end - begin);
      } else {
        std::memcpy(out + begin, from + begin, bytes);
      }
    }
    return absl::OkStatus();
  }

  // Avoids the general loop, whose overhead takes longer than the elements of a narrow row.
  template <int64_t kWidth>
  absl::Status ScatterNarrowRows(const Operands& on) const {
    return spec_.accumulates ? ScatterNarrowRows<kWidth, true>(on) : ScatterNarrowRows<kWidth, false>(on);
  }
  template <int64_t kWidth, bool kAdds>
  [[gnu::target("avx2")]] absl::Status ScatterNarrowRows(const Operands& on) const {
    const int64_t num_rows = spec_.num_rows, skipped = spec_.skipped, count = spec_.count;
    const int64_t from_end = spec_.counts_from_end ? num_rows : 0;
    const T* const __restrict from = on.rows;
    T* const __restrict to = on.to;
    for (int64_t i = 0; i < count; ++i) {
      const auto given = static_cast<int64_t>(on.index[i]);
      const int64_t row = given < 0 ? given + from_end : given;
      if (row < 0 || row >= num_rows) return OutOfBounds(given, num_rows);
      if (row == skipped) continue;
      for (int64_t k = 0; k < kWidth; ++k) {
        T& out = to[row * kWidth + k];
        out = kAdds ? out + from[i * kWidth + k] : from[i * kWidth + k];
      }
    }
    return absl::OkStatus();
  }

  // Adds elements in the batches [first, last), which share the index. A batch may have few elements, so that checking
  // the index for each would take most of the time.
  absl::Status AddElements(int64_t first, int64_t last, const Operands& on) const {
    const int64_t num_rows = spec_.num_rows, count = spec_.count;
    if (num_rows > 0 && first < last) {
      const auto bytes = static_cast<size_t>((last - first) * num_rows) * sizeof(T);
      if (on.base == nullptr) {
        std::memset(on.to + first * num_rows, 0, bytes);
      } else {
        std::memcpy(on.to + first * num_rows, on.base + first * num_rows, bytes);
      }
    }
    for (int64_t i = 0; i < count; ++i) {
      const int64_t row = RowOf(on.index[i]);
      if (row < 0 || row >= num_rows) return OutOfBounds(static_cast<int64_t>(on.index[i]), num_rows);
    }
    for (int64_t b = first; b < last; ++b) {
      const T* const __restrict from = on.rows + b * count;
      T* const __restrict to = on.to + b * num_rows;
      for (int64_t i = 0; i < count; ++i) {
        const int64_t row = RowOf(on.index[i]);
        if (row != spec_.skipped) to[row] += from[i];
      }
    }
    return absl::OkStatus();
  }

  // Each scale applies to `part` consecutive elements. The first of `scales` applies from `begin`, the second from
  // `next`.
  [[gnu::target("avx2")]] void AddScaledParts(const T* from, const T* scales, T* to, int64_t begin, int64_t end,
                                              int64_t next, int64_t part) const {
    for (int64_t at = begin; at < end; ++scales) {
      const int64_t last = std::min(end, next);
      AddScaled(from + at, *scales, to + at, last - at);
      at = last;
      next += part;
    }
  }

  void Initialize(int64_t begin, int64_t end, T* to, const T* base) const {
    const bool is_whole = end - begin == spec_.width;
    const int64_t runs = is_whole ? 1 : spec_.num_rows;
    const auto bytes = static_cast<size_t>((is_whole ? spec_.num_rows * spec_.width : end - begin)) * sizeof(T);
    for (int64_t run = 0; run < runs && bytes > 0; ++run) {
      T* const out = to + run * spec_.width + begin;
      if (base == nullptr) {
        std::memset(out, 0, bytes);
      } else {
        std::memcpy(out, base + run * spec_.width + begin, bytes);
      }
    }
  }

  RowScatterSpec spec_;
  int64_t units_ = 0;
  int num_pieces_ = 1;
};

template <typename T>
absl::StatusOr<std::unique_ptr<DenseCall>> MakeOfIndex(const RowScatterSpec& spec) {
  if (spec.index_dtype == DType::kInt64) return std::make_unique<RowScatter<T, int64_t>>(spec);
  if (spec.index_dtype == DType::kInt32) return std::make_unique<RowScatter<T, int32_t>>(spec);
  return absl::UnimplementedError(
      absl::StrCat("row scatter does not support indices of dtype ", TorchName(spec.index_dtype)));
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeRowScatter(const RowScatterSpec& spec) {
  if (spec.dtype == DType::kFloat32) return MakeOfIndex<float>(spec);
  if (spec.dtype == DType::kFloat64) return MakeOfIndex<double>(spec);
  return absl::UnimplementedError(absl::StrCat("row scatter does not support ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
