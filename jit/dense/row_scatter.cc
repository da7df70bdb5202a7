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
    const auto* rows = static_cast<const T*>(buffers[0]);
    const auto* index = static_cast<const I*>(buffers[1]);
    auto* to = static_cast<T*>(buffers[2]);
    const auto* base = spec_.has_base ? static_cast<const T*>(buffers[3]) : nullptr;
    const int64_t first = units_ * piece / num_pieces_;
    const int64_t last = units_ * (piece + 1) / num_pieces_;
    if (spec_.batches <= 1) {
      if (spec_.batches == 0) return absl::OkStatus();
      return Scatter(std::min(spec_.width, first * kColumnsOfLine), std::min(spec_.width, last * kColumnsOfLine), rows,
                     index, to, base);
    }
    for (int64_t b = first; b < last; ++b) {
      const int64_t place = b * spec_.num_rows * spec_.width;
      absl::Status status = Scatter(0, spec_.width, rows + b * spec_.count * spec_.width, index + b * spec_.count,
                                    to + place, base == nullptr ? nullptr : base + place);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

 private:
  int64_t RowOf(I index) const {
    const auto given = static_cast<int64_t>(index);
    return given < 0 && spec_.counts_from_end ? given + spec_.num_rows : given;
  }

  // Handles the columns [begin, end) of one batch.
  absl::Status Scatter(int64_t begin, int64_t end, const T* rows, const I* index, T* to, const T* base) const {
    const auto bytes = static_cast<size_t>(end - begin) * sizeof(T);
    // As in PyTorch, indices into rows without elements are not checked, unless there are no rows at all.
    if (bytes == 0 && (spec_.width > 0 || spec_.num_rows > 0)) return absl::OkStatus();
    Initialize(begin, end, to, base);
    for (int64_t i = 0; i < spec_.count; ++i) {
      const int64_t row = RowOf(index[i]);
      if (row < 0 || row >= spec_.num_rows) {
        return absl::OutOfRangeError(absl::StrCat("index ", static_cast<int64_t>(index[i]),
                                                  " is out of bounds for dimension with size ", spec_.num_rows));
      }
      if (i + kRowsAhead < spec_.count) {
        PrefetchRow(to + begin, RowOf(index[i + kRowsAhead]), spec_.num_rows, spec_.width, end - begin);
      }
      if (row == spec_.skipped) continue;
      const T* const from = rows + i * spec_.width;
      T* const out = to + row * spec_.width;
      if (spec_.accumulates) {
        for (int64_t j = begin; j < end; ++j) out[j] += from[j];
      } else {
        for (int64_t j = begin; j < end; ++j) out[j] = from[j];
      }
    }
    return absl::OkStatus();
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
