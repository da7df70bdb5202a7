// Ops that rearrange elements between the channels and the spatial positions of images.
#include <utility>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Ints = absl::Span<const int64_t>;

absl::StatusOr<TensorType> InFormatOf(ShapeContext& ctx, const TensorType& self, const SymIntVector& sizes) {
  return TypeInFormat(self, self.dtype, sizes, SuggestMemoryFormat(ctx, self));
}

// Returns InvalidArgument unless `size` is a multiple of `factor`.
absl::Status RequireMultiple(ShapeContext& ctx, const SymInt& size, const SymInt& factor, absl::string_view what) {
  if (!ctx.Le(1, factor)) return ShapeError(what, " can only be divided by a positive number, got ", factor.ToString());
  if (ctx.Eq(SymInt::Mod(size, factor), 0, what)) return absl::OkStatus();
  return ShapeError(what, " must be a multiple of ", factor.ToString(), ", got ", size.ToString());
}

absl::Status RequireFactor(const TensorType& self, int64_t factor) {
  if (self.dim() < 3) return ShapeError("expected at least 3 dimensions, got sizes ", SizesText(self.sizes));
  if (factor < 1 || factor > INT32_MAX)
    return ShapeError("expected a positive factor that fits in 32 bits, got ", factor);
  return absl::OkStatus();
}

// The number of windows in each of the two spatial dims.
absl::StatusOr<SymIntVector> Windows(ShapeContext& ctx, absl::Span<const SymInt> image, Ints kernel, Ints dilation,
                                     Ints padding, Ints stride) {
  for (const auto& [list, what] : {std::pair<Ints, absl::string_view>{kernel, "kernel_size"},
                                   {dilation, "dilation"},
                                   {padding, "padding"},
                                   {stride, "stride"}}) {
    if (list.size() != 2) return ShapeError(what, " must have 2 elements, got ", list.size());
  }
  SymIntVector windows;
  for (int i = 0; i < 2; ++i) {
    for (int64_t number : {kernel[i], dilation[i], stride[i]}) {
      if (number < 1 || number > INT32_MAX) {
        return ShapeError("kernel size, dilation and stride should be greater than zero and fit in 32 bits, got ",
                          number);
      }
    }
    if (padding[i] < 0 || padding[i] > INT32_MAX) {
      return ShapeError("padding should be non-negative and fit in 32 bits, got ", padding[i]);
    }
    const SymInt& size = image[image.size() - 2 + i];
    const SymInt span = size + SymInt(2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1);
    if (!ctx.Le(0, span, "a window fits into the image")) {
      return ShapeError("given an image dim of size ", size.ToString(),
                        ", the number of sliding windows is not positive");
    }
    windows.push_back(SymInt::FloorDiv(span, stride[i]) + SymInt(1));
  }
  return windows;
}

}  // namespace

absl::StatusOr<TensorType> pixel_shuffle(ShapeContext& ctx, const TensorType& self, int64_t upscale_factor) {
  BACKTAPE_RETURN_IF_ERROR(RequireFactor(self, upscale_factor));
  SymIntVector sizes = self.sizes;
  const SymInt factor = upscale_factor;
  SymInt& channels = sizes[self.dim() - 3];
  BACKTAPE_RETURN_IF_ERROR(RequireMultiple(ctx, channels, factor * factor, "the number of channels"));
  channels = SymInt::FloorDiv(channels, factor * factor);
  sizes[self.dim() - 2] *= factor;
  sizes[self.dim() - 1] *= factor;
  return InFormatOf(ctx, self, sizes);
}

absl::StatusOr<TensorType> pixel_unshuffle(ShapeContext& ctx, const TensorType& self, int64_t downscale_factor) {
  BACKTAPE_RETURN_IF_ERROR(RequireFactor(self, downscale_factor));
  SymIntVector sizes = self.sizes;
  const SymInt factor = downscale_factor;
  for (int64_t d = self.dim() - 2; d < self.dim(); ++d) {
    BACKTAPE_RETURN_IF_ERROR(RequireMultiple(ctx, sizes[d], factor, "the height or width"));
    sizes[d] = SymInt::FloorDiv(sizes[d], factor);
  }
  sizes[self.dim() - 3] *= factor * factor;
  return InFormatOf(ctx, self, sizes);
}

absl::StatusOr<TensorType> channel_shuffle(ShapeContext& ctx, const TensorType& self, const SymInt& groups) {
  if (self.dim() < 3) return ShapeError("expected at least 3 dimensions, got sizes ", SizesText(self.sizes));
  BACKTAPE_RETURN_IF_ERROR(RequireMultiple(ctx, self.sizes[1], groups, "the number of channels"));
  return InFormatOf(ctx, self, self.sizes);
}

absl::StatusOr<TensorType> im2col(ShapeContext& ctx, const TensorType& self, Ints kernel_size, Ints dilation,
                                  Ints padding, Ints stride) {
  if (self.dim() != 3 && self.dim() != 4) {
    return ShapeError("expected 3D or 4D input, but got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(self.dim() - 3, self));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector windows,
                            Windows(ctx, self.sizes, kernel_size, dilation, padding, stride));
  SymIntVector sizes(self.sizes.begin(), self.sizes.end() - 2);
  sizes.back() *= SymInt(kernel_size[0]) * SymInt(kernel_size[1]);
  sizes.push_back(windows[0] * windows[1]);
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> col2im(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> output_size,
                                  Ints kernel_size, Ints dilation, Ints padding, Ints stride) {
  if (self.dim() != 2 && self.dim() != 3) {
    return ShapeError("expected 2D or 3D input, but got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireElementsFrom(self.dim() - 2, self));
  for (const SymInt& size : output_size) {
    if (!ctx.Le(1, size, "the size of the image is positive")) {
      return ShapeError("elements of output_size must be greater than 0, got ", SizesText(output_size));
    }
  }
  if (output_size.size() != 2) return ShapeError("output_size must have 2 elements, got ", output_size.size());
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector windows,
                            Windows(ctx, output_size, kernel_size, dilation, padding, stride));
  SymIntVector sizes(self.sizes.begin(), self.sizes.end() - 1);
  const SymInt elements = SymInt(kernel_size[0]) * SymInt(kernel_size[1]);
  BACKTAPE_RETURN_IF_ERROR(RequireMultiple(ctx, sizes.back(), elements, "the number of elements in a column"));
  if (!ctx.RequireEq(self.sizes.back(), windows[0] * windows[1], "there is a column for each window")) {
    return ShapeError("expected ", (windows[0] * windows[1]).ToString(), " columns, one for each window, got ",
                      self.sizes.back().ToString());
  }
  sizes.back() = SymInt::FloorDiv(sizes.back(), elements);
  for (const SymInt& size : output_size) sizes.push_back(size);
  return ContiguousLike(self, self.dtype, sizes);
}

}  // namespace backtape::shape_rules
