#ifndef BACKTAPE_JIT_DENSE_PACKED_ROWS_H_
#define BACKTAPE_JIT_DENSE_PACKED_ROWS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "absl/types/span.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/packed_operands.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// The first factor of dense/packed_matmul.cc, read in place or packed for a group of rows and a block of terms.
template <typename T>
class PackedRows {
 public:
  // Where the tiles read the rows.
  struct Place {
    const std::byte* first = nullptr;
    int64_t row_stride = 0;  // in bytes
    int64_t term_stride = kItem;
  };

  // `panels` is the number of panels of the other factor, `max_terms` the largest number of terms in a block, and
  // `most_rows` the largest number of rows that a thread multiplies.
  PackedRows(const OrientedProduct& product, const TileKernels& kernels, int64_t panels, int64_t max_terms,
             int64_t most_rows)
      : product_(product),
        kernels_(kernels),
        is_read_(IsRead(panels)),
        // The last vector may extend beyond the terms.
        row_bytes_(AlignUp(max_terms * kItem, kCacheLineBytes) + kCacheLineBytes),
        rows_of_group_(std::min(most_rows, kMaxBytes / (max_terms * kItem))) {}

  int64_t rows_of_group() const { return rows_of_group_; }
  int64_t packed_bytes() const { return is_read_ ? 0 : rows_of_group_ * row_bytes_; }

  // Writes to `to` only if the rows are packed.
  Place Pack(absl::Span<void* const> buffers, int64_t matrix, const TermBlock& block, int64_t first_row,
             int64_t last_row, std::byte* to) const {
    if (is_read_) {
      const MatrixLayout& layout = product_.terms[0].a;
      const T* const from = First(buffers, matrix, block.segments[0]) + first_row * layout.row_stride;
      return {reinterpret_cast<const std::byte*>(from), layout.row_stride * kItem, layout.column_stride * kItem};
    }
    std::byte* out = to;
    for (const TermSegment& segment : block.segments) {
      const MatrixLayout& layout = product_.terms[segment.term].a;
      const T* const from = First(buffers, matrix, segment) + first_row * layout.row_stride;
      if (layout.column_stride == 1) {
        for (int64_t i = 0; i < last_row - first_row; ++i) {
          std::memcpy(out + i * row_bytes_, from + i * layout.row_stride, segment.count * kItem);
        }
      } else {
        PackStrided(kernels_, from, layout.row_stride, layout.column_stride, last_row - first_row, segment.count, out,
                    row_bytes_);
      }
      out += segment.count * kItem;
    }
    return {to, row_bytes_, kItem};
  }

 private:
  static constexpr int64_t kItem = sizeof(T);
  // A group fits in the L2 cache together with the packed part of the other factor.
  static constexpr int64_t kMaxBytes = 768 << 10;
  // With at most this many panels, a factor is read in place.
  static constexpr int64_t kMaxPanelsToRead = 3;
  // Addresses at this distance map to the same set of the L1 cache.
  static constexpr int64_t kBytesOfPlaces = 4096;

  // With few panels, packing would not pay off: a factor with contiguous rows or columns is read in place. With more
  // panels, it is read in place only if its rows are contiguous and do not map to the same cache sets.
  bool IsRead(int64_t panels) const {
    if (product_.terms.size() != 1) return false;
    const MatrixLayout& a = product_.terms[0].a;
    if (a.column_stride == 1) return a.row_stride * kItem % kBytesOfPlaces != 0 || panels <= kMaxPanelsToRead;
    return a.row_stride == 1 && panels <= kMaxPanelsToRead;
  }

  const T* First(absl::Span<void* const> buffers, int64_t matrix, const TermSegment& segment) const {
    const MatrixLayout& layout = product_.terms[segment.term].a;
    return static_cast<const T*>(product_.a(buffers, segment.term)) + product_.BatchOffset(layout, matrix) +
           segment.first * layout.column_stride;
  }

  const OrientedProduct& product_;
  const TileKernels& kernels_;
  const bool is_read_;
  const int64_t row_bytes_;  // size of a packed row
  const int64_t rows_of_group_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_PACKED_ROWS_H_
