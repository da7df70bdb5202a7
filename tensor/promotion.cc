#include "backtape/tensor/promotion.h"

#include <optional>

#include "absl/container/inlined_vector.h"

namespace backtape {
namespace {

std::optional<DType> Promote(std::optional<DType> a, std::optional<DType> b) {
  if (!a.has_value()) return b;
  if (!b.has_value() || *a == *b) return a;
  return PromoteTypes(*a, *b);
}

// combine_categories of ATen/native/TypeProperties.cpp.
std::optional<DType> Combine(std::optional<DType> higher, std::optional<DType> lower) {
  if (!higher.has_value()) return lower;
  if (!lower.has_value() || IsComplex(*higher)) return higher;
  if (IsFloatingPoint(*higher)) return IsComplex(*lower) ? Promote(higher, lower) : higher;
  if (*higher == DType::kBool || IsFloatingPoint(*lower) || IsComplex(*lower)) return Promote(higher, lower);
  return higher;
}

}  // namespace

DType ResultType(absl::Span<const PromotionOperand> operands) {
  std::optional<DType> with_dims;
  std::optional<DType> zero_dim;
  std::optional<DType> wrapped;
  for (const PromotionOperand& operand : operands) {
    if (operand.is_wrapped_number) {
      wrapped = Promote(wrapped, IsFloatingPoint(operand.dtype) ? DType::kFloat32 : operand.dtype);
    } else if (operand.is_zero_dim) {
      zero_dim = Promote(zero_dim, operand.dtype);
    } else {
      with_dims = Promote(with_dims, operand.dtype);
    }
  }
  return Combine(with_dims, Combine(zero_dim, wrapped)).value();
}

DType ResultType(absl::Span<const TensorType* const> types) {
  absl::InlinedVector<PromotionOperand, 4> operands;
  for (const TensorType* type : types) operands.push_back(PromotionOperand::Of(*type));
  return ResultType(operands);
}

bool CanCast(DType from, DType to) {
  if (IsComplex(from) && !IsComplex(to)) return false;
  const bool to_integral = IsInteger(to) || to == DType::kBool;
  if (IsFloatingPoint(from) && to_integral) return false;
  return from == DType::kBool || to != DType::kBool;
}

absl::string_view ScalarTypeName(DType dtype) {
  switch (dtype) {
    case DType::kBool:
      return "Bool";
    case DType::kUInt8:
      return "Byte";
    case DType::kInt8:
      return "Char";
    case DType::kInt16:
      return "Short";
    case DType::kInt32:
      return "Int";
    case DType::kInt64:
      return "Long";
    case DType::kFloat16:
      return "Half";
    case DType::kBFloat16:
      return "BFloat16";
    case DType::kFloat32:
      return "Float";
    case DType::kFloat64:
      return "Double";
    default:
      return TorchName(dtype);
  }
}

}  // namespace backtape
