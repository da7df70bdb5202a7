#include "backtape/jit/library/outer_matmul.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Columns at a time: the rows of b stay in the near caches.
constexpr int64_t kColumnsOfBlock = 4096;
constexpr int64_t kMinBytesOfOuterPiece = 1 << 16;

template <typename T>
class OuterMatmul : public LibraryCall {
 public:
  OuterMatmul(const MatmulSpec& spec, const TileKernels& kernels, bool is_swapped)
      : spec_(spec), combine_(kernels.thin.combine[spec.k - 1]), lanes_(kernels.lanes), is_swapped_(is_swapped) {
    if (is_swapped_) {
      const auto transpose = [](MatrixLayout& layout) { std::swap(layout.row_stride, layout.column_stride); };
      std::swap(spec_.m, spec_.n);
      std::swap(spec_.a, spec_.b);
      transpose(spec_.a);
      transpose(spec_.b);
      transpose(spec_.c);
    }
    rows_ = spec_.m;
    for (int64_t size : spec_.batch) rows_ *= size;
    copies_b_ = spec_.n > 1 && spec_.b.column_stride != 1;
    copies_bias_ = spec_.has_bias && spec_.n > 1 && spec_.bias_stride != 1;
    const int64_t bytes = rows_ * spec_.n * kItem;
    const int64_t wanted = std::clamp<int64_t>(bytes / kMinBytesOfOuterPiece, 1, spec_.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, rows_));
    if (spec_.row_pieces > 0 && !is_swapped_ && rows_ == spec_.m) {
      // Cut as tiles are.
      row_blocks_ = (rows_ + kernels.max_rows - 1) / kernels.max_rows;
      num_pieces_ = static_cast<int>(std::min<int64_t>(row_blocks_, spec_.row_pieces));
    }
    const int64_t copied = (copies_b_ ? spec_.k : 0) + (copies_bias_ ? 1 : 0);
    scratch_of_piece_ = copied * kColumnsOfBlock * kItem;
    for (int64_t i = 0; i < lanes_; ++i) std::memset(&mask_[i], 0xff, sizeof(T));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_; }

  std::optional<Rows> RowsOfPiece(int piece) const override {
    if (is_swapped_ || rows_ != spec_.m) return std::nullopt;
    return Rows{FirstRow(piece), FirstRow(piece + 1)};
  }

  std::string ToString() const override {
    const int64_t m = is_swapped_ ? spec_.n : spec_.m;
    const int64_t n = is_swapped_ ? spec_.m : spec_.n;
    std::string text = absl::StrCat("matmul ", rows_ / spec_.m, "x[", m, ", ", spec_.k, "]@[", spec_.k, ", ", n, "]");
    if (spec_.has_bias) absl::StrAppend(&text, " +bias");
    if (spec_.accumulate) absl::StrAppend(&text, " +=");
    return absl::StrCat(text, " (own outer product)");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    T* const own = reinterpret_cast<T*>(scratch + piece * scratch_of_piece_);
    const int64_t end = FirstRow(piece + 1);
    for (int64_t row = FirstRow(piece); row < end;) {
      const int64_t matrix = row / spec_.m;
      const int64_t rows = std::min(end, (matrix + 1) * spec_.m) - row;
      RunRows(buffers, matrix, row - matrix * spec_.m, rows, own);
      row += rows;
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);

  int64_t FirstRow(int piece) const {
    if (row_blocks_ == 0) return rows_ * piece / num_pieces_;
    return rows_ * (row_blocks_ * piece / num_pieces_) / row_blocks_;
  }

  int64_t BatchOffset(const MatrixLayout& layout, int64_t index) const {
    int64_t offset = 0;
    for (size_t i = spec_.batch.size(); i-- > 0;) {
      offset += index % spec_.batch[i] * layout.batch_strides[i];
      index /= spec_.batch[i];
    }
    return offset;
  }

  void RunRows(absl::Span<void* const> buffers, int64_t matrix, int64_t row, int64_t rows, T* own) const {
    const T* const a = static_cast<const T*>(buffers[is_swapped_ ? 1 : 0]) + BatchOffset(spec_.a, matrix);
    const T* const b = static_cast<const T*>(buffers[is_swapped_ ? 0 : 1]) + BatchOffset(spec_.b, matrix);
    T* const c = static_cast<T*>(buffers[2]) + BatchOffset(spec_.c, matrix) + row * spec_.c.row_stride;
    CombineCall call;
    call.numbers = a + row * spec_.a.row_stride;
    call.number_term = spec_.a.column_stride * kItem;
    call.number_step = spec_.a.row_stride * kItem;
    call.out_step = spec_.c.row_stride * kItem;
    call.steps = rows;
    for (int64_t first = 0; first < spec_.n; first += kColumnsOfBlock) {
      const int64_t columns = std::min(kColumnsOfBlock, spec_.n - first);
      call.vectors = columns / lanes_;
      const int64_t tail = columns % lanes_;
      call.mask_bits = (int64_t{1} << tail) - 1;
      call.mask = mask_ + lanes_ - tail;
      call.out = c + first;
      call.x = b + first * spec_.b.column_stride;
      call.x_term = spec_.b.row_stride * kItem;
      T* to = own;
      const auto copy = [&](const T* from, int64_t stride) {
        for (int64_t j = 0; j < columns; ++j) to[j] = from[j * stride];
        to += kColumnsOfBlock;
      };
      if (copies_b_) {
        const T* const from = b + first * spec_.b.column_stride;
        for (int64_t k = 0; k < spec_.k; ++k) copy(from + k * spec_.b.row_stride, spec_.b.column_stride);
        call.x = own;
        call.x_term = kColumnsOfBlock * kItem;
      }
      if (spec_.accumulate) {
        call.init = call.out;
        call.init_step = call.out_step;
      } else if (spec_.has_bias) {
        const T* const bias = static_cast<const T*>(buffers[3]) + first * spec_.bias_stride;
        call.init = copies_bias_ ? to : bias;
        if (copies_bias_) copy(bias, spec_.bias_stride);
      }
      combine_(&call);
    }
  }

  MatmulSpec spec_;  // turned round when swapped
  CombineFunction combine_;
  int64_t lanes_;
  bool is_swapped_;
  int64_t rows_ = 0;        // of all matrices
  int64_t row_blocks_ = 0;  // 0: pieces are of any rows
  bool copies_b_ = false;
  bool copies_bias_ = false;
  int num_pieces_ = 1;
  int64_t scratch_of_piece_ = 0;
  // As many -1 as there are lanes, then 0: a window into it is the mask of a tail.
  T mask_[2 * 64 / sizeof(T)] = {};
};

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOuterMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (spec.k < 1 || spec.k > kMaxOuterTerms || !spec.more_terms.empty()) {
    return absl::UnimplementedError("no outer product");
  }
  if ((spec.dtype != DType::kFloat32 && spec.dtype != DType::kFloat64) || kernels.lanes == 0 ||
      kernels.dtype != spec.dtype) {
    return absl::UnimplementedError("no kernels of this dtype");
  }
  const bool is_row_major = spec.c.column_stride == 1 || spec.n == 1;
  const bool is_column_major = spec.c.row_stride == 1 || spec.m == 1;
  // Of a single column the rows are the columns.
  const bool is_swapped = is_column_major && (!is_row_major || spec.n == 1) && !spec.has_bias;
  if (!is_swapped && !is_row_major) return absl::UnimplementedError("no rows side by side");
  if (spec.has_bias && spec.accumulate) return absl::UnimplementedError("a bias and old values");
  if (spec.dtype == DType::kFloat64) return std::make_unique<OuterMatmul<double>>(spec, kernels, is_swapped);
  return std::make_unique<OuterMatmul<float>>(spec, kernels, is_swapped);
}

}  // namespace backtape::jit
