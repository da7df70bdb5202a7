#include "backtape/jit/dense/outer_matmul.h"

#include <algorithm>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// Columns per block, so that the rows of b stay in the L1 and L2 caches.
constexpr int64_t kColumnsOfBlock = 4096;
constexpr int64_t kMinBytesOfOuterPiece = 1 << 16;

template <typename T>
class OuterMatmul : public DenseCall {
 public:
  OuterMatmul(const MatmulSpec& spec, const TileKernels& kernels, bool is_swapped)
      : product_(spec, is_swapped),
        spec_(product_.spec),
        a_(product_.terms[0].a),
        b_(product_.terms[0].b),
        combine_(kernels.thin.combine[spec.k - 1]),
        lanes_(kernels.lanes) {
    rows_ = product_.matrices * spec_.m;
    copies_b_ = spec_.n > 1 && b_.column_stride != 1;
    copies_bias_ = spec_.has_bias && spec_.n > 1 && spec_.bias_stride != 1;
    const int64_t bytes = rows_ * spec_.n * kItem;
    const int64_t wanted = std::clamp<int64_t>(bytes / kMinBytesOfOuterPiece, 1, spec_.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, rows_));
    if (spec_.row_pieces > 0 && !product_.is_swapped && rows_ == spec_.m) {
      // Divides the rows into the same blocks as tiles do.
      row_blocks_ = (rows_ + kernels.max_rows - 1) / kernels.max_rows;
      num_pieces_ = static_cast<int>(std::min<int64_t>(row_blocks_, spec_.row_pieces));
    }
    const int64_t copied = (copies_b_ ? spec_.k : 0) + (copies_bias_ ? 1 : 0);
    columns_of_block_ = std::min(kColumnsOfBlock, (spec_.n + 15) / 16 * 16);
    scratch_of_piece_ = copied * columns_of_block_ * kItem;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_; }

  std::optional<Rows> RowsOfPiece(int piece) const override {
    if (product_.is_swapped || rows_ != spec_.m) return std::nullopt;
    return Rows{FirstRow(piece), FirstRow(piece + 1)};
  }

  std::string ToString() const override { return product_.ToString("outer product"); }

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

  void RunRows(absl::Span<void* const> buffers, int64_t matrix, int64_t row, int64_t rows, T* own) const {
    const T* const a = static_cast<const T*>(product_.a(buffers, 0)) + product_.BatchOffset(a_, matrix);
    const T* const b = static_cast<const T*>(product_.b(buffers, 0)) + product_.BatchOffset(b_, matrix);
    T* const c =
        static_cast<T*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, matrix) + row * spec_.c.row_stride;
    CombineCall call;
    call.numbers = a + row * a_.row_stride;
    call.number_term = a_.column_stride * kItem;
    call.number_step = a_.row_stride * kItem;
    call.out_step = spec_.c.row_stride * kItem;
    call.steps = rows;
    for (int64_t first = 0; first < spec_.n; first += columns_of_block_) {
      const int64_t columns = std::min(columns_of_block_, spec_.n - first);
      call.vectors = columns / lanes_;
      const int64_t tail = columns % lanes_;
      call.mask_bits = (int64_t{1} << tail) - 1;
      call.mask = TailMask(tail, kItem);
      call.out = c + first;
      call.x = b + first * b_.column_stride;
      call.x_term = b_.row_stride * kItem;
      T* to = own;
      const auto copy = [&](const T* from, int64_t stride) {
        for (int64_t j = 0; j < columns; ++j) to[j] = from[j * stride];
        to += columns_of_block_;
      };
      if (copies_b_) {
        const T* const from = b + first * b_.column_stride;
        for (int64_t k = 0; k < spec_.k; ++k) copy(from + k * b_.row_stride, b_.column_stride);
        call.x = own;
        call.x_term = columns_of_block_ * kItem;
      }
      if (spec_.has_residual) {
        call.init = static_cast<const T*>(product_.residual(buffers)) + product_.BatchOffset(spec_.residual, matrix) +
                    row * spec_.residual.row_stride + first;
        call.init_step = spec_.residual.row_stride * kItem;
      } else if (spec_.has_bias) {
        const T* const bias = static_cast<const T*>(product_.bias(buffers)) + first * spec_.bias_stride;
        call.init = copies_bias_ ? to : bias;
        if (copies_bias_) copy(bias, spec_.bias_stride);
      }
      combine_(&call);
    }
  }

  const OrientedProduct product_;
  const MatmulSpec& spec_;
  const MatrixLayout& a_;
  const MatrixLayout& b_;
  CombineFunction combine_;
  int64_t lanes_;
  int64_t rows_ = 0;  // rows of all matrices together
  int64_t columns_of_block_ = 0;
  int64_t row_blocks_ = 0;  // pieces begin at blocks; 0 if they may begin at any row
  bool copies_b_ = false;
  bool copies_bias_ = false;
  int num_pieces_ = 1;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOuterMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (spec.k < 1 || spec.k > kMaxOuterTerms || !spec.more_terms.empty()) {
    return absl::UnimplementedError(absl::StrCat("the form for outer products supports only one product, of 1 to ",
                                                 kMaxOuterTerms, " terms per sum"));
  }
  if ((spec.dtype != DType::kFloat32 && spec.dtype != DType::kFloat64) || kernels.lanes == 0 ||
      kernels.dtype != spec.dtype) {
    return absl::UnimplementedError(
        absl::StrCat("no kernels of outer products were emitted for ", TorchName(spec.dtype)));
  }
  const bool is_row_major = spec.c.column_stride == 1 || spec.n == 1;
  const bool is_column_major = spec.c.row_stride == 1 || spec.m == 1;
  // A single column becomes one contiguous row of the transposed product.
  const bool is_swapped = is_column_major && (!is_row_major || spec.n == 1) && !spec.has_bias;
  if (!is_swapped && !is_row_major) {
    return absl::UnimplementedError("neither rows nor columns of the result are contiguous");
  }
  if (spec.has_bias && spec.has_residual) {
    return absl::UnimplementedError("outer products do not support a bias together with a residual");
  }
  const int64_t residual_stride = is_swapped ? spec.residual.row_stride : spec.residual.column_stride;
  if (spec.has_residual && residual_stride != 1 && (is_swapped ? spec.m : spec.n) > 1) {
    return absl::UnimplementedError("the residual is not contiguous along the result's contiguous dim");
  }
  if (spec.dtype == DType::kFloat64) return std::make_unique<OuterMatmul<double>>(spec, kernels, is_swapped);
  return std::make_unique<OuterMatmul<float>>(spec, kernels, is_swapped);
}

}  // namespace backtape::jit
