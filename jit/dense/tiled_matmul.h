#ifndef BACKTAPE_JIT_DENSE_TILED_MATMUL_H_
#define BACKTAPE_JIT_DENSE_TILED_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// A product with any strides, computed by Backtape's tiles. float32 and float64 use the kernels of that dtype. 16-bit
// floats use those of float32: operands are widened, and sums are rounded once. Unimplemented for kernels of another
// dtype and for sums of several products of 16-bit floats.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeTiledMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TILED_MATMUL_H_
