#include "backtape/jit/dense/transpose.h"

#include <emmintrin.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/jit/dense/transpose_runs.h"

namespace backtape::jit {
namespace {

// Minimum number of elements in a piece; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfPiece = 1 << 15;
// Rows of the largest unit of work.
constexpr int64_t kRowsOfRange = 4096;
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

// T has the size of an element. Rows are the elements of the run that is contiguous in the source, columns those of the
// run that is contiguous in the target. The two runs form a matrix, and the other dims number the matrices.
template <typename T>
class Transpose : public DenseCall {
 public:
  Transpose(const TransposeSpec& spec, const TileKernels& kernels, const TransposeRuns& runs)
      : spec_(spec), kernels_(kernels), rows_(runs.from.length), columns_(runs.to.length) {
    for (const size_t d : runs.from.dims) row_dims_.push_back({spec.sizes[d], spec.to_strides[d]});
    for (const size_t d : runs.to.dims) column_dims_.push_back({spec.sizes[d], spec.from_strides[d]});
    for (size_t d = 0; d < spec.sizes.size(); ++d) {
      if (absl::c_linear_search(runs.from.dims, d) || absl::c_linear_search(runs.to.dims, d)) continue;
      matrix_dims_.push_back(d);
      matrices_ *= spec.sizes[d];
    }
    width_ = kHasTiles && kernels_.lanes > 0 ? kernels_.lanes : kBytesOfLine / static_cast<int64_t>(sizeof(T));
    column_blocks_ = std::max<int64_t>(1, columns_ / width_);
    row_ranges_ = std::max<int64_t>(1, rows_ / kRowsOfRange);
    const int64_t wanted = std::clamp<int64_t>(matrices_ * rows_ * columns_ / kMinElementsOfPiece, 1, spec_.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(1, num_units())));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    return absl::StrCat("transpose [", absl::StrJoin(spec_.sizes, ", "), "] (tiles)");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    for (int64_t i = num_units() * piece / num_pieces_; i < num_units() * (piece + 1) / num_pieces_; ++i) {
      const int64_t range = i % row_ranges_;
      const int64_t block = i / row_ranges_ % column_blocks_;
      const int64_t matrix = i / row_ranges_ / column_blocks_;
      const T* from = static_cast<const T*>(buffers[0]) + Offset(spec_.from_strides, matrix);
      T* to = static_cast<T*>(buffers[1]) + Offset(spec_.to_strides, matrix);
      const int64_t begin = rows_ * range / row_ranges_, end = rows_ * (range + 1) / row_ranges_;
      CopyColumns(from, to, block * width_, std::min(width_, columns_), begin, end);
      // The columns after the last whole block are copied with some before them, so that they form a block too.
      if (block == column_blocks_ - 1 && columns_ > width_ && columns_ % width_ != 0) {
        CopyColumns(from, to, columns_ - width_, width_, begin, end);
      }
    }
    return absl::OkStatus();
  }

 private:
  static constexpr bool kHasTiles = sizeof(T) >= 4;
  static constexpr int64_t kSide = kSquare<T>;
  static constexpr int64_t kMaxWidth = kBytesOfLine / static_cast<int64_t>(sizeof(T));

  // A dim of a run, with its stride in the layout in which the run is not contiguous.
  struct RunDim {
    int64_t size;
    int64_t stride;
  };

  int64_t num_units() const { return matrices_ * column_blocks_ * row_ranges_; }

  // The offset of a matrix.
  int64_t Offset(const std::vector<int64_t>& strides, int64_t index) const {
    int64_t offset = 0;
    for (size_t i = matrix_dims_.size(); i-- > 0;) {
      const size_t d = matrix_dims_[i];
      offset += index % spec_.sizes[d] * strides[d];
      index /= spec_.sizes[d];
    }
    return offset;
  }

  // The offsets of elements [first, first + count) of a run.
  static void FindOffsets(const std::vector<RunDim>& dims, int64_t first, int64_t count, int64_t* offsets) {
    if (dims.size() == 1) {
      for (int64_t i = 0; i < count; ++i) offsets[i] = (first + i) * dims[0].stride;
      return;
    }
    for (int64_t i = 0; i < count; ++i) {
      int64_t index = first + i, offset = 0;
      for (const RunDim& dim : dims) {
        offset += index % dim.size * dim.stride;
        index /= dim.size;
      }
      offsets[i] = offset;
      if (dims.empty()) continue;
      // The following elements along the innermost dim.
      for (int64_t left = dims[0].size - 1 - (first + i) % dims[0].size; left > 0 && i + 1 < count; --left) {
        ++i;
        offsets[i] = offsets[i - 1] + dims[0].stride;
      }
    }
  }

  // Copies columns [first, first + count) of rows [begin, end).
  void CopyColumns(const T* from, T* to, int64_t first, int64_t count, int64_t begin, int64_t end) const {
    int64_t column_offsets[kMaxWidth];
    FindOffsets(column_dims_, first, count, column_offsets);
    for (int64_t block = begin; block < end; block += kBlock) {
      // A block at the end has enough rows for a square; some of them are copied twice.
      const int64_t row = std::max(begin, std::min(block, end - kSide));
      const int64_t rows = std::min(end, block + kBlock) - row;
      int64_t row_offsets[kBlock];
      FindOffsets(row_dims_, row, rows, row_offsets);
      if (rows < kSide || count < kSide) {
        for (int64_t i = 0; i < rows; ++i) {
          for (int64_t j = 0; j < count; ++j) {
            std::memcpy(&to[row_offsets[i] + first + j], &from[row + i + column_offsets[j]], sizeof(T));
          }
        }
        continue;
      }
      CopyBlock(from + row, column_offsets, count, to + first, row_offsets, rows);
    }
  }

  // Runs of several dims have no constant stride in the other layout. Their elements go through a small block with one.
  void CopyBlock(const T* from, const int64_t* column_offsets, int64_t columns, T* to, const int64_t* row_offsets,
                 int64_t rows) const {
    alignas(kBytesOfLine) T gathered[kMaxWidth * kBlock];
    alignas(kBytesOfLine) T transposed[kMaxWidth * kBlock];
    const bool gathers = column_dims_.size() > 1;
    const bool scatters = row_dims_.size() > 1;
    if (gathers) {
      for (int64_t j = 0; j < columns; ++j) {
        CopyElements(gathered + j * kBlock, from + column_offsets[j], rows);
      }
    } else {
      from += column_offsets[0];
    }
    TransposeBlock(gathers ? gathered : from, gathers ? kBlock : column_dims_[0].stride,
                   scatters ? transposed : to + row_offsets[0], scatters ? kMaxWidth : row_dims_[0].stride, rows,
                   columns);
    if (!scatters) return;
    for (int64_t i = 0; i < rows; ++i) CopyElements(to + row_offsets[i], transposed + i * kMaxWidth, columns);
  }

  // Copies of the usual sizes are inlined.
  static void CopyElements(T* to, const T* from, int64_t count) {
    const int64_t bytes = count * static_cast<int64_t>(sizeof(T));
    if (bytes == 64) {
      std::memcpy(to, from, 64);
    } else if (bytes == 32) {
      std::memcpy(to, from, 32);
    } else if (bytes == 256) {
      std::memcpy(to, from, 256);
    } else {
      std::memcpy(to, from, bytes);
    }
  }

  // Squares at the ends of rows and columns overlap others.
  void TransposeBlock(const T* from, int64_t column_stride, T* to, int64_t row_stride, int64_t rows,
                      int64_t columns) const {
    if constexpr (kHasTiles) {
      const int64_t terms = kernels_.transpose_terms;
      if (columns == kernels_.lanes && kernels_.transpose != nullptr && rows >= terms) {
        const auto copy = [&](int64_t row, int64_t count) {
          kernels_.transpose(to + row * row_stride, from + row, column_stride * static_cast<int64_t>(sizeof(T)), count,
                             row_stride * static_cast<int64_t>(sizeof(T)));
        };
        copy(0, rows / terms);
        if (rows % terms != 0) copy(rows - terms, 1);
        return;
      }
    }
    for (int64_t r = 0; r < rows; r += kSide) {
      const int64_t row = std::min(r, rows - kSide);
      for (int64_t c = 0; c < columns; c += kSide) {
        const int64_t column = std::min(c, columns - kSide);
        TransposeSquare(from + row + column * column_stride, column_stride, to + row * row_stride + column, row_stride);
      }
    }
  }

  TransposeSpec spec_;
  TileKernels kernels_;
  int64_t rows_;
  int64_t columns_;
  std::vector<RunDim> row_dims_;     // with strides of the target
  std::vector<RunDim> column_dims_;  // with strides of the source
  std::vector<size_t> matrix_dims_;
  int64_t matrices_ = 1;
  int64_t width_ = 0;  // columns copied at a time
  int64_t column_blocks_ = 0;
  int64_t row_ranges_ = 0;
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

}  // namespace

std::unique_ptr<DenseCall> MakeTranspose(const TransposeSpec& spec, const TileSet& tiles) {
  const TransposeSpec joined = Joined(spec);
  const TransposeRuns runs = FindTransposeRuns(joined.sizes, joined.from_strides, joined.to_strides);
  switch (spec.item_bytes) {
    case 1:
      return std::make_unique<Transpose<int8_t>>(joined, tiles.float32, runs);
    case 2:
      return std::make_unique<Transpose<int16_t>>(joined, tiles.float32, runs);
    case 4:
      return std::make_unique<Transpose<int32_t>>(joined, tiles.float32, runs);
    default:
      return std::make_unique<Transpose<int64_t>>(joined, tiles.float64, runs);
  }
}

}  // namespace backtape::jit
