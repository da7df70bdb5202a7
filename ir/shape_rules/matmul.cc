// Matrix products. Outputs are row-major.
#include <algorithm>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// Checks of two factors whose last two dims are multiplied.
absl::Status RequireFactors(ShapeContext& ctx, const TensorType& a, const TensorType& b) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(a, b, "the factors of a matrix product"));
  if (a.dtype == DType::kBool) return ShapeError("matrix products are not implemented for bool");
  if (!ctx.RequireEq(a.sizes.back(), b.sizes[b.dim() - 2], "inner sizes must agree")) {
    return ShapeError("mat1 and mat2 shapes cannot be multiplied: ", SizesText(a.sizes), " and ", SizesText(b.sizes));
  }
  return absl::OkStatus();
}

// `self` of addmm and baddbmm: broadcast to the product, in the same dtype.
absl::Status RequireAddend(ShapeContext& ctx, const TensorType& self, const TensorType& product) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, product, "self and the factors"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, BroadcastSizes(ctx, self.sizes, product.sizes));
  return RequireSameSizes(ctx, sizes, product.sizes, "self can't be expanded to the product");
}

}  // namespace

absl::StatusOr<TensorType> mm(ShapeContext& ctx, const TensorType& self, const TensorType& mat2) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 2, "self"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(mat2, 2, "mat2"));
  BACKTAPE_RETURN_IF_ERROR(RequireFactors(ctx, self, mat2));
  return ContiguousLike(self, self.dtype, {self.sizes[0], mat2.sizes[1]});
}

absl::StatusOr<TensorType> addmm(ShapeContext& ctx, const TensorType& self, const TensorType& mat1,
                                 const TensorType& mat2, const SymScalar& beta, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType product, mm(ctx, mat1, mat2));
  BACKTAPE_RETURN_IF_ERROR(RequireAddend(ctx, self, product));
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
  return product;
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
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, tensor, "the factors of dot"));
  if (!ctx.RequireEq(self.sizes[0], tensor.sizes[0], "sizes must agree")) {
    return ShapeError("inconsistent tensor size, expected tensor ", SizesText(self.sizes), " and src ",
                      SizesText(tensor.sizes), " to have the same number of elements");
  }
  return ContiguousLike(self, self.dtype, {});
}

}  // namespace backtape::shape_rules
