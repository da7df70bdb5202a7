// Orthogonal factorisations: QR, and the eigenvalues and singular values of matrices. LAPACK computes them in double
// precision, matrix by matrix, and also determines the signs that the definitions leave open.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/lapack.h"
#include "backtape/interp/kernels/matrix_batch.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// LAPACK's iterations may not terminate for NaNs.
absl::Status RequireFinite(const MatrixBatch& batch, absl::string_view api) {
  for (double value : batch.values) {
    if (!std::isfinite(value)) {
      return absl::InvalidArgumentError(
          absl::StrCat(api, ": the algorithm failed to converge because the input matrix contained non-finite values"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status linalg_qr(const Tensor& A, absl::string_view mode, const Tensor& Q, const Tensor& R) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch a, ReadMatrices(A));
  const int m = a.rows, n = a.columns, k = std::min(m, n);
  const int columns = mode == "complete" ? m : k;
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch q, ZeroMatrices(A, m, mode == "r" ? 0 : columns));
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch r, ZeroMatrices(A, columns, n));
  std::vector<double> tau(k);
  for (int64_t i = 0; i < a.count; ++i) {
    double* const factored = a.matrix(i);
    lapack::FactorQr(m, n, factored, tau.data());
    for (int64_t column = 0; column < n; ++column) {
      for (int64_t row = 0; row < std::min<int64_t>(column + 1, columns); ++row) {
        r.matrix(i)[row + column * columns] = factored[row + column * m];
      }
    }
    if (mode == "r") continue;
    std::copy_n(factored, static_cast<int64_t>(m) * k, q.matrix(i));
    lapack::FormQ(m, columns, k, q.matrix(i), tau.data());
  }
  WriteMatrices(r, R);
  if (mode != "r") WriteMatrices(q, Q);
  return absl::OkStatus();
}

absl::Status _linalg_eigh(const Tensor& A, absl::string_view UPLO, bool compute_v, const Tensor& eigenvalues,
                          const Tensor& eigenvectors) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch a, ReadMatrices(A));
  BACKTAPE_RETURN_IF_ERROR(RequireFinite(a, "linalg.eigh"));
  const bool upper = UPLO == "U" || UPLO == "u";
  const int n = a.rows;
  std::vector<double> values(a.count * n);
  std::vector<int> info(a.count);
  for (int64_t i = 0; i < a.count; ++i) {
    info[i] = lapack::EigenSymmetric(compute_v, upper ? lapack::Triangle::kUpper : lapack::Triangle::kLower, n,
                                     a.matrix(i), values.data() + i * n);
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInfo(info, "linalg.eigh", A.dim() == 2));
  WriteDense(values, eigenvalues);
  if (compute_v) WriteMatrices(a, eigenvectors);
  return absl::OkStatus();
}

absl::Status _linalg_svd(const Tensor& A, bool full_matrices, bool compute_uv, std::optional<absl::string_view> driver,
                         const Tensor& U, const Tensor& S, const Tensor& Vh) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch a, ReadMatrices(A));
  BACKTAPE_RETURN_IF_ERROR(RequireFinite(a, "linalg.svd"));
  const int m = a.rows, n = a.columns, k = std::min(m, n);
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch u, ZeroMatrices(A, m, full_matrices ? m : k));
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch vh, ZeroMatrices(A, full_matrices ? n : k, n));
  const char job = !compute_uv ? 'N' : full_matrices ? 'A' : 'S';
  std::vector<double> values(a.count * k);
  std::vector<int> info(a.count);
  for (int64_t i = 0; i < a.count; ++i) {
    if (k == 0) {  // LAPACK does not write U and V of an empty matrix
      for (int64_t row = 0; row < u.columns; ++row) u.matrix(i)[row + row * m] = 1;
      for (int64_t row = 0; row < vh.rows; ++row) vh.matrix(i)[row + row * vh.rows] = 1;
      continue;
    }
    info[i] = lapack::SingularValues(job, m, n, a.matrix(i), values.data() + i * k, u.matrix(i), vh.matrix(i));
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInfo(info, "linalg.svd", A.dim() == 2));
  WriteDense(values, S);
  if (!compute_uv) return absl::OkStatus();
  WriteMatrices(u, U);
  WriteMatrices(vh, Vh);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
