#ifndef BACKTAPE_JIT_LIBRARY_TILE_H_
#define BACKTAPE_JIT_LIBRARY_TILE_H_

#include <cstdint>

#include "backtape/tensor/dtype.h"

// The machine code that own matrix products are made of (emit/tile_emitter.h makes it).
namespace backtape::jit {

// One tile of c: c = relu?([c +] [bias +] [row_bias +] sum over segments s of a[s] @ b[s]). Strides count bytes.
struct TileCall {
  const void* const* a = nullptr;  // by segment: the first row's first term
  const void* const* b = nullptr;  // by segment: the first term's first column; columns lie side by side
  int64_t segments = 1;
  int64_t k = 0;  // terms of each segment, > 0
  int64_t a_row = 0;
  int64_t a_k = 0;
  int64_t b_k = 0;
  void* c = nullptr;  // columns lie side by side
  int64_t c_row = 0;
  int64_t accumulate = 0;          // not 0: c is read
  const void* bias = nullptr;      // for each column; null for none
  const void* row_bias = nullptr;  // for each row; null for none
  int64_t relu = 0;                // not 0: what is less than 0 becomes 0
  // The lanes of the last vector that are columns, for a tile with a tail: the low bits, and -1 in each such lane.
  // Others are neither read nor written.
  int64_t mask_bits = 0;
  const void* mask = nullptr;
};
using TileFunction = void (*)(const TileCall* call);

// Copies columns that lie one after the other into rows: to[i * row_bytes] is the vector of the elements i of `lanes`
// columns, column_bytes apart, for i in [0, count * terms). count > 0.
using TransposeFunction = void (*)(void* to, const void* from, int64_t column_bytes, int64_t count, int64_t row_bytes);

// Copies rows of columns that lie side by side into rows of whole vectors, one after the other. The lanes of a tail
// that are no columns become 0. rows > 0.
struct CopyCall {
  void* to = nullptr;
  const void* from = nullptr;
  int64_t from_row = 0;  // in bytes
  int64_t rows = 0;
  int64_t mask_bits = 0;  // as in TileCall
  const void* mask = nullptr;
};
using CopyFunction = void (*)(const CopyCall* call);

// Tiles of 1 to max_rows rows and 1 to max_vectors vectors of `lanes` columns.
struct TileKernels {
  static constexpr int kMaxRows = 8;
  static constexpr int kMaxVectors = 3;

  DType dtype = DType::kFloat32;
  int lanes = 0;
  int max_rows = 0;
  int max_vectors = 0;
  TileFunction tiles[kMaxRows][kMaxVectors][2] = {};  // [rows - 1][vectors - 1][has a tail]
  CopyFunction copies[kMaxVectors][2] = {};           // [vectors - 1][has a tail]
  TransposeFunction transpose = nullptr;
  int transpose_terms = 0;  // that it takes at a time
};

// Those of an executable; none (with 0 lanes) where no product has the dtype.
struct TileSet {
  TileKernels float32;
  TileKernels float64;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_TILE_H_
