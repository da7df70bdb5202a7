#include "backtape/jit/dense/transpose.h"

#include <emmintrin.h>

#include <algorithm>
#include <cstring>
#include <numeric>
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
// Without tiles, columns copied at a time fill a cache line.
constexpr int64_t kBytesOfLine = 64;

// Rows and columns of the squares that are transposed in SSE registers.
template <typename T>
constexpr int64_t kSquare = sizeof(T) >= 4 ? 16 / sizeof(T) : 8;

// Row i of the target is column i of the source. Strides are in elements.
void TransposeSquare(const int16_t* from, int64_t from_stride, int16_t* to, int64_t to_stride) {
  constexpr int kSide = kSquare<int16_t>;
  __m128i a[kSide], b[kSide];
  for (int i = 0; i < kSide; ++i) a[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i * from_stride));
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
  for (int i = 0; i < kSide; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(to + i * to_stride), b[i]);
}

void TransposeSquare(const int8_t* from, int64_t from_stride, int8_t* to, int64_t to_stride) {
  constexpr int kSide = kSquare<int8_t>;
  __m128i a[kSide], b[kSide];
  for (int i = 0; i < kSide; ++i) a[i] = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from + i * from_stride));
  for (int i = 0; i < 4; ++i) b[i] = _mm_unpacklo_epi8(a[i], a[i + 4]);
  for (int i = 0; i < 2; ++i) {
    a[2 * i] = _mm_unpacklo_epi8(b[i], b[i + 2]);
    a[2 * i + 1] = _mm_unpackhi_epi8(b[i], b[i + 2]);
  }
  for (int i = 0; i < 2; ++i) {
    b[2 * i] = _mm_unpacklo_epi8(a[i], a[i + 2]);
    b[2 * i + 1] = _mm_unpackhi_epi8(a[i], a[i + 2]);
  }
  for (int i = 0; i < kSide; ++i) {
    const __m128i row = i % 2 == 0 ? b[i / 2] : _mm_srli_si128(b[i / 2], 8);
    _mm_storel_epi64(reinterpret_cast<__m128i*>(to + i * to_stride), row);
  }
}

void TransposeSquare(const int32_t* from, int64_t from_stride, int32_t* to, int64_t to_stride) {
  __m128 rows[4];
  for (int i = 0; i < 4; ++i) rows[i] = _mm_loadu_ps(reinterpret_cast<const float*>(from + i * from_stride));
  _MM_TRANSPOSE4_PS(rows[0], rows[1], rows[2], rows[3]);
  for (int i = 0; i < 4; ++i) _mm_storeu_ps(reinterpret_cast<float*>(to + i * to_stride), rows[i]);
}

void TransposeSquare(const int64_t* from, int64_t from_stride, int64_t* to, int64_t to_stride) {
  const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + from_stride));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_unpacklo_epi64(a, b));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to + to_stride), _mm_unpackhi_epi64(a, b));
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
    column_blocks_ = std::max<int64_t>(1, spec_.sizes[column] / width_);
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
    const int64_t columns = spec_.sizes[column_];
    for (int64_t i = units * piece / num_pieces_; i < units * (piece + 1) / num_pieces_; ++i) {
      const T* from = static_cast<const T*>(buffers[0]) + Offset(spec_.from_strides, i / column_blocks_);
      T* to = static_cast<T*>(buffers[1]) + Offset(spec_.to_strides, i / column_blocks_);
      const auto copy = [&](int64_t first, int64_t count) {
        CopyColumns(from + first * spec_.from_strides[column_], to + first, count);
      };
      const int64_t block = i % column_blocks_;
      copy(block * width_, std::min(width_, columns));
      // The columns after the last whole block are copied with some before them, so that they form a block too.
      if (block == column_blocks_ - 1 && columns > width_ && columns % width_ != 0) copy(columns - width_, width_);
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

  // Squares at the ends of rows and columns overlap others.
  void CopyColumns(const T* from, T* to, int64_t columns) const {
    constexpr int64_t kSide = kSquare<T>;
    const int64_t rows = spec_.sizes[row_];
    const int64_t column_stride = spec_.from_strides[column_];
    const int64_t row_stride = spec_.to_strides[row_];
    if (rows < kSide || columns < kSide) {
      for (int64_t row = 0; row < rows; ++row) {
        for (int64_t j = 0; j < columns; ++j) {
          std::memcpy(&to[row * row_stride + j], &from[row + j * column_stride], sizeof(T));
        }
      }
      return;
    }
    for (int64_t begin = 0; begin < rows; begin += kBlock) {
      const int64_t end = std::min(rows, begin + kBlock);
      if constexpr (kHasTiles) {
        if (columns == kernels_.lanes && kernels_.transpose != nullptr) {
          const auto copy = [&](int64_t row, int64_t count) {
            kernels_.transpose(to + row * row_stride, from + row, column_stride * static_cast<int64_t>(sizeof(T)),
                               count, row_stride * static_cast<int64_t>(sizeof(T)));
          };
          const int64_t terms = kernels_.transpose_terms;
          if (end - begin >= terms) copy(begin, (end - begin) / terms);
          if ((end - begin) % terms != 0) copy(end - terms, 1);
          continue;
        }
      }
      for (int64_t r = begin; r < end; r += kSide) {
        const int64_t row = std::min(r, end - kSide);
        for (int64_t c = 0; c < columns; c += kSide) {
          const int64_t column = std::min(c, columns - kSide);
          TransposeSquare(from + row + column * column_stride, column_stride, to + row * row_stride + column,
                          row_stride);
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

// Joins dims that are adjacent in both layouts, so that rows and columns are long, and leaves out dims of size 1.
TransposeSpec Joined(const TransposeSpec& spec) {
  TransposeSpec joined = spec;
  joined.sizes.clear();
  joined.from_strides.clear();
  joined.to_strides.clear();
  std::vector<size_t> order(spec.sizes.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return spec.from_strides[a] > spec.from_strides[b]; });
  for (const size_t d : order) {
    const int64_t size = spec.sizes[d], from = spec.from_strides[d], to = spec.to_strides[d];
    if (size == 1) continue;
    if (!joined.sizes.empty() && joined.from_strides.back() == from * size && joined.to_strides.back() == to * size) {
      joined.sizes.back() *= size;
      joined.from_strides.back() = from;
      joined.to_strides.back() = to;
      continue;
    }
    joined.sizes.push_back(size);
    joined.from_strides.push_back(from);
    joined.to_strides.push_back(to);
  }
  return joined;
}

// The dim with stride 1 that is not `other`; a new dim of size 1 if there is none.
size_t ContiguousDim(TransposeSpec& spec, const std::vector<int64_t>& strides, std::optional<size_t> other) {
  for (size_t d = 0; d < strides.size(); ++d) {
    if (strides[d] == 1 && d != other) return d;
  }
  spec.sizes.push_back(1);
  spec.from_strides.push_back(1);
  spec.to_strides.push_back(1);
  return spec.sizes.size() - 1;
}

}  // namespace

std::unique_ptr<DenseCall> MakeTranspose(const TransposeSpec& spec, const TileSet& tiles) {
  TransposeSpec joined = Joined(spec);
  const size_t row = ContiguousDim(joined, joined.from_strides, std::nullopt);
  const size_t column = ContiguousDim(joined, joined.to_strides, row);
  switch (spec.item_bytes) {
    case 1:
      return std::make_unique<Transpose<int8_t>>(joined, tiles.float32, row, column);
    case 2:
      return std::make_unique<Transpose<int16_t>>(joined, tiles.float32, row, column);
    case 4:
      return std::make_unique<Transpose<int32_t>>(joined, tiles.float32, row, column);
    default:
      return std::make_unique<Transpose<int64_t>>(joined, tiles.float64, row, column);
  }
}

}  // namespace backtape::jit
