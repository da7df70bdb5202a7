// Shape rules of pointwise ops that the generic rule does not cover.
#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/ir/shape_rules/memory_layout.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

TensorType RowMajor(TensorType type) {
  type.strides = ContiguousStrides(type.sizes);
  return type;
}

absl::Status CheckFloating(const TensorType& type) {
  if (IsFloatingPoint(type.dtype)) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the op needs a floating-point dtype, got ", TorchName(type.dtype)));
}

// The dtype of a quotient: floating-point unless the quotient is rounded.
absl::StatusOr<DType> QuotientDType(absl::Span<const PromotionOperand> operands,
                                    std::optional<absl::string_view> rounding_mode) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromotedDType(operands));
  if (!rounding_mode.has_value()) return IsInteger(dtype) || dtype == DType::kBool ? DType::kFloat32 : dtype;
  if (*rounding_mode != "floor" && *rounding_mode != "trunc") {
    return absl::InvalidArgumentError(
        absl::StrCat("rounding_mode must be None, 'trunc' or 'floor', not '", *rounding_mode, "'"));
  }
  if (dtype == DType::kBool) return absl::InvalidArgumentError("rounding_mode is not supported for bool");
  return dtype;
}

absl::StatusOr<TensorType> MaskedFill(ShapeContext& ctx, const TensorType& self, const TensorType& mask) {
  if (mask.dtype != DType::kBool) {
    return absl::InvalidArgumentError(absl::StrCat("the mask must be bool, got ", TorchName(mask.dtype)));
  }
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, self.dtype, {&self, &mask}));
  return RowMajor(std::move(out));
}

// Strides of a copy. If `format` is None or preserve_format, the copy keeps the order of the dims.
absl::StatusOr<TensorType> WithFormat(ShapeContext& ctx, const TensorType& like, TensorType type,
                                      std::optional<MemoryFormat> format) {
  switch (format.value_or(MemoryFormat::kPreserve)) {
    case MemoryFormat::kPreserve:
      type.strides = PointwiseStrides(ctx, type.sizes, {&like}, /*has_number=*/false);
      return type;
    case MemoryFormat::kContiguous:
      return RowMajor(std::move(type));
    case MemoryFormat::kChannelsLast:
      if (type.dim() != 4) {
        return absl::InvalidArgumentError(absl::StrCat("channels_last needs 4 dims, got ", type.ToString()));
      }
      type.strides = ChannelsLastStrides(type.sizes);
      return type;
    default:
      return absl::UnimplementedError("channels_last_3d is not supported");
  }
}

}  // namespace

absl::StatusOr<TensorType> positive(ShapeContext& ctx, const TensorType& self) {
  if (self.dtype == DType::kBool) return absl::InvalidArgumentError("the op needs a numeric dtype, got bool");
  return self;
}

// Equivalent to a power with an integer exponent of 2.
absl::StatusOr<TensorType> square(ShapeContext& ctx, const TensorType& self) {
  return PointwiseType(ctx, self.dtype == DType::kBool ? DType::kInt64 : self.dtype, {&self});
}

absl::StatusOr<TensorType> pow_Scalar(ShapeContext& ctx, const SymScalar& self, const TensorType& exponent) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype,
                            PromotedDType({NumberOperand(self.dtype), PromotionOperand::Of(exponent)}));
  if (dtype == DType::kBool) return absl::InvalidArgumentError("the op needs a numeric dtype, got bool");
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, dtype, {&exponent}));
  return RowMajor(std::move(out));
}

absl::StatusOr<TensorType> div_Tensor_mode(ShapeContext& ctx, const TensorType& self, const TensorType& other,
                                           std::optional<absl::string_view> rounding_mode) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype,
                            QuotientDType({PromotionOperand::Of(self), PromotionOperand::Of(other)}, rounding_mode));
  return PointwiseType(ctx, dtype, {&self, &other});
}
absl::StatusOr<TensorType> div_Scalar_mode(ShapeContext& ctx, const TensorType& self, const SymScalar& other,
                                           std::optional<absl::string_view> rounding_mode) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype,
                            QuotientDType({PromotionOperand::Of(self), NumberOperand(other.dtype)}, rounding_mode));
  return PointwiseType(ctx, dtype, {&self}, /*has_number=*/true);
}

absl::StatusOr<TensorType> masked_fill_Scalar(ShapeContext& ctx, const TensorType& self, const TensorType& mask,
                                              const SymScalar& value) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(value, self.dtype));
  return MaskedFill(ctx, self, mask);
}
absl::StatusOr<TensorType> masked_fill_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& mask,
                                              const TensorType& value) {
  if (value.dim() != 0) {
    return absl::InvalidArgumentError(absl::StrCat("the value must be 0-dim, got ", value.ToString()));
  }
  return MaskedFill(ctx, self, mask);
}

// The weight has one element, or one for each index of dimension 1.
absl::StatusOr<TensorType> prelu(ShapeContext& ctx, const TensorType& self, const TensorType& weight) {
  BACKTAPE_RETURN_IF_ERROR(CheckFloating(self));
  if (self.dtype != weight.dtype) {
    return absl::InvalidArgumentError(absl::StrCat("the op needs tensors of the same dtype, got ",
                                                   TorchName(self.dtype), " and ", TorchName(weight.dtype)));
  }
  if (weight.dim() > 1) {
    return absl::InvalidArgumentError(absl::StrCat("the weight must have at most one dim, got ", weight.ToString()));
  }
  const SymInt channels = self.dim() > 1 ? self.sizes[1] : SymInt(1);
  if (weight.dim() == 1 && !ctx.Eq(weight.sizes[0], 1) &&
      !ctx.RequireEq(weight.sizes[0], channels, "there is one weight for each channel")) {
    return absl::InvalidArgumentError(absl::StrCat("the weight ", weight.ToString(),
                                                   " must have 1 element or one for each of the ", channels.ToString(),
                                                   " channels"));
  }
  return PointwiseType(ctx, self.dtype, {&self});
}

// The gradient has self's dtype, even if the common dtype is larger.
absl::StatusOr<TensorType> mish_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(CheckFloating(self));
  return PointwiseType(ctx, self.dtype, {&grad_output, &self});
}

absl::StatusOr<std::array<std::optional<TensorType>, 2>> _prelu_kernel_backward(ShapeContext& ctx,
                                                                                const TensorType& grad_output,
                                                                                const TensorType& self,
                                                                                const TensorType& weight) {
  BACKTAPE_RETURN_IF_ERROR(CheckFloating(self));
  if (grad_output.dtype != self.dtype || weight.dtype != self.dtype) {
    return absl::InvalidArgumentError(absl::StrCat("grad_output and weight must have the dtype of self (",
                                                   TorchName(self.dtype), "), got ", TorchName(grad_output.dtype),
                                                   " and ", TorchName(weight.dtype)));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType out, PointwiseType(ctx, self.dtype, {&self, &weight, &grad_output}));
  return std::array<std::optional<TensorType>, 2>{out, out};
}

absl::StatusOr<std::array<std::optional<TensorType>, 2>> frexp_Tensor(ShapeContext& ctx, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(CheckFloating(self));
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType mantissa, PointwiseType(ctx, self.dtype, {&self}));
  TensorType exponent = mantissa;
  exponent.dtype = DType::kInt32;
  return std::array<std::optional<TensorType>, 2>{mantissa, exponent};
}

absl::StatusOr<std::array<std::optional<TensorType>, 2>> log_sigmoid_forward(ShapeContext& ctx,
                                                                             const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(CheckFloating(self));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, self.dtype, {&self}));
  out = RowMajor(std::move(out));
  return std::array<std::optional<TensorType>, 2>{out, out};
}

// `src` broadcasts to `self`, never the other way round.
absl::StatusOr<TensorType> copy(ShapeContext& ctx, const TensorType& self, const TensorType& src, bool non_blocking) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, BroadcastSizes(ctx, self.sizes, src.sizes));
  bool fits = static_cast<int64_t>(sizes.size()) == self.dim();
  for (int64_t d = 0; fits && d < self.dim(); ++d) {
    fits = ctx.RequireEq(sizes[d], self.sizes[d], "src broadcasts to the sizes of self");
  }
  if (!fits) {
    return absl::InvalidArgumentError(absl::StrCat("output with shape ", SizesText(self.sizes),
                                                   " doesn't match the broadcast shape ", SizesText(sizes)));
  }
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, self.dtype, {&self}));
  if (self.strides.has_value() && !IsExpanded(ctx, self)) out.strides = self.strides;
  return out;
}

absl::StatusOr<TensorType> _to_copy(ShapeContext& ctx, const TensorType& self, std::optional<DType> dtype,
                                    std::optional<Layout> layout, std::optional<Device> device,
                                    std::optional<bool> pin_memory, bool non_blocking,
                                    std::optional<MemoryFormat> memory_format) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, dtype.value_or(self.dtype), {&self}));
  if (device.has_value()) out.device = *device;
  return WithFormat(ctx, self, std::move(out), memory_format);
}

}  // namespace backtape::shape_rules
