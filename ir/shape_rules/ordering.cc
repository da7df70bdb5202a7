// Ops that compare the elements of a row with each other or with sorted boundaries. Outputs are row-major, except
// sort's.
#include <array>
#include <optional>
#include <vector>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

// One element of each row along `dim`, and its index.
absl::StatusOr<Pair> Picked(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<bool> mask, DimMask({dim}, self.dim(), false));
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (mask[d] && ctx.Eq(self.sizes[d], 0, "a row has elements")) {
      return ShapeError("expected reduction dim ", d, " to have non-zero size, got sizes ", SizesText(self.sizes));
    }
  }
  const SymIntVector sizes = ReducedSizes(self.sizes, mask, keepdim);
  return Pair{ContiguousLike(self, self.dtype, sizes), ContiguousLike(self, DType::kInt64, sizes)};
}

TensorType PlaceOfNumber(const TensorType& boundaries, bool out_int32) {
  return ContiguousLike(boundaries, out_int32 ? DType::kInt32 : DType::kInt64, {});
}

absl::StatusOr<TensorType> Places(const TensorType& boundaries, absl::Span<const SymInt> sizes, bool out_int32) {
  if (boundaries.dtype == DType::kBool) return ShapeError("boundaries must be numbers, but got bool");
  return ContiguousLike(boundaries, out_int32 ? DType::kInt32 : DType::kInt64, sizes);
}

absl::Status RequireSide(bool right, std::optional<absl::string_view> side) {
  if (!side.has_value()) return absl::OkStatus();
  if (*side != "left" && *side != "right") {
    return ShapeError("side can only be 'left' or 'right' but got '", *side, "'");
  }
  if (right && *side == "left") {
    return ShapeError("side and right can't be set to opposites, got side of left while right was True");
  }
  return absl::OkStatus();
}

absl::Status RequireSorter(ShapeContext& ctx, const TensorType& sorted_sequence, const TensorType* sorter) {
  if (sorter == nullptr) return absl::OkStatus();
  if (sorter->dtype != DType::kInt64) return ShapeError("sorter must be int64, but got ", TorchName(sorter->dtype));
  return RequireSameSizes(ctx, sorter->sizes, sorted_sequence.sizes, "sorter");
}

}  // namespace

absl::StatusOr<TensorType> median(ShapeContext& ctx, const TensorType& self) {
  if (self.dtype == DType::kBool) return ShapeError("median is not implemented for bool");
  return ContiguousLike(self, self.dtype, {});
}

absl::StatusOr<Pair> median_dim(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim) {
  if (self.dtype == DType::kBool) return ShapeError("median is not implemented for bool");
  return Picked(ctx, self, dim, keepdim);
}

absl::StatusOr<Pair> kthvalue(ShapeContext& ctx, const TensorType& self, const SymInt& k, int64_t dim, bool keepdim) {
  BACKTAPE_ASSIGN_OR_RETURN(Pair picked, Picked(ctx, self, dim, keepdim));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  const SymInt size = self.dim() == 0 ? SymInt(1) : self.sizes[dim];
  if (!ctx.Le(1, k) || !ctx.Le(k, size, "k is in range")) {
    return ShapeError("selected number k (", k.ToString(), ") is out of range for dimension ", dim, " of size ",
                      size.ToString());
  }
  return picked;
}

absl::StatusOr<Pair> mode(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim) {
  return Picked(ctx, self, dim, keepdim);
}

absl::StatusOr<Pair> sort_stable(ShapeContext& ctx, const TensorType& self, std::optional<bool> stable, int64_t dim,
                                 bool descending) {
  return sort(ctx, self, dim, descending);
}

absl::StatusOr<Pair> cummax(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  return Pair{ContiguousLike(self, self.dtype, self.sizes), ContiguousLike(self, DType::kInt64, self.sizes)};
}

absl::StatusOr<Pair> aminmax(ShapeContext& ctx, const TensorType& self, std::optional<int64_t> dim, bool keepdim) {
  const absl::Span<const int64_t> dims = dim.has_value() ? absl::MakeConstSpan(&*dim, 1) : absl::Span<const int64_t>();
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType extremum, amax(ctx, self, dims, keepdim));
  return Pair{extremum, extremum};
}

absl::StatusOr<TensorType> bucketize_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& boundaries,
                                            bool out_int32, bool right) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(boundaries, 1, "boundaries"));
  return Places(boundaries, self.sizes, out_int32);
}

absl::StatusOr<TensorType> bucketize_Scalar(ShapeContext& ctx, const SymScalar& self, const TensorType& boundaries,
                                            bool out_int32, bool right) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(boundaries, 1, "boundaries"));
  return PlaceOfNumber(boundaries, out_int32);
}

absl::StatusOr<TensorType> searchsorted_Tensor(ShapeContext& ctx, const TensorType& sorted_sequence,
                                               const TensorType& self, bool out_int32, bool right,
                                               std::optional<absl::string_view> side, const TensorType* sorter) {
  BACKTAPE_RETURN_IF_ERROR(RequireSide(right, side));
  BACKTAPE_RETURN_IF_ERROR(RequireSorter(ctx, sorted_sequence, sorter));
  if (sorted_sequence.dim() == 0) return ShapeError("the sorted sequence must have at least one dimension");
  if (sorted_sequence.dim() > 1) {
    if (self.dim() != sorted_sequence.dim()) {
      return ShapeError("boundaries and values must have the same number of dims, got sizes ",
                        SizesText(sorted_sequence.sizes), " and ", SizesText(self.sizes));
    }
    const auto rows = [](const TensorType& t) { return absl::MakeConstSpan(t.sizes).subspan(0, t.sizes.size() - 1); };
    constexpr absl::string_view kSameRows = "boundaries and values must have equal sizes in all dims except the last";
    if (!RequireSameSizes(ctx, rows(self), rows(sorted_sequence), kSameRows).ok()) {
      return ShapeError(kSameRows, ", got sizes ", SizesText(sorted_sequence.sizes), " and ", SizesText(self.sizes));
    }
  }
  return Places(sorted_sequence, self.sizes, out_int32);
}

absl::StatusOr<TensorType> searchsorted_Scalar(ShapeContext& ctx, const TensorType& sorted_sequence,
                                               const SymScalar& self, bool out_int32, bool right,
                                               std::optional<absl::string_view> side, const TensorType* sorter) {
  BACKTAPE_RETURN_IF_ERROR(RequireSide(right, side));
  BACKTAPE_RETURN_IF_ERROR(RequireSorter(ctx, sorted_sequence, sorter));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(sorted_sequence, 1, "the sorted sequence"));
  return PlaceOfNumber(sorted_sequence, out_int32);
}

absl::StatusOr<TensorType> histc(ShapeContext& ctx, const TensorType& self, int64_t bins, const SymScalar& min,
                                 const SymScalar& max) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of histc"));
  if (bins < 1) return ShapeError("bins must be > 0, got ", bins);
  for (const SymScalar* bound : {&min, &max}) BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(*bound, self.dtype));
  const double low = min.scalar().to_double(), high = max.scalar().to_double();
  if (high < low) return ShapeError("max must not be less than min, but got min=", low, " and max=", high);
  return ContiguousLike(self, self.dtype, {SymInt(bins)});
}

}  // namespace backtape::shape_rules
