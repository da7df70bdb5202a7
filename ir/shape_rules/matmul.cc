// Matrix products. Outputs are row-major.
#include <algorithm>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// Checks the operands of a product over their last two dims.
absl::Status RequireFactors(ShapeContext& ctx, const TensorType& a, const TensorType& b) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(a, b, "mat1 and mat2"));
  if (a.dtype == DType::kBool) return ShapeError("matrix products are not implemented for bool");
  if (!ctx.RequireEq(a.sizes.back(), b.sizes[b.dim() - 2], "inner sizes must agree")) {
    return ShapeError("mat1 and mat2 shapes cannot be multiplied: ", SizesText(a.sizes), " and ", SizesText(b.sizes));
  }
  return absl::OkStatus();
}

// Checks `self` of addmm and baddbmm, which broadcasts to the product and has its dtype.
absl::Status RequireAddend(ShapeContext& ctx, const TensorType& self, const TensorType& product) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, product, "self and mat2"));
  return RequireBroadcast(ctx, self, product.sizes, "self", "the product");
}

}  // namespace

absl::StatusOr<TensorType> mm(ShapeContext& ctx, const TensorType& self, const TensorType& mat2) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 2, "mat1"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(mat2, 2, "mat2"));
  BACKTAPE_RETURN_IF_ERROR(RequireFactors(ctx, self, mat2));
  return ContiguousLike(self, self.dtype, {self.sizes[0], mat2.sizes[1]});
}

absl::StatusOr<TensorType> addmm(ShapeContext& ctx, const TensorType& self, const TensorType& mat1,
                                 const TensorType& mat2, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType product, mm(ctx, mat1, mat2));
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, product));
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({beta, alpha}, product.dtype));
  return product;
}

absl::StatusOr<TensorType> bmm(ShapeContext& ctx, const TensorType& self, const TensorType& mat2) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 3, "batch1"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(mat2, 3, "batch2"));
  if (!ctx.RequireEq(self.sizes[0], mat2.sizes[0], "batch sizes must agree")) {
    return ShapeError("expected size for first two dimensions of batch2 tensor to be: [", self.sizes[0].ToString(),
                      ", ", self.sizes[2].ToString(), "] but got: [", mat2.sizes[0].ToString(), ", ",
                      mat2.sizes[1].ToString(), "]");
  }
  BACKTAPE_RETURN_IF_ERROR(RequireFactors(ctx, self, mat2));
  return ContiguousLike(self, self.dtype, {self.sizes[0], self.sizes[1], mat2.sizes[2]});
}

absl::StatusOr<TensorType> baddbmm(ShapeContext& ctx, const TensorType& self, const TensorType& batch1,
                                   const TensorType& batch2, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType product, bmm(ctx, batch1, batch2));
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, product));
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({beta, alpha}, product.dtype));
  return product;
}

// Multiplies groups of rows, columns or terms. Each factor is a matrix or a stack of matrices. If at least one is a
// matrix, `offs` contains the end of each group. Groups are ranges of the inner dim if both factors are matrices, of
// the rows of self if only self is a matrix, and of the columns of mat2 if only mat2 is one. As in PyTorch, rows of the
// result are padded to 16 bytes. Unlike PyTorch, this rule accepts any floating-point dtype and any strides.
absl::StatusOr<TensorType> _grouped_mm(ShapeContext& ctx, const TensorType& self, const TensorType& mat2,
                                       const TensorType* offs, const TensorType* bias, std::optional<DType> out_dtype) {
  const bool self_is_stack = self.dim() == 3, mat2_is_stack = mat2.dim() == 3;
  if ((self.dim() != 2 && !self_is_stack) || (mat2.dim() != 2 && !mat2_is_stack)) {
    return ShapeError("the factors must have 2 or 3 dims, got sizes ", SizesText(self.sizes), " and ",
                      SizesText(mat2.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "self"));
  BACKTAPE_RETURN_IF_ERROR(RequireFactors(ctx, self, mat2));
  if (bias != nullptr) return ShapeError("a bias is not supported");
  if (out_dtype.has_value() && *out_dtype != self.dtype) {
    return ShapeError("out_dtype must be the dtype of self (", TorchName(self.dtype), "), got ", TorchName(*out_dtype));
  }
  const bool is_divided = !self_is_stack || !mat2_is_stack;
  if (is_divided != (offs != nullptr)) {
    return ShapeError(is_divided ? "offs is required unless both factors have 3 dims"
                                 : "offs must not be given if both factors have 3 dims");
  }
  SymInt groups = self_is_stack ? self.sizes[0] : mat2.sizes[0];
  if (is_divided) {
    BACKTAPE_RETURN_IF_ERROR(RequireRank(*offs, 1, "offs"));
    if (offs->dtype != DType::kInt32) return ShapeError("offs must be torch.int32, got ", TorchName(offs->dtype));
    if (!self_is_stack && !mat2_is_stack) groups = offs->sizes[0];
  }
  const SymInt& count = is_divided ? offs->sizes[0] : mat2.sizes[0];
  if (!ctx.RequireEq(groups, count, "there is one matrix for each group")) {
    if (!is_divided) {
      return ShapeError("self and mat2 must be stacks of the same number of matrices, got ", groups.ToString(), " and ",
                        count.ToString());
    }
    return ShapeError("expected ", groups.ToString(), " groups, one for each matrix of the stack, got ",
                      count.ToString());
  }
  const SymInt& rows = self.sizes[self.dim() - 2];
  const SymInt& columns = mat2.sizes.back();
  const int64_t alignment = 16 / ItemSize(self.dtype);
  const SymInt padded = SymInt::FloorDiv(columns + alignment - 1, alignment) * alignment;
  const bool returns_stack = self_is_stack == mat2_is_stack;
  TensorType result = ContiguousLike(self, self.dtype,
                                     returns_stack ? SymIntVector{groups, rows, columns} : SymIntVector{rows, columns});
  result.strides = returns_stack ? SymIntVector{rows * padded, padded, 1} : SymIntVector{padded, 1};
  return result;
}

absl::StatusOr<TensorType> mv(ShapeContext& ctx, const TensorType& self, const TensorType& vec) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 2, "self"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(vec, 1, "vec"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, vec, "matrix and vector"));
  if (!ctx.RequireEq(self.sizes[1], vec.sizes[0], "inner sizes must agree")) {
    return ShapeError("size mismatch, got mat ", SizesText(self.sizes), ", vec ", SizesText(vec.sizes));
  }
  return ContiguousLike(self, self.dtype, {self.sizes[0]});
}

absl::StatusOr<TensorType> dot(ShapeContext& ctx, const TensorType& self, const TensorType& tensor) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 1, "self"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(tensor, 1, "tensor"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, tensor, "both vectors of dot"));
  if (!ctx.RequireEq(self.sizes[0], tensor.sizes[0], "sizes must agree")) {
    return ShapeError("inconsistent tensor size, expected tensor ", SizesText(self.sizes), " and src ",
                      SizesText(tensor.sizes), " to have the same number of elements");
  }
  return ContiguousLike(self, self.dtype, {});
}

// Unlike addmm, PyTorch converts the factors of addmv and addr to the dtype of the tensors.
absl::StatusOr<TensorType> addmv(ShapeContext& ctx, const TensorType& self, const TensorType& mat,
                                 const TensorType& vec, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType product, mv(ctx, mat, vec));
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, product));
  for (const SymScalar* factor : {&beta, &alpha}) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*factor, product.dtype));
  return product;
}

absl::StatusOr<TensorType> addbmm(ShapeContext& ctx, const TensorType& self, const TensorType& batch1,
                                  const TensorType& batch2, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType products, bmm(ctx, batch1, batch2));
  TensorType sum = ContiguousLike(self, products.dtype, {products.sizes[1], products.sizes[2]});
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, sum));
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({beta, alpha}, sum.dtype));
  return sum;
}

// Pointwise over a column, a row and `self`, with dtypes that promote; keeps the layout of `self`.
absl::StatusOr<TensorType> addr(ShapeContext& ctx, const TensorType& self, const TensorType& vec1,
                                const TensorType& vec2, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(vec1, 1, "vec1"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(vec2, 1, "vec2"));
  BACKTAPE_ASSIGN_OR_RETURN(const DType factors, PromoteTypes(vec1.dtype, vec2.dtype));
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(self.dtype, factors));
  const TensorType product = ContiguousLike(self, self.dtype, {vec1.sizes[0], vec2.sizes[0]});
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, product));
  for (const SymScalar* factor : {&beta, &alpha}) {
    if (factor->dtype == DType::kBool && dtype != DType::kBool) {
      return ShapeError("a bool beta or alpha needs bool tensors, got ", TorchName(dtype));
    }
    if (factor->is_floating_point() && !IsFloatingPoint(dtype)) {
      return ShapeError("beta and alpha must not be floating-point numbers for integer tensors, got ",
                        factor->scalar().to_double());
    }
    BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*factor, dtype));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType column, unsqueeze(ctx, vec1, 1));
  return PointwiseType(ctx, dtype, {&self, &column, &vec2});
}

absl::StatusOr<TensorType> trace(ShapeContext& ctx, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 2, "self"));
  return ContiguousLike(self, IsFloatingPoint(self.dtype) ? self.dtype : DType::kInt64, {});
}

absl::StatusOr<TensorType> linalg_cross(ShapeContext& ctx, const TensorType& self, const TensorType& other,
                                        int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, other, "the inputs of cross"));
  if (self.dtype == DType::kBool) return ShapeError("cross products are not implemented for bool");
  if (self.dim() != other.dim()) {
    return ShapeError("inputs must have the same number of dimensions, got sizes ", SizesText(self.sizes), " and ",
                      SizesText(other.sizes));
  }
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  for (const TensorType* t : {&self, &other}) {
    if (t->dim() == 0 || !ctx.RequireEq(t->sizes[dim], 3, "the vectors have three elements")) {
      return ShapeError("inputs dimension ", dim, " must have length 3, got sizes ", SizesText(self.sizes), " and ",
                        SizesText(other.sizes));
    }
  }
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, BroadcastSizes(ctx, self.sizes, other.sizes));
  return ContiguousLike(self, self.dtype, sizes);
}

}  // namespace backtape::shape_rules
