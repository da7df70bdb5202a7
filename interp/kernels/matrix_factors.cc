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
absl::Status RequireFinite(const MatrixBatch& batch, absl::string_view api, bool is_matrix) {
  const int64_t numel = int64_t{batch.rows} * batch.columns;
  for (int64_t i = 0; i < batch.count; ++i) {
    const double* const values = batch.matrix(i);
    if (std::all_of(values, values + numel, [](double value) { return std::isfinite(value); })) continue;
    return absl::InvalidArgumentError(
        absl::StrCat(api, is_matrix ? ": " : absl::StrCat(": (batch element ", i, "): "),
                     "the algorithm failed to converge because the input matrix contained non-finite values"));
  }
  return absl::OkStatus();
}

// For each matrix of a batch, the number that `tensor` has for it; nullopt if the tensor is undefined.
std::optional<std::vector<double>> PerMatrix(const Tensor& tensor, const Tensor& matrices) {
  if (!tensor.defined()) return std::nullopt;
  return ReadDense<double>(Expand(tensor, matrices.sizes().subspan(0, matrices.dim() - 2)));
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
  BACKTAPE_RETURN_IF_ERROR(RequireFinite(a, "linalg.eigh", A.dim() == 2));
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
  BACKTAPE_RETURN_IF_ERROR(RequireFinite(a, "linalg.svd", A.dim() == 2));
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

// V S^+ U^T, where singular values up to max(atol, rtol * the largest) count as 0. `atol` defaults to 0. `rtol`
// defaults to 0 if atol is positive, otherwise to epsilon times the larger size of the matrix.
absl::Status linalg_pinv_atol_rtol_tensor(const Tensor& self, const Tensor& atol, const Tensor& rtol, bool hermitian,
                                          const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch a, ReadMatrices(self));
  BACKTAPE_RETURN_IF_ERROR(RequireFinite(a, "linalg.pinv", self.dim() == 2));
  const int m = a.rows, n = a.columns, k = std::min(m, n);
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch result, ZeroMatrices(self, n, m));
  const std::optional<std::vector<double>> absolute = PerMatrix(atol, self), relative = PerMatrix(rtol, self);
  const double epsilon = self.dtype() == DType::kFloat32 ? 0x1p-23 : 0x1p-52;
  std::vector<double> values(k), u(static_cast<size_t>(m) * k), vt(static_cast<size_t>(k) * n);
  std::vector<int> info(a.count);
  for (int64_t i = 0; i < a.count && k > 0; ++i) {
    if (hermitian) {
      info[i] = lapack::EigenSymmetric(/*vectors=*/true, lapack::Triangle::kLower, n, a.matrix(i), values.data());
      std::copy_n(a.matrix(i), u.size(), u.data());
      for (int r = 0; r < n; ++r) {
        for (int c = 0; c < n; ++c) vt[c + r * n] = u[r + c * n];
      }
    } else {
      info[i] = lapack::SingularValues('S', m, n, a.matrix(i), values.data(), u.data(), vt.data());
    }
    double largest = 0;
    for (const double value : values) largest = std::max(largest, std::abs(value));
    const double cutoff = absolute.has_value() ? (*absolute)[i] : 0;
    const double ratio = relative.has_value() ? (*relative)[i] : cutoff > 0 ? 0 : epsilon * std::max(m, n);
    for (int s = 0; s < k; ++s) {
      if (!(std::abs(values[s]) > std::max(cutoff, ratio * largest))) continue;
      for (int column = 0; column < m; ++column) {
        const double factor = u[column + s * m] / values[s];
        for (int row = 0; row < n; ++row) result.matrix(i)[row + column * n] += vt[s + row * k] * factor;
      }
    }
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInfo(info, "linalg.pinv", self.dim() == 2));
  WriteMatrices(result, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
