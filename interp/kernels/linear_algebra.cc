// Linear systems, inverses and determinants, computed from factorisations by LAPACK in double precision, matrix by
// matrix.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/lapack.h"
#include "backtape/interp/kernels/matrix_batch.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

using lapack::Side;
using lapack::Triangle;

Triangle TriangleOf(bool upper) { return upper ? Triangle::kUpper : Triangle::kLower; }

bool IsOneMatrix(const Tensor& matrices) { return matrices.dim() == 2; }

std::vector<int> FactorCholeskys(bool upper, MatrixBatch& batch) {
  std::vector<int> info(batch.count);
  KeepTriangle(upper, batch);
  for (int64_t i = 0; i < batch.count; ++i) {
    info[i] = lapack::FactorCholesky(TriangleOf(upper), batch.rows, batch.matrix(i));
  }
  return info;
}

struct LuFactors {
  MatrixBatch lu;
  std::vector<int> pivots;  // min(rows, columns) for each matrix
  std::vector<int> info;

  int PivotsOfOne() const { return std::min(lu.rows, lu.columns); }
};

absl::StatusOr<LuFactors> FactorLus(const Tensor& matrices) {
  LuFactors factors;
  BACKTAPE_ASSIGN_OR_RETURN(factors.lu, ReadMatrices(matrices));
  MatrixBatch& lu = factors.lu;
  factors.pivots.resize(lu.count * factors.PivotsOfOne());
  factors.info.resize(lu.count);
  for (int64_t i = 0; i < lu.count; ++i) {
    factors.info[i] =
        lapack::FactorLu(lu.rows, lu.columns, lu.matrix(i), factors.pivots.data() + i * factors.PivotsOfOne());
  }
  return factors;
}

// Overwrites the right-hand sides with the solutions; each matrix has its own factorisation.
void SolveLus(const MatrixBatch& lu, const std::vector<int>& pivots, bool transpose, MatrixBatch& right_sides) {
  for (int64_t i = 0; i < right_sides.count; ++i) {
    lapack::SolveLu(transpose, lu.rows, right_sides.columns, lu.matrix(i), pivots.data() + i * lu.rows,
                    right_sides.matrix(i));
  }
}

// Writes P of A = P L U, given the row exchanges, which count from 1.
void WritePermutation(const std::vector<int>& pivots, int pivots_of_one, int rows, const Tensor& out) {
  std::vector<double> values(out.numel());
  const int64_t count = rows == 0 ? 0 : out.numel() / (static_cast<int64_t>(rows) * rows);
  for (int64_t i = 0; i < count; ++i) {
    std::vector<int> order(rows);
    for (int row = 0; row < rows; ++row) order[row] = row;
    for (int k = 0; k < pivots_of_one; ++k) std::swap(order[k], order[pivots[i * pivots_of_one + k] - 1]);
    for (int row = 0; row < rows; ++row) values[(i * rows + order[row]) * rows + row] = 1;
  }
  WriteDense(values, out);
}

void WriteLuParts(const MatrixBatch& lu, const Tensor& l_out, const Tensor& u_out) {
  const int rows = lu.rows, columns = lu.columns, k = std::min(rows, columns);
  std::vector<double> l(l_out.numel()), u(u_out.numel());
  for (int64_t i = 0; i < lu.count; ++i) {
    const double* const a = lu.matrix(i);
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t column = 0; column < columns; ++column) {
        const double value = a[row + column * rows];
        if (column < k && row > column) l[(i * rows + row) * k + column] = value;
        if (row < k && row <= column) u[(i * k + row) * columns + column] = value;
      }
      if (row < k) l[(i * rows + row) * k + row] = 1;
    }
  }
  WriteDense(l, l_out);
  WriteDense(u, u_out);
}

absl::Status CheckPivots(const std::vector<int>& pivots, int rows) {
  for (int pivot : pivots) {
    if (pivot < 1 || pivot > rows) {
      return absl::OutOfRangeError(absl::StrCat("pivots must be between 1 and ", rows, ", but got ", pivot));
    }
  }
  return absl::OkStatus();
}

// Whether n pivots could be those of lapack::FactorLdl. Others would make LAPACK access memory beyond a matrix.
absl::Status CheckLdlPivots(absl::Span<const int> pivots) {
  const auto n = static_cast<int64_t>(pivots.size());
  for (int64_t k = 0; k < n; ++k) {
    const int64_t row = std::abs(int64_t{pivots[k]});
    const bool is_pair = pivots[k] < 0 && k + 1 < n && pivots[k + 1] == pivots[k];
    if (row < 1 || row > n || (pivots[k] < 0 && !is_pair)) {
      return absl::OutOfRangeError(absl::StrCat(
          "a pivot must be a row number from 1 to ", n, ", or one of a pair of equal adjacent numbers from -", n,
          " to -1 (a 2-by-2 block); got ", pivots[k], row >= 1 && row <= n ? ", which is not in a pair" : ""));
    }
    if (is_pair) ++k;
  }
  return absl::OkStatus();
}

// As in PyTorch, the transpose of a row-major matrix is factored, because that needs no copy.
absl::StatusOr<LuFactors> FactorForDeterminant(const Tensor& matrices) {
  return FactorLus(matrices.is_contiguous() ? TransposedMatrices(matrices) : matrices);
}

// 1 or -1, for an even or odd number of row exchanges of matrix i.
double SignOfExchanges(const LuFactors& factors, int64_t i) {
  const int n = factors.lu.rows;
  double sign = 1;
  for (int k = 0; k < n; ++k) {
    if (factors.pivots[i * n + k] != k + 1) sign = -sign;
  }
  return sign;
}

}  // namespace

absl::Status linalg_cholesky_ex(const Tensor& self, bool upper, bool check_errors, const Tensor& L,
                                const Tensor& info) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch batch, ReadMatrices(self));
  const std::vector<int> failures = FactorCholeskys(upper, batch);
  WriteMatrices(batch, L);
  WriteInts(failures, info);
  return check_errors ? CheckInfo(failures, "linalg.cholesky_ex", IsOneMatrix(self)) : absl::OkStatus();
}

absl::Status cholesky_inverse(const Tensor& self, bool upper, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch batch, ReadMatrices(self));
  std::vector<int> info(batch.count);
  const int n = batch.rows;
  for (int64_t i = 0; i < batch.count; ++i) {
    double* const a = batch.matrix(i);
    info[i] = lapack::InvertCholesky(TriangleOf(upper), n, a);
    for (int64_t row = 0; row < n; ++row) {
      for (int64_t column = 0; column < row; ++column) {
        double &below = a[row + column * n], &above = a[column + row * n];
        (upper ? below : above) = upper ? above : below;
      }
    }
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInfo(info, "cholesky_inverse", IsOneMatrix(self)));
  WriteMatrices(batch, out);
  return absl::OkStatus();
}

absl::Status cholesky_solve(const Tensor& self, const Tensor& input2, bool upper, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch solution, ReadMatricesLike(self, out));
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch factor, ReadMatricesLike(input2, out));
  for (int64_t i = 0; i < solution.count; ++i) {
    lapack::SolveCholesky(TriangleOf(upper), factor.rows, solution.columns, factor.matrix(i), solution.matrix(i));
  }
  WriteMatrices(solution, out);
  return absl::OkStatus();
}

absl::Status triangular_solve(const Tensor& self, const Tensor& A, bool upper, bool transpose, bool unitriangular,
                              const Tensor& solution, const Tensor& cloned_coefficient) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b, ReadMatricesLike(self, solution));
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch a, ReadMatricesLike(A, solution));
  for (int64_t i = 0; i < b.count; ++i) {
    lapack::SolveTriangular(Side::kLeft, TriangleOf(upper), transpose, unitriangular, b.rows, b.columns, a.matrix(i),
                            b.matrix(i));
  }
  WriteMatrices(b, solution);
  WriteMatrices(a, cloned_coefficient);
  return absl::OkStatus();
}

absl::Status linalg_solve_triangular(const Tensor& self, const Tensor& B, bool upper, bool left, bool unitriangular,
                                     const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b, ReadMatricesLike(B, out));
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch a, ReadMatricesLike(self, out));
  for (int64_t i = 0; i < b.count; ++i) {
    lapack::SolveTriangular(left ? Side::kLeft : Side::kRight, TriangleOf(upper), false, unitriangular, b.rows,
                            b.columns, a.matrix(i), b.matrix(i));
  }
  WriteMatrices(b, out);
  return absl::OkStatus();
}

absl::Status linalg_lu_factor_ex(const Tensor& A, bool pivot, bool check_errors, const Tensor& LU, const Tensor& pivots,
                                 const Tensor& info) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorLus(A));
  WriteMatrices(factors.lu, LU);
  WriteInts(factors.pivots, pivots);
  WriteInts(factors.info, info);
  return check_errors ? CheckInfo(factors.info, "linalg.lu_factor_ex", IsOneMatrix(A)) : absl::OkStatus();
}

absl::Status linalg_lu(const Tensor& A, bool pivot, const Tensor& P, const Tensor& L, const Tensor& U) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorLus(A));
  WritePermutation(factors.pivots, factors.PivotsOfOne(), factors.lu.rows, P);
  WriteLuParts(factors.lu, L, U);
  return absl::OkStatus();
}

absl::Status lu_unpack(const Tensor& LU_data, const Tensor& LU_pivots, bool unpack_data, bool unpack_pivots,
                       const Tensor& P, const Tensor& L, const Tensor& U) {
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch lu, ReadMatrices(LU_data));
  if (unpack_pivots) {
    const std::vector<int> pivots = ReadPivots(LU_pivots, LU_data);
    BACKTAPE_RETURN_IF_ERROR(CheckPivots(pivots, lu.rows));
    WritePermutation(pivots, std::min(lu.rows, lu.columns), lu.rows, P);
  }
  if (unpack_data) WriteLuParts(lu, L, U);
  return absl::OkStatus();
}

absl::Status linalg_ldl_factor_ex(const Tensor& self, bool hermitian, bool check_errors, const Tensor& LD,
                                  const Tensor& pivots, const Tensor& info) {
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch batch, ReadMatrices(self));
  KeepTriangle(/*upper=*/false, batch);
  std::vector<int> exchanges(batch.count * batch.rows), failures(batch.count);
  for (int64_t i = 0; i < batch.count; ++i) {
    failures[i] = lapack::FactorLdl(batch.rows, batch.matrix(i), exchanges.data() + i * batch.rows);
  }
  WriteMatrices(batch, LD);
  WriteInts(exchanges, pivots);
  WriteInts(failures, info);
  return check_errors ? CheckInfo(failures, "linalg.ldl_factor_ex", IsOneMatrix(self)) : absl::OkStatus();
}

absl::Status linalg_ldl_solve(const Tensor& LD, const Tensor& pivots, const Tensor& B, bool hermitian,
                              const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch factors, ReadMatricesLike(LD, out));
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b, ReadMatricesLike(B, out));
  const std::vector<int> exchanges = ReadPivots(pivots, out);
  const auto n = static_cast<size_t>(factors.rows);
  for (int64_t i = 0; i < b.count; ++i) {
    const absl::Span<const int> of_matrix(exchanges.data() + static_cast<size_t>(i) * n, n);
    BACKTAPE_RETURN_IF_ERROR(CheckLdlPivots(of_matrix));
    lapack::SolveLdl(factors.rows, b.columns, factors.matrix(i), of_matrix.data(), b.matrix(i));
  }
  WriteMatrices(b, out);
  return absl::OkStatus();
}

absl::Status linalg_lu_solve(const Tensor& LU, const Tensor& pivots, const Tensor& B, bool left, bool adjoint,
                             const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const MatrixBatch lu, ReadMatricesLike(LU, out));
  const std::vector<int> exchanges = ReadPivots(pivots, out);
  BACKTAPE_RETURN_IF_ERROR(CheckPivots(exchanges, lu.rows));
  // X A = B is A^T X^T = B^T.
  const Tensor solution = left ? out : TransposedMatrices(out);
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b, ReadMatricesLike(left ? B : TransposedMatrices(B), solution));
  SolveLus(lu, exchanges, adjoint == left, b);
  WriteMatrices(b, solution);
  return absl::OkStatus();
}

absl::Status _linalg_solve_ex(const Tensor& A, const Tensor& B, bool left, bool check_errors, const Tensor& result,
                              const Tensor& LU, const Tensor& pivots, const Tensor& info) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorLus(A));
  WriteMatrices(factors.lu, LU);
  WriteInts(factors.pivots, pivots);
  WriteInts(factors.info, info);
  if (check_errors) BACKTAPE_RETURN_IF_ERROR(CheckInfo(factors.info, "linalg.solve_ex", IsOneMatrix(A)));
  // Vectors are handled as matrices of one column. The shape rule uses the same test for vectors.
  const bool is_vectors =
      B.dim() == 1 || (B.dim() == A.dim() - 1 && B.sizes() == A.sizes().subspan(0, static_cast<size_t>(A.dim()) - 1));
  const auto as_matrices = [&](const Tensor& t) {
    if (!is_vectors) return t;
    DimVector sizes(t.sizes().begin(), t.sizes().end()), strides(t.strides().begin(), t.strides().end());
    sizes.push_back(1);
    strides.push_back(1);
    return AsStrided(t, sizes, strides, t.storage_offset());
  };
  const Tensor out = left ? as_matrices(result) : TransposedMatrices(as_matrices(result));
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b,
                            ReadMatricesLike(left ? as_matrices(B) : TransposedMatrices(as_matrices(B)), out));
  if (b.count == factors.lu.count) {
    SolveLus(factors.lu, factors.pivots, !left, b);
  } else {
    BACKTAPE_ASSIGN_OR_RETURN(const LuFactors repeated, FactorLus(BroadcastMatrices(A, out)));
    SolveLus(repeated.lu, repeated.pivots, !left, b);
  }
  WriteMatrices(b, out);
  return absl::OkStatus();
}

absl::Status linalg_inv_ex(const Tensor& A, bool check_errors, const Tensor& inverse, const Tensor& info) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorLus(A));
  WriteInts(factors.info, info);
  if (check_errors) BACKTAPE_RETURN_IF_ERROR(CheckInfo(factors.info, "linalg.inv_ex", IsOneMatrix(A)));
  BACKTAPE_ASSIGN_OR_RETURN(MatrixBatch b, ZeroMatrices(A, A.size(-1), A.size(-1)));
  for (int64_t i = 0; i < b.count; ++i) {
    for (int64_t k = 0; k < b.rows; ++k) b.matrix(i)[k + k * b.rows] = 1;
  }
  SolveLus(factors.lu, factors.pivots, false, b);
  WriteMatrices(b, inverse);
  return absl::OkStatus();
}

absl::Status _linalg_det(const Tensor& A, const Tensor& result, const Tensor& LU, const Tensor& pivots) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorForDeterminant(A));
  const MatrixBatch& lu = factors.lu;
  std::vector<double> determinants(lu.count);
  for (int64_t i = 0; i < lu.count; ++i) {
    determinants[i] = SignOfExchanges(factors, i);
    for (int64_t k = 0; k < lu.rows; ++k) determinants[i] *= lu.matrix(i)[k + k * lu.rows];
  }
  WriteDense(determinants, result);
  WriteMatrices(lu, LU);
  WriteInts(factors.pivots, pivots);
  return absl::OkStatus();
}

absl::Status _linalg_slogdet(const Tensor& A, const Tensor& sign, const Tensor& logabsdet, const Tensor& LU,
                             const Tensor& pivots) {
  BACKTAPE_ASSIGN_OR_RETURN(const LuFactors factors, FactorForDeterminant(A));
  const MatrixBatch& lu = factors.lu;
  std::vector<double> signs(lu.count), logarithms(lu.count);
  for (int64_t i = 0; i < lu.count; ++i) {
    signs[i] = SignOfExchanges(factors, i);
    for (int64_t k = 0; k < lu.rows; ++k) {
      const double element = lu.matrix(i)[k + k * lu.rows];
      signs[i] *= element > 0 ? 1.0 : element < 0 ? -1.0 : element;
      logarithms[i] += std::log(std::abs(element));
    }
  }
  WriteDense(signs, sign);
  WriteDense(logarithms, logabsdet);
  WriteMatrices(lu, LU);
  WriteInts(factors.pivots, pivots);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
