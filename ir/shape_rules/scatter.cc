// Writes at positions held in tensors, with a reduction for repeated positions.
#include <optional>

#include "absl/strings/str_join.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequireReduction(absl::string_view reduce, absl::Span<const absl::string_view> known) {
  for (absl::string_view name : known) {
    if (name == reduce) return absl::OkStatus();
  }
  return ShapeError("unknown reduction '", reduce, "'; expected one of ", absl::StrJoin(known, ", "));
}

absl::Status RequireIndexVector(const TensorType& index) {
  if (index.dtype != DType::kInt64 && index.dtype != DType::kInt32) {
    return ShapeError("index must be int32 or int64, but got ", TorchName(index.dtype));
  }
  if (index.dim() > 1) return ShapeError("index is supposed to be a vector, but got sizes ", SizesText(index.sizes));
  return absl::OkStatus();
}

// `source` has one slice along `dim` for each element of `index`.
absl::StatusOr<TensorType> IndexedWrite(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                        const TensorType& source) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  BACKTAPE_RETURN_IF_ERROR(RequireIndexVector(index));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, source, "self and source"));
  const TensorType result = ContiguousLike(self, self.dtype, self.sizes);
  if (source.dim() == 0) {
    if (!ctx.RequireEq(index.numel(), 1, "a scalar source needs one index")) {
      return ShapeError("when source is a scalar, index should have one element, but got ", SizesText(index.sizes));
    }
    if (self.dim() <= 1 && ctx.Eq(self.numel(), 1)) return result;
  }
  SymIntVector expected = self.sizes;
  if (self.dim() > 0) {
    expected[dim] = index.numel();
  } else if (source.dim() == 1) {
    expected = {index.numel()};
  }
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, source.sizes, expected, "source"));
  return result;
}

// For the ops that, unlike other scatters, do not take an int32 index.
absl::Status RequireInt64Index(const TensorType& index) {
  if (index.dtype == DType::kInt64) return absl::OkStatus();
  return ShapeError("index must be int64, but got ", TorchName(index.dtype));
}

absl::Status RequireMask(const TensorType& mask) {
  if (mask.dtype == DType::kBool) return absl::OkStatus();
  return ShapeError("mask must be bool, but got ", TorchName(mask.dtype));
}

absl::StatusOr<SymIntVector> MaskedSizes(ShapeContext& ctx, const TensorType& self, const TensorType& mask) {
  BACKTAPE_RETURN_IF_ERROR(RequireMask(mask));
  return BroadcastSizes(ctx, self.sizes, mask.sizes);
}

}  // namespace

absl::StatusOr<TensorType> scatter_reduce_two(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                              const TensorType& index, const TensorType& src, absl::string_view reduce,
                                              bool include_self) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce, {"sum", "prod", "mean", "amax", "amin"}));
  return scatter_src(ctx, self, dim, index, src);
}

absl::StatusOr<TensorType> scatter_reduce(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                          const TensorType& index, const TensorType& src, absl::string_view reduce) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce, {"add", "multiply"}));
  return scatter_src(ctx, self, dim, index, src);
}

absl::StatusOr<TensorType> scatter_value_reduce(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                                const TensorType& index, const SymScalar& value,
                                                absl::string_view reduce) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce, {"add", "multiply"}));
  return scatter_value(ctx, self, dim, index, value);
}

absl::StatusOr<TensorType> index_reduce(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                        const TensorType& source, absl::string_view reduce, bool include_self) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce, {"prod", "mean", "amax", "amin"}));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (self.dim() > 0 && self.sizes[dim] == SymInt(0) && !ctx.Eq(index.numel(), 0) &&
      !HasUnbackedSymbol(index.numel())) {
    return ShapeError("an index of sizes ", SizesText(index.sizes), " cannot be used for an empty dim");
  }
  return IndexedWrite(ctx, self, dim, index, source);
}

absl::StatusOr<TensorType> index_copy(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                      const TensorType& source) {
  BACKTAPE_RETURN_IF_ERROR(RequireInt64Index(index));
  return IndexedWrite(ctx, self, dim, index, source);
}

absl::StatusOr<TensorType> index_fill_int_Scalar(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                                 const TensorType& index, const SymScalar& value) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(value, self.dtype));
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  BACKTAPE_RETURN_IF_ERROR(RequireInt64Index(index));
  BACKTAPE_RETURN_IF_ERROR(RequireIndexVector(index));
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> index_fill_int_Tensor(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                                 const TensorType& index, const TensorType& value) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(value, 0, "value"));
  return index_fill_int_Scalar(ctx, self, dim, index, SymScalar());
}

absl::StatusOr<TensorType> masked_scatter(ShapeContext& ctx, const TensorType& self, const TensorType& mask,
                                          const TensorType& source) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, source, "self and source"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, MaskedSizes(ctx, self, mask));
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> masked_scatter_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                   const TensorType& mask, absl::Span<const SymInt> sizes) {
  BACKTAPE_RETURN_IF_ERROR(RequireMask(mask));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, mask, grad_output.sizes, "mask", "grad_output"));
  return ContiguousLike(grad_output, grad_output.dtype, sizes);
}

}  // namespace backtape::shape_rules
