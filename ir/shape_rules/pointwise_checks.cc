// Checks of pointwise ops beyond those of the generic rule.
#include <cmath>
#include <limits>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/tensor/integer_range.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::argument_checks {
namespace {

// Checks the factor `alpha` of an op that computes in the common dtype of `operands`.
absl::Status CheckAlpha(absl::Span<const PromotionOperand> operands, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromotedDType(operands));
  if (alpha.dtype == DType::kBool && dtype != DType::kBool) {
    return absl::InvalidArgumentError("a bool alpha needs bool tensors");
  }
  const bool is_exact = IsInteger(dtype) || dtype == DType::kBool;
  if (alpha.dtype == DType::kFloat64 && is_exact) {
    return absl::InvalidArgumentError("alpha must not be a floating-point number if the tensors are integers");
  }
  return CheckNumberFits(alpha, dtype);
}

absl::Status CheckSubtraction(absl::Span<const PromotionOperand> operands, const SymScalar& alpha) {
  for (const PromotionOperand& operand : operands) {
    if (operand.dtype == DType::kBool) {
      return absl::InvalidArgumentError("bool can't be subtracted: use logical_not or logical_xor");
    }
  }
  return CheckAlpha(operands, alpha);
}

absl::Status CheckSameDType(absl::Span<const TensorType* const> types) {
  for (const TensorType* type : types) {
    if (type->dtype == types[0]->dtype) continue;
    return absl::InvalidArgumentError(absl::StrCat("needs tensors of the same dtype, found ",
                                                   TorchName(types[0]->dtype), " and ", TorchName(type->dtype)));
  }
  return absl::OkStatus();
}

absl::Status CheckCondition(const TensorType& condition) {
  if (condition.dtype == DType::kBool || condition.dtype == DType::kUInt8) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the condition must be bool, found ", TorchName(condition.dtype)));
}

absl::Status CheckGeluApproximation(absl::string_view approximate) {
  if (approximate == "none" || approximate == "tanh") return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("approximate must be 'none' or 'tanh', not '", approximate, "'"));
}

// Reject a bound that would clamp every value to a number outside the integer dtype's range. A bound that clamps
// nothing is valid, as are bounds that make the result a float; symbolic bounds are not checked.
absl::Status CheckLowerBound(DType dtype, const SymScalar& min) {
  if (!IsInteger(dtype) || min.dtype != DType::kInt64 || min.integer.is_symbolic()) return absl::OkStatus();
  if (min.integer.value() <= IntegerRangeOf(dtype).greatest) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("min = ", min.integer.value(), " is above every value of ", TorchName(dtype)));
}
absl::Status CheckUpperBound(DType dtype, const SymScalar& max) {
  if (!IsInteger(dtype) || max.dtype != DType::kInt64 || max.integer.is_symbolic()) return absl::OkStatus();
  if (max.integer.value() >= IntegerRangeOf(dtype).least) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("max = ", max.integer.value(), " is below every value of ", TorchName(dtype)));
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
  return CheckSameDType({&self, &end});
}

absl::Status clamp(ShapeContext& ctx, const TensorType& self, std::optional<SymScalar> min,
                   std::optional<SymScalar> max) {
  if (!min.has_value() && !max.has_value()) {
    return absl::InvalidArgumentError("at least one of min and max must be given");
  }
  const bool is_exact =
      (!min.has_value() || min->dtype == DType::kInt64) && (!max.has_value() || max->dtype == DType::kInt64);
  if (!is_exact) return absl::OkStatus();
  if (min.has_value()) BACKTAPE_RETURN_IF_ERROR(CheckLowerBound(self.dtype, *min));
  return max.has_value() ? CheckUpperBound(self.dtype, *max) : absl::OkStatus();
}
absl::Status clamp_min(ShapeContext& ctx, const TensorType& self, const SymScalar& min) {
  return CheckLowerBound(self.dtype, min);
}
absl::Status clamp_max(ShapeContext& ctx, const TensorType& self, const SymScalar& max) {
  return CheckUpperBound(self.dtype, max);
}
absl::Status clamp_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType* min, const TensorType* max) {
  if (min == nullptr && max == nullptr) return absl::InvalidArgumentError("at least one of min and max must be given");
  const bool is_bool = self.dtype == DType::kBool && min != nullptr && min->dtype == DType::kBool && max != nullptr &&
                       max->dtype == DType::kBool;
  return is_bool ? absl::InvalidArgumentError("bool can't be clamped to both a min and a max") : absl::OkStatus();
}

absl::Status heaviside(ShapeContext& ctx, const TensorType& self, const TensorType& values) {
  return CheckSameDType({&self, &values});
}

absl::Status pow_Tensor_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& exponent) {
  const bool is_exact = !IsFloatingPoint(self.dtype) && exponent.dtype != DType::kFloat64;
  if (is_exact && !ctx.Le(0, exponent.integer)) {
    return absl::InvalidArgumentError("integers to negative integer powers are not allowed");
  }
  return absl::OkStatus();
}

absl::Status polygamma(ShapeContext& ctx, int64_t n, const TensorType& self) {
  if (n >= 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("n must not be negative, found ", n));
}

absl::Status celu(ShapeContext& ctx, const TensorType& self, const SymScalar& alpha) {
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
  const bool is_negative = lambd.dtype == DType::kFloat64 ? !(lambd.number >= 0) : !ctx.Le(0, lambd.integer);
  return is_negative ? absl::InvalidArgumentError("lambd must not be negative") : absl::OkStatus();
}
absl::Status _prelu_kernel(ShapeContext& ctx, const TensorType& self, const TensorType& weight) {
  return CheckSameDType({&self, &weight});
}
absl::Status elu_backward(ShapeContext& ctx, const TensorType& grad_output, const SymScalar& alpha,
                          const SymScalar& scale, const SymScalar& input_scale, bool is_result,
                          const TensorType& self_or_result) {
  const bool is_negative = alpha.dtype == DType::kFloat64 ? alpha.number < 0 : !ctx.Le(0, alpha.integer);
  if (!is_result || !is_negative) return absl::OkStatus();
  return absl::InvalidArgumentError(
      "in-place elu needs a non-negative alpha: with a negative one, the input cannot be recovered from the result");
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
  return CheckCondition(condition);
}
absl::Status where_ScalarOther(ShapeContext& ctx, const TensorType& condition, const TensorType& self,
                               const SymScalar& other) {
  return CheckCondition(condition);
}
absl::Status where_Scalar(ShapeContext& ctx, const TensorType& condition, const SymScalar& self,
                          const SymScalar& other) {
  return CheckCondition(condition);
}

absl::Status fill_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& value) {
  // 16-bit floats store a value that is too large as infinity.
  if (IsFloatingPoint(self.dtype) && ItemSize(self.dtype) == 2) return absl::OkStatus();
  return CheckNumberFits(value, self.dtype);
}
absl::Status fill_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& value) {
  if (value.dim() == 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the value must be 0-dim, found ", value.ToString()));
}

}  // namespace backtape::argument_checks
