#ifndef BACKTAPE_JIT_DENSE_PACKED_MATMUL_H_
#define BACKTAPE_JIT_DENSE_PACKED_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Computes a large product with Backtape's kernels, blocked for each cache level: Goto, van de Geijn, "Anatomy of
// high-performance matrix multiplication", 2008. Supports float32 and float64, and factors with any strides.
// Unimplemented for kernels of another dtype, for too few rows and for k = 0. Also Unimplemented if neither the rows
// nor the columns of c are contiguous, if the residual is not contiguous in the same way, and if there is a bias and
// the bias or the rows are not contiguous.
absl::StatusOr<std::unique_ptr<DenseCall>> MakePackedMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_PACKED_MATMUL_H_
