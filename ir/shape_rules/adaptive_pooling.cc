// Pooling into a given number of windows per dim.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using SymInts = absl::Span<const SymInt>;
using Pair = std::array<std::optional<TensorType>, 2>;

// PyTorch keeps the memory format for images but not for volumes.
std::optional<MemoryFormat> PooledFormat(ShapeContext& ctx, const TensorType& self, int64_t spatial) {
  return spatial == 2 ? SuggestMemoryFormat(ctx, self) : MemoryFormat::kContiguous;
}

absl::StatusOr<TensorType> AdaptivePooled(ShapeContext& ctx, int64_t spatial, const TensorType& self,
                                          SymInts output_size) {
  if (static_cast<int64_t>(output_size.size()) != spatial) {
    return ShapeError("output_size must have ", spatial, spatial == 1 ? " element, got " : " elements, got ",
                      SizesText(output_size));
  }
  if (self.dim() != spatial + 1 && self.dim() != spatial + 2) {
    return ShapeError("adaptive pooling to ", SizesText(output_size), " takes ", spatial + 1, "D or ", spatial + 2,
                      "D input, got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of adaptive pooling"));
  SymIntVector sizes = self.sizes;
  for (int64_t i = 0; i < spatial; ++i) {
    SymInt& size = sizes[self.dim() - spatial + i];
    if (!ctx.Lt(0, size, "the pooled dims are not empty")) {
      return ShapeError("the sizes of the pooled dims must be greater than 0, got sizes ", SizesText(self.sizes));
    }
    if (!ctx.Le(0, output_size[i], "output_size is not negative")) {
      return ShapeError("elements of output_size must not be negative, got ", SizesText(output_size));
    }
    size = output_size[i];
  }
  if (spatial == 1) return PooledRows(ctx, self, sizes);
  return TypeInFormat(self, self.dtype, sizes, PooledFormat(ctx, self, spatial));
}

absl::StatusOr<TensorType> AdaptiveGradient(ShapeContext& ctx, int64_t spatial, const TensorType& grad_output,
                                            const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  if (grad_output.dim() != self.dim()) {
    return ShapeError("grad_output and input must have the same number of dims, got sizes ",
                      SizesText(grad_output.sizes), " and ", SizesText(self.sizes));
  }
  const SymInts windows = absl::MakeConstSpan(grad_output.sizes);
  if (self.dim() > spatial) BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(1, grad_output));
  if (self.dim() < spatial) {
    return ShapeError("the input must be at least ", spatial, "-D, got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled,
                            AdaptivePooled(ctx, spatial, self, windows.subspan(windows.size() - spatial)));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, pooled.sizes, "grad_output"));
  return TypeInFormat(self, self.dtype, self.sizes, PooledFormat(ctx, self, spatial));
}

absl::StatusOr<Pair> AdaptiveMaxPooled(ShapeContext& ctx, int64_t spatial, const TensorType& self,
                                       absl::Span<const int64_t> windows) {
  const SymIntVector sizes(windows.begin(), windows.end());
  BACKTAPE_ASSIGN_OR_RETURN(TensorType values, AdaptivePooled(ctx, spatial, self, sizes));
  // The first dim of a single sample may be empty.
  BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(1, self));
  TensorType indices = values;
  indices.dtype = DType::kInt64;
  return Pair{std::move(values), std::move(indices)};
}

absl::StatusOr<TensorType> AdaptiveMaxGradient(ShapeContext& ctx, int64_t spatial, const TensorType& grad_output,
                                               const TensorType& self, const TensorType& indices) {
  if (indices.dtype != DType::kInt64) return ShapeError("indices must be int64, but got ", TorchName(indices.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, indices.sizes, grad_output.sizes, "indices"));
  return AdaptiveGradient(ctx, spatial, grad_output, self);
}

}  // namespace

absl::StatusOr<TensorType> adaptive_avg_pool1d(ShapeContext& ctx, const TensorType& self,
                                               absl::Span<const int64_t> output_size) {
  return AdaptivePooled(ctx, 1, self, SymIntVector(output_size.begin(), output_size.end()));
}

absl::StatusOr<TensorType> _adaptive_avg_pool2d(ShapeContext& ctx, const TensorType& self, SymInts output_size) {
  return AdaptivePooled(ctx, 2, self, output_size);
}

absl::StatusOr<TensorType> _adaptive_avg_pool2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                         const TensorType& self) {
  return AdaptiveGradient(ctx, 2, grad_output, self);
}

absl::StatusOr<Pair> adaptive_max_pool2d(ShapeContext& ctx, const TensorType& self,
                                         absl::Span<const int64_t> output_size) {
  return AdaptiveMaxPooled(ctx, 2, self, output_size);
}

absl::StatusOr<TensorType> adaptive_max_pool2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                        const TensorType& self, const TensorType& indices) {
  return AdaptiveMaxGradient(ctx, 2, grad_output, self, indices);
}

absl::StatusOr<TensorType> _adaptive_avg_pool3d(ShapeContext& ctx, const TensorType& self, SymInts output_size) {
  BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(1, self));
  return AdaptivePooled(ctx, 3, self, output_size);
}

absl::StatusOr<TensorType> _adaptive_avg_pool3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                         const TensorType& self) {
  return AdaptiveGradient(ctx, 3, grad_output, self);
}

absl::StatusOr<Pair> adaptive_max_pool3d(ShapeContext& ctx, const TensorType& self,
                                         absl::Span<const int64_t> output_size) {
  return AdaptiveMaxPooled(ctx, 3, self, output_size);
}

absl::StatusOr<TensorType> adaptive_max_pool3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                        const TensorType& self, const TensorType& indices) {
  return AdaptiveMaxGradient(ctx, 3, grad_output, self, indices);
}

}  // namespace backtape::shape_rules
