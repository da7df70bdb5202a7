#ifndef BACKTAPE_JIT_DENSE_TILE_COLUMNS_H_
#define BACKTAPE_JIT_DENSE_TILE_COLUMNS_H_

#include <algorithm>
#include <cstdint>

#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// A range of columns as wide as a tile.
struct TileColumns {
  int64_t first = 0;
  int64_t count = 0;
  int vectors = 0;
  bool has_tail = false;
};

// A vector with -1 in its first `tail` lanes, for TileCall::mask and similar fields.
inline const void* TailMask(int64_t tail, int64_t item_bytes) {
  // The returned address points `tail` lanes before the end of the -1 values.
  alignas(64) static constexpr int32_t kMasks[32] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                                                     0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0};
  return kMasks + 16 - tail * item_bytes / 4;
}

// Finishes a row of `elements`: to = relu?(from [+ residual]); `residual` may be null.
inline void FinishRow(const TileKernels& kernels, void* to, const void* from, const void* residual, int64_t elements,
                      bool has_relu) {
  const int64_t tail = elements % kernels.lanes;
  const FinishRowCall call = {.to = to,
                              .from = from,
                              .residual = residual,
                              .relu = has_relu ? 1 : 0,
                              .vectors = elements / kernels.lanes,
                              .mask_bits = (int64_t{1} << tail) - 1,
                              .mask = TailMask(tail, ItemSize(kernels.dtype))};
  kernels.finish_row(&call);
}

// Calls f with ranges of nearly equal width that cover `columns`, after setting the masks of `call`.
template <typename F>
void ForEachTileColumns(const TileKernels& kernels, int64_t columns, TileCall& call, F f) {
  const int64_t lanes = kernels.lanes;
  const int64_t vectors = (columns + lanes - 1) / lanes;
  const int64_t ranges = (vectors + kernels.max_vectors - 1) / kernels.max_vectors;
  int64_t done = 0;
  for (int64_t r = 0; r < ranges; ++r) {
    TileColumns range;
    // Wider ranges come first.
    range.vectors = static_cast<int>((vectors - done + ranges - r - 1) / (ranges - r));
    range.first = done * lanes;
    done += range.vectors;
    range.count = std::min(columns, done * lanes) - range.first;
    const int64_t tail = range.count % lanes;
    range.has_tail = tail != 0;
    call.mask_bits = (int64_t{1} << tail) - 1;
    call.mask = TailMask(tail, ItemSize(kernels.dtype));
    f(range);
  }
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TILE_COLUMNS_H_
