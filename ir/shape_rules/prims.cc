// Prims that torch.compile's decompositions leave in graphs.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// True if, with known strides, two indices may address the same element. Conservative: takes the dims in order of their
// strides, and assumes an overlap if a stride does not reach beyond the last element of the preceding dims.
bool ElementsShareMemory(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // stride, size
  for (size_t d = 0; d < sizes.size(); ++d) {
    const std::optional<int64_t> size = sizes[d].constant(), stride = strides[d].constant();
    if (!size || !stride || *size == 0) return false;
    if (*size > 1) dims.emplace_back(*stride, *size);
  }
  std::sort(dims.begin(), dims.end());
  SymInt last = 0;
  for (const auto& [stride, size] : dims) {
    if (!last.overflowed() && stride <= last.value()) return true;
    last += SymInt(size - 1) * SymInt(stride);
  }
  return false;
}

}  // namespace

absl::StatusOr<TensorType> prims_convert_element_type(ShapeContext& ctx, const TensorType& a, DType dtype) {
  return EmptyLike(ctx, a, dtype, std::nullopt);
}

absl::StatusOr<TensorType> prims_iota(ShapeContext& ctx, const SymInt& length, const SymInt& start, const SymInt& step,
                                      DType dtype, const Device& device, bool requires_grad) {
  if (!ctx.Le(0, length, "length is not negative"))
    return ShapeError("length must not be negative, got ", length.ToString());
  if (ctx.Eq(step, 0, "step is not 0")) return ShapeError("step must be nonzero");
  if (IsFloatingPoint(dtype) || dtype == DType::kBool) {
    return ShapeError("dtype must be an integer dtype, got ", TorchName(dtype));
  }
  // The last number must fit in 64 bits.
  const SymInt last = start + (length - SymInt(1)) * step;
  if (last.overflowed()) {
    return absl::ResourceExhaustedError(absl::StrCat("the last number does not fit in 64 bits: start ",
                                                     start.ToString(), ", step ", step.ToString(), ", length ",
                                                     length.ToString()));
  }
  TensorType type = TensorType::Contiguous(dtype, {length});
  type.device = device;
  return type;
}

absl::StatusOr<TensorType> prims_rev(ShapeContext& ctx, const TensorType& a, absl::Span<const int64_t> dims) {
  BACKTAPE_RETURN_IF_ERROR(DimMask(dims, a.dim(), false).status());
  return EmptyLike(ctx, a, a.dtype, std::nullopt);
}

absl::StatusOr<TensorType> prims_inductor_force_stride_order(ShapeContext& ctx, const TensorType& input,
                                                             absl::Span<const SymInt> stride) {
  if (static_cast<int64_t>(stride.size()) != input.dim()) {
    return ShapeError("expected ", input.dim(), input.dim() == 1 ? " stride, got " : " strides, got ", stride.size());
  }
  for (const SymInt& s : stride) {
    if (!ctx.Le(0, s, "strides are not negative")) {
      return ShapeError("strides ", SizesText(stride), " must not be negative");
    }
  }
  const bool is_as_it_was = input.strides.has_value() && absl::MakeConstSpan(*input.strides) == stride;
  if (!is_as_it_was && ElementsShareMemory(input.sizes, stride)) {
    return ShapeError("a copy of ", input.ToString(), " with the strides ", SizesText(stride),
                      " would have elements that share memory");
  }
  TensorType type = ContiguousLike(input, input.dtype, input.sizes);
  type.strides = SymIntVector(stride.begin(), stride.end());
  return type;
}

}  // namespace backtape::shape_rules
