#ifndef BACKTAPE_JIT_DENSE_TILED_MATMUL_H_
#define BACKTAPE_JIT_DENSE_TILED_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// A product with the dtype of the kernels and any strides, computed by Backtape's tiles. Kernels of float32 also
// compute products of bfloat16 whose strides oneDNN does not support: operands are converted one by one, and sums are
// rounded once. Unimplemented for other dtypes and for sums of several products of bfloat16.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeTiledMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TILED_MATMUL_H_
