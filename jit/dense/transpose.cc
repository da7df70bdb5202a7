#include "backtape/jit/dense/transpose.h"

#include <emmintrin.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfPiece = 1 << 15;
// Elements along the source's contiguous dim copied at a time, so that written cache lines stay in the L1 cache until
// they are full.
constexpr int64_t kBlock = 64;
// Without tiles: rows and columns of the squares that are transposed in registers, and columns copied at a time, which
// fill a cache line.
constexpr int64_t kSquare = 8;
constexpr int64_t kBytesOfLine = 64;

// Row i of the target is column i of the source. Strides are in elements.
void TransposeSquare(const int16_t* from, int64_t from_stride, int16_t* to, int64_t to_stride) {
  __m128i a[kSquare], b[kSquare];
  for (int i = 0; i < kSquare; ++i) a[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i * from_stride));
  for (int i = 0; i < 4; ++i) {
    b[2 * i] = _mm_unpacklo_epi16(a[i], a[i + 4]);
    b[2 * i + 1] = _mm_unpackhi_epi16(a[i], a[i + 4]);
  }
  for (int i = 0; i < 4; ++i) {
    a[2 * i] = _mm_unpacklo_epi16(b[i], b[i + 4]);
    a[2 * i + 1] = _mm_unpackhi_epi16(b[i], b[i + 4]);
  }
  for (int i = 0; i < 4; ++i) {
    b[2 * i] = _mm_unpacklo_epi16(a[i], a[i + 4]);
    b[2 * i + 1] = _mm_unpackhi_epi16(a[i], a[i + 4]);
  }
  for (int i = 0; i < kSquare; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(to + i * to_stride), b[i]);
}

void TransposeSquare(const int8_t* from, int64_t from_stride, int8_t* to, int64_t to_stride) {
  __m128i a[kSquare], b[kSquare];
  for (int i = 0; i < kSquare; ++i) a[i] = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from + i * from_stride));
  for (int i = 0; i < 4; ++i) b[i] = _mm_unpacklo_epi8(a[i], a[i + 4]);
  for (int i = 0; i < 2; ++i) {
    a[2 * i] = _mm_unpacklo_epi8(b[i], b[i + 2]);
    a[2 * i + 1] = _mm_unpackhi_epi8(b[i], b[i + 2]);
  }
  for (int i = 0; i < 2; ++i) {
    b[2 * i] = _mm_unpacklo_epi8(a[i], a[i + 2]);
    b[2 * i + 1] = _mm_unpackhi_epi8(a[i], a[i + 2]);
  }
  for (int i = 0; i < kSquare; ++i) {
    const __m128i row = i % 2 == 0 ? b[i / 2] : _mm_srli_si128(b[i / 2], 8);
    _mm_storel_epi64(reinterpret_cast<__m128i*>(to + i * to_stride), row);
  }
}

// T has the size of an element.
template <typename T>
class Transpose : public DenseCall {
 public:
  // `row` is the dim with stride 1 in the source, `column` the dim with stride 1 in the target.
  Transpose(const TransposeSpec& spec, const TileKernels& kernels, size_t row, size_t column)
      : spec_(spec), kernels_(kernels), row_(row), column_(column) {
    int64_t numel = 1;
    for (int64_t size : spec_.sizes) numel *= size;
    matrices_ = numel / std::max<int64_t>(1, spec_.sizes[row] * spec_.sizes[column]);
    width_ = kHasTiles && kernels_.lanes > 0 ? kernels_.lanes : kBytesOfLine / static_cast<int64_t>(sizeof(T));
    column_blocks_ = (spec_.sizes[column] + width_ - 1) / width_;
    const int64_t wanted = std::clamp<int64_t>(numel / kMinElementsOfPiece, 1, spec_.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(1, matrices_ * column_blocks_)));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    return absl::StrCat("transpose [", absl::StrJoin(spec_.sizes, ", "), "] (tiles)");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    const int64_t units = matrices_ * column_blocks_;
    for (int64_t i = units * piece / num_pieces_; i < units * (piece + 1) / num_pieces_; ++i) {
      const int64_t first = i % column_blocks_ * width_;
      const T* from = static_cast<const T*>(buffers[0]) + Offset(spec_.from_strides, i / column_blocks_) +
                      first * spec_.from_strides[column_];
      T* to = static_cast<T*>(buffers[1]) + Offset(spec_.to_strides, i / column_blocks_) + first;
      CopyColumns(from, to, std::min<int64_t>(width_, spec_.sizes[column_] - first));
    }
    return absl::OkStatus();
  }

 private:
  static constexpr bool kHasTiles = sizeof(T) >= 4;

  // The offset of matrix `index`; the two transposed dims form a matrix, and the other dims number the matrices.
  int64_t Offset(const std::vector<int64_t>& strides, int64_t index) const {
    int64_t offset = 0;
    for (size_t d = spec_.sizes.size(); d-- > 0;) {
      if (d == row_ || d == column_) continue;
      offset += index % spec_.sizes[d] * strides[d];
      index /= spec_.sizes[d];
    }
    return offset;
  }

  void CopyColumns(const T* from, T* to, int64_t columns) const {
    const int64_t rows = spec_.sizes[row_];
    const int64_t column_stride = spec_.from_strides[column_];
    const int64_t row_stride = spec_.to_strides[row_];
    for (int64_t begin = 0; begin < rows; begin += kBlock) {
      const int64_t end = std::min(rows, begin + kBlock);
      int64_t row = begin;
      if constexpr (kHasTiles) {
        const int64_t count = kernels_.transpose == nullptr ? 0 : (end - begin) / kernels_.transpose_terms;
        if (columns == kernels_.lanes && count > 0) {
          kernels_.transpose(to + row * row_stride, from + row, column_stride * static_cast<int64_t>(sizeof(T)), count,
                             row_stride * static_cast<int64_t>(sizeof(T)));
          row += count * kernels_.transpose_terms;
        }
      } else if (columns == width_) {
        for (; row + kSquare <= end; row += kSquare) {
          for (int64_t j = 0; j < columns; j += kSquare) {
            TransposeSquare(from + row + j * column_stride, column_stride, to + row * row_stride + j, row_stride);
          }
        }
      }
      for (; row < end; ++row) {
        for (int64_t j = 0; j < columns; ++j) {
          std::memcpy(&to[row * row_stride + j], &from[row + j * column_stride], sizeof(T));
        }
      }
    }
  }

  TransposeSpec spec_;
  TileKernels kernels_;
  size_t row_;
  size_t column_;
  int64_t matrices_ = 0;
  int64_t width_ = 0;  // columns copied at a time
  int64_t column_blocks_ = 0;
  int num_pieces_ = 1;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeTranspose(const TransposeSpec& spec, const TileSet& tiles) {
  std::optional<size_t> row;
  std::optional<size_t> column;
  for (size_t d = 0; d < spec.sizes.size(); ++d) {
    if (spec.from_strides[d] == 1 && (!row || spec.sizes[d] > 1)) row = d;
    if (spec.to_strides[d] == 1 && (!column || spec.sizes[d] > 1)) column = d;
  }
  // If only one dim has more than one element, any other dim can serve as the second.
  for (size_t d = 0; row && row == column && d < spec.sizes.size(); ++d) {
    if (d != *row && spec.sizes[d] <= 1) column = d;
  }
  if (!row || !column || *row == *column) {
    return absl::InvalidArgumentError(
        "a transposition needs a source and a target that are contiguous along two different dims");
  }
  switch (spec.item_bytes) {
    case 1:
      return std::make_unique<Transpose<int8_t>>(spec, tiles.float32, *row, *column);
    case 2:
      return std::make_unique<Transpose<int16_t>>(spec, tiles.float32, *row, *column);
    case 4:
      return std::make_unique<Transpose<int32_t>>(spec, tiles.float32, *row, *column);
    default:
      return std::make_unique<Transpose<int64_t>>(spec, tiles.float64, *row, *column);
  }
}

}  // namespace backtape::jit
