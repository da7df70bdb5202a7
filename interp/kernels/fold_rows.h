#ifndef BACKTAPE_INTERP_KERNELS_FOLD_ROWS_H_
#define BACKTAPE_INTERP_KERNELS_FOLD_ROWS_H_

#include <algorithm>
#include <cstdint>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/tensor.h"

namespace backtape::kernels {

// Combines the elements of each row into one value: starting with `initial`, value = f(value, element) for the elements
// in row-major order. Rows are those of ReadRows (dense.h), T is double or int64_t, and the values are in row-major
// order of the other dims. Does not copy the tensor. If elements that are adjacent in the last dim belong to different
// rows, handles all these rows together, otherwise four rows at a time.
template <typename T, typename F>
std::vector<T> FoldRows(const Tensor& tensor, const std::vector<bool>& reduced, T initial, const F& f) {
  constexpr int64_t kBlock = 512;
  constexpr int64_t kGroup = 4;
  struct Loop {
    int64_t size;
    int64_t stride;      // in the tensor
    int64_t row_stride;  // in the result; 0 along rows
  };
  int64_t count = 1;
  DimVector row_strides(tensor.dim(), 0);
  for (int64_t d = tensor.dim() - 1; d >= 0; --d) {
    if (reduced[d]) continue;
    row_strides[d] = count;
    count *= tensor.size(d);
  }
  std::vector<T> values(count, initial);
  if (tensor.numel() == 0) return values;

  // The innermost loop, `inner`, runs over the last dim. If that dim is reduced, the loop around it, `across`, runs
  // over the last dim that is not reduced, in groups of rows. The loops over the remaining dims are outside: first
  // those over dims that are not reduced, then those over reduced dims.
  Loop inner{1, 1, 0}, across{1, 0, 0};
  absl::InlinedVector<Loop, 6> outer;
  for (const bool along_rows : {false, true}) {
    for (int64_t d = 0; d + 1 < tensor.dim(); ++d) {
      if (reduced[d] == along_rows) outer.push_back({tensor.size(d), tensor.stride(d), row_strides[d]});
    }
  }
  if (tensor.dim() > 0) inner = {tensor.size(-1), tensor.stride(-1), row_strides.back()};
  const bool is_along_rows = tensor.dim() == 0 || reduced.back();
  for (size_t i = outer.size(); is_along_rows && i-- > 0;) {
    if (outer[i].row_stride == 0) continue;
    across = outer[i];
    outer.erase(outer.begin() + static_cast<int64_t>(i));
    break;
  }

  T blocks[kGroup][kBlock];
  const int64_t item_size = ItemSize(tensor.dtype());
  const auto load = [&](const std::byte* from, int64_t begin, T* to) {
    const int64_t n = std::min(kBlock, inner.size - begin);
    LoadRun(from + begin * inner.stride * item_size, inner.stride, tensor.dtype(), to, n);
    return n;
  };
  const auto fold_run = [&](const std::byte* from, T* row) {
    for (int64_t begin = 0; begin < inner.size; begin += kBlock) {
      const int64_t n = load(from, begin, blocks[0]);
      if (is_along_rows) {
        T value = *row;
        for (int64_t i = 0; i < n; ++i) value = f(value, blocks[0][i]);
        *row = value;
      } else {
        T* const to = row + begin;
        for (int64_t i = 0; i < n; ++i) to[i] = f(to[i], blocks[0][i]);
      }
    }
  };
  const auto fold_group = [&](const std::byte* from, T* row) {
    T* const rows[kGroup] = {row, row + across.row_stride, row + 2 * across.row_stride, row + 3 * across.row_stride};
    T a = *rows[0], b = *rows[1], c = *rows[2], d = *rows[3];
    for (int64_t begin = 0; begin < inner.size; begin += kBlock) {
      int64_t n = 0;
      for (int64_t g = 0; g < kGroup; ++g) n = load(from + g * across.stride * item_size, begin, blocks[g]);
      for (int64_t i = 0; i < n; ++i) {
        a = f(a, blocks[0][i]);
        b = f(b, blocks[1][i]);
        c = f(c, blocks[2][i]);
        d = f(d, blocks[3][i]);
      }
    }
    *rows[0] = a;
    *rows[1] = b;
    *rows[2] = c;
    *rows[3] = d;
  };

  const std::byte* from = tensor.raw_data();
  T* row = values.data();
  DimVector position(outer.size(), 0);
  while (true) {
    int64_t r = 0;
    for (; r + kGroup <= across.size; r += kGroup) {
      fold_group(from + r * across.stride * item_size, row + r * across.row_stride);
    }
    for (; r < across.size; ++r) fold_run(from + r * across.stride * item_size, row + r * across.row_stride);
    size_t d = outer.size();
    while (true) {
      if (d == 0) return values;
      const Loop& loop = outer[--d];
      const bool is_last = ++position[d] == loop.size;
      const int64_t steps = is_last ? 1 - loop.size : 1;
      from += loop.stride * steps * item_size;
      row += loop.row_stride * steps;
      if (!is_last) break;
      position[d] = 0;
    }
  }
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_FOLD_ROWS_H_
