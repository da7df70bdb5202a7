// Assertions: ops without a result that fail if a value or a type is not what the program assumes.
#include <algorithm>
#include <optional>

#include "backtape/ir/open_size.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequireOneElement(ShapeContext& ctx, const TensorType& self) {
  if (ctx.RequireEq(self.numel(), 1, "a condition has one element")) return absl::OkStatus();
  return ShapeError("expected a Tensor with one element, but got sizes ", SizesText(self.sizes));
}

}  // namespace

absl::Status _assert_async(ShapeContext& ctx, const TensorType& self) { return RequireOneElement(ctx, self); }

absl::Status _assert_async_msg(ShapeContext& ctx, const TensorType& self, absl::string_view assert_msg) {
  return RequireOneElement(ctx, self);
}

absl::Status _print(ShapeContext& ctx, absl::string_view s) { return absl::OkStatus(); }

absl::Status _assert_scalar(ShapeContext& ctx, const SymScalar& self, absl::string_view assert_msg) {
  return absl::OkStatus();
}

// The bounds of a symbolic size become guards, so that code for symbolic sizes runs only for sizes inside them.
absl::Status sym_constrain_range(ShapeContext& ctx, const SymScalar& size, std::optional<int64_t> min,
                                 std::optional<int64_t> max) {
  const int64_t low = min.value_or(INT64_MIN), high = max.value_or(INT64_MAX);
  if (low > high) return ShapeError("max must be greater than or equal to min, got min=", low, " max=", high);
  if (size.dtype != DType::kInt64) return ShapeError("the size must be an integer, but got ", TorchName(size.dtype));
  // A size that depends on values is checked in the run, once it is known.
  if (HasUnbackedSymbol(size.integer)) return absl::OkStatus();
  bool is_inside = true;
  if (low == high) {
    is_inside = ctx.RequireEq(size.integer, low, "the size is within its range");
  } else {
    constexpr absl::string_view kReason = "whether the size is within its range";
    is_inside = (!min.has_value() || ctx.Le(low, size.integer, kReason)) &&
                (!max.has_value() || ctx.Le(size.integer, high, kReason));
  }
  // For a symbolic size outside the range, the error comes from the run.
  if (is_inside || size.integer.is_symbolic()) return absl::OkStatus();
  return ShapeError("Invalid value range for ", size.integer.ToString(), " between [", low, ", ", high, "].");
}

absl::Status sym_constrain_range_for_size(ShapeContext& ctx, const SymScalar& size, std::optional<int64_t> min,
                                          std::optional<int64_t> max) {
  return sym_constrain_range(ctx, size, std::max<int64_t>(min.value_or(0), 0), max);
}

absl::Status _assert_tensor_metadata(ShapeContext& ctx, const TensorType& a,
                                     std::optional<absl::Span<const SymInt>> size,
                                     std::optional<absl::Span<const SymInt>> stride, std::optional<DType> dtype,
                                     std::optional<Device> device, std::optional<Layout> layout) {
  if (size.has_value()) BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, a.sizes, *size, "tensor sizes mismatch"));
  if (stride.has_value() && a.strides.has_value()) {
    if (!RequireSameSizes(ctx, *a.strides, *stride, "tensor strides mismatch").ok()) {
      return ShapeError("tensor strides mismatch: expected ", SizesText(*stride), ", got ", SizesText(*a.strides));
    }
  }
  if (dtype.has_value() && *dtype != a.dtype) {
    return ShapeError("tensor dtype mismatch: expected ", TorchName(*dtype), ", got ", TorchName(a.dtype));
  }
  return absl::OkStatus();
}

absl::Status _linalg_check_errors(ShapeContext& ctx, const TensorType& info, absl::string_view api_name,
                                  bool is_matrix) {
  if (info.dtype == DType::kInt32) return absl::OkStatus();
  return ShapeError("info must be int32, but got ", TorchName(info.dtype));
}

}  // namespace backtape::shape_rules
