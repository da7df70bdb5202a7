// What torch.compile's decompositions leave in graphs besides ATen ops.
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {

absl::StatusOr<TensorType> prims_convert_element_type(ShapeContext& ctx, const TensorType& a, DType dtype) {
  return EmptyLike(ctx, a, dtype, std::nullopt);
}

absl::StatusOr<TensorType> prims_iota(ShapeContext& ctx, const SymInt& length, const SymInt& start, const SymInt& step,
                                      DType dtype, const Device& device, bool requires_grad) {
  if (ctx.Lt(length, 0, "length")) return ShapeError("length must not be negative, got ", length.ToString());
  if (ctx.Eq(step, 0, "step")) return ShapeError("step must be nonzero");
  if (IsFloatingPoint(dtype) || dtype == DType::kBool) {
    return ShapeError("dtype must be that of integers, got ", TorchName(dtype));
  }
  TensorType type;
  type.dtype = dtype;
  type.device = device;
  type.sizes = {length};
  type.strides = SymIntVector{SymInt(1)};
  return type;
}

absl::StatusOr<TensorType> prims_rev(ShapeContext& ctx, const TensorType& a, absl::Span<const int64_t> dims) {
  BACKTAPE_RETURN_IF_ERROR(DimMask(dims, a.dim(), false).status());
  return EmptyLike(ctx, a, a.dtype, std::nullopt);
}

absl::StatusOr<TensorType> prims_inductor_force_stride_order(ShapeContext& ctx, const TensorType& input,
                                                             absl::Span<const SymInt> stride) {
  if (static_cast<int64_t>(stride.size()) != input.dim()) {
    return ShapeError("expected ", input.dim(), " strides, got ", stride.size());
  }
  TensorType type = ContiguousLike(input, input.dtype, input.sizes);
  type.strides = SymIntVector(stride.begin(), stride.end());
  return type;
}

}  // namespace backtape::shape_rules
