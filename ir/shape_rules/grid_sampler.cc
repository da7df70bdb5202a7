// Sampling at the positions given by a grid.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

absl::StatusOr<TensorType> Sampled(ShapeContext& ctx, const TensorType& input, const TensorType& grid,
                                   int64_t interpolation_mode, int64_t padding_mode, int64_t spatial) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(input.dtype, "the input of grid_sampler"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(input, grid, "input and grid"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(input, spatial + 2, "input"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(grid, spatial + 2, "grid"));
  if (!ctx.RequireEq(input.sizes[0], grid.sizes[0], "input and grid have equal batch sizes") ||
      !ctx.RequireEq(grid.sizes.back(), spatial, "grid has a coordinate for each spatial dim")) {
    return ShapeError("expected a grid whose first size is ", input.sizes[0].ToString(),
                      " (samples) and whose last size is ", spatial, " (coordinates), but got sizes ",
                      SizesText(grid.sizes));
  }
  for (int64_t d = 2; d < input.dim(); ++d) {
    if (!ctx.Lt(0, input.sizes[d], "input has elements")) {
      return ShapeError("expected input to have non-empty spatial dimensions, but got sizes ", SizesText(input.sizes));
    }
  }
  if (interpolation_mode < 0 || interpolation_mode > (spatial == 2 ? 2 : 1)) {
    return ShapeError("interpolation_mode must be 0 (bilinear)",
                      spatial == 2 ? ", 1 (nearest) or 2 (bicubic)" : " or 1 (nearest)", ", got ", interpolation_mode);
  }
  if (padding_mode < 0 || padding_mode > 2) {
    return ShapeError("padding_mode must be 0 (zeros), 1 (border) or 2 (reflection), got ", padding_mode);
  }
  SymIntVector sizes = {input.sizes[0], input.sizes[1]};
  for (int64_t d = 1; d <= spatial; ++d) sizes.push_back(grid.sizes[d]);
  return ContiguousLike(input, input.dtype, sizes);
}

absl::StatusOr<Pair> SampledGradients(ShapeContext& ctx, const TensorType& grad_output, const TensorType& input,
                                      const TensorType& grid, int64_t interpolation_mode, int64_t padding_mode,
                                      const std::array<bool, 2>& output_mask, int64_t spatial) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType sampled,
                            Sampled(ctx, input, grid, interpolation_mode, padding_mode, spatial));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, input, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, sampled.sizes, "grad_output"));
  Pair result;
  if (output_mask[0]) result[0] = ContiguousLike(input, input.dtype, input.sizes);
  result[1] = ContiguousLike(grid, grid.dtype, grid.sizes);
  return result;
}

}  // namespace

absl::StatusOr<TensorType> grid_sampler_2d(ShapeContext& ctx, const TensorType& input, const TensorType& grid,
                                           int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  return Sampled(ctx, input, grid, interpolation_mode, padding_mode, 2);
}

absl::StatusOr<TensorType> grid_sampler_3d(ShapeContext& ctx, const TensorType& input, const TensorType& grid,
                                           int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  return Sampled(ctx, input, grid, interpolation_mode, padding_mode, 3);
}

absl::StatusOr<Pair> grid_sampler_2d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& input,
                                              const TensorType& grid, int64_t interpolation_mode, int64_t padding_mode,
                                              bool align_corners, std::array<bool, 2> output_mask) {
  return SampledGradients(ctx, grad_output, input, grid, interpolation_mode, padding_mode, output_mask, 2);
}

absl::StatusOr<Pair> grid_sampler_3d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& input,
                                              const TensorType& grid, int64_t interpolation_mode, int64_t padding_mode,
                                              bool align_corners, std::array<bool, 2> output_mask) {
  return SampledGradients(ctx, grad_output, input, grid, interpolation_mode, padding_mode, output_mask, 3);
}

}  // namespace backtape::shape_rules
