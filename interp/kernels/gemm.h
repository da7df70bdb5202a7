#ifndef BACKTAPE_INTERP_KERNELS_GEMM_H_
#define BACKTAPE_INTERP_KERNELS_GEMM_H_

#include <cstdint>

namespace backtape::kernels {

// c[i, j] += sum over p of a[i, p] * b[p, j], where a is m x k, b is k x n and c is m x n, all row-major without gaps.
// Each sum runs over p in order within a block, and blocks are added in order. Integers wrap. NaN and infinities
// propagate through products with zero.
void MultiplyAdd(int64_t m, int64_t n, int64_t k, const double* a, const double* b, double* c);
void MultiplyAdd(int64_t m, int64_t n, int64_t k, const int64_t* a, const int64_t* b, int64_t* c);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_GEMM_H_
