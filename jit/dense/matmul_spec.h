#ifndef BACKTAPE_JIT_DENSE_MATMUL_SPEC_H_
#define BACKTAPE_JIT_DENSE_MATMUL_SPEC_H_

#include <cstdint>
#include <vector>

#include "backtape/tensor/dtype.h"

namespace backtape::jit {

using BatchDims = std::vector<int64_t>;

// Strides of a stack of matrices, in elements.
struct MatrixLayout {
  BatchDims batch_strides;
  int64_t row_stride = 0;
  int64_t column_stride = 0;
};

enum class Activation : uint8_t { kNone, kRelu };

// One of the products whose sum is computed.
struct MatmulTerm {
  int64_t k = 0;
  MatrixLayout a;
  MatrixLayout b;
};

// c[b] = activation(a[b] @ b[b] + bias + residual[b]). Strides may have any value, except that `c` must not have a
// stride of 0. k may be 0; only MakeMatmul supports m, n or batch sizes of 0.
struct MatmulSpec {
  DType dtype = DType::kFloat32;
  BatchDims batch;
  int64_t m = 0;
  int64_t n = 0;
  int64_t k = 0;
  MatrixLayout a;
  MatrixLayout b;
  MatrixLayout c;
  std::vector<MatmulTerm> more_terms;  // added to a @ b; each is a single matrix with k > 0
  bool has_bias = false;               // n values, added to every row
  int64_t bias_stride = 1;
  bool has_residual = false;  // has the sizes of c and does not share its memory
  MatrixLayout residual;
  Activation activation = Activation::kNone;
  int max_pieces = 1;  // number of threads available
  // If not 0, the call is divided into at most this many ranges of rows, however small, if its form allows it (see
  // DenseCall::RowsOfPiece).
  int row_pieces = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_MATMUL_SPEC_H_
