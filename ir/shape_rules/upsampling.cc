// Resampling of the spatial dims of [N, C, ...].
#include "backtape/ir/shape_rules/upsampling.h"

#include <cmath>
#include <numeric>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using SymInts = absl::Span<const SymInt>;
using Scale = std::optional<double>;
using Scales = std::optional<absl::Span<const double>>;

// `size` times `factor`, rounded towards zero. For a symbolic size this is an expression only if the product is exact:
// the factor must be an integer divided by a small power of two.
absl::StatusOr<SymInt> ScaledSize(const SymInt& size, double factor) {
  constexpr int64_t kDenominator = 1 << 10;
  if (!std::isfinite(factor) || factor <= 0)
    return ShapeError("scale factors must be positive and finite, got ", factor);
  if (size.is_symbolic()) {
    const double numerator = factor * kDenominator;
    if (numerator >= 0x1p31) {
      return ShapeError("the scale factor of the symbolic size ", size.ToString(), " must be less than 2^21, got ",
                        factor);
    }
    if (numerator == std::floor(numerator)) {
      const int64_t common = std::gcd(static_cast<int64_t>(numerator), kDenominator);
      return SymInt::FloorDiv(size * SymInt(static_cast<int64_t>(numerator) / common), kDenominator / common);
    }
    return ShapeError("the scale factor ", factor, " is not exact for the symbolic size ", size.ToString(),
                      ": pass output_size instead, or a factor that is an integer divided by a power of two up to ",
                      kDenominator);
  }
  const double scaled = static_cast<double>(size.value()) * factor;
  if (scaled >= 0x1p62)
    return ShapeError("the product of the size ", size.ToString(), " and the scale factor ", factor, " is too large");
  return static_cast<int64_t>(scaled);
}

absl::Status RequireElements(ShapeContext& ctx, SymInts sizes, absl::string_view what) {
  for (size_t d = 1; d < sizes.size(); ++d) {
    if (!ctx.Lt(0, sizes[d], "the resampled dims are not empty")) {
      return ShapeError("sizes of ", what, " must be greater than 0 in all dims except the batch dim, got ",
                        SizesText(sizes));
    }
  }
  return absl::OkStatus();
}

absl::Status RequireSpatialDims(size_t given, int64_t spatial, absl::string_view what) {
  if (static_cast<int64_t>(given) == spatial) return absl::OkStatus();
  return ShapeError(what, " must have ", spatial, spatial == 1 ? " element, got " : " elements, got ", given);
}

// [N, C, ...] with the spatial sizes replaced by `output_size`.
absl::StatusOr<SymIntVector> FullSizes(ShapeContext& ctx, SymInts sizes, SymInts output_size, int64_t spatial) {
  BACKTAPE_RETURN_IF_ERROR(RequireSpatialDims(output_size.size(), spatial, "output_size"));
  if (sizes.size() != output_size.size() + 2) {
    return ShapeError("resampling to sizes ", SizesText(output_size), " needs a tensor with ", output_size.size() + 2,
                      " dims, got sizes ", SizesText(sizes));
  }
  SymIntVector full(sizes.begin(), sizes.begin() + 2);
  full.insert(full.end(), output_size.begin(), output_size.end());
  BACKTAPE_RETURN_IF_ERROR(RequireElements(ctx, sizes, "the input"));
  BACKTAPE_RETURN_IF_ERROR(RequireElements(ctx, full, "the output"));
  return full;
}

// Images of uint8 are supported where elements are only copied (`is_nearest`), and in two spatial dims.
absl::StatusOr<TensorType> Upsampled(ShapeContext& ctx, const TensorType& self, SymInts output_size, bool is_nearest,
                                     int64_t spatial) {
  if (self.dtype != DType::kUInt8 || (!is_nearest && spatial != 2)) {
    BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of an upsampling op"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, FullSizes(ctx, self.sizes, output_size, spatial));
  return TypeInFormat(self, self.dtype, sizes, SuggestMemoryFormat(ctx, self));
}

// With `is_row_major`, ignores the layout of grad_output.
absl::StatusOr<TensorType> UpsampledGradient(ShapeContext& ctx, const TensorType& grad_output, SymInts output_size,
                                             SymInts input_size, bool is_row_major, int64_t spatial) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(grad_output.dtype, "grad_output"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, FullSizes(ctx, input_size, output_size, spatial));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, sizes, "grad_output"));
  const std::optional<MemoryFormat> format =
      is_row_major ? MemoryFormat::kContiguous : SuggestMemoryFormat(ctx, grad_output);
  return TypeInFormat(grad_output, grad_output.dtype, input_size, format);
}

absl::StatusOr<TensorType> UpsampledByFactors(ShapeContext& ctx, const TensorType& input,
                                              std::optional<SymInts> output_size, Scales scale_factors, bool is_nearest,
                                              int64_t spatial) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(input, spatial + 2, "input"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, UpsampledSizes(input.sizes, output_size, scale_factors));
  return Upsampled(ctx, input, sizes, is_nearest, spatial);
}

}  // namespace

absl::StatusOr<SymIntVector> UpsampledSizes(SymInts input_sizes, std::optional<SymInts> output_size,
                                            Scales scale_factors) {
  if (output_size.has_value() == scale_factors.has_value()) {
    return ShapeError("must specify exactly one of output_size and scale_factors");
  }
  const size_t spatial = input_sizes.size() - 2;
  const size_t given = output_size.has_value() ? output_size->size() : scale_factors->size();
  BACKTAPE_RETURN_IF_ERROR(RequireSpatialDims(given, static_cast<int64_t>(spatial),
                                              output_size.has_value() ? "output_size" : "scale_factors"));
  if (output_size.has_value()) return SymIntVector(output_size->begin(), output_size->end());
  SymIntVector sizes;
  for (size_t i = 0; i < spatial; ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(SymInt size, ScaledSize(input_sizes[2 + i], (*scale_factors)[i]));
    sizes.push_back(std::move(size));
  }
  return sizes;
}

absl::StatusOr<TensorType> upsample_nearest1d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                              Scale scales) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/true, 1);
}
absl::StatusOr<TensorType> upsample_nearest1d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                       SymInts output_size, SymInts input_size, Scale scales) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/false, 1);
}
absl::StatusOr<TensorType> upsample_nearest1d_vec(ShapeContext& ctx, const TensorType& input,
                                                  std::optional<SymInts> output_size, Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/true, 1);
}

absl::StatusOr<TensorType> upsample_nearest2d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                              Scale scales_h, Scale scales_w) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/true, 2);
}
absl::StatusOr<TensorType> upsample_nearest2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                       SymInts output_size, SymInts input_size, Scale scales_h,
                                                       Scale scales_w) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/false, 2);
}
absl::StatusOr<TensorType> upsample_nearest2d_vec(ShapeContext& ctx, const TensorType& input,
                                                  std::optional<SymInts> output_size, Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/true, 2);
}

absl::StatusOr<TensorType> upsample_nearest3d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                              Scale scales_d, Scale scales_h, Scale scales_w) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/true, 3);
}
absl::StatusOr<TensorType> upsample_nearest3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                       SymInts output_size, SymInts input_size, Scale scales_d,
                                                       Scale scales_h, Scale scales_w) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/true, 3);
}
absl::StatusOr<TensorType> upsample_nearest3d_vec(ShapeContext& ctx, const TensorType& input,
                                                  std::optional<SymInts> output_size, Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/true, 3);
}

absl::StatusOr<TensorType> upsample_linear1d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                             bool align_corners, Scale scales) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/false, 1);
}
absl::StatusOr<TensorType> upsample_linear1d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                      SymInts output_size, SymInts input_size, bool align_corners,
                                                      Scale scales) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/false, 1);
}
absl::StatusOr<TensorType> upsample_linear1d_vec(ShapeContext& ctx, const TensorType& input,
                                                 std::optional<SymInts> output_size, bool align_corners,
                                                 Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/false, 1);
}

absl::StatusOr<TensorType> upsample_bilinear2d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                               bool align_corners, Scale scales_h, Scale scales_w) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/false, 2);
}
absl::StatusOr<TensorType> upsample_bilinear2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                        SymInts output_size, SymInts input_size, bool align_corners,
                                                        Scale scales_h, Scale scales_w) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/false, 2);
}
absl::StatusOr<TensorType> upsample_bilinear2d_vec(ShapeContext& ctx, const TensorType& input,
                                                   std::optional<SymInts> output_size, bool align_corners,
                                                   Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/false, 2);
}

absl::StatusOr<TensorType> upsample_trilinear3d(ShapeContext& ctx, const TensorType& self, SymInts output_size,
                                                bool align_corners, Scale scales_d, Scale scales_h, Scale scales_w) {
  return Upsampled(ctx, self, output_size, /*is_nearest=*/false, 3);
}
absl::StatusOr<TensorType> upsample_trilinear3d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                         SymInts output_size, SymInts input_size, bool align_corners,
                                                         Scale scales_d, Scale scales_h, Scale scales_w) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/false, 3);
}
absl::StatusOr<TensorType> upsample_trilinear3d_vec(ShapeContext& ctx, const TensorType& input,
                                                    std::optional<SymInts> output_size, bool align_corners,
                                                    Scales scale_factors) {
  return UpsampledByFactors(ctx, input, output_size, scale_factors, /*is_nearest=*/false, 3);
}

absl::StatusOr<TensorType> upsample_bicubic2d_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                       SymInts output_size, SymInts input_size, bool align_corners,
                                                       Scale scales_h, Scale scales_w) {
  return UpsampledGradient(ctx, grad_output, output_size, input_size, /*is_row_major=*/true, 2);
}

}  // namespace backtape::shape_rules
