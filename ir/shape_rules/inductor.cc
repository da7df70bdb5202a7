// Ops that the passes of Inductor and AOTAutograd put into graphs.
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using TypePair = std::array<std::optional<TensorType>, 2>;

// Window sizes, strides and so on must be plain numbers: they never depend on the program's sizes.
absl::StatusOr<std::vector<int64_t>> Numbers(absl::Span<const SymInt> values, absl::string_view name) {
  std::vector<int64_t> numbers;
  for (const SymInt& value : values) {
    if (value.is_symbolic()) return ShapeError(name, " must not be symbolic, but got ", value.ToString());
    numbers.push_back(value.value());
  }
  return numbers;
}

// Lists of numbers, one for each spatial dim, and the names of the arguments.
using NamedLists = std::initializer_list<std::pair<absl::string_view, absl::Span<const SymInt>>>;

absl::Status RequireOneEach(NamedLists lists, size_t spatial) {
  for (const auto& [name, list] : lists) {
    if (list.size() == spatial) continue;
    return ShapeError(name, " must have one number for each of the ", spatial, " spatial dims, but got ",
                      SizesText(list));
  }
  return absl::OkStatus();
}

absl::StatusOr<TypePair> PooledWithOffsets(ShapeContext& ctx, const TensorType& self,
                                           absl::Span<const SymInt> kernel_size, absl::Span<const SymInt> stride,
                                           absl::Span<const SymInt> padding, absl::Span<const SymInt> dilation,
                                           bool ceil_mode) {
  if (kernel_size.size() != 2 && kernel_size.size() != 3) {
    return ShapeError("kernel_size must have two or three numbers, but got ", SizesText(kernel_size));
  }
  BACKTAPE_RETURN_IF_ERROR(
      RequireOneEach({{"stride", stride}, {"padding", padding}, {"dilation", dilation}}, kernel_size.size()));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> kernel, Numbers(kernel_size, "kernel_size"));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> steps, Numbers(stride, "stride"));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> margins, Numbers(padding, "padding"));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> spread, Numbers(dilation, "dilation"));
  BACKTAPE_ASSIGN_OR_RETURN(TypePair pooled,
                            kernel.size() == 2
                                ? max_pool2d_with_indices(ctx, self, kernel, steps, margins, spread, ceil_mode)
                                : max_pool3d_with_indices(ctx, self, kernel, steps, margins, spread, ceil_mode));
  pooled[1]->dtype = DType::kInt8;
  return pooled;
}

// `windows` are the sizes of the window along the dims after the first.
absl::StatusOr<TensorType> IndicesOfOffsets(ShapeContext& ctx, const TensorType& self, size_t spatial,
                                            absl::Span<const SymInt> windows, NamedLists lists) {
  if (self.dtype != DType::kInt8) return ShapeError("offsets must be int8, but got ", TorchName(self.dtype));
  if (self.dim() < static_cast<int64_t>(spatial)) {
    return ShapeError("expected offsets with at least ", spatial, " dims, but got sizes ", SizesText(self.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireOneEach(lists, spatial));
  for (const SymInt& window : windows) {
    if (window == SymInt(0)) return ShapeError("ZeroDivisionError: the size of a window is 0");
  }
  return EmptyLike(ctx, self, DType::kInt64, std::nullopt);
}

absl::Status RequireSeed(ShapeContext& ctx, const TensorType& seed) {
  if (seed.dtype == DType::kInt64 && ctx.RequireEq(seed.numel(), 1, "a seed has one element")) return absl::OkStatus();
  return ShapeError("expected a seed of one int64 element, but got ", seed.ToString());
}

}  // namespace

absl::StatusOr<TypePair> prims__low_memory_max_pool_with_offsets(ShapeContext& ctx, const TensorType& self,
                                                                 absl::Span<const SymInt> kernel_size,
                                                                 absl::Span<const SymInt> stride,
                                                                 absl::Span<const SymInt> padding,
                                                                 absl::Span<const SymInt> dilation, bool ceil_mode) {
  return PooledWithOffsets(ctx, self, kernel_size, stride, padding, dilation, ceil_mode);
}

absl::StatusOr<TypePair> prims__low_memory_max_pool2d_with_offsets(ShapeContext& ctx, const TensorType& self,
                                                                   absl::Span<const SymInt> kernel_size,
                                                                   absl::Span<const SymInt> stride,
                                                                   absl::Span<const SymInt> padding,
                                                                   absl::Span<const SymInt> dilation, bool ceil_mode) {
  return PooledWithOffsets(ctx, self, kernel_size, stride, padding, dilation, ceil_mode);
}

absl::StatusOr<TensorType> prims__low_memory_max_pool_offsets_to_indices(ShapeContext& ctx, const TensorType& self,
                                                                         absl::Span<const SymInt> kernel_size,
                                                                         absl::Span<const SymInt> input_size,
                                                                         absl::Span<const SymInt> stride,
                                                                         absl::Span<const SymInt> padding,
                                                                         absl::Span<const SymInt> dilation) {
  if (kernel_size.empty()) return ShapeError("kernel_size must not be empty");
  return IndicesOfOffsets(
      ctx, self, kernel_size.size(), kernel_size.subspan(1),
      {{"input_size", input_size}, {"stride", stride}, {"padding", padding}, {"dilation", dilation}});
}

absl::StatusOr<TensorType> prims__low_memory_max_pool2d_offsets_to_indices(ShapeContext& ctx, const TensorType& self,
                                                                           const SymInt& kernel_w,
                                                                           const SymInt& input_width,
                                                                           absl::Span<const SymInt> stride,
                                                                           absl::Span<const SymInt> padding) {
  return IndicesOfOffsets(ctx, self, 2, {kernel_w}, {{"stride", stride}, {"padding", padding}});
}

absl::StatusOr<TensorType> prims_inductor_seed(ShapeContext& ctx, const Device& device) {
  TensorType type = TensorType::Contiguous(DType::kInt64, {});
  type.device = device;
  return type;
}

absl::StatusOr<TensorType> prims_inductor_seeds(ShapeContext& ctx, int64_t count, const Device& device) {
  if (count < 0) return ShapeError("count must not be negative, got ", count);
  TensorType type = TensorType::Contiguous(DType::kInt64, {SymInt(count)});
  type.device = device;
  return type;
}

absl::StatusOr<TensorType> prims_inductor_lookup_seed(ShapeContext& ctx, const TensorType& seeds, int64_t index) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(seeds, 1, "seeds"));
  if (seeds.dtype != DType::kInt64) return ShapeError("seeds must be int64, but got ", TorchName(seeds.dtype));
  if (index < 0 || !ctx.Lt(index, seeds.sizes[0], "the index of a seed is in range")) {
    return ShapeError("index ", index, " is out of range for ", seeds.sizes[0].ToString(), " seeds");
  }
  return ContiguousLike(seeds, DType::kInt64, {});
}

absl::StatusOr<TensorType> prims_inductor_random(ShapeContext& ctx, absl::Span<const SymInt> size,
                                                 const TensorType& seed, absl::string_view mode,
                                                 std::optional<DType> align_dtype) {
  BACKTAPE_RETURN_IF_ERROR(RequireSeed(ctx, seed));
  if (mode != "rand" && mode != "randn") return ShapeError("mode must be 'rand' or 'randn', but got '", mode, "'");
  return ContiguousLike(seed, DType::kFloat32, size);
}

absl::StatusOr<TensorType> prims_inductor_randint(ShapeContext& ctx, const SymInt& low, const SymInt& high,
                                                  absl::Span<const SymInt> size, const TensorType& seed) {
  BACKTAPE_RETURN_IF_ERROR(RequireSeed(ctx, seed));
  if (!ctx.Lt(low, high, "low is less than high")) {
    return ShapeError("expected low < high, but got ", low.ToString(), " and ", high.ToString());
  }
  return ContiguousLike(seed, DType::kInt64, size);
}

absl::StatusOr<TypePair> prims_prepare_softmax_online(ShapeContext& ctx, const TensorType& a, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(a.dtype, "a"));
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType largest, amax(ctx, a, {dim}, true));
  return TypePair{largest, largest};
}

absl::StatusOr<TypePair> rngprims_philox_rand(ShapeContext& ctx, absl::Span<const SymInt> size, const TensorType& seed,
                                              const TensorType& offset, std::optional<absl::Span<const int64_t>> stride,
                                              std::optional<Device> device, std::optional<DType> dtype) {
  BACKTAPE_RETURN_IF_ERROR(RequireSeed(ctx, seed));
  if (offset.dtype != DType::kInt64) return ShapeError("offset must be int64, but got ", TorchName(offset.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(offset, 0, "offset"));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType numbers, rand(ctx, size, dtype, std::nullopt, device, std::nullopt));
  if (stride.has_value()) {
    if (stride->size() != size.size()) {
      return ShapeError("stride must have one number for each of the sizes ", SizesText(size), ", but got ",
                        SizesText(*stride));
    }
    numbers.strides = SymIntVector(stride->begin(), stride->end());
  }
  return TypePair{std::move(numbers), ContiguousLike(offset, DType::kInt64, {})};
}

}  // namespace backtape::shape_rules
