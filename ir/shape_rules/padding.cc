// Padding of the last dims with elements of the input, which has one or two more dims.
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using SymInts = absl::Span<const SymInt>;

enum class Padding : uint8_t { kReflection, kReplication };

absl::StatusOr<SymIntVector> PaddedSizes(ShapeContext& ctx, Padding kind, int64_t spatial, const TensorType& self,
                                         SymInts widths) {
  if (static_cast<int64_t>(widths.size()) != 2 * spatial) {
    return ShapeError("padding must have ", 2 * spatial, " elements, got ", SizesText(widths));
  }
  if (self.dim() != spatial + 1 && self.dim() != spatial + 2) {
    return ShapeError("expected ", spatial + 1, "D or ", spatial + 2, "D input, but got sizes ", SizesText(self.sizes));
  }
  if (self.dtype == DType::kBool) return ShapeError("reflection and replication padding are not implemented for bool");
  SymIntVector sizes = self.sizes;
  const bool has_batch = self.dim() == spatial + 2;
  for (int64_t d = has_batch ? 1 : 0; d < self.dim(); ++d) {
    if (!ctx.Lt(0, sizes[d], "the padded dims are not empty")) {
      return ShapeError("all sizes except the batch size must be greater than 0, got ", SizesText(self.sizes));
    }
  }
  for (int64_t i = 0; i < spatial; ++i) {
    SymInt& size = sizes[self.dim() - 1 - i];
    for (const SymInt& width : {widths[2 * i], widths[2 * i + 1]}) {
      if (kind == Padding::kReflection && !ctx.Lt(width, size, "reflection stays inside the input")) {
        return ShapeError("padding size should be less than the corresponding input dimension, but got padding ",
                          width.ToString(), " at a dimension of size ", size.ToString());
      }
      if (!ctx.Le(width, int64_t{1} << 31, "the padding is not too large") ||
          !ctx.Le(-(int64_t{1} << 31), width, "the padding is not too large")) {
        return ShapeError("padding ", width.ToString(), " must be between -2^31 and 2^31");
      }
    }
    size += widths[2 * i] + widths[2 * i + 1];
    if (!ctx.Le(1, size, "the padded sizes are positive")) {
      return ShapeError("the padded sizes ", SizesText(sizes), " must be at least 1");
    }
  }
  return sizes;
}

absl::StatusOr<TensorType> Padded(ShapeContext& ctx, Padding kind, int64_t spatial, const TensorType& self,
                                  SymInts widths) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, PaddedSizes(ctx, kind, spatial, self, widths));
  return TypeInFormat(self, self.dtype, sizes, SuggestMemoryFormat(ctx, self));
}

absl::StatusOr<TensorType> PaddedGradient(ShapeContext& ctx, Padding kind, int64_t spatial,
                                          const TensorType& grad_output, const TensorType& self, SymInts widths) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, PaddedSizes(ctx, kind, spatial, self, widths));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, sizes, "grad_output"));
  return TypeInFormat(self, self.dtype, self.sizes, SuggestMemoryFormat(ctx, self));
}

}  // namespace

absl::StatusOr<TensorType> reflection_pad1d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReflection, 1, self, padding);
}
absl::StatusOr<TensorType> reflection_pad1d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                     const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReflection, 1, grad_output, self, padding);
}
absl::StatusOr<TensorType> reflection_pad2d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReflection, 2, self, padding);
}
absl::StatusOr<TensorType> reflection_pad2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                     const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReflection, 2, grad_output, self, padding);
}
absl::StatusOr<TensorType> reflection_pad3d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReflection, 3, self, padding);
}
absl::StatusOr<TensorType> reflection_pad3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                     const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReflection, 3, grad_output, self, padding);
}
absl::StatusOr<TensorType> replication_pad1d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReplication, 1, self, padding);
}
absl::StatusOr<TensorType> replication_pad1d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                      const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReplication, 1, grad_output, self, padding);
}
absl::StatusOr<TensorType> replication_pad2d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReplication, 2, self, padding);
}
absl::StatusOr<TensorType> replication_pad2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                      const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReplication, 2, grad_output, self, padding);
}
absl::StatusOr<TensorType> replication_pad3d(ShapeContext& ctx, const TensorType& self, SymInts padding) {
  return Padded(ctx, Padding::kReplication, 3, self, padding);
}
absl::StatusOr<TensorType> replication_pad3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                      const TensorType& self, SymInts padding) {
  return PaddedGradient(ctx, Padding::kReplication, 3, grad_output, self, padding);
}

}  // namespace backtape::shape_rules
