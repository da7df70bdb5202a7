#ifndef BACKTAPE_JIT_LIBRARY_MATMUL_H_
#define BACKTAPE_JIT_LIBRARY_MATMUL_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

using BatchDims = std::vector<int64_t>;

// Where the elements of a stack of matrices lie, in elements from the first.
struct MatrixLayout {
  BatchDims batch_strides;
  int64_t row_stride = 0;
  int64_t column_stride = 0;
};

enum class Activation : uint8_t { kNone, kRelu };

// One of the products that are added up.
struct MatmulTerm {
  int64_t k = 0;
  MatrixLayout a;
  MatrixLayout b;
};

// c[b] = activation(a[b] @ b[b] + bias + residual[b]). Any strides, also 0 in all but `c`. k may be 0, the other sizes
// only for MakeMatmul.
struct MatmulSpec {
  DType dtype = DType::kFloat32;
  BatchDims batch;
  int64_t m = 0;
  int64_t n = 0;
  int64_t k = 0;
  MatrixLayout a;
  MatrixLayout b;
  MatrixLayout c;
  std::vector<MatmulTerm> more_terms;  // added to a @ b; of one matrix, with k > 0
  bool has_bias = false;               // n numbers, the same for each row
  int64_t bias_stride = 1;
  bool has_residual = false;  // as many elements as c has, in other memory
  MatrixLayout residual;
  Activation activation = Activation::kNone;
  int max_pieces = 1;  // the number of threads that there are
  // Not 0: pieces are ranges of rows, up to so many however little they do, if the call can be cut like that
  // (LibraryCall::RowsOfPiece tells).
  int row_pieces = 0;
};

// Out of own machine code (that of the dtype may be missing), large ones of bfloat16 through oneDNN where it has units
// for them. Buffers: a, b, then those of the further terms in pairs, c, then the bias and the residual, each if there
// is one. Unimplemented when neither has a form for it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles);

// Whether the CPU multiplies matrices of bfloat16 in units of its own, and the library knows them (AMX).
bool LibraryHasBFloat16Units();

// float32 and bfloat16 through oneDNN, which sums in float32 and, with such units, takes denormal factors as 0.
// Unimplemented when it has no form for it, or in a build without it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOnednnMatmul(const MatmulSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_MATMUL_H_
