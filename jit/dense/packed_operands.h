#ifndef BACKTAPE_JIT_DENSE_PACKED_OPERANDS_H_
#define BACKTAPE_JIT_DENSE_PACKED_OPERANDS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "backtape/jit/dense/tile.h"

// Operands of dense/packed_matmul.cc: which terms are packed, from where, and what is prefetched.
namespace backtape::jit {

inline constexpr int64_t kCacheLineBytes = 64;

constexpr int64_t AlignUp(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

// Consecutive terms of one of the products that are summed.
struct TermSegment {
  size_t term = 0;
  int64_t first = 0;
  int64_t count = 0;
};

// Segments that are packed and multiplied together.
struct TermBlock {
  // Calls f with the part of each segment that is in the terms [first, last) of the block.
  template <typename F>
  void ForEachSegment(int64_t first, int64_t last, F f) const {
    int64_t begin = 0;
    for (const TermSegment& segment : segments) {
      const int64_t from = std::max<int64_t>(first - begin, 0);
      const int64_t to = std::min(last - begin, segment.count);
      if (from < to) f(TermSegment{segment.term, segment.first + from, to - from});
      begin += segment.count;
    }
  }

  std::vector<TermSegment> segments;
  int64_t count = 0;
};

// The lines that a tile prefetches. Lines that exceed the capacity are dropped.
class TileLines {
 public:
  void Clear() { count_ = 0; }
  void Add(const void* first, int64_t step, int64_t count) {
    if (count_ + 1 < lines_.size()) lines_[count_++] = {first, step, count};
  }
  const LinesAhead* EndingWith(const LinesAhead& last) {
    lines_[count_] = last;
    return lines_.data();
  }

 private:
  std::array<LinesAhead, 32> lines_;
  size_t count_ = 0;
};

// Packs, for each row, `count` elements from[row * row_stride + i * stride] contiguously into whole vectors. The
// remaining lanes of the last vector become 0. Packed rows are `row_bytes` apart and written in order.
template <typename T>
void PackStrided(const TileKernels& kernels, const T* from, int64_t row_stride, int64_t stride, int64_t rows,
                 int64_t count, std::byte* to, int64_t row_bytes) {
  const int64_t lanes = kernels.lanes;
  constexpr int64_t kItem = sizeof(T);
  for (int64_t first = 0; first < count; first += lanes) {
    const int64_t some = std::min(count - first, lanes);
    std::byte* const out = to + first * kItem;
    int64_t done = 0;
    if (row_stride == 1 && rows >= kernels.transpose_terms) {
      const int64_t times = rows / kernels.transpose_terms;
      const TransposeFunction transpose = some == lanes ? kernels.transpose : kernels.packed.transposes[some - 1];
      transpose(out, from + first * stride, stride * kItem, times, row_bytes);
      done = times * kernels.transpose_terms;
    }
    for (int64_t row = done; row < rows; ++row) {
      const T* const source = from + row * row_stride + first * stride;
      T* const packed = reinterpret_cast<T*>(out + row * row_bytes);
      for (int64_t i = 0; i < some; ++i) packed[i] = source[i * stride];
      for (int64_t i = some; i < lanes; ++i) packed[i] = 0;
    }
  }
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_PACKED_OPERANDS_H_
