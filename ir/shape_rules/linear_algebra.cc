// Matrix factorisations, and solvers that use them. As in PyTorch, matrices written by LAPACK are column-major.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/choose_size.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

template <size_t n>
using Results = std::array<std::optional<TensorType>, n>;

// [..., m, n] with each matrix column-major.
TensorType ColumnMajorLike(const TensorType& like, absl::Span<const SymInt> sizes) {
  TensorType type = ContiguousLike(like, like.dtype, sizes);
  if (type.dim() < 2) return type;
  SymIntVector swapped = type.sizes;
  std::swap(swapped[swapped.size() - 1], swapped[swapped.size() - 2]);
  type.strides = ContiguousStrides(swapped);
  std::swap((*type.strides)[swapped.size() - 1], (*type.strides)[swapped.size() - 2]);
  return type;
}

SymIntVector BatchSizes(const TensorType& matrices) { return {matrices.sizes.begin(), matrices.sizes.end() - 2}; }

SymIntVector WithDims(SymIntVector sizes, std::initializer_list<SymInt> more) {
  sizes.insert(sizes.end(), more.begin(), more.end());
  return sizes;
}

TensorType Nothing(const TensorType& like) { return ContiguousLike(like, like.dtype, {0}); }
TensorType InfoLike(const TensorType& matrices) {
  return ContiguousLike(matrices, DType::kInt32, BatchSizes(matrices));
}

absl::Status RequireMatrices(const TensorType& type, absl::string_view what) {
  if (type.dim() < 2) {
    return ShapeError("the input tensor ", what, " must have at least 2 dimensions, but got sizes ",
                      SizesText(type.sizes));
  }
  if (type.dtype == DType::kFloat32 || type.dtype == DType::kFloat64) return absl::OkStatus();
  return ShapeError(what, " must be float32 or float64, but got ", TorchName(type.dtype));
}

// `type` has at least two dims.
absl::Status RequireEqualSides(ShapeContext& ctx, const TensorType& type, absl::string_view what) {
  if (ctx.RequireEq(type.sizes[type.dim() - 2], type.sizes.back(), "the matrices are square")) return absl::OkStatus();
  return ShapeError(what, " must be batches of square matrices, but they are ", type.sizes[type.dim() - 2].ToString(),
                    " by ", type.sizes.back().ToString(), " matrices");
}

absl::Status RequireSquare(ShapeContext& ctx, const TensorType& type, absl::string_view what) {
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(type, what));
  return RequireEqualSides(ctx, type, what);
}

SymInt Smaller(ShapeContext& ctx, const TensorType& matrices) {
  return SmallerSize(ctx, matrices.sizes[matrices.dim() - 2], matrices.sizes.back(),
                     "which size of a matrix is smaller");
}

// Sizes of the solution X of A X = B, or X A = B: the broadcast batch dims of A and B, and the last two dims of B.
absl::StatusOr<SymIntVector> SolutionSizes(ShapeContext& ctx, const TensorType& a, const TensorType& b, bool left) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, a, "A"));
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(b, "B"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(a, b, "A and B"));
  const SymInt& size = left ? b.sizes[b.dim() - 2] : b.sizes.back();
  if (!ctx.RequireEq(a.sizes.back(), size, "sizes of A and B must be compatible")) {
    return ShapeError("incompatible shapes of A and B for the equation ", left ? "AX = B" : "XA = B", " (",
                      SizesText(a.sizes), " and ", SizesText(b.sizes), ")");
  }
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, BroadcastSizes(ctx, BatchSizes(a), BatchSizes(b)));
  return WithDims(std::move(sizes), {b.sizes[b.dim() - 2], b.sizes.back()});
}

// True if B is a batch of vectors: its sizes are those of A without the last one.
bool IsVectors(ShapeContext& ctx, const TensorType& a, const TensorType& b) {
  if (b.dim() == 1) return true;
  if (a.dim() - 1 != b.dim()) return false;
  for (int64_t d = 0; d < b.dim(); ++d) {
    if (!ctx.Eq(a.sizes[d], b.sizes[d], "whether B is a batch of vectors")) return false;
  }
  return true;
}

absl::Status RequirePivot(bool pivot) {
  return pivot ? absl::OkStatus() : ShapeError("LU without pivoting is not implemented on the CPU");
}

absl::Status RequirePivots(ShapeContext& ctx, const TensorType& lu, const TensorType& pivots, const SymInt& count) {
  if (pivots.dtype != DType::kInt32) return ShapeError("pivots must be int32, but got ", TorchName(pivots.dtype));
  return RequireSameSizes(ctx, pivots.sizes, WithDims(BatchSizes(lu), {count}), "pivots");
}

}  // namespace

absl::StatusOr<Results<2>> linalg_cholesky_ex(ShapeContext& ctx, const TensorType& self, bool upper,
                                              bool check_errors) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, self, "A"));
  return Results<2>{ColumnMajorLike(self, self.sizes), InfoLike(self)};
}

absl::StatusOr<TensorType> cholesky_inverse(ShapeContext& ctx, const TensorType& self, bool upper) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, self, "A"));
  return ColumnMajorLike(self, self.sizes);
}

absl::StatusOr<TensorType> cholesky_solve(ShapeContext& ctx, const TensorType& self, const TensorType& input2,
                                          bool upper) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, SolutionSizes(ctx, input2, self, true));
  return ColumnMajorLike(self, sizes);
}

absl::StatusOr<Results<2>> triangular_solve(ShapeContext& ctx, const TensorType& self, const TensorType& A, bool upper,
                                            bool transpose, bool unitriangular) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, SolutionSizes(ctx, A, self, true));
  const SymIntVector batch = {sizes.begin(), sizes.end() - 2};
  return Results<2>{ColumnMajorLike(self, sizes),
                    ColumnMajorLike(A, WithDims(batch, {A.sizes.back(), A.sizes.back()}))};
}

absl::StatusOr<TensorType> linalg_solve_triangular(ShapeContext& ctx, const TensorType& self, const TensorType& B,
                                                   bool upper, bool left, bool unitriangular) {
  TensorType converted = B;  // PyTorch copies B into the solution, which has the dtype of the triangular matrix
  converted.dtype = self.dtype;
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, SolutionSizes(ctx, self, converted, left));
  return ColumnMajorLike(converted, sizes);
}

absl::StatusOr<Results<3>> linalg_lu_factor_ex(ShapeContext& ctx, const TensorType& A, bool pivot, bool check_errors) {
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(A, "A"));
  BACKTAPE_RETURN_IF_ERROR(RequirePivot(pivot));
  const SymInt k = Smaller(ctx, A);
  return Results<3>{ColumnMajorLike(A, A.sizes), ContiguousLike(A, DType::kInt32, WithDims(BatchSizes(A), {k})),
                    InfoLike(A)};
}

absl::StatusOr<Results<3>> linalg_lu(ShapeContext& ctx, const TensorType& A, bool pivot) {
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(A, "A"));
  BACKTAPE_RETURN_IF_ERROR(RequirePivot(pivot));
  const SymInt k = Smaller(ctx, A);
  const SymInt& m = A.sizes[A.dim() - 2];
  const SymInt& n = A.sizes.back();
  const SymIntVector batch = BatchSizes(A);
  return Results<3>{ContiguousLike(A, A.dtype, WithDims(batch, {m, m})),
                    ContiguousLike(A, A.dtype, WithDims(batch, {m, k})),
                    ContiguousLike(A, A.dtype, WithDims(batch, {k, n}))};
}

absl::StatusOr<Results<3>> lu_unpack(ShapeContext& ctx, const TensorType& LU_data, const TensorType& LU_pivots,
                                     bool unpack_data, bool unpack_pivots) {
  BACKTAPE_ASSIGN_OR_RETURN(Results<3> results, linalg_lu(ctx, LU_data, true));
  if (unpack_pivots) {
    BACKTAPE_RETURN_IF_ERROR(RequirePivots(ctx, LU_data, LU_pivots, results[1]->sizes.back()));
  } else {
    results[0] = Nothing(LU_data);
  }
  if (!unpack_data) results[1] = results[2] = Nothing(LU_data);
  return results;
}

absl::StatusOr<TensorType> linalg_lu_solve(ShapeContext& ctx, const TensorType& LU, const TensorType& pivots,
                                           const TensorType& B, bool left, bool adjoint) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, SolutionSizes(ctx, LU, B, left));
  BACKTAPE_RETURN_IF_ERROR(RequirePivots(ctx, LU, pivots, LU.sizes.back()));
  return left ? ColumnMajorLike(B, sizes) : ContiguousLike(B, B.dtype, sizes);
}

absl::StatusOr<Results<3>> linalg_ldl_factor_ex(ShapeContext& ctx, const TensorType& self, bool hermitian,
                                                bool check_errors) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, self, "A"));
  return Results<3>{ColumnMajorLike(self, self.sizes),
                    ContiguousLike(self, DType::kInt32, WithDims(BatchSizes(self), {self.sizes.back()})),
                    InfoLike(self)};
}

absl::StatusOr<TensorType> linalg_ldl_solve(ShapeContext& ctx, const TensorType& LD, const TensorType& pivots,
                                            const TensorType& B, bool hermitian) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, SolutionSizes(ctx, LD, B, true));
  if (!IsInteger(pivots.dtype)) return ShapeError("pivots must be integers, but got ", TorchName(pivots.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, pivots.sizes, WithDims(BatchSizes(LD), {LD.sizes.back()}), "pivots"));
  return ColumnMajorLike(B, sizes);
}

absl::StatusOr<Results<4>> _linalg_solve_ex(ShapeContext& ctx, const TensorType& A, const TensorType& B, bool left,
                                            bool check_errors) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, A, "A"));
  TensorType right_side = B;
  const bool is_vectors = IsVectors(ctx, A, B);
  if (is_vectors) {
    if (!left) return ShapeError("vector broadcasting of B is not supported for left=False");
    right_side = ContiguousLike(B, B.dtype, WithDims(B.sizes, {1}));
  }
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, SolutionSizes(ctx, A, right_side, left));
  if (is_vectors) sizes.pop_back();
  // PyTorch swaps the last two strides of batches of vectors too.
  return Results<4>{left ? ColumnMajorLike(B, sizes) : ContiguousLike(B, B.dtype, sizes), ColumnMajorLike(A, A.sizes),
                    ContiguousLike(A, DType::kInt32, WithDims(BatchSizes(A), {A.sizes.back()})), InfoLike(A)};
}

absl::StatusOr<Results<2>> linalg_inv_ex(ShapeContext& ctx, const TensorType& A, bool check_errors) {
  return linalg_cholesky_ex(ctx, A, false, check_errors);
}

absl::StatusOr<Results<3>> _linalg_det(ShapeContext& ctx, const TensorType& A) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, A, "A"));
  const SymIntVector batch = BatchSizes(A);
  return Results<3>{ContiguousLike(A, A.dtype, batch), ColumnMajorLike(A, A.sizes),
                    ContiguousLike(A, DType::kInt32, WithDims(batch, {A.sizes.back()}))};
}

absl::StatusOr<Results<4>> _linalg_slogdet(ShapeContext& ctx, const TensorType& A) {
  BACKTAPE_ASSIGN_OR_RETURN(const Results<3> det, _linalg_det(ctx, A));
  return Results<4>{det[0], det[0], det[1], det[2]};
}

absl::StatusOr<TensorType> linalg_matrix_exp(ShapeContext& ctx, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "A"));
  if (self.dim() < 2) return RequireMatrices(self, "A");
  BACKTAPE_RETURN_IF_ERROR(RequireEqualSides(ctx, self, "A"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<Results<2>> linalg_qr(ShapeContext& ctx, const TensorType& A, absl::string_view mode) {
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(A, "A"));
  if (mode != "reduced" && mode != "complete" && mode != "r") {
    return ShapeError("qr received unrecognized mode '", mode, "' but expected one of 'reduced', 'r', or 'complete'");
  }
  const SymInt k = Smaller(ctx, A);
  const SymInt& m = A.sizes[A.dim() - 2];
  const SymInt& columns = mode == "complete" ? m : k;
  const SymIntVector batch = BatchSizes(A);
  return Results<2>{mode == "r" ? Nothing(A) : ColumnMajorLike(A, WithDims(batch, {m, columns})),
                    ColumnMajorLike(A, WithDims(batch, {columns, A.sizes.back()}))};
}

absl::StatusOr<Results<2>> _linalg_eigh(ShapeContext& ctx, const TensorType& A, absl::string_view UPLO,
                                        bool compute_v) {
  BACKTAPE_RETURN_IF_ERROR(RequireSquare(ctx, A, "A"));
  if (UPLO != "L" && UPLO != "U" && UPLO != "l" && UPLO != "u") {
    return ShapeError("expected UPLO argument to be 'L' or 'U', but got ", UPLO);
  }
  return Results<2>{ContiguousLike(A, A.dtype, WithDims(BatchSizes(A), {A.sizes.back()})),
                    compute_v ? ColumnMajorLike(A, A.sizes) : Nothing(A)};
}

absl::StatusOr<Results<3>> _linalg_svd(ShapeContext& ctx, const TensorType& A, bool full_matrices, bool compute_uv,
                                       std::optional<absl::string_view> driver) {
  BACKTAPE_RETURN_IF_ERROR(RequireMatrices(A, "A"));
  if (driver.has_value())
    return ShapeError("keyword argument `driver=` is not supported (in PyTorch, it is for CUDA only)");
  const SymInt k = Smaller(ctx, A);
  const SymInt& m = A.sizes[A.dim() - 2];
  const SymInt& n = A.sizes.back();
  const SymIntVector batch = BatchSizes(A);
  const TensorType values = ContiguousLike(A, A.dtype, WithDims(batch, {k}));
  if (!compute_uv) return Results<3>{Nothing(A), values, Nothing(A)};
  return Results<3>{ColumnMajorLike(A, WithDims(batch, {m, full_matrices ? m : k})), values,
                    ColumnMajorLike(A, WithDims(batch, {full_matrices ? n : k, n}))};
}

absl::StatusOr<TensorType> linalg_pinv_atol_rtol_tensor(ShapeContext& ctx, const TensorType& self,
                                                        const TensorType* atol, const TensorType* rtol,
                                                        bool hermitian) {
  BACKTAPE_RETURN_IF_ERROR(hermitian ? RequireSquare(ctx, self, "self") : RequireMatrices(self, "self"));
  const SymIntVector batch = BatchSizes(self);
  if (atol != nullptr) BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, *atol, batch, "atol", "the batch"));
  if (rtol != nullptr) BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, *rtol, batch, "rtol", "the batch"));
  return ContiguousLike(self, self.dtype, WithDims(batch, {self.sizes.back(), self.sizes[self.dim() - 2]}));
}

}  // namespace backtape::shape_rules
