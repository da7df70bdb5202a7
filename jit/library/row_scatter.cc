#include "backtape/jit/library/row_scatter.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Elements that a piece writes or adds, below which another thread does not pay.
constexpr int64_t kMinElementsOfScatter = 1 << 16;
// Pieces begin where a cache line does.
constexpr int64_t kColumnsOfLine = 16;

// T: an element. I: an index.
template <typename T, typename I>
class RowScatter : public LibraryCall {
 public:
  explicit RowScatter(const RowScatterSpec& spec) : spec_(spec) {
    const int64_t elements = (spec.num_rows + spec.count) * spec.width;
    const int64_t wanted = std::clamp<int64_t>(elements / kMinElementsOfScatter, 1, spec.max_pieces);
    units_ = (spec.width + kColumnsOfLine - 1) / kColumnsOfLine;
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(units_, 1)));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    return absl::StrCat("scatter of ", spec_.count, " rows into [", spec_.num_rows, ", ", spec_.width, "]");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    const int64_t begin = std::min(spec_.width, units_ * piece / num_pieces_ * kColumnsOfLine);
    const int64_t end = std::min(spec_.width, units_ * (piece + 1) / num_pieces_ * kColumnsOfLine);
    const auto* rows = static_cast<const T*>(buffers[0]);
    const auto* index = static_cast<const I*>(buffers[1]);
    auto* to = static_cast<T*>(buffers[2]);
    const auto* base = spec_.has_base ? static_cast<const T*>(buffers[3]) : nullptr;
    const size_t bytes = static_cast<size_t>(end - begin) * sizeof(T);
    for (int64_t row = 0; row < spec_.num_rows && bytes > 0; ++row) {
      T* const out = to + row * spec_.width + begin;
      if (base == nullptr) {
        std::memset(out, 0, bytes);
      } else {
        std::memcpy(out, base + row * spec_.width + begin, bytes);
      }
    }
    for (int64_t i = 0; i < spec_.count; ++i) {
      const auto given = static_cast<int64_t>(index[i]);
      const int64_t row = given < 0 && spec_.counts_from_end ? given + spec_.num_rows : given;
      if (row < 0 || row >= spec_.num_rows) {
        return absl::OutOfRangeError(
            absl::StrCat("index ", given, " is out of bounds for dimension with size ", spec_.num_rows));
      }
      if (row == spec_.skipped || bytes == 0) continue;
      const T* const from = rows + i * spec_.width;
      T* const out = to + row * spec_.width;
      if (!spec_.accumulates) {
        std::memcpy(out + begin, from + begin, bytes);
        continue;
      }
      for (int64_t j = begin; j < end; ++j) out[j] += from[j];
    }
    return absl::OkStatus();
  }

 private:
  RowScatterSpec spec_;
  int64_t units_ = 0;
  int num_pieces_ = 1;
};

template <typename T>
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOfIndex(const RowScatterSpec& spec) {
  if (spec.index_dtype == DType::kInt64) return std::make_unique<RowScatter<T, int64_t>>(spec);
  if (spec.index_dtype == DType::kInt32) return std::make_unique<RowScatter<T, int32_t>>(spec);
  return absl::UnimplementedError("no scatter by indices of this dtype");
}

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeRowScatter(const RowScatterSpec& spec) {
  if (spec.dtype == DType::kFloat32) return MakeOfIndex<float>(spec);
  if (spec.dtype == DType::kFloat64) return MakeOfIndex<double>(spec);
  return absl::UnimplementedError("no scatter of this dtype");
}

}  // namespace backtape::jit
