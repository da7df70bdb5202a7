#include "backtape/ir/shape_rules/number_range.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/tensor/integer_range.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The C++ type that PyTorch's messages name.
absl::string_view CppTypeName(DType dtype) {
  switch (dtype) {
    case DType::kInt8:
      return "int8_t";
    case DType::kUInt8:
      return "uint8_t";
    case DType::kInt16:
      return "int16_t";
    case DType::kInt32:
      return "int";
    case DType::kInt64:
      return "int64_t";
    case DType::kFloat16:
      return "c10::Half";
    case DType::kBFloat16:
      return "c10::BFloat16";
    case DType::kFloat32:
      return "float";
    case DType::kFloat64:
      return "double";
    default:
      return TorchName(dtype);
  }
}

// The value of a number; nullopt if it is a size that is not known.
std::optional<double> ValueOf(const SymScalar& number) {
  if (number.dtype == DType::kFloat64) return number.number;
  const std::optional<int64_t> integer = number.integer.constant();
  if (!integer.has_value()) return std::nullopt;
  return static_cast<double>(*integer);
}

bool IsInteger64(const SymScalar& number) { return number.dtype == DType::kInt64; }

absl::Status CheckBound(DType dtype, const SymScalar& bound, bool is_min) {
  const std::optional<int64_t> value = bound.integer.constant();
  if (!value.has_value()) return absl::OkStatus();
  if (is_min ? *value <= IntegerRangeOf(dtype).greatest : *value >= IntegerRangeOf(dtype).least) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrFormat("Clamp %s value %g is outside the representable range of %s",
                                                    is_min ? "min" : "max", static_cast<double>(*value),
                                                    ScalarTypeName(dtype)));
}

}  // namespace

absl::Status CheckNumberFits(const SymScalar& number, DType dtype) {
  if (dtype == DType::kBool || number.dtype == DType::kBool) return absl::OkStatus();
  const std::optional<double> known = ValueOf(number);
  if (!known.has_value()) return absl::OkStatus();
  const double value = *known;
  bool fits = true;
  if (IsFloatingPoint(dtype)) {
    fits = !std::isfinite(value) || std::abs(value) <= LargestFinite(dtype);
  } else if (dtype == DType::kUInt8) {
    // PyTorch lets small negative integers wrap.
    fits = value <= 255 && value >= (number.dtype == DType::kFloat64 ? 0 : -255);
  } else if (number.dtype == DType::kFloat64 || dtype != DType::kInt64) {
    const double limit = std::ldexp(1.0, static_cast<int>(8 * ItemSize(dtype) - 1));
    fits = value >= -limit && value < limit;
  }
  if (fits) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("value cannot be converted to type ", CppTypeName(dtype), " without overflow"));
}

absl::Status CheckFactorsFit(std::initializer_list<SymScalar> numbers, DType dtype) {
  const DType computed = IsFloatingPoint(dtype) && ItemSize(dtype) == 2 ? DType::kFloat32 : dtype;
  for (const SymScalar& number : numbers) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(number, computed));
  return absl::OkStatus();
}

absl::Status CheckClampBounds(DType dtype, const std::optional<SymScalar>& min, const std::optional<SymScalar>& max) {
  const bool is_exact = (!min.has_value() || IsInteger64(*min)) && (!max.has_value() || IsInteger64(*max));
  if (IsInteger(dtype) && is_exact) {
    if (min.has_value()) BACKTAPE_RETURN_IF_ERROR(CheckBound(dtype, *min, /*is_min=*/true));
    return max.has_value() ? CheckBound(dtype, *max, /*is_min=*/false) : absl::OkStatus();
  }
  const DType result = IsFloatingPoint(dtype) ? dtype : DType::kFloat32;
  if (min.has_value()) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*min, result));
  return max.has_value() ? CheckNumberFits(*max, result) : absl::OkStatus();
}

}  // namespace backtape
