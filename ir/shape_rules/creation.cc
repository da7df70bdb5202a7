// Ops that create tensors from sizes and numbers.
#include <algorithm>
#include <cmath>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequireSizes(ShapeContext& ctx, absl::Span<const SymInt> sizes) {
  for (const SymInt& size : sizes) {
    if (!ctx.Le(0, size, "sizes are not negative")) {
      return ShapeError("trying to create tensor with negative dimension ", size.ToString(), ": ", SizesText(sizes));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<TensorType> Created(ShapeContext& ctx, absl::Span<const SymInt> sizes, DType dtype,
                                   const std::optional<Device>& device) {
  BACKTAPE_RETURN_IF_ERROR(RequireSizes(ctx, sizes));
  TensorType result = TensorType::Contiguous(dtype, sizes);
  result.device = device.value_or(Device{});
  return result;
}

// The dtype that torch.full infers from its fill value.
DType DefaultDType(const SymScalar& value) { return value.dtype == DType::kFloat64 ? DType::kFloat32 : value.dtype; }

double ToDouble(const SymScalar& s) {
  return s.dtype == DType::kFloat64 ? s.number : static_cast<double>(s.integer.value());
}

bool IsFloat(const SymScalar& s) { return s.dtype == DType::kFloat64; }

absl::StatusOr<TensorType> EmptyWithStrides(ShapeContext& ctx, absl::Span<const SymInt> size,
                                            absl::Span<const SymInt> stride, DType dtype,
                                            const std::optional<Device>& device) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, Created(ctx, size, dtype, device));
  if (size.size() != stride.size()) {
    return ShapeError("dimensionality of sizes ", SizesText(size), " must match dimensionality of strides ",
                      SizesText(stride));
  }
  for (const SymInt& s : stride) {
    if (!ctx.Le(0, s)) return ShapeError("strides ", SizesText(stride), " must not be negative");
  }
  result.strides = SymIntVector(stride.begin(), stride.end());
  return result;
}

// The number of matrix elements on or below the diagonal at this offset.
absl::StatusOr<int64_t> LowerTriangleCount(int64_t rows, int64_t columns, int64_t offset) {
  if (rows < 0 || columns < 0) return ShapeError("row and col must be non-negative, got ", rows, " and ", columns);
  if (rows > INT32_MAX || columns > INT32_MAX) {
    return ShapeError("row and col must fit in 32 bits, got ", rows, " and ", columns);
  }
  offset = std::clamp(offset, -rows, columns);
  // Row i has i + 1 + offset elements, clamped to [0, columns].
  const int64_t first = std::max<int64_t>(0, -offset);                 // first row with an element
  const int64_t full = std::clamp(columns - offset - 1, first, rows);  // first complete row
  const int64_t ascending = full - first;
  return ascending * (first + 1 + offset) + ascending * (ascending - 1) / 2 + (rows - full) * columns;
}

}  // namespace

absl::StatusOr<TensorType> empty_memory_format(ShapeContext& ctx, absl::Span<const SymInt> size,
                                               std::optional<DType> dtype, std::optional<Layout> layout,
                                               std::optional<Device> device, std::optional<bool> pin_memory,
                                               std::optional<MemoryFormat> memory_format) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, Created(ctx, size, dtype.value_or(DType::kFloat32), device));
  if (memory_format == MemoryFormat::kPreserve) {
    return ShapeError("empty does not support preserve_format, because it has no input whose format it could preserve");
  }
  BACKTAPE_ASSIGN_OR_RETURN(result.strides, StridesOf(size, memory_format.value_or(MemoryFormat::kContiguous)));
  return result;
}

absl::StatusOr<TensorType> empty_strided(ShapeContext& ctx, absl::Span<const SymInt> size,
                                         absl::Span<const SymInt> stride, std::optional<DType> dtype,
                                         std::optional<Layout> layout, std::optional<Device> device,
                                         std::optional<bool> pin_memory) {
  return EmptyWithStrides(ctx, size, stride, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> new_empty_strided(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                             absl::Span<const SymInt> stride, std::optional<DType> dtype,
                                             std::optional<Layout> layout, std::optional<Device> device,
                                             std::optional<bool> pin_memory) {
  return EmptyWithStrides(ctx, size, stride, dtype.value_or(self.dtype), device.value_or(self.device));
}

absl::StatusOr<TensorType> zeros(ShapeContext& ctx, absl::Span<const SymInt> size, std::optional<DType> dtype,
                                 std::optional<Layout> layout, std::optional<Device> device,
                                 std::optional<bool> pin_memory) {
  return Created(ctx, size, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> full(ShapeContext& ctx, absl::Span<const SymInt> size, const SymScalar& fill_value,
                                std::optional<DType> dtype, std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory) {
  const DType filled = dtype.value_or(DefaultDType(fill_value));
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(fill_value, filled));
  return Created(ctx, size, filled, device);
}

absl::StatusOr<TensorType> new_zeros(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                     std::optional<DType> dtype, std::optional<Layout> layout,
                                     std::optional<Device> device, std::optional<bool> pin_memory) {
  return Created(ctx, size, dtype.value_or(self.dtype), device.value_or(self.device));
}

absl::StatusOr<TensorType> new_full(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                    const SymScalar& fill_value, std::optional<DType> dtype,
                                    std::optional<Layout> layout, std::optional<Device> device,
                                    std::optional<bool> pin_memory) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(fill_value, dtype.value_or(self.dtype)));
  return Created(ctx, size, dtype.value_or(self.dtype), device.value_or(self.device));
}

absl::StatusOr<TensorType> empty_like(ShapeContext& ctx, const TensorType& self, std::optional<DType> dtype,
                                      std::optional<Layout> layout, std::optional<Device> device,
                                      std::optional<bool> pin_memory, std::optional<MemoryFormat> memory_format) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, EmptyLike(ctx, self, dtype.value_or(self.dtype), memory_format));
  if (device.has_value()) result.device = *device;
  return result;
}

absl::StatusOr<TensorType> full_like(ShapeContext& ctx, const TensorType& self, const SymScalar& fill_value,
                                     std::optional<DType> dtype, std::optional<Layout> layout,
                                     std::optional<Device> device, std::optional<bool> pin_memory,
                                     std::optional<MemoryFormat> memory_format) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(fill_value, dtype.value_or(self.dtype)));
  return empty_like(ctx, self, dtype, layout, device, pin_memory, memory_format);
}

absl::StatusOr<TensorType> scalar_tensor(ShapeContext& ctx, const SymScalar& s, std::optional<DType> dtype,
                                         std::optional<Layout> layout, std::optional<Device> device,
                                         std::optional<bool> pin_memory) {
  // 16-bit floats store a number that is too large as infinity.
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({s}, dtype.value_or(DType::kFloat32)));
  return Created(ctx, {}, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> eye(ShapeContext& ctx, const SymInt& n, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory) {
  return Created(ctx, {n, n}, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> arange(ShapeContext& ctx, const SymScalar& end, std::optional<DType> dtype,
                                  std::optional<Layout> layout, std::optional<Device> device,
                                  std::optional<bool> pin_memory) {
  return arange_start_step(ctx, 0, end, 1, dtype, layout, device, pin_memory);
}

absl::StatusOr<TensorType> arange_start(ShapeContext& ctx, const SymScalar& start, const SymScalar& end,
                                        std::optional<DType> dtype, std::optional<Layout> layout,
                                        std::optional<Device> device, std::optional<bool> pin_memory) {
  return arange_start_step(ctx, start, end, 1, dtype, layout, device, pin_memory);
}

absl::StatusOr<TensorType> arange_start_step(ShapeContext& ctx, const SymScalar& start, const SymScalar& end,
                                             const SymScalar& step, std::optional<DType> dtype,
                                             std::optional<Layout> layout, std::optional<Device> device,
                                             std::optional<bool> pin_memory) {
  const bool any_float = IsFloat(start) || IsFloat(end) || IsFloat(step);
  SymInt size;
  if (!any_float) {
    const SymInt& s = step.integer;
    if (ctx.Eq(s, 0, "the step is not 0")) return ShapeError("step must be nonzero");
    const bool up = ctx.Lt(0, s, "whether the step is positive");
    const SymInt span = up ? end.integer - start.integer : start.integer - end.integer;
    if (!ctx.Le(0, span, "the bounds are consistent with the sign of the step")) {
      return ShapeError("the bounds are inconsistent with the sign of the step: start ", start.integer.ToString(),
                        ", end ", end.integer.ToString(), ", step ", s.ToString());
    }
    size = SymInt::CeilDiv(span, up ? s : -s);
  } else {
    for (const SymScalar* s : {&start, &end, &step}) {
      if (!IsFloat(*s) && s->integer.is_symbolic()) {
        return ShapeError("arange does not take a symbolic size together with floats, got ", s->integer.ToString());
      }
    }
    const double first = ToDouble(start), last = ToDouble(end), by = ToDouble(step);
    if (by == 0 || !std::isfinite(first) || !std::isfinite(last) || (last - first) * by < 0) {
      return ShapeError("arange bounds must be finite and consistent with a nonzero step: start ", first, ", end ",
                        last, ", step ", by);
    }
    const double count = std::ceil((last - first) / by);
    if (!(count < 0x1p62)) return ShapeError("arange of ", count, " elements is too large");
    size = static_cast<int64_t>(count);
  }
  const DType filled = dtype.value_or(any_float ? DType::kFloat32 : DType::kInt64);
  BACKTAPE_RETURN_IF_ERROR(CheckFactorsFit({start, end, step}, IsInteger(filled) ? DType::kInt64 : filled));
  return Created(ctx, {size}, filled, device);
}

absl::StatusOr<TensorType> eye_m(ShapeContext& ctx, const SymInt& n, const SymInt& m, std::optional<DType> dtype,
                                 std::optional<Layout> layout, std::optional<Device> device,
                                 std::optional<bool> pin_memory) {
  return Created(ctx, {n, m}, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> tril_indices(ShapeContext& ctx, int64_t row, int64_t col, int64_t offset,
                                        std::optional<DType> dtype, std::optional<Layout> layout,
                                        std::optional<Device> device, std::optional<bool> pin_memory) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t count, LowerTriangleCount(row, col, offset));
  return Created(ctx, {2, SymInt(count)}, dtype.value_or(DType::kInt64), device);
}

absl::StatusOr<TensorType> triu_indices(ShapeContext& ctx, int64_t row, int64_t col, int64_t offset,
                                        std::optional<DType> dtype, std::optional<Layout> layout,
                                        std::optional<Device> device, std::optional<bool> pin_memory) {
  if (offset == INT64_MIN) return ShapeError("offset ", offset, " is out of range");
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t below, LowerTriangleCount(row, col, offset - 1));
  return Created(ctx, {2, SymInt(row * col - below)}, dtype.value_or(DType::kInt64), device);
}

absl::StatusOr<TensorType> linspace(ShapeContext& ctx, const SymScalar& start, const SymScalar& end, int64_t steps,
                                    std::optional<DType> dtype, std::optional<Layout> layout,
                                    std::optional<Device> device, std::optional<bool> pin_memory) {
  if (steps < 0) return ShapeError("number of steps must be non-negative, got ", steps);
  const DType filled = dtype.value_or(DType::kFloat32);
  for (const SymScalar* bound : {&start, &end}) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*bound, filled));
  return Created(ctx, {SymInt(steps)}, filled, device);
}

absl::StatusOr<TensorType> logspace(ShapeContext& ctx, const SymScalar& start, const SymScalar& end, int64_t steps,
                                    double base, std::optional<DType> dtype, std::optional<Layout> layout,
                                    std::optional<Device> device, std::optional<bool> pin_memory) {
  return linspace(ctx, start, end, steps, dtype, layout, device, pin_memory);
}

}  // namespace backtape::shape_rules
