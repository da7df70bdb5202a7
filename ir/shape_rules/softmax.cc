// Softmax and log-softmax. Outputs are row-major.
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {

absl::StatusOr<TensorType> _softmax(ShapeContext& ctx, const TensorType& self, int64_t dim, bool half_to_float) {
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of softmax"));
  // half_to_float appears in graphs traced on other devices: it converts a 16-bit input to float32.
  if (half_to_float && ItemSize(self.dtype) != 2) {
    return ShapeError("half_to_float needs a 16-bit input, but got ", TorchName(self.dtype));
  }
  return ContiguousLike(self, half_to_float ? DType::kFloat32 : self.dtype, self.sizes);
}

absl::StatusOr<TensorType> _safe_softmax(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                         std::optional<DType> dtype) {
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  const DType result = dtype.value_or(self.dtype);
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(result, "the result of softmax"));
  return ContiguousLike(self, result, self.sizes);
}

absl::StatusOr<TensorType> _softmax_backward_data(ShapeContext& ctx, const TensorType& grad_output,
                                                  const TensorType& output, int64_t dim, DType input_dtype) {
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, grad_output.dim()).status());
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, output, "grad_output and output"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, output.sizes, "grad_output"));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(grad_output.dtype, "the gradient of softmax"));
  // The backward of half_to_float; otherwise input_dtype equals the gradient's dtype.
  const bool to_half =
      grad_output.dtype == DType::kFloat32 && IsFloatingPoint(input_dtype) && ItemSize(input_dtype) == 2;
  return ContiguousLike(grad_output, to_half ? input_dtype : grad_output.dtype, grad_output.sizes);
}

}  // namespace backtape::shape_rules
