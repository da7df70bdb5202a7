#include "backtape/interp/kernels/matrix_batch.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/lapack.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// PyTorch's message for an info above 0 (aten/src/ATen/native/LinearAlgebraUtils.h).
std::string FailureText(absl::string_view api, int info) {
  if (absl::StrContains(api, "inv")) {
    return absl::StrCat("the diagonal element ", info,
                        " is zero, the inversion could not be completed because the input matrix is singular");
  }
  if (absl::StrContains(api, "solve")) return "the solver failed because the input matrix is singular";
  if (absl::StrContains(api, "cholesky")) {
    return absl::StrCat(
        "the factorization could not be completed because the input is not positive-definite (the leading minor of "
        "order ",
        info, " is not positive-definite)");
  }
  if (absl::StrContains(api, "svd") || absl::StrContains(api, "eig")) {
    return absl::StrCat(
        "the algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated ",
        absl::StrContains(api, "svd") ? "singular values" : "eigenvalues", " (error code: ", info, ")");
  }
  if (absl::StrContains(api, "lu")) {
    return absl::StrCat("U[", info, ",", info, "] is zero and using it on lu_solve would result in a division by zero");
  }
  return absl::StrCat("the computation failed (error code: ", info, ")");
}

}  // namespace

absl::StatusOr<MatrixBatch> ZeroMatrices(const Tensor& like, int64_t rows, int64_t columns) {
  BACKTAPE_RETURN_IF_ERROR(lapack::Fits32Bits(rows, columns));
  MatrixBatch batch;
  batch.rows = static_cast<int>(rows);
  batch.columns = static_cast<int>(columns);
  batch.count = 1;
  for (int64_t d = 0; d + 2 < like.dim(); ++d) batch.count *= like.size(d);
  batch.values.resize(batch.count * rows * columns);
  return batch;
}

absl::StatusOr<MatrixBatch> ReadMatrices(const Tensor& tensor) {
  const int64_t rows = tensor.size(-2), columns = tensor.size(-1);
  BACKTAPE_RETURN_IF_ERROR(lapack::Fits32Bits(rows, columns));
  MatrixBatch batch;
  batch.rows = static_cast<int>(rows);
  batch.columns = static_cast<int>(columns);
  batch.count = 1;
  for (int64_t d = 0; d + 2 < tensor.dim(); ++d) batch.count *= tensor.size(d);
  batch.values = ReadDense<double>(TransposedMatrices(tensor));
  return batch;
}

absl::StatusOr<MatrixBatch> ReadMatricesLike(const Tensor& tensor, const Tensor& like) {
  return ReadMatrices(BroadcastMatrices(tensor, like));
}

void WriteMatrices(const MatrixBatch& batch, const Tensor& out) { WriteDense(batch.values, TransposedMatrices(out)); }

Tensor TransposedMatrices(const Tensor& tensor) {
  DimVector sizes(tensor.sizes().begin(), tensor.sizes().end());
  DimVector strides(tensor.strides().begin(), tensor.strides().end());
  std::swap(sizes[sizes.size() - 1], sizes[sizes.size() - 2]);
  std::swap(strides[strides.size() - 1], strides[strides.size() - 2]);
  return AsStrided(tensor, sizes, strides, tensor.storage_offset());
}

Tensor BroadcastMatrices(const Tensor& tensor, const Tensor& like) {
  DimVector sizes(like.sizes().begin(), like.sizes().end());
  sizes[sizes.size() - 2] = tensor.size(-2);
  sizes[sizes.size() - 1] = tensor.size(-1);
  return Expand(tensor, sizes);
}

void KeepTriangle(bool upper, MatrixBatch& batch) {
  for (int64_t i = 0; i < batch.count; ++i) {
    double* const a = batch.matrix(i);
    for (int64_t column = 0; column < batch.columns; ++column) {
      for (int64_t row = 0; row < batch.rows; ++row) {
        if (upper ? row > column : row < column) a[row + column * batch.rows] = 0;
      }
    }
  }
}

std::vector<int> ReadPivots(const Tensor& pivots, const Tensor& like) {
  DimVector sizes(like.sizes().begin(), like.sizes().end() - 1);
  sizes.back() = pivots.size(-1);
  const std::vector<int64_t> values = ReadDense<int64_t>(Expand(pivots, sizes));
  return {values.begin(), values.end()};
}

void WriteInts(const std::vector<int>& values, const Tensor& out) {
  WriteDense(std::vector<int64_t>(values.begin(), values.end()), out);
}

absl::Status CheckInfo(const std::vector<int>& info, absl::string_view api, bool is_matrix) {
  for (size_t i = 0; i < info.size(); ++i) {
    if (info[i] == 0) continue;
    return absl::InvalidArgumentError(
        absl::StrCat(api, is_matrix ? ": " : absl::StrCat(": (batch element ", i, "): "), FailureText(api, info[i])));
  }
  return absl::OkStatus();
}

}  // namespace backtape::kernels
