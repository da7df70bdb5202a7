#ifndef BACKTAPE_JIT_LIBRARY_TILE_H_
#define BACKTAPE_JIT_LIBRARY_TILE_H_

#include <cstdint>

#include "backtape/tensor/dtype.h"

// The machine code that own matrix products are made of (emit/tile_emitter.h makes it).
namespace backtape::jit {

// One tile of c: c = relu?([c +] [bias +] [row_bias +] sum over segments s of a[s] @ b[s] [+ residual]). Strides count
// bytes.
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
  const void* residual = nullptr;  // as c, in other memory; null for none
  int64_t residual_row = 0;
  int64_t relu = 0;  // not 0: what is less than 0 becomes 0
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

// Cache lines that are fetched while a tile is multiplied, one each kTermsOfTurn terms, `step` bytes apart. Never read:
// any address does.
struct LinesAhead {
  const void* first = nullptr;
  int64_t step = 0;
  int64_t count = 0;  // > 0
};

// One tile of c: c = relu?([c +] [bias +] a @ b [+ residual]), where the columns of b lie side by side in whole
// vectors, term after term. Strides count bytes.
struct PackedTileCall {
  const void* a = nullptr;
  int64_t a_row = 0;
  int64_t a_k = 0;          // read by tiles_with_terms_apart only; else terms lie side by side
  const void* b = nullptr;  // aligned to vectors
  int64_t k = 0;            // terms, > 0
  void* c = nullptr;        // columns lie side by side
  int64_t c_row = 0;
  int64_t accumulate = 0;  // not 0: c is read
  const void* bias = nullptr;
  const void* residual = nullptr;  // as in TileCall
  int64_t residual_row = 0;
  int64_t relu = 0;       // as in TileCall
  int64_t mask_bits = 0;  // as in TileCall
  const void* mask = nullptr;
  const LinesAhead* ahead = nullptr;  // fetched in turn; with at least k lines
};
using PackedTileFunction = void (*)(const PackedTileCall* call);

// A row: to = relu?(from [+ residual]), `vectors` whole ones, then the lanes of the mask. Any of them may be the same.
struct FinishRowCall {
  void* to = nullptr;
  const void* from = nullptr;
  const void* residual = nullptr;  // null for none
  int64_t relu = 0;                // as in TileCall
  int64_t vectors = 0;
  int64_t mask_bits = 0;
  const void* mask = nullptr;
};
using FinishRowFunction = void (*)(const FinishRowCall* call);

// Tiles of min_rows to max_rows rows and 1 to max_vectors vectors of columns, whose factors are packed.
struct PackedTileKernels {
  static constexpr int kMaxRows = 9;
  static constexpr int kMaxVectors = 3;
  static constexpr int kTermsOfTurn = 2;

  int min_rows = 0;
  int max_rows = 0;
  int max_vectors = 0;
  using Tiles = PackedTileFunction[kMaxRows][kMaxVectors][2];  // [rows - 1][vectors - 1][has a tail]
  Tiles tiles = {};
  Tiles tiles_with_terms_apart = {};
  // Those of fewer columns than lanes, by their number less one; other lanes become 0.
  TransposeFunction transposes[15] = {};
};

// Y = M X M^T for square matrices of vectors: element (i, j) of X is at from + from_offsets[i * columns + j], that of Y
// goes to to + to_offsets[i * rows + j], in bytes. `count` > 0 such matrices, whose elements lie side by side.
struct TransformCall {
  void* to = nullptr;
  const void* from = nullptr;
  const int64_t* from_offsets = nullptr;
  const int64_t* to_offsets = nullptr;
  int64_t count = 0;
};
using TransformFunction = void (*)(const TransformCall* call);

// M: each row adds up some columns or takes them off (at least one is added), and may halve the sum.
struct TransformMatrix {
  static constexpr int kMaxSize = 4;
  struct Row {
    int8_t signs[kMaxSize] = {};
    bool is_halved = false;
  };
  int rows = 0;
  int columns = 0;
  Row row[kMaxSize] = {};
};

// `count` > 0 pairs of vectors into those of their even and of their odd elements, and back.
using SplitFunction = void (*)(void* even, void* odd, const void* from, int64_t count);
using MergeFunction = void (*)(void* to, const void* even, const void* odd, int64_t count);

// Winograd's convolution of four inputs of a line: with two results of a window of three F(2, 3), and the gradient by
// the window F(3, 2). With B^T for inputs both ways, the sums of products are in the same places.
namespace winograd {
inline constexpr TransformMatrix kInput = {4, 4, {{{1, 0, -1, 0}}, {{0, 1, 1, 0}}, {{0, -1, 1, 0}}, {{0, 1, 0, -1}}}};
inline constexpr TransformMatrix kOutput = {2, 4, {{{1, 1, 1, 0}}, {{0, 1, -1, -1}}}};
inline constexpr TransformMatrix kWindow = {4, 3, {{{1, 0, 0}}, {{1, 1, 1}, true}, {{1, -1, 1}, true}, {{0, 0, 1}}}};
}  // namespace winograd

struct TransformKernels {
  TransformFunction input = nullptr;
  TransformFunction output = nullptr;
  TransformFunction window = nullptr;
  SplitFunction split = nullptr;
  MergeFunction merge = nullptr;
};

// Sums of products along rows that lie as they are, for products with few columns. Of each group of rows r and for each
// column j: out[r * columns + j] = [init[r * columns + j] +] sum over t of a[r][t] * b[j][t], t < vectors * lanes and
// in the tail. Strides count bytes; the terms of a row of a and of a column of b lie side by side. Groups follow each
// other in a and in out.
struct DotCall {
  const void* a = nullptr;
  int64_t a_row = 0;
  const void* b = nullptr;
  int64_t b_column = 0;
  int64_t vectors = 0;    // of terms; >= 0
  int64_t mask_bits = 0;  // the lanes of the tail, as in TileCall; 0: there is none
  const void* mask = nullptr;
  void* out = nullptr;
  const void* init = nullptr;  // null: 0; may be out
  int64_t init_step = 0;       // from group to group
  int64_t groups = 0;          // > 0
};
using DotFunction = void (*)(const DotCall* call);

// Rows of vectors, multiplied by numbers and added up: out[v] = [init[v] +] sum over t of numbers[t] * x[t][v]. Then
// the same again, `steps` times, with all pointers moved on. Strides count bytes. With kMaxTerms terms `init` and `out`
// are read and written to the end of the last vector.
struct CombineCall {
  const void* x = nullptr;
  int64_t x_term = 0;
  int64_t x_step = 0;
  const void* numbers = nullptr;
  int64_t number_term = 0;
  int64_t number_step = 0;
  void* out = nullptr;
  int64_t out_step = 0;
  const void* init = nullptr;  // null: 0; may be out
  int64_t init_step = 0;
  int64_t steps = 0;      // > 0
  int64_t vectors = 0;    // >= 0, without the tail
  int64_t mask_bits = 0;  // as in DotCall
  const void* mask = nullptr;
};
using CombineFunction = void (*)(const CombineCall* call);

// A group of a dot function has 2^i rows and 2^j columns, no more than `sums` together; null where there is no such.
struct ThinKernels {
  static constexpr int kMaxSums = 16;
  static constexpr int kRowSizes = 5;
  static constexpr int kColumnSizes = 3;
  static constexpr int kMaxTerms = 8;

  int sums = 0;
  DotFunction dots[kRowSizes][kColumnSizes] = {};
  CombineFunction combine[kMaxTerms] = {};  // [terms - 1]: 1, 2, 3, 4 and 8
};

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
  PackedTileKernels packed;
  FinishRowFunction finish_row = nullptr;
  TransformKernels transforms;
  ThinKernels thin;
};

// Those of an executable; none (with 0 lanes) where no product has the dtype.
struct TileSet {
  TileKernels float32;
  TileKernels float64;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_TILE_H_
