// Ops whose result sizes depend on values. Rules leave such a size open (ir/open_sizes.h).
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "backtape/ir/open_sizes.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using UniqueTypes = std::array<std::optional<TensorType>, 3>;

// Column-major, as in PyTorch.
TensorType CoordinatesLike(const TensorType& self, const SymInt& count) {
  TensorType type = ContiguousLike(self, DType::kInt64, {count, SymInt(self.dim())});
  type.strides = SymIntVector{SymInt(1), count};
  return type;
}

// The unique values, the position of each element among them, and how often each value occurs.
UniqueTypes UniqueLike(const TensorType& self, SymIntVector values, const SymIntVector& inverse, bool return_inverse,
                       bool return_counts) {
  const SymIntVector none = {SymInt(0)}, counts = {OpenSize(0)};
  return UniqueTypes{ContiguousLike(self, self.dtype, values),
                     ContiguousLike(self, DType::kInt64, return_inverse ? inverse : none),
                     ContiguousLike(self, DType::kInt64, return_counts ? counts : none)};
}

// As in PyTorch, returns the inverse and the counts whether or not they are asked for.
absl::StatusOr<UniqueTypes> UniqueAlong(const TensorType& self, int64_t dim) {
  if (self.dim() == 0) return ShapeError("unique along a dim needs a tensor with at least one dim");
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (d != dim && self.sizes[d] == SymInt(0)) {
      return ShapeError("unique cannot be applied along dim ", dim, ", because dim ", d, " is empty; the sizes are ",
                        SizesText(self.sizes));
    }
  }
  SymIntVector values = self.sizes;
  const SymIntVector inverse = {values[dim]};
  values[dim] = OpenSize(0);
  UniqueTypes types = UniqueLike(self, values, inverse, /*return_inverse=*/true, /*return_counts=*/true);
  // As in PyTorch, the memory holds one row after the other.
  SymIntVector moved = values;
  std::rotate(moved.begin(), moved.begin() + dim, moved.begin() + dim + 1);
  SymIntVector strides = ContiguousStrides(moved);
  std::rotate(strides.begin(), strides.begin() + 1, strides.begin() + dim + 1);
  types[0]->strides = std::move(strides);
  return types;
}

}  // namespace

absl::StatusOr<TensorType> nonzero(ShapeContext& ctx, const TensorType& self) {
  return CoordinatesLike(self, OpenSize(0));
}

absl::StatusOr<TensorType> nonzero_static(ShapeContext& ctx, const TensorType& self, const SymInt& size,
                                          int64_t fill_value) {
  if (!ctx.Le(0, size, "size is not negative"))
    return ShapeError("'size' must be a non-negative integer, but got ", size.ToString());
  return ContiguousLike(self, DType::kInt64, {size, SymInt(self.dim())});
}

absl::StatusOr<TensorType> masked_select(ShapeContext& ctx, const TensorType& self, const TensorType& mask) {
  if (mask.dtype != DType::kBool) return ShapeError("expected a bool tensor for mask, but got ", TorchName(mask.dtype));
  BACKTAPE_RETURN_IF_ERROR(BroadcastSizes(ctx, self.sizes, mask.sizes).status());
  return ContiguousLike(self, self.dtype, {OpenSize(0)});
}

absl::StatusOr<UniqueTypes> _unique2(ShapeContext& ctx, const TensorType& self, bool sorted, bool return_inverse,
                                     bool return_counts) {
  // PyTorch computes the inverse along with counts.
  return UniqueLike(self, {OpenSize(0)}, self.sizes, return_inverse, return_counts);
}

absl::StatusOr<UniqueTypes> unique_consecutive(ShapeContext& ctx, const TensorType& self, bool return_inverse,
                                               bool return_counts, std::optional<int64_t> dim) {
  // PyTorch treats dim 0 of a vector, but not dim -1, like no dim.
  if (dim.has_value() && !(*dim == 0 && self.dim() == 1)) return UniqueAlong(self, *dim);
  return UniqueLike(self, {OpenSize(0)}, self.sizes, return_inverse, return_counts);
}

absl::StatusOr<UniqueTypes> unique_dim(ShapeContext& ctx, const TensorType& self, int64_t dim, bool sorted,
                                       bool return_inverse, bool return_counts) {
  return UniqueAlong(self, dim);
}

absl::StatusOr<TensorType> repeat_interleave_Tensor(ShapeContext& ctx, const TensorType& repeats,
                                                    std::optional<SymInt> output_size) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(repeats, 1, "repeats"));
  if (!IsInteger(repeats.dtype)) {
    return ShapeError("repeats must be integers, but got ", TorchName(repeats.dtype));
  }
  return ContiguousLike(repeats, repeats.dtype, {output_size.value_or(OpenSize(0))});
}

absl::StatusOr<TensorType> bincount(ShapeContext& ctx, const TensorType& self, const TensorType* weights,
                                    const SymInt& minlength) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 1, "bincount's input"));
  if (IsFloatingPoint(self.dtype) || self.dtype == DType::kBool) {
    return ShapeError("bincount only supports 1-d non-negative integral inputs, but got ", TorchName(self.dtype));
  }
  if (!ctx.Le(0, minlength, "minlength is not negative"))
    return ShapeError("minlength should be >= 0, but got ", minlength.ToString());
  DType dtype = DType::kInt64;
  if (weights != nullptr) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, weights->sizes, self.sizes, "weights"));
    dtype = weights->dtype == DType::kFloat32 ? DType::kFloat32 : DType::kFloat64;
  }
  return ContiguousLike(self, dtype, {OpenSize(0)});
}

}  // namespace backtape::shape_rules
