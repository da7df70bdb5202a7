#include "backtape/tensor/promotion.h"

#include <algorithm>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool IsWideUnsigned(DType dtype) {
  return dtype == DType::kUInt16 || dtype == DType::kUInt32 || dtype == DType::kUInt64;
}

// True for floating-point dtypes narrower than 16 bits.
bool IsNarrowFloat(DType dtype) { return IsFloatingPoint(dtype) && ItemSize(dtype) == 1; }

absl::Status NoPromotion(absl::string_view of, DType a, DType b) {
  return absl::InvalidArgumentError(absl::StrCat("Promotion for ", of, " types is not supported, attempted to promote ",
                                                 ScalarTypeName(a), " and ", ScalarTypeName(b)));
}

DType ComplexOf(DType part) {
  return part == DType::kFloat64 ? DType::kComplex128 : part == DType::kFloat16 ? DType::kComplex32 : DType::kComplex64;
}

// The dtype of the real part that an operand contributes when it is promoted with a complex dtype. Bool and integers
// contribute float16, so they never widen the other operand.
DType PartOf(DType dtype) {
  if (dtype == DType::kComplex128) return DType::kFloat64;
  if (dtype == DType::kComplex64) return DType::kFloat32;
  return IsFloatingPoint(dtype) ? dtype : DType::kFloat16;
}

using Promoted = absl::StatusOr<std::optional<DType>>;

Promoted Promote(std::optional<DType> a, std::optional<DType> b) {
  if (!a.has_value()) return b;
  if (!b.has_value()) return a;
  BACKTAPE_ASSIGN_OR_RETURN(const DType promoted, PromoteTypes(*a, *b));
  return promoted;
}

// Like combine_categories in ATen/native/TypeProperties.cpp.
Promoted Combine(std::optional<DType> higher, std::optional<DType> lower) {
  if (!higher.has_value()) return lower;
  if (!lower.has_value() || IsComplex(*higher)) return higher;
  if (IsFloatingPoint(*higher)) return IsComplex(*lower) ? Promote(higher, lower) : higher;
  if (*higher == DType::kBool || IsFloatingPoint(*lower) || IsComplex(*lower)) return Promote(higher, lower);
  return higher;
}

}  // namespace

absl::StatusOr<DType> PromoteTypes(DType a, DType b) {
  if (a == b) return a;
  for (const DType dtype : {a, b}) {
    if (IsNarrowFloat(dtype)) return NoPromotion("Float8", a, b);
    if (dtype == DType::kBits1X8) return NoPromotion("bits", a, b);
  }
  if (IsWideUnsigned(a) || IsWideUnsigned(b)) {
    if (IsFloatingPoint(a)) return a;
    if (IsFloatingPoint(b)) return b;
    return NoPromotion("uint16, uint32, uint64", a, b);
  }
  if (IsComplex(a) || IsComplex(b)) {
    BACKTAPE_ASSIGN_OR_RETURN(const DType part, PromoteTypes(PartOf(a), PartOf(b)));
    return ComplexOf(part);
  }
  if (IsFloatingPoint(a) != IsFloatingPoint(b)) return IsFloatingPoint(a) ? a : b;
  const DType lower = std::min(a, b);
  const DType higher = std::max(a, b);
  // No 8-bit dtype holds the values of both.
  if (lower == DType::kUInt8 && higher == DType::kInt8) return DType::kInt16;
  if (lower == DType::kFloat16 && higher == DType::kBFloat16) return DType::kFloat32;
  // In all other cases, the later enumerator wins: DType lists bool, then integers by size, then floats by size.
  return higher;
}

absl::StatusOr<DType> ResultType(absl::Span<const PromotionOperand> operands) {
  if (operands.empty()) return absl::InvalidArgumentError("type promotion needs at least one operand");
  std::optional<DType> with_dims;
  std::optional<DType> zero_dim;
  std::optional<DType> wrapped;
  for (const PromotionOperand& operand : operands) {
    const bool is_float_number = operand.is_wrapped_number && IsFloatingPoint(operand.dtype);
    std::optional<DType>& rank = operand.is_wrapped_number ? wrapped : operand.is_zero_dim ? zero_dim : with_dims;
    BACKTAPE_ASSIGN_OR_RETURN(rank, Promote(rank, is_float_number ? DType::kFloat32 : operand.dtype));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<DType> below, Combine(zero_dim, wrapped));
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<DType> result, Combine(with_dims, below));
  return *result;
}

absl::StatusOr<DType> ResultType(absl::Span<const TensorType* const> types) {
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
    case DType::kUInt16:
      return "UInt16";
    case DType::kUInt32:
      return "UInt32";
    case DType::kUInt64:
      return "UInt64";
    case DType::kComplex32:
      return "ComplexHalf";
    case DType::kComplex64:
      return "ComplexFloat";
    case DType::kComplex128:
      return "ComplexDouble";
    case DType::kFloat8E4M3FN:
      return "Float8_e4m3fn";
    case DType::kFloat8E5M2:
      return "Float8_e5m2";
    case DType::kFloat8E4M3FNUZ:
      return "Float8_e4m3fnuz";
    case DType::kFloat8E5M2FNUZ:
      return "Float8_e5m2fnuz";
    case DType::kFloat8E8M0FNU:
      return "Float8_e8m0fnu";
    case DType::kFloat4E2M1FNX2:
      return "Float4_e2m1fn_x2";
    case DType::kBits1X8:
      return "Bits1x8";
  }
  return "";
}

}  // namespace backtape
