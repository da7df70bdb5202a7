#ifndef BACKTAPE_JIT_DENSE_OUTER_MATMUL_H_
#define BACKTAPE_JIT_DENSE_OUTER_MATMUL_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

inline constexpr int64_t kMaxOuterTerms = 4;

// A product whose sums have 1 to kMaxOuterTerms terms. Writing the result dominates its time, so the result is written
// row by row, in memory order. Supports float32 and float64. Unimplemented for other k and for sums of several
// products. Also Unimplemented if neither the rows nor the columns of c are contiguous, if the residual is not
// contiguous in the same way, if there is a bias and the rows are not contiguous, and if there are both a bias and a
// residual.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeOuterMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_OUTER_MATMUL_H_
