#ifndef BACKTAPE_JIT_DENSE_MATMUL_H_
#define BACKTAPE_JIT_DENSE_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Uses Backtape's kernels (`tiles` may lack the dtype), or oneDNN for bfloat16 on CPUs with instructions for it.
// float16 is not supported (jit/plan/widened_factors.h). Buffers: a, b, then the factors of further terms in pairs, c,
// then the bias and the residual if there are any. Unimplemented if neither supports the product.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles);

// Whether the CPU has instructions for products of bfloat16 (AMX or AVX512-BF16) and oneDNN uses them.
bool OneDnnHasBFloat16Units();

// Uses oneDNN for float32 and bfloat16. It sums in float32 and, with AMX, treats denormal factors as 0. Unimplemented
// if oneDNN does not support the product, and in a build without oneDNN.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnMatmul(const MatmulSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_MATMUL_H_
