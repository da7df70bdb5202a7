#ifndef BACKTAPE_INTERP_KERNELS_MATRIX_BATCH_H_
#define BACKTAPE_INTERP_KERNELS_MATRIX_BATCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/tensor.h"

namespace backtape::kernels {

// The matrices of a tensor [..., rows, columns] in double precision, consecutively, each column-major as LAPACK
// expects. Their sizes fit LAPACK's integers.
struct MatrixBatch {
  int64_t count = 0;
  int rows = 0, columns = 0;
  std::vector<double> values;

  double* matrix(int64_t i) { return values.data() + i * rows * columns; }
  const double* matrix(int64_t i) const { return values.data() + i * rows * columns; }
};

// Matrices of zeros with the batch dims of `like`. Fails if the sizes do not fit LAPACK's integers.
absl::StatusOr<MatrixBatch> ZeroMatrices(const Tensor& like, int64_t rows, int64_t columns);
absl::StatusOr<MatrixBatch> ReadMatrices(const Tensor& tensor);
// Like ReadMatrices, with the batch dims broadcast to those of `like`.
absl::StatusOr<MatrixBatch> ReadMatricesLike(const Tensor& tensor, const Tensor& like);
void WriteMatrices(const MatrixBatch& batch, const Tensor& out);

// A view with the last two dims exchanged.
Tensor TransposedMatrices(const Tensor& tensor);
// A view with the batch dims of `like`.
Tensor BroadcastMatrices(const Tensor& tensor, const Tensor& like);
// Sets the elements outside of one triangle of each square matrix to 0.
void KeepTriangle(bool upper, MatrixBatch& batch);

// Integers with one row for each matrix, such as pivots.
std::vector<int> ReadPivots(const Tensor& pivots, const Tensor& like);
void WriteInts(const std::vector<int>& values, const Tensor& out);

// Returns OK if all info are 0; else an error with PyTorch's message for the function `api`: "linalg.inv: (batch
// element 2): ...". With `is_matrix`, there is a single matrix and the message names no batch element.
absl::Status CheckInfo(const std::vector<int>& info, absl::string_view api, bool is_matrix);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_MATRIX_BATCH_H_
