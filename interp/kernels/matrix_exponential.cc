// The exponential of matrices: a Taylor polynomial of A / 2^s, squared s times.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/lapack.h"
#include "backtape/interp/kernels/matrix_batch.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

using SquareMatrix = std::vector<double>;  // column-major

SquareMatrix SquareProduct(const SquareMatrix& a, const SquareMatrix& b, int n) {
  SquareMatrix product(a.size());
  lapack::Multiply(n, n, n, a.data(), b.data(), product.data());
  return product;
}

// The largest sum of absolute values in a column.
double ColumnNorm(const SquareMatrix& a, int n) {
  double norm = 0;
  for (int j = 0; j < n; ++j) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += std::abs(a[i + j * n]);
    if (!(sum <= norm)) norm = sum;  // also for NaN
  }
  return norm;
}

SquareMatrix Exponential(SquareMatrix a, int n) {
  // With a norm of at most 1/2, the next term is below 1e-19.
  constexpr int kDegree = 16;
  const double norm = ColumnNorm(a, n);
  if (!std::isfinite(norm)) return SquareMatrix(a.size(), std::numeric_limits<double>::quiet_NaN());
  const int squarings = norm > 0.5 ? std::ilogb(norm) + 2 : 0;
  for (double& value : a) value = std::ldexp(value, -squarings);
  // Paterson and Stockmeyer, "On the number of nonscalar multiplications necessary to evaluate polynomials" (SIAM J.
  // Comput. 2, 1973): a polynomial in A^4 whose coefficients are polynomials in A of degree 3 takes 6 products.
  const SquareMatrix a2 = SquareProduct(a, a, n), a3 = SquareProduct(a2, a, n), a4 = SquareProduct(a2, a2, n);
  std::array<double, kDegree + 1> coefficients = {1};
  for (int k = 1; k <= kDegree; ++k) coefficients[k] = coefficients[k - 1] / k;
  SquareMatrix sum = a4;
  for (double& value : sum) value *= coefficients[kDegree];
  for (int k = kDegree - 4; k >= 0; k -= 4) {
    if (k < kDegree - 4) sum = SquareProduct(sum, a4, n);
    for (size_t i = 0; i < sum.size(); ++i) {
      sum[i] += coefficients[k + 1] * a[i] + coefficients[k + 2] * a2[i] + coefficients[k + 3] * a3[i];
    }
    for (int i = 0; i < n; ++i) sum[i + i * n] += coefficients[k];
  }
  for (int s = 0; s < squarings; ++s) sum = SquareProduct(sum, sum, n);
  return sum;
}

}  // namespace

absl::Status linalg_matrix_exp(const Tensor& self, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch a, ReadMatrices(self));
  const int n = a.rows;
  for (int64_t i = 0; i < a.count; ++i) {
    const SquareMatrix result = Exponential(SquareMatrix(a.matrix(i), a.matrix(i) + int64_t{n} * n), n);
    std::copy(result.begin(), result.end(), a.matrix(i));
  }
  WriteMatrices(a, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
