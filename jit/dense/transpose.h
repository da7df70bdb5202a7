#ifndef BACKTAPE_JIT_DENSE_TRANSPOSE_H_
#define BACKTAPE_JIT_DENSE_TRANSPOSE_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// A copy of elements of 1, 2, 4 or 8 bytes between two layouts, which is fast if they are contiguous along different
// dims. Strides are in elements.
struct TransposeSpec {
  int64_t item_bytes = 4;
  std::vector<int64_t> sizes;
  std::vector<int64_t> from_strides;
  std::vector<int64_t> to_strides;
  int max_pieces = 1;
};

// Buffers: from, to. `tiles` may lack the item size.
std::unique_ptr<DenseCall> MakeTranspose(const TransposeSpec& spec, const TileSet& tiles);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TRANSPOSE_H_
