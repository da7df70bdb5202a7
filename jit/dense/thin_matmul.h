#ifndef BACKTAPE_JIT_DENSE_THIN_MATMUL_H_
#define BACKTAPE_JIT_DENSE_THIN_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// A product with few rows or few columns, which reads the other (wide) factor once, in memory order. It computes dot
// products if the wide factor's terms are contiguous, sums multiples of its columns if those are contiguous, and
// otherwise makes small copies. Supports any strides. Unimplemented for kernels of another dtype and if both m and n
// exceed kMaxThin.
inline constexpr int64_t kMaxThin = 4;
absl::StatusOr<std::unique_ptr<DenseCall>> MakeThinMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_THIN_MATMUL_H_
