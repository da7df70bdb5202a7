#ifndef BACKTAPE_JIT_DENSE_TILE_H_
#define BACKTAPE_JIT_DENSE_TILE_H_

#include <cstdint>

#include "backtape/jit/dense/depthwise_kernels.h"
#include "backtape/tensor/dtype.h"

// The interface of the machine code for matrix products, which emit/tile_emitter.h and its neighbours generate.
namespace backtape::jit {

// Computes one tile of c: c = relu?([c +] [bias +] [row_bias +] sum over segments s of a[s] @ b[s] [+ residual]).
// Strides are in bytes.
struct TileCall {
  const void* const* a = nullptr;  // for each segment, the first term of the first row
  const void* const* b = nullptr;  // for each segment, the first column of the first term; unit column stride
  int64_t segments = 1;
  int64_t k = 0;  // terms of each segment, > 0
  int64_t a_row = 0;
  int64_t a_k = 0;
  int64_t b_k = 0;
  void* c = nullptr;  // unit column stride
  int64_t c_row = 0;
  int64_t accumulate = 0;          // if not 0, the sums are added to c
  const void* bias = nullptr;      // one for each column; may be null
  const void* row_bias = nullptr;  // one for each row; may be null
  const void* residual = nullptr;  // has the layout of c and does not share its memory; may be null
  int64_t residual_row = 0;
  int64_t relu = 0;  // if not 0, negative results become 0
  // For a tile with a tail: the lanes of its last vector that hold columns, as low bits of `mask_bits` and as lanes of
  // -1 in the vector at `mask`. Other lanes are neither read nor written.
  int64_t mask_bits = 0;
  const void* mask = nullptr;
};
using TileFunction = void (*)(const TileCall* call);

// Transposes columns into rows: for each i in [0, count * transpose_terms), stores at to + i * row_bytes the vector of
// the i-th elements of `lanes` columns, which are column_bytes apart. count > 0.
using TransposeFunction = void (*)(void* to, const void* from, int64_t column_bytes, int64_t count, int64_t row_bytes);

// Copies rows with unit column stride into consecutive rows of whole vectors. The unused lanes of a tail become 0. rows
// > 0.
struct CopyCall {
  void* to = nullptr;
  const void* from = nullptr;
  int64_t from_row = 0;  // in bytes
  int64_t rows = 0;
  int64_t mask_bits = 0;  // as in TileCall
  const void* mask = nullptr;
};
using CopyFunction = void (*)(const CopyCall* call);

// Cache lines, `step` bytes apart. A tile prefetches one of them every kTermsOfTurn terms. A prefetch cannot fault, so
// any address is valid.
struct LinesAhead {
  const void* first = nullptr;
  int64_t step = 0;
  int64_t count = 0;  // > 0
};

// Computes one tile of c: c = relu?([c +] [bias +] a @ b [+ residual]). Each term of b is a row of whole vectors, and
// these rows are consecutive. Strides are in bytes.
struct PackedTileCall {
  const void* a = nullptr;
  int64_t a_row = 0;
  int64_t a_k = 0;          // used by tiles_with_terms_apart only; other tiles need contiguous terms
  const void* b = nullptr;  // aligned to vectors
  int64_t k = 0;            // terms, > 0
  void* c = nullptr;        // unit column stride
  int64_t c_row = 0;
  int64_t accumulate = 0;  // if not 0, the sums are added to c
  const void* bias = nullptr;
  const void* residual = nullptr;  // as in TileCall
  int64_t residual_row = 0;
  int64_t relu = 0;       // as in TileCall
  int64_t mask_bits = 0;  // as in TileCall
  const void* mask = nullptr;
  const LinesAhead* ahead = nullptr;  // prefetched in order; at least k / kTermsOfTurn lines
};
using PackedTileFunction = void (*)(const PackedTileCall* call);

// One row: to = relu?(from [+ residual]), with `vectors` whole vectors and then the lanes of the mask. The pointers may
// be equal.
struct FinishRowCall {
  void* to = nullptr;
  const void* from = nullptr;
  const void* residual = nullptr;  // may be null
  int64_t relu = 0;                // as in TileCall
  int64_t vectors = 0;
  int64_t mask_bits = 0;
  const void* mask = nullptr;
};
using FinishRowFunction = void (*)(const FinishRowCall* call);

// Tiles of min_rows to max_rows rows and 1 to max_vectors vectors of columns, with packed factors.
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
  // Transposes for 1 to lanes - 1 columns, indexed by columns - 1; the remaining lanes become 0.
  TransposeFunction transposes[15] = {};
};

// Computes Y = M X M^T for square matrices of vectors. Element (i, j) of X is at from + from_offsets[i * columns + j],
// that of Y at to + to_offsets[i * rows + j], in bytes. Processes `count` > 0 such matrices, whose elements are
// contiguous.
struct TransformCall {
  void* to = nullptr;
  const void* from = nullptr;
  const int64_t* from_offsets = nullptr;
  const int64_t* to_offsets = nullptr;
  int64_t count = 0;
};
using TransformFunction = void (*)(const TransformCall* call);

// The matrix M of TransformCall: each row adds or subtracts some columns, adds at least one, and may halve the sum.
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

// Splits `count` > 0 pairs of vectors into vectors of their even and of their odd elements; Merge is the inverse.
using SplitFunction = void (*)(void* even, void* odd, const void* from, int64_t count);
using MergeFunction = void (*)(void* to, const void* even, const void* odd, int64_t count);

// Winograd's convolution F(2, 3): in each dim, computes two results of a window of three from four inputs.
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

// Dot products with rows that are read in place, for products with few columns. For each row r of a group and each
// column j: out[r * columns + j] = [init[r * columns + j] +] sum over t of a[r][t] * b[j][t], for t < vectors * lanes
// and in the tail. Strides are in bytes; the terms of each row of `a` and of each column of `b` are contiguous. Groups
// are consecutive in `a` and in `out`.
struct DotCall {
  const void* a = nullptr;
  int64_t a_row = 0;
  const void* b = nullptr;
  int64_t b_column = 0;
  int64_t vectors = 0;    // number of vectors of terms, >= 0
  int64_t mask_bits = 0;  // the lanes of the tail, as in TileCall; 0 if there is none
  const void* mask = nullptr;
  void* out = nullptr;
  const void* init = nullptr;  // null for zeros; may equal out
  int64_t init_step = 0;       // stride between groups
  int64_t groups = 0;          // > 0
};
using DotFunction = void (*)(const DotCall* call);

// Sums rows of vectors multiplied by numbers: out[v] = [init[v] +] sum over t of numbers[t] * x[t][v]. Repeats this
// `steps` times, advancing all pointers. Strides are in bytes. With kMaxTerms terms, `init` and `out` are read and
// written up to the end of the last vector.
struct CombineCall {
  const void* x = nullptr;
  int64_t x_term = 0;
  int64_t x_step = 0;
  const void* numbers = nullptr;
  int64_t number_term = 0;
  int64_t number_step = 0;
  void* out = nullptr;
  int64_t out_step = 0;
  const void* init = nullptr;  // null for zeros; may equal out
  int64_t init_step = 0;
  int64_t steps = 0;      // > 0
  int64_t vectors = 0;    // >= 0, not counting the tail
  int64_t mask_bits = 0;  // as in DotCall
  const void* mask = nullptr;
};
using CombineFunction = void (*)(const CombineCall* call);

// dots[i][j] handles groups of 2^i rows and 2^j columns; null if such a group has more than `sums` sums.
struct ThinKernels {
  static constexpr int kMaxSums = 16;
  static constexpr int kRowSizes = 5;
  static constexpr int kColumnSizes = 3;
  static constexpr int kMaxTerms = 8;

  int sums = 0;
  DotFunction dots[kRowSizes][kColumnSizes] = {};
  CombineFunction combine[kMaxTerms] = {};  // [terms - 1]; null except for 1, 2, 3, 4 and 8 terms
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
  int transpose_terms = 0;  // see TransposeFunction
  PackedTileKernels packed;
  FinishRowFunction finish_row = nullptr;
  TransformKernels transforms;
  ThinKernels thin;
  DepthwiseKernels depthwise;  // empty unless requested
};

// The kernels of an executable; `lanes` is 0 for a dtype that no product uses.
struct TileSet {
  TileKernels float32;
  TileKernels float64;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TILE_H_
