#ifndef BACKTAPE_INTERP_KERNELS_LAPACK_H_
#define BACKTAPE_INTERP_KERNELS_LAPACK_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

// The routines of LAPACK and BLAS that kernels use, in double precision. All matrices are column-major and dense:
// element (i, j) of one with m rows is at [i + j * m]. "Factor in place" overwrites the matrix. Each function returns
// LAPACK's info: 0, or a positive number that the routine's own comment explains. Sizes are checked by Fits32Bits
// beforehand. Thread-safe: one call runs at a time.
namespace backtape::kernels::lapack {

enum class Triangle : char { kUpper = 'U', kLower = 'L' };
enum class Side : char { kLeft = 'L', kRight = 'R' };

// LAPACK counts elements with 32-bit integers. Returns ResourceExhausted if m * n does not fit.
absl::Status Fits32Bits(int64_t m, int64_t n);

// c = a b (dgemm), where a is m by k, b is k by n and c is m by n.
void Multiply(int m, int n, int k, const double* a, const double* b, double* c);
// Cholesky (dpotrf) of n by n `a`. Only one triangle of `a` is read and written. Info k: the leading minor of order k
// is not positive.
int FactorCholesky(Triangle triangle, int n, double* a);
// From a Cholesky factor, one triangle of the inverse (dpotri). Info k: the k-th diagonal element is 0.
int InvertCholesky(Triangle triangle, int n, double* a);
// Overwrites `b`, n by k, with the solution of A X = B, given the Cholesky factor of A (dpotrs).
void SolveCholesky(Triangle triangle, int n, int k, const double* a, double* b);
// Overwrites `b`, m by n, with the solution of op(A) X = B or X op(A) = B (dtrsm). A zero on the diagonal gives
// infinities and NaNs.
void SolveTriangular(Side side, Triangle triangle, bool transpose, bool unit_diagonal, int m, int n, const double* a,
                     double* b);
// LU with row exchanges (dgetrf) of m by n `a`. `pivots` receives min(m, n) row numbers, from 1. Info k: U(k, k) is 0.
int FactorLu(int m, int n, double* a, int* pivots);
// Overwrites `b`, n by k, with the solution of op(A) X = B, given the factors of FactorLu (dgetrs).
void SolveLu(bool transpose, int n, int k, const double* lu, const int* pivots, double* b);
// LDL^T (dsytrf) of symmetric n by n `a`. Only the lower triangle of `a` is read and written. `pivots` receives n
// numbers: a positive one is the row, from 1, that was exchanged with this one; two equal negative ones are a 2 by 2
// block of D. Info k: D(k, k) is 0.
int FactorLdl(int n, double* a, int* pivots);
// Overwrites `b`, n by k, with the solution of A X = B, given the factors of FactorLdl (dsytrs). The pivots must have
// the form of those that FactorLdl returns.
void SolveLdl(int n, int k, const double* ld, const int* pivots, double* b);
// Householder QR (dgeqrf) of m by n `a`: R in the upper triangle, the reflections below it and in `tau`, which has
// min(m, n) elements.
void FactorQr(int m, int n, double* a, double* tau);
// Overwrites `a`, m by n, which holds k reflections, with the first n columns of Q (dorgqr); m >= n >= k.
void FormQ(int m, int n, int k, double* a, const double* tau);
// Eigenvalues of a symmetric matrix in ascending order (dsyevd). With `vectors`, the eigenvectors overwrite `a`. Info
// above 0: no convergence.
int EigenSymmetric(bool vectors, Triangle triangle, int n, double* a, double* values);
// Singular values in descending order (dgesdd). job 'A': all columns of u (m by m) and rows of vt (n by n); 'S': the
// first min(m, n) of each; 'N': neither. Overwrites `a`. Info above 0: no convergence.
int SingularValues(char job, int m, int n, double* a, double* s, double* u, double* vt);

}  // namespace backtape::kernels::lapack

#endif  // BACKTAPE_INTERP_KERNELS_LAPACK_H_
