// Checks of pointwise ops beyond those of the generic rule.
#include <limits>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::argument_checks {
namespace {

// Checks the factor `alpha` of an op that computes in the common dtype of `operands`.
absl::Status CheckAlpha(absl::Span<const PromotionOperand> operands, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromotedDType(operands));
  if (alpha.dtype == DType::kBool && dtype != DType::kBool) {
    return absl::InvalidArgumentError(absl::StrCat("a bool alpha needs bool tensors, got ", TorchName(dtype)));
  }
  const bool is_exact = IsInteger(dtype) || dtype == DType::kBool;
  if (alpha.dtype == DType::kFloat64 && is_exact) {
    return absl::InvalidArgumentError(
        absl::StrCat("alpha must not be a floating-point number if the tensors are integers or bool, got alpha ",
                     alpha.number, " for ", TorchName(dtype)));
  }
  return CheckNumberFits(alpha, dtype);
}

// PyTorch adds -alpha times the subtrahend.
absl::Status CheckSubtraction(absl::Span<const PromotionOperand> operands, SymScalar alpha) {
  for (const PromotionOperand& operand : operands) {
    if (operand.dtype == DType::kBool) {
      return absl::InvalidArgumentError("bool cannot be subtracted: use logical_not or logical_xor");
    }
  }
  const std::optional<int64_t> factor = alpha.dtype == DType::kInt64 ? alpha.integer.constant() : std::nullopt;
  if (factor.has_value() && *factor != std::numeric_limits<int64_t>::min()) alpha = SymScalar(-*factor);
  if (alpha.dtype == DType::kFloat64) alpha = SymScalar(-alpha.number);
  return CheckAlpha(operands, alpha);
}

absl::Status CheckSameDType(absl::Span<const TensorType* const> types) {
  for (const TensorType* type : types) {
    if (type->dtype == types[0]->dtype) continue;
    return absl::InvalidArgumentError(absl::StrCat("the op needs tensors of the same dtype, got ",
                                                   TorchName(types[0]->dtype), " and ", TorchName(type->dtype)));
  }
  return absl::OkStatus();
}

absl::Status CheckCondition(const TensorType& condition) {
  if (condition.dtype == DType::kBool || condition.dtype == DType::kUInt8) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("the condition must be bool or uint8, got ", TorchName(condition.dtype)));
}

// A number as one branch of `where` must fit the dtype of the other branch if both are integers or both are floats. A
// number that is too large for a 16-bit float dtype becomes infinity.
absl::Status CheckBranch(const SymScalar& number, DType other) {
  if (number.dtype == DType::kInt64 && IsInteger(other)) return CheckNumberFits(number, other);
  return number.is_floating_point() && IsFloatingPoint(other) ? CheckFactorsFit({number}, other) : absl::OkStatus();
}

absl::Status CheckGeluApproximation(absl::string_view approximate) {
  if (approximate == "none" || approximate == "tanh") return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("approximate must be 'none' or 'tanh', not '", approximate, "'"));
}

bool IsNegative(ShapeContext& ctx, const SymScalar& number) {
  return number.dtype == DType::kFloat64 ? number.number < 0 : !ctx.Le(0, number.integer);
}

// Checks the numbers of a gradient, which is computed in the common dtype of both tensors.
absl::Status CheckGradientFactors(const TensorType& grad, const TensorType& self,
                                  std::initializer_list<SymScalar> numbers) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(grad.dtype, self.dtype));
  return CheckFactorsFit(numbers, dtype);
}

// True if the number is known and equals `value` as a double.
bool Is(const SymScalar& number, double value) {
  if (number.dtype == DType::kFloat64) return number.number == value;
  return number.integer == SymInt(static_cast<int64_t>(value));
}

}  // namespace

absl::Status add_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& other, const SymScalar& alpha) {
  return CheckAlpha({PromotionOperand::Of(self), PromotionOperand::Of(other)}, alpha);
}
absl::Status add_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& other, const SymScalar& alpha) {
  return CheckAlpha({PromotionOperand::Of(self), NumberOperand(other.dtype)}, alpha);
}
absl::Status sub_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& other, const SymScalar& alpha) {
  return CheckSubtraction({PromotionOperand::Of(self), PromotionOperand::Of(other)}, alpha);
}
absl::Status sub_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& other, const SymScalar& alpha) {
  return CheckSubtraction({PromotionOperand::Of(self), NumberOperand(other.dtype)}, alpha);
}

absl::Status lerp_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& end, const TensorType& weight) {
  // A 0-dim weight is compatible with any dtype.
  return CheckSameDType({&self, &end, weight.dim() == 0 ? &self : &weight});
}
absl::Status lerp_Scalar(ShapeContext& ctx, const TensorType& self, const TensorType& end, const SymScalar& weight) {
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({weight}, self.dtype));
  return CheckSameDType({&self, &end});
}

absl::Status addcmul(ShapeContext& ctx, const TensorType& self, const TensorType& tensor1, const TensorType& tensor2,
                     const SymScalar& value) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromotedDType({PromotionOperand::Of(self), PromotionOperand::Of(tensor1),
                                                              PromotionOperand::Of(tensor2)}));
  return CheckFactorsFit({value}, dtype);
}

absl::Status clamp(ShapeContext& ctx, const TensorType& self, std::optional<SymScalar> min,
                   std::optional<SymScalar> max) {
  if (!min.has_value() && !max.has_value()) {
    return absl::InvalidArgumentError("at least one of min and max must be given");
  }
  return CheckClampBounds(self.dtype, min, max);
}
absl::Status clamp_min(ShapeContext& ctx, const TensorType& self, const SymScalar& min) {
  return CheckClampBounds(self.dtype, min, std::nullopt);
}
absl::Status clamp_max(ShapeContext& ctx, const TensorType& self, const SymScalar& max) {
  return CheckClampBounds(self.dtype, std::nullopt, max);
}
absl::Status clamp_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType* min, const TensorType* max) {
  if (min == nullptr && max == nullptr) return absl::InvalidArgumentError("at least one of min and max must be given");
  const bool is_bool = self.dtype == DType::kBool && min != nullptr && min->dtype == DType::kBool && max != nullptr &&
                       max->dtype == DType::kBool;
  return is_bool ? absl::InvalidArgumentError("bool cannot be clamped to both a min and a max") : absl::OkStatus();
}

absl::Status heaviside(ShapeContext& ctx, const TensorType& self, const TensorType& values) {
  return CheckSameDType({&self, &values});
}

absl::Status pow_Tensor_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& exponent) {
  const bool is_exact = !IsFloatingPoint(self.dtype) && exponent.dtype != DType::kFloat64;
  if (is_exact && !ctx.Le(0, exponent.integer)) {
    return absl::InvalidArgumentError("Integers to negative integer powers are not allowed.");
  }
  // float32 and float64 take any exponent.
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype,
                            PromotedDType({PromotionOperand::Of(self), NumberOperand(exponent.dtype)}));
  const bool takes_any = dtype == DType::kFloat32 || dtype == DType::kFloat64;
  return takes_any ? absl::OkStatus() : CheckNumberFits(exponent, dtype);
}

absl::Status polygamma(ShapeContext& ctx, int64_t n, const TensorType& self) {
  if (n >= 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("n must not be negative, got ", n));
}

absl::Status hardtanh(ShapeContext& ctx, const TensorType& self, const SymScalar& min_val, const SymScalar& max_val) {
  if (!IsInteger(self.dtype)) return CheckClampBounds(self.dtype, min_val, max_val);
  // The bounds are converted to integers first.
  const auto as_integer = [](const SymScalar& bound) -> absl::StatusOr<SymScalar> {
    BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(bound, DType::kInt64));
    return bound.is_floating_point() ? SymScalar(static_cast<int64_t>(bound.number)) : SymScalar(bound.integer);
  };
  BACKTAPE_ASSIGN_OR_RETURN(const SymScalar min, as_integer(min_val));
  BACKTAPE_ASSIGN_OR_RETURN(const SymScalar max, as_integer(max_val));
  return CheckClampBounds(self.dtype, min, max);
}
absl::Status threshold(ShapeContext& ctx, const TensorType& self, const SymScalar& threshold, const SymScalar& value) {
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({threshold}, self.dtype));
  return CheckNumberFits(value, self.dtype);
}
absl::Status threshold_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                const SymScalar& threshold) {
  return CheckGradientFactors(grad_output, self, {threshold});
}
absl::Status hardtanh_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                               const SymScalar& min_val, const SymScalar& max_val) {
  return CheckGradientFactors(grad_output, self, {min_val, max_val});
}
absl::Status softplus(ShapeContext& ctx, const TensorType& self, const SymScalar& beta, const SymScalar& threshold) {
  return CheckFactorsFit({beta, threshold}, self.dtype);
}
absl::Status softplus_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                               const SymScalar& beta, const SymScalar& threshold) {
  return CheckGradientFactors(grad_output, self, {beta, threshold});
}
absl::Status leaky_relu(ShapeContext& ctx, const TensorType& self, const SymScalar& negative_slope) {
  return CheckFactorsFit({negative_slope}, self.dtype);
}
absl::Status leaky_relu_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                 const SymScalar& negative_slope, bool self_is_result) {
  if (self_is_result && IsNegative(ctx, negative_slope)) {
    return absl::InvalidArgumentError(
        "in-place leaky_relu needs a non-negative slope: if the slope is negative, the input cannot be recovered from "
        "the result");
  }
  return CheckGradientFactors(grad_output, self, {negative_slope});
}
absl::Status elu(ShapeContext& ctx, const TensorType& self, const SymScalar& alpha, const SymScalar& scale,
                 const SymScalar& input_scale) {
  return CheckFactorsFit({alpha, scale, input_scale}, self.dtype);
}
absl::Status hardshrink(ShapeContext& ctx, const TensorType& self, const SymScalar& lambd) {
  return CheckNumberFits(lambd, self.dtype);
}
absl::Status hardshrink_backward(ShapeContext& ctx, const TensorType& grad_out, const TensorType& self,
                                 const SymScalar& lambd) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(grad_out.dtype, self.dtype));
  return CheckNumberFits(lambd, dtype);
}
absl::Status softshrink_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                 const SymScalar& lambd) {
  return hardshrink_backward(ctx, grad_output, self, lambd);
}
absl::Status logit(ShapeContext& ctx, const TensorType& self, std::optional<double> eps) {
  return eps.has_value() && IsFloatingPoint(self.dtype) ? CheckNumberFits(*eps, self.dtype) : absl::OkStatus();
}

absl::Status celu(ShapeContext& ctx, const TensorType& self, const SymScalar& alpha) {
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({alpha}, self.dtype));
  return Is(alpha, 0) ? absl::InvalidArgumentError("alpha must not be 0") : absl::OkStatus();
}
absl::Status gelu(ShapeContext& ctx, const TensorType& self, absl::string_view approximate) {
  return CheckGeluApproximation(approximate);
}
absl::Status gelu_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                           absl::string_view approximate) {
  return CheckGeluApproximation(approximate);
}
absl::Status softshrink(ShapeContext& ctx, const TensorType& self, const SymScalar& lambd) {
  if (!IsFloatingPoint(self.dtype)) return absl::OkStatus();  // the generic rule rejects the dtype
  const bool is_float = lambd.dtype == DType::kFloat64;
  const double most = LargestFinite(self.dtype);
  const bool is_inside = is_float ? lambd.number >= 0 && lambd.number <= most : ctx.Le(0, lambd.integer);
  if (is_inside && CheckNumberFits(lambd, self.dtype).ok()) return absl::OkStatus();
  const std::string value = is_float ? absl::StrFormat("%g", lambd.number) : lambd.integer.ToString();
  return absl::InvalidArgumentError(absl::StrFormat("lambda must be in range [0, %g] for input dtype %s, but found %s",
                                                    most, ScalarTypeName(self.dtype), value));
}
absl::Status _prelu_kernel(ShapeContext& ctx, const TensorType& self, const TensorType& weight) {
  return CheckSameDType({&self, &weight});
}
absl::Status elu_backward(ShapeContext& ctx, const TensorType& grad_output, const SymScalar& alpha,
                          const SymScalar& scale, const SymScalar& input_scale, bool is_result,
                          const TensorType& self_or_result) {
  BACKTAPE_RETURN_IF_ERROR(CheckGradientFactors(grad_output, self_or_result, {alpha, scale, input_scale}));
  if (!is_result || !IsNegative(ctx, alpha)) return absl::OkStatus();
  const std::string value = alpha.dtype == DType::kFloat64 ? absl::StrCat(alpha.number) : alpha.integer.ToString();
  return absl::InvalidArgumentError(
      absl::StrCat("in-place elu needs a non-negative alpha, got ", value,
                   ": if alpha is negative, the input cannot be recovered from the result"));
}
// In training, the gradient is multiplied by the noise, which works for every dtype. Otherwise, or if the bounds are
// almost equal, the gradient is that of leaky_relu, which needs a floating-point dtype.
absl::Status rrelu_with_noise_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                       const TensorType& noise, const SymScalar& lower, const SymScalar& upper,
                                       bool training, bool self_is_result) {
  if (IsFloatingPoint(grad_output.dtype) || IsFloatingPoint(self.dtype) || IsFloatingPoint(noise.dtype)) {
    return absl::OkStatus();
  }
  const bool is_symbolic = lower.is_symbolic() || upper.is_symbolic();  // checked when the call runs
  if (training && (is_symbolic || upper.scalar().to_double() - lower.scalar().to_double() > 1e-6)) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "the op needs a floating-point dtype unless training is True and upper is greater than lower (by more "
      "than 1e-6), got ",
      TorchName(self.dtype)));
}
absl::Status log_sigmoid_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                  const TensorType& buffer) {
  return CheckSameDType({&grad_output, &self, &buffer});
}

absl::Status where_self(ShapeContext& ctx, const TensorType& condition, const TensorType& self,
                        const TensorType& other) {
  return CheckCondition(condition);
}
absl::Status where_ScalarSelf(ShapeContext& ctx, const TensorType& condition, const SymScalar& self,
                              const TensorType& other) {
  BACKTAPE_RETURN_IF_ERROR(CheckBranch(self, other.dtype));
  return CheckCondition(condition);
}
absl::Status where_ScalarOther(ShapeContext& ctx, const TensorType& condition, const TensorType& self,
                               const SymScalar& other) {
  BACKTAPE_RETURN_IF_ERROR(CheckBranch(other, self.dtype));
  return CheckCondition(condition);
}
absl::Status where_Scalar(ShapeContext& ctx, const TensorType& condition, const SymScalar& self,
                          const SymScalar& other) {
  for (const SymScalar* number : {&self, &other}) {
    if (number->is_floating_point()) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*number, DType::kFloat32));
  }
  return CheckCondition(condition);
}

absl::Status fill_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& value) {
  return CheckNumberFits(value, self.dtype);
}
absl::Status fill_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& value) {
  if (value.dim() == 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the value must be 0-dim, got ", value.ToString()));
}

}  // namespace backtape::argument_checks
