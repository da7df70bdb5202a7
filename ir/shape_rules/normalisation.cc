// Batch, layer and group normalisation.
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Triple = std::array<std::optional<TensorType>, 3>;

// Returns the dtype of results with one value per channel or row. It is the input's dtype, except that float32
// parameters or statistics make it float32 for a 16-bit input.
absl::StatusOr<DType> ParameterDType(const TensorType& input, std::initializer_list<const TensorType*> parameters) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(input.dtype, "the input of a normalisation"));
  DType result = input.dtype;
  for (const TensorType* p : parameters) {
    if (p == nullptr || p->dtype == input.dtype) continue;
    if (ItemSize(input.dtype) != 2 || p->dtype != DType::kFloat32) {
      return ShapeError("parameters must have the dtype of the input (or be float32 for a 16-bit input), but got ",
                        TorchName(p->dtype), " for an input of ", TorchName(input.dtype));
    }
    result = DType::kFloat32;
  }
  return result;
}

absl::Status RequirePerChannel(ShapeContext& ctx, const TensorType* type, const SymInt& channels,
                               absl::string_view name) {
  if (type == nullptr ||
      (type->dim() == 1 && ctx.RequireEq(type->sizes[0], channels, "there is one value for each channel"))) {
    return absl::OkStatus();
  }
  return ShapeError(name, " should be 1-D and contain ", channels.ToString(), " elements, but got sizes ",
                    SizesText(type->sizes));
}

absl::StatusOr<TensorType> LikeInSuggestedFormat(ShapeContext& ctx, const TensorType& input) {
  return TypeInFormat(input, input.dtype, input.sizes, SuggestMemoryFormat(ctx, input));
}

absl::StatusOr<Triple> BatchNorm(ShapeContext& ctx, const TensorType& input, const TensorType* weight,
                                 const TensorType* bias, const TensorType* running_mean, const TensorType* running_var,
                                 bool training) {
  if (input.dim() < 2) {
    return ShapeError("expected an input of at least 2 dimensions, got sizes ", SizesText(input.sizes));
  }
  const SymInt& channels = input.sizes[1];
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, ParameterDType(input, {weight, bias, running_mean, running_var}));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, weight, channels, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, bias, channels, "bias"));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, running_mean, channels, "running_mean"));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, running_var, channels, "running_var"));
  if (!training && (running_mean == nullptr || running_var == nullptr)) {
    return ShapeError("running_mean and running_var must be defined in evaluation mode");
  }
  if (training && ctx.Eq(input.numel(), 0)) {
    return ShapeError("input tensor must have at least one element, but got sizes ", SizesText(input.sizes));
  }
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, LikeInSuggestedFormat(ctx, input));
  // PyTorch saves nothing in evaluation mode.
  const TensorType saved = ContiguousLike(input, dtype, {training ? channels : SymInt(0)});
  return Triple{std::move(out), saved, saved};
}

// Checks that the input ends with the normalised dims.
absl::Status RequireNormalizedShape(ShapeContext& ctx, const TensorType& input, absl::Span<const SymInt> shape) {
  if (shape.empty()) return ShapeError("expected normalized_shape to be at least 1-dimensional");
  const int64_t axis = input.dim() - static_cast<int64_t>(shape.size());
  bool matches = axis >= 0;
  for (size_t i = 0; matches && i < shape.size(); ++i) {
    matches = ctx.RequireEq(input.sizes[axis + i], shape[i], "the input's sizes end with normalized_shape");
  }
  if (matches) return absl::OkStatus();
  return ShapeError("given normalized_shape=", SizesText(shape),
                    ", expected an input whose last sizes match it, but got sizes ", SizesText(input.sizes));
}

SymIntVector LayerStatisticsSizes(const TensorType& input, absl::Span<const SymInt> shape) {
  SymIntVector sizes = input.sizes;
  for (size_t i = sizes.size() - shape.size(); i < sizes.size(); ++i) sizes[i] = 1;
  return sizes;
}

absl::Status RequireGroups(ShapeContext& ctx, const TensorType& input, const SymInt& n, const SymInt& c,
                           const SymInt& hxw, int64_t group) {
  if (group <= 0) return ShapeError("expected num groups to be greater than 0, got ", group);
  if (!ctx.RequireEq(SymInt::Mod(c, group), 0, "groups divide channels")) {
    return ShapeError("expected number of channels ", c.ToString(), " to be divisible by num_groups ", group);
  }
  if (!ctx.RequireEq(input.numel(), n * c * hxw, "the input has N * C * HxW elements")) {
    return ShapeError("expected the input to have N * C * HxW = ", (n * c * hxw).ToString(), " elements, got sizes ",
                      SizesText(input.sizes));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Triple> native_batch_norm(ShapeContext& ctx, const TensorType& input, const TensorType* weight,
                                         const TensorType* bias, const TensorType* running_mean,
                                         const TensorType* running_var, bool training, double momentum, double eps) {
  return BatchNorm(ctx, input, weight, bias, running_mean, running_var, training);
}

absl::StatusOr<Triple> _native_batch_norm_legit(ShapeContext& ctx, const TensorType& input, const TensorType* weight,
                                                const TensorType* bias, const TensorType& running_mean,
                                                const TensorType& running_var, bool training, double momentum,
                                                double eps) {
  return BatchNorm(ctx, input, weight, bias, &running_mean, &running_var, training);
}

absl::StatusOr<Triple> _native_batch_norm_legit_no_stats(ShapeContext& ctx, const TensorType& input,
                                                         const TensorType* weight, const TensorType* bias,
                                                         bool training, double momentum, double eps) {
  return BatchNorm(ctx, input, weight, bias, nullptr, nullptr, training);
}

absl::StatusOr<Triple> _native_batch_norm_legit_no_training(ShapeContext& ctx, const TensorType& input,
                                                            const TensorType* weight, const TensorType* bias,
                                                            const TensorType& running_mean,
                                                            const TensorType& running_var, double momentum,
                                                            double eps) {
  return BatchNorm(ctx, input, weight, bias, &running_mean, &running_var, false);
}

absl::StatusOr<std::array<std::optional<TensorType>, 5>> _native_batch_norm_legit_functional(
    ShapeContext& ctx, const TensorType& input, const TensorType* weight, const TensorType* bias,
    const TensorType& running_mean, const TensorType& running_var, bool training, double momentum, double eps) {
  BACKTAPE_ASSIGN_OR_RETURN(Triple outs, BatchNorm(ctx, input, weight, bias, &running_mean, &running_var, training));
  return std::array<std::optional<TensorType>, 5>{std::move(outs[0]), std::move(outs[1]), std::move(outs[2]),
                                                  ContiguousLike(running_mean, running_mean.dtype, running_mean.sizes),
                                                  ContiguousLike(running_var, running_var.dtype, running_var.sizes)};
}

absl::StatusOr<Triple> native_batch_norm_backward(ShapeContext& ctx, const TensorType& grad_out,
                                                  const TensorType& input, const TensorType* weight,
                                                  const TensorType* running_mean, const TensorType* running_var,
                                                  const TensorType* save_mean, const TensorType* save_invstd,
                                                  bool train, double eps, std::array<bool, 3> output_mask) {
  if (input.dim() < 2) {
    return ShapeError("expected an input of at least 2 dimensions, got sizes ", SizesText(input.sizes));
  }
  const SymInt& channels = input.sizes[1];
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_out, input, "grad_out and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_out.sizes, input.sizes, "grad_out"));
  for (const TensorType* saved : {save_mean, save_invstd}) {
    if (saved != nullptr) BACKTAPE_RETURN_IF_ERROR(RequireRank(*saved, 1, "save_mean and save_invstd"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype,
                            ParameterDType(input, {weight, running_mean, running_var, save_mean, save_invstd}));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, weight, channels, "weight"));
  const TensorType* mean = train ? save_mean : running_mean;
  const TensorType* scale = train ? save_invstd : running_var;
  if (mean == nullptr || scale == nullptr) {
    return ShapeError(train ? "save_mean and save_invstd must be defined in training mode"
                            : "running_mean and running_var must be defined in evaluation mode");
  }
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, mean, channels, train ? "save_mean" : "running_mean"));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, scale, channels, train ? "save_invstd" : "running_var"));
  Triple outs;
  if (output_mask[0]) {
    BACKTAPE_ASSIGN_OR_RETURN(outs[0], LikeInSuggestedFormat(ctx, input));
  }
  if (output_mask[1]) outs[1] = ContiguousLike(input, dtype, {channels});
  if (output_mask[2]) outs[2] = ContiguousLike(input, dtype, {channels});
  return outs;
}

absl::StatusOr<Triple> native_layer_norm(ShapeContext& ctx, const TensorType& input,
                                         absl::Span<const SymInt> normalized_shape, const TensorType* weight,
                                         const TensorType* bias, double eps) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, ParameterDType(input, {weight, bias}));
  BACKTAPE_RETURN_IF_ERROR(RequireNormalizedShape(ctx, input, normalized_shape));
  for (const TensorType* p : {weight, bias}) {
    if (p == nullptr) continue;
    BACKTAPE_RETURN_IF_ERROR(
        RequireSameSizes(ctx, p->sizes, normalized_shape, "weight and bias must have the shape of normalized_shape"));
  }
  const TensorType statistics = ContiguousLike(input, dtype, LayerStatisticsSizes(input, normalized_shape));
  return Triple{ContiguousLike(input, input.dtype, input.sizes), statistics, statistics};
}

absl::StatusOr<Triple> native_layer_norm_backward(ShapeContext& ctx, const TensorType& grad_out,
                                                  const TensorType& input, absl::Span<const SymInt> normalized_shape,
                                                  const TensorType& mean, const TensorType& rstd,
                                                  const TensorType* weight, const TensorType* bias,
                                                  std::array<bool, 3> output_mask) {
  BACKTAPE_RETURN_IF_ERROR(ParameterDType(input, {weight, bias, &mean, &rstd}).status());
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_out.sizes, input.sizes, "grad_out"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_out, input, "grad_out and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireNormalizedShape(ctx, input, normalized_shape));
  const SymInt rows = Product(LayerStatisticsSizes(input, normalized_shape));
  for (const auto& [name, statistics] : {std::pair("mean", &mean), std::pair("rstd", &rstd)}) {
    if (!ctx.RequireEq(statistics->numel(), rows, "there is one mean and rstd for each row")) {
      return ShapeError(name, " must have ", rows.ToString(), " elements, but got sizes ",
                        SizesText(statistics->sizes));
    }
  }
  for (const TensorType* p : {weight, bias}) {
    if (p == nullptr) continue;
    BACKTAPE_RETURN_IF_ERROR(
        RequireSameSizes(ctx, p->sizes, normalized_shape, "weight and bias must have the shape of normalized_shape"));
  }
  if ((output_mask[1] && weight == nullptr) || (output_mask[2] && bias == nullptr)) {
    return ShapeError("output_mask asks for the gradient of an absent weight or bias");
  }
  Triple outs;
  if (output_mask[0]) outs[0] = ContiguousLike(input, input.dtype, input.sizes);
  if (output_mask[1]) outs[1] = ContiguousLike(*weight, weight->dtype, normalized_shape);
  if (output_mask[2]) outs[2] = ContiguousLike(*bias, bias->dtype, normalized_shape);
  return outs;
}

absl::StatusOr<Triple> native_group_norm(ShapeContext& ctx, const TensorType& input, const TensorType* weight,
                                         const TensorType* bias, const SymInt& N, const SymInt& C, const SymInt& HxW,
                                         int64_t group, double eps) {
  BACKTAPE_RETURN_IF_ERROR(RequireGroups(ctx, input, N, C, HxW, group));
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, ParameterDType(input, {weight, bias}));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, weight, C, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, bias, C, "bias"));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, LikeInSuggestedFormat(ctx, input));
  const TensorType statistics = ContiguousLike(input, dtype, {N, SymInt(group)});
  return Triple{std::move(out), statistics, statistics};
}

absl::StatusOr<Triple> native_group_norm_backward(ShapeContext& ctx, const TensorType& grad_out,
                                                  const TensorType& input, const TensorType& mean,
                                                  const TensorType& rstd, const TensorType* weight, const SymInt& N,
                                                  const SymInt& C, const SymInt& HxW, int64_t group,
                                                  std::array<bool, 3> output_mask) {
  BACKTAPE_RETURN_IF_ERROR(RequireGroups(ctx, input, N, C, HxW, group));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_out, input, "grad_out and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_out.sizes, input.sizes, "grad_out"));
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, ParameterDType(input, {weight, &mean, &rstd}));
  BACKTAPE_RETURN_IF_ERROR(RequirePerChannel(ctx, weight, C, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, mean.sizes, {N, SymInt(group)}, "mean"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, rstd.sizes, {N, SymInt(group)}, "rstd"));
  Triple outs;
  if (output_mask[0]) {
    BACKTAPE_ASSIGN_OR_RETURN(outs[0], LikeInSuggestedFormat(ctx, input));
  }
  if (output_mask[1]) outs[1] = ContiguousLike(input, dtype, {C});
  if (output_mask[2]) outs[2] = ContiguousLike(input, dtype, {C});
  return outs;
}

}  // namespace backtape::shape_rules
