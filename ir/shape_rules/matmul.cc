// Shape rules of codegen_spec/ops/matmul.yaml.

#include "absl/strings/str_cat.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/broadcast.h"

namespace backtape::shape_rules {

absl::StatusOr<TensorType> mm(ShapeContext& ctx, const TensorType& self, const TensorType& mat2) {
  if (self.dim() != 2 || mat2.dim() != 2) {
    return absl::InvalidArgumentError(
        absl::StrCat("needs two matrices; found sizes ", SizesText(self.sizes), " and ", SizesText(mat2.sizes)));
  }
  if (self.dtype != mat2.dtype) {
    return absl::InvalidArgumentError(
        absl::StrCat("needs equal dtypes; found ", TorchName(self.dtype), " and ", TorchName(mat2.dtype)));
  }
  if (!ctx.RequireEq(self.sizes[1], mat2.sizes[0], "inner sizes must agree")) {
    return absl::InvalidArgumentError(absl::StrCat("inner sizes of ", SizesText(self.sizes), " and ",
                                                   SizesText(mat2.sizes), " differ: ", self.sizes[1].ToString(),
                                                   " and ", mat2.sizes[0].ToString()));
  }
  TensorType out = TensorType::Contiguous(self.dtype, {self.sizes[0], mat2.sizes[1]});
  out.device = self.device;
  return out;
}

}  // namespace backtape::shape_rules
