// Pooling over the last one, two or three dims of a tensor that has one or two more dims.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/choose_size.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Ints = absl::Span<const int64_t>;

int64_t At(Ints list, int64_t i) { return list.size() == 1 ? list[0] : list[i]; }

// Checks that the list has one number for all spatial dims, or one for each.
absl::Status RequireOneOrEach(Ints list, int64_t spatial, absl::string_view name) {
  if (list.size() == 1 || static_cast<int64_t>(list.size()) == spatial) return absl::OkStatus();
  constexpr absl::string_view kCounts[] = {"", "one int", "two ints", "three ints"};
  return ShapeError(name, " must either be a single int, or a tuple of ", kCounts[spatial], ", got ", SizesText(list));
}

absl::StatusOr<SymInt> PooledSize(ShapeContext& ctx, const SymInt& size, int64_t kernel, int64_t stride,
                                  int64_t padding, int64_t dilation, bool ceil_mode) {
  constexpr int64_t kMost = INT32_MAX;  // PyTorch's limit; keeps the arithmetic below within 64 bits
  if (kernel > kMost || stride > kMost || dilation > kMost || padding > kMost) {
    return ShapeError("integer out of range: kernel size, stride, dilation and padding must fit in 32 bits, but got ",
                      kernel, ", ", stride, ", ", dilation, " and ", padding);
  }
  if (kernel < 1 || stride < 1 || dilation < 1) {
    return ShapeError("kernel size, stride and dilation should be greater than zero, but got ", kernel, ", ", stride,
                      ", ", dilation);
  }
  if (padding < 0 || padding > ((kernel - 1) * dilation + 1) / 2) {
    return ShapeError("pad should be at most half of effective kernel size and not negative, but got pad=", padding,
                      ", kernel_size=", kernel, " and dilation=", dilation);
  }
  const SymInt span = size + SymInt(2 * padding - dilation * (kernel - 1) - 1 + (ceil_mode ? stride - 1 : 0));
  SymInt out = SymInt::FloorDiv(span, stride) + SymInt(1);
  // The last window must start inside the input or its left padding.
  if (ceil_mode) {
    out = SmallerSize(ctx, out, SymInt::CeilDiv(size + SymInt(padding), stride),
                      "whether the last window starts inside the input or its left padding");
  }
  if (!ctx.Le(1, out, "the pooled size is positive")) {
    return ShapeError("given input size ", size.ToString(), ", calculated output size ", out.ToString(),
                      " is too small");
  }
  return out;
}

absl::StatusOr<TensorType> Pooled(ShapeContext& ctx, int64_t spatial, const TensorType& self, Ints kernel_size,
                                  Ints stride, Ints padding, Ints dilation, bool ceil_mode) {
  if (self.dim() != spatial + 1 && self.dim() != spatial + 2) {
    return ShapeError("expected ", spatial + 1, "D or ", spatial + 2, "D input, but got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(self.dim() - spatial - 1, self));
  if (self.dtype == DType::kBool) return ShapeError("pooling is not implemented for bool");
  if (stride.empty()) stride = kernel_size;
  BACKTAPE_RETURN_IF_ERROR(RequireOneOrEach(kernel_size, spatial, "kernel_size"));
  BACKTAPE_RETURN_IF_ERROR(RequireOneOrEach(stride, spatial, "stride"));
  BACKTAPE_RETURN_IF_ERROR(RequireOneOrEach(padding, spatial, "padding"));
  BACKTAPE_RETURN_IF_ERROR(RequireOneOrEach(dilation, spatial, "dilation"));
  SymIntVector sizes = self.sizes;
  for (int64_t i = 0; i < spatial; ++i) {
    SymInt& size = sizes[self.dim() - spatial + i];
    BACKTAPE_ASSIGN_OR_RETURN(
        size, PooledSize(ctx, size, At(kernel_size, i), At(stride, i), At(padding, i), At(dilation, i), ceil_mode));
  }
  return TypeInFormat(self, self.dtype, sizes, SuggestMemoryFormat(ctx, self));
}

absl::StatusOr<TensorType> PoolGradient(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                        const TensorType& pooled) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, pooled.sizes, "grad_output"));
  return TypeInFormat(self, self.dtype, self.sizes, SuggestMemoryFormat(ctx, self));
}

using Pair = std::array<std::optional<TensorType>, 2>;

absl::StatusOr<Pair> MaxPooled(ShapeContext& ctx, int64_t spatial, const TensorType& self, Ints kernel_size,
                               Ints stride, Ints padding, Ints dilation, bool ceil_mode) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType values,
                            Pooled(ctx, spatial, self, kernel_size, stride, padding, dilation, ceil_mode));
  TensorType indices = values;
  indices.dtype = DType::kInt64;
  return Pair{std::move(values), std::move(indices)};
}

absl::StatusOr<TensorType> MaxPoolGradient(ShapeContext& ctx, int64_t spatial, const TensorType& grad_output,
                                           const TensorType& self, Ints kernel_size, Ints stride, Ints padding,
                                           Ints dilation, bool ceil_mode, const TensorType& indices) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled,
                            Pooled(ctx, spatial, self, kernel_size, stride, padding, dilation, ceil_mode));
  if (indices.dtype != DType::kInt64) return ShapeError("indices must be int64, but got ", TorchName(indices.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, indices.sizes, pooled.sizes, "indices"));
  return PoolGradient(ctx, grad_output, self, pooled);
}

absl::StatusOr<TensorType> AveragePooled(ShapeContext& ctx, int64_t spatial, const TensorType& self, Ints kernel_size,
                                         Ints stride, Ints padding, bool ceil_mode,
                                         std::optional<int64_t> divisor_override) {
  if (divisor_override == 0) return ShapeError("divisor must not be zero");
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled,
                            Pooled(ctx, spatial, self, kernel_size, stride, padding, {1}, ceil_mode));
  if (spatial == 1) return PooledRows(ctx, self, pooled.sizes);
  // PyTorch keeps the memory format for images but not for volumes.
  return spatial == 2 ? pooled : ContiguousLike(self, self.dtype, pooled.sizes);
}

absl::StatusOr<TensorType> AveragePoolGradient(ShapeContext& ctx, int64_t spatial, const TensorType& grad_output,
                                               const TensorType& self, Ints kernel_size, Ints stride, Ints padding,
                                               bool ceil_mode, std::optional<int64_t> divisor_override) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType pooled, AveragePooled(ctx, spatial, self, kernel_size, stride, padding,
                                                                   ceil_mode, divisor_override));
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType gradient, PoolGradient(ctx, grad_output, self, pooled));
  return spatial == 2 ? gradient : ContiguousLike(self, self.dtype, self.sizes);
}

// Requires inputs of at least `margin` elements more than a window and the steps to the other windows.
absl::StatusOr<Pair> FractionalPooled(ShapeContext& ctx, int64_t spatial, const TensorType& self, Ints kernel_size,
                                      Ints output_size, int64_t margin) {
  if (self.dim() != spatial + 1 && self.dim() != spatial + 2) {
    return ShapeError("expected ", spatial + 1, "D or ", spatial + 2, "D input, but got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of fractional max pooling"));
  for (const Ints list : {kernel_size, output_size}) {
    if (static_cast<int64_t>(list.size()) == spatial) continue;
    return ShapeError("kernel_size and output_size must each be a number or ", spatial, " numbers, got ",
                      SizesText(kernel_size), " and ", SizesText(output_size));
  }
  SymIntVector sizes = self.sizes;
  for (int64_t i = 0; i < spatial; ++i) {
    SymInt& size = sizes[self.dim() - spatial + i];
    const int64_t kernel = kernel_size[i], out = output_size[i];
    if (kernel < 1 || out < 0 || kernel > INT32_MAX || out > INT32_MAX) {
      return ShapeError(
          "kernel_size must be positive, output_size must not be negative, and both must fit in 32 bits, but got ",
          kernel, " and ", out);
    }
    if (!ctx.Le(out + kernel - 1 + margin, size, "a fractional pool fits")) {
      return ShapeError("input size ", size.ToString(), " is too small for output size ", out, " and kernel size ",
                        kernel);
    }
    size = out;
  }
  const TensorType values = ContiguousLike(self, self.dtype, sizes);
  return Pair{values, ContiguousLike(self, DType::kInt64, sizes)};
}

absl::StatusOr<Pair> FractionalPool(ShapeContext& ctx, int64_t spatial, const TensorType& self, Ints kernel_size,
                                    Ints output_size, const TensorType& random_samples) {
  // PyTorch asks for one more element in volumes.
  const int64_t margin = spatial == 3 ? 1 : 0;
  BACKTAPE_ASSIGN_OR_RETURN(const Pair results, FractionalPooled(ctx, spatial, self, kernel_size, output_size, margin));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(random_samples, self, "_random_samples and input"));
  const bool is_batched = self.dim() == spatial + 2;
  const SymIntVector expected = {is_batched ? self.sizes[0] : SymInt(1), self.sizes[is_batched ? 1 : 0],
                                 SymInt(spatial)};
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, random_samples.sizes, expected, "_random_samples"));
  return results;
}

absl::StatusOr<TensorType> FractionalPoolGradient(ShapeContext& ctx, int64_t spatial, const TensorType& grad_output,
                                                  const TensorType& self, Ints kernel_size, Ints output_size,
                                                  const TensorType& indices) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pair results, FractionalPooled(ctx, spatial, self, kernel_size, output_size, 0));
  if (indices.dtype != DType::kInt64) return ShapeError("indices must be int64, but got ", TorchName(indices.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, results[0]->sizes, "grad_output"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, indices.sizes, results[0]->sizes, "indices"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

}  // namespace

absl::StatusOr<TensorType> avg_pool1d(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                      Ints padding, bool ceil_mode, bool count_include_pad) {
  return AveragePooled(ctx, 1, self, kernel_size, stride, padding, ceil_mode, std::nullopt);
}

absl::StatusOr<Pair> max_pool2d_with_indices(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                             Ints padding, Ints dilation, bool ceil_mode) {
  return MaxPooled(ctx, 2, self, kernel_size, stride, padding, dilation, ceil_mode);
}

absl::StatusOr<TensorType> max_pool2d_with_indices_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                            const TensorType& self, Ints kernel_size, Ints stride,
                                                            Ints padding, Ints dilation, bool ceil_mode,
                                                            const TensorType& indices) {
  return MaxPoolGradient(ctx, 2, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

absl::StatusOr<TensorType> avg_pool2d(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                      Ints padding, bool ceil_mode, bool count_include_pad,
                                      std::optional<int64_t> divisor_override) {
  return AveragePooled(ctx, 2, self, kernel_size, stride, padding, ceil_mode, divisor_override);
}

absl::StatusOr<TensorType> avg_pool2d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                               Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                                               bool count_include_pad, std::optional<int64_t> divisor_override) {
  return AveragePoolGradient(ctx, 2, grad_output, self, kernel_size, stride, padding, ceil_mode, divisor_override);
}

absl::StatusOr<Pair> max_pool3d_with_indices(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                             Ints padding, Ints dilation, bool ceil_mode) {
  return MaxPooled(ctx, 3, self, kernel_size, stride, padding, dilation, ceil_mode);
}

absl::StatusOr<TensorType> max_pool3d_with_indices_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                            const TensorType& self, Ints kernel_size, Ints stride,
                                                            Ints padding, Ints dilation, bool ceil_mode,
                                                            const TensorType& indices) {
  return MaxPoolGradient(ctx, 3, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

absl::StatusOr<TensorType> avg_pool3d(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints stride,
                                      Ints padding, bool ceil_mode, bool count_include_pad,
                                      std::optional<int64_t> divisor_override) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType pooled,
                            AveragePooled(ctx, 3, self, kernel_size, stride, padding, ceil_mode, divisor_override));
  // As in PyTorch, padding does not count.
  for (size_t i = 0; i < 3; ++i) {
    const SymInt& size = self.sizes[self.sizes.size() - 3 + i];
    const int64_t window = kernel_size[kernel_size.size() == 1 ? 0 : i];
    if (!ctx.Le(window, size, "the window fits into the image")) {
      return ShapeError("the image ", SizesText(self.sizes), " is smaller than the window: ", window, " at dimension ",
                        static_cast<int64_t>(self.sizes.size() - 3 + i));
    }
  }
  return pooled;
}

absl::StatusOr<TensorType> avg_pool3d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                               Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                                               bool count_include_pad, std::optional<int64_t> divisor_override) {
  return AveragePoolGradient(ctx, 3, grad_output, self, kernel_size, stride, padding, ceil_mode, divisor_override);
}

absl::StatusOr<Pair> fractional_max_pool2d(ShapeContext& ctx, const TensorType& self, Ints kernel_size,
                                           Ints output_size, const TensorType& random_samples) {
  return FractionalPool(ctx, 2, self, kernel_size, output_size, random_samples);
}

absl::StatusOr<TensorType> fractional_max_pool2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                          const TensorType& self, Ints kernel_size, Ints output_size,
                                                          const TensorType& indices) {
  return FractionalPoolGradient(ctx, 2, grad_output, self, kernel_size, output_size, indices);
}

absl::StatusOr<Pair> fractional_max_pool3d(ShapeContext& ctx, const TensorType& self, Ints kernel_size,
                                           Ints output_size, const TensorType& random_samples) {
  return FractionalPool(ctx, 3, self, kernel_size, output_size, random_samples);
}

absl::StatusOr<TensorType> fractional_max_pool3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                          const TensorType& self, Ints kernel_size, Ints output_size,
                                                          const TensorType& indices) {
  return FractionalPoolGradient(ctx, 3, grad_output, self, kernel_size, output_size, indices);
}

}  // namespace backtape::shape_rules
