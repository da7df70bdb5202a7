// Pooling over the last two dims of [C, H, W] or [N, C, H, W].
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Ints = absl::Span<const int64_t>;

int64_t At(Ints list, int64_t i) { return list.size() == 1 ? list[0] : list[i]; }

absl::StatusOr<SymInt> PooledSize(ShapeContext& ctx, const SymInt& size, int64_t kernel, int64_t stride,
                                  int64_t padding, int64_t dilation, bool ceil_mode) {
  if (kernel < 1 || stride < 1 || dilation < 1) {
    return ShapeError("kernel size, stride and dilation should be greater than zero, but got ", kernel, ", ", stride,
                      ", ", dilation);
  }
  if (padding < 0 || padding > ((kernel - 1) * dilation + 1) / 2) {
    return ShapeError("pad should be at most half of effective kernel size, but got pad=", padding,
                      ", kernel_size=", kernel, " and dilation=", dilation);
  }
  const SymInt span = size + SymInt(2 * padding - dilation * (kernel - 1) - 1 + (ceil_mode ? stride - 1 : 0));
  SymInt out = SymInt::FloorDiv(span, stride) + SymInt(1);
  // The last window must start inside the input or its left padding.
  if (ceil_mode && !ctx.Lt((out - SymInt(1)) * SymInt(stride), size + SymInt(padding), "last window of a pool")) {
    out -= SymInt(1);
  }
  if (!ctx.Le(1, out, "pooled size")) {
    return ShapeError("given input size ", size.ToString(), ", calculated output size ", out.ToString(),
                      " is too small");
  }
  return out;
}

absl::StatusOr<TensorType> Pooled(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                  Ints padding, Ints dilation, bool ceil_mode) {
  if (self.dim() != 3 && self.dim() != 4) {
    return ShapeError("expected 3D or 4D input, but got sizes ", SizesText(self.sizes));
  }
  if (self.dtype == DType::kBool) return ShapeError("pooling is not implemented for bool");
  if (stride.empty()) stride = kernel_size;
  SymIntVector sizes = self.sizes;
  for (int64_t i = 0; i < 2; ++i) {
    SymInt& size = sizes[self.dim() - 2 + i];
    BACKTAPE_ASSIGN_OR_RETURN(
        size, PooledSize(ctx, size, At(kernel_size, i), At(stride, i), At(padding, i), At(dilation, i), ceil_mode));
  }
  TensorType result = ContiguousLike(self, self.dtype, sizes);
  BACKTAPE_ASSIGN_OR_RETURN(result.strides, StridesOf(sizes, SuggestMemoryFormat(ctx, self)));
  return result;
}

absl::StatusOr<TensorType> PoolGradient(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                        const TensorType& pooled) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, pooled.sizes, "grad_output"));
  return EmptyLike(ctx, self, self.dtype, SuggestMemoryFormat(ctx, self));
}

}  // namespace

absl::StatusOr<std::array<std::optional<TensorType>, 2>> max_pool2d_with_indices(ShapeContext& ctx,
                                                                                 const TensorType& self,
                                                                                 Ints kernel_size, Ints stride,
                                                                                 Ints padding, Ints dilation,
                                                                                 bool ceil_mode) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType values, Pooled(ctx, self, kernel_size, stride, padding, dilation, ceil_mode));
  TensorType indices = values;
  indices.dtype = DType::kInt64;
  return std::array<std::optional<TensorType>, 2>{std::move(values), std::move(indices)};
}

absl::StatusOr<TensorType> max_pool2d_with_indices_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                            const TensorType& self, Ints kernel_size, Ints stride,
                                                            Ints padding, Ints dilation, bool ceil_mode,
                                                            const TensorType& indices) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled,
                            Pooled(ctx, self, kernel_size, stride, padding, dilation, ceil_mode));
  if (indices.dtype != DType::kInt64) return ShapeError("indices must be int64, but got ", TorchName(indices.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, indices.sizes, pooled.sizes, "indices"));
  return PoolGradient(ctx, grad_output, self, pooled);
}

absl::StatusOr<TensorType> avg_pool2d(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                      Ints padding, bool ceil_mode, bool count_include_pad,
                                      std::optional<int64_t> divisor_override) {
  if (divisor_override == 0) return ShapeError("divisor must be not zero");
  return Pooled(ctx, self, kernel_size, stride, padding, {1, 1}, ceil_mode);
}

absl::StatusOr<TensorType> avg_pool2d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                               Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                                               bool count_include_pad, std::optional<int64_t> divisor_override) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled, avg_pool2d(ctx, self, kernel_size, stride, padding, ceil_mode,
                                                                count_include_pad, divisor_override));
  return PoolGradient(ctx, grad_output, self, pooled);
}

}  // namespace backtape::shape_rules
