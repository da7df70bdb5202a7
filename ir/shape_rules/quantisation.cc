// Fake quantisation.
#include <array>
#include <optional>
#include <utility>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

absl::Status RequireRange(int64_t quant_min, int64_t quant_max) {
  if (quant_min <= quant_max) return absl::OkStatus();
  return ShapeError("quant_min must not be greater than quant_max, but got ", quant_min, " and ", quant_max);
}

absl::StatusOr<TensorType> Quantised(ShapeContext& ctx, const TensorType& self, int64_t quant_min, int64_t quant_max) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of fake quantisation"));
  BACKTAPE_RETURN_IF_ERROR(RequireRange(quant_min, quant_max));
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<Pair> QuantisedWithMask(ShapeContext& ctx, const TensorType& self, int64_t quant_min,
                                       int64_t quant_max) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType output, Quantised(ctx, self, quant_min, quant_max));
  TensorType mask = output;
  mask.dtype = DType::kBool;
  return Pair{std::move(output), std::move(mask)};
}

absl::Status RequireSingle(ShapeContext& ctx, const TensorType& type, absl::string_view what) {
  if (ctx.Eq(type.numel(), 1, "a per-tensor parameter has one element")) return absl::OkStatus();
  return ShapeError(what, " must have one element, but has sizes ", SizesText(type.sizes));
}

absl::Status RequireChannels(ShapeContext& ctx, const TensorType& self, const TensorType& scale,
                             const TensorType& zero_point, int64_t axis) {
  if (axis < 0 || axis >= self.dim()) {
    return ShapeError("axis must be at least 0 and less than the number of dims of the input (", self.dim(),
                      "), but is ", axis);
  }
  const auto require_one_each = [&](const TensorType& type, absl::string_view name) {
    BACKTAPE_RETURN_IF_ERROR(RequireRank(type, 1, name));
    if (ctx.RequireEq(type.sizes[0], self.sizes[axis], "there is one parameter for each channel"))
      return absl::OkStatus();
    return ShapeError(name, " must have one element for each of the ", self.sizes[axis].ToString(),
                      " channels, but has ", type.sizes[0].ToString());
  };
  BACKTAPE_RETURN_IF_ERROR(require_one_each(scale, "scale"));
  return require_one_each(zero_point, "zero_point");
}

// The dtypes that PyTorch takes for the scales of channels.
absl::Status RequireScales(const TensorType& scale) {
  if (scale.dtype == DType::kFloat32 || scale.dtype == DType::kBFloat16) return absl::OkStatus();
  return ShapeError("scale must be float32 or bfloat16, but is ", TorchName(scale.dtype));
}

absl::Status RequireLearnable(ShapeContext& ctx, const TensorType& type, absl::string_view what) {
  if (type.dim() == 0) return ShapeError(what, " must have at least one dim");
  return RequireSingle(ctx, type, what);
}

}  // namespace

absl::StatusOr<Pair> fake_quantize_per_tensor_affine_cachemask(ShapeContext& ctx, const TensorType& self, double scale,
                                                               int64_t zero_point, int64_t quant_min,
                                                               int64_t quant_max) {
  if (zero_point < quant_min || zero_point > quant_max) {
    return ShapeError("zero_point must be between quant_min and quant_max, but is ", zero_point);
  }
  return QuantisedWithMask(ctx, self, quant_min, quant_max);
}

absl::StatusOr<Pair> _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    ShapeContext& ctx, const TensorType& self, const TensorType& scale, const TensorType& zero_point,
    const TensorType& fake_quant_enabled, int64_t quant_min, int64_t quant_max) {
  BACKTAPE_RETURN_IF_ERROR(RequireSingle(ctx, scale, "the scale"));
  BACKTAPE_RETURN_IF_ERROR(RequireSingle(ctx, zero_point, "the zero point"));
  BACKTAPE_RETURN_IF_ERROR(RequireSingle(ctx, fake_quant_enabled, "fake_quant_enabled"));
  return QuantisedWithMask(ctx, self, quant_min, quant_max);
}

absl::StatusOr<Pair> fake_quantize_per_channel_affine_cachemask(ShapeContext& ctx, const TensorType& self,
                                                                const TensorType& scale, const TensorType& zero_point,
                                                                int64_t axis, int64_t quant_min, int64_t quant_max) {
  BACKTAPE_RETURN_IF_ERROR(RequireScales(scale));
  if (zero_point.dtype != DType::kInt32 && zero_point.dtype != DType::kFloat32 && zero_point.dtype != DType::kFloat16) {
    return ShapeError("zero_point must be int32, float32 or float16, but is ", TorchName(zero_point.dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireChannels(ctx, self, scale, zero_point, axis));
  return QuantisedWithMask(ctx, self, quant_min, quant_max);
}

absl::StatusOr<TensorType> _fake_quantize_learnable_per_tensor_affine(ShapeContext& ctx, const TensorType& self,
                                                                      const TensorType& scale,
                                                                      const TensorType& zero_point, int64_t quant_min,
                                                                      int64_t quant_max, double grad_factor) {
  BACKTAPE_RETURN_IF_ERROR(RequireLearnable(ctx, scale, "the scale"));
  BACKTAPE_RETURN_IF_ERROR(RequireLearnable(ctx, zero_point, "the zero point"));
  return Quantised(ctx, self, quant_min, quant_max);
}

absl::StatusOr<TensorType> _fake_quantize_learnable_per_channel_affine(ShapeContext& ctx, const TensorType& self,
                                                                       const TensorType& scale,
                                                                       const TensorType& zero_point, int64_t axis,
                                                                       int64_t quant_min, int64_t quant_max,
                                                                       double grad_factor) {
  BACKTAPE_RETURN_IF_ERROR(RequireScales(scale));
  BACKTAPE_RETURN_IF_ERROR(RequireChannels(ctx, self, scale, zero_point, axis));
  return Quantised(ctx, self, quant_min, quant_max);
}

}  // namespace backtape::shape_rules
