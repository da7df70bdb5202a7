// Prims that torch.compile's decompositions leave in graphs.
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
  if (!ctx.Le(0, length, "length")) return ShapeError("length must not be negative, got ", length.ToString());
  if (ctx.Eq(step, 0, "step")) return ShapeError("step must be nonzero");
  if (IsFloatingPoint(dtype) || dtype == DType::kBool) {
    return ShapeError("dtype must be an integer dtype, got ", TorchName(dtype));
  }
  // The last number must fit in 64 bits.
  const SymInt last = start + (length - SymInt(1)) * step;
  if (last.overflowed()) {
    return absl::ResourceExhaustedError(absl::StrCat("start ", start.ToString(), ", step ", step.ToString(),
                                                     " and length ", length.ToString(), " exceed 64 bits"));
  }
  TensorType type = TensorType::Contiguous(dtype, {length});
  type.device = device;
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
  for (const SymInt& s : stride) {
    if (!ctx.Le(0, s, "strides are not negative")) {
      return ShapeError("strides ", SizesText(stride), " must not be negative");
    }
  }
  TensorType type = ContiguousLike(input, input.dtype, input.sizes);
  type.strides = SymIntVector(stride.begin(), stride.end());
  return type;
}

}  // namespace backtape::shape_rules
