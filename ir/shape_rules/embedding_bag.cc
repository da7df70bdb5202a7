// Sums, means and maxima over bags of embedding rows.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

constexpr int64_t kSumMode = 0, kMaxMode = 2;  // 1 is the mean

// Returns the dtype in which PyTorch computes positions: the common dtype of `indices` and `other`.
absl::StatusOr<DType> PositionsDType(const TensorType& indices, const TensorType& other, int64_t mode,
                                     absl::string_view what = "indices and offsets") {
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(indices.dtype, other.dtype));
  if (dtype != DType::kInt64 && dtype != DType::kInt32) {
    return ShapeError("the common dtype of ", what, " must be int32 or int64, but is ", TorchName(dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireRank(indices, 1, what));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(other, 1, what));
  if (mode < kSumMode || mode > kMaxMode) return ShapeError("mode must be 0 (sum), 1 (mean) or 2 (max), got ", mode);
  return dtype;
}

// Checks the bag of each entry, recorded in the dtype of the positions.
absl::Status RequireBags(const TensorType& offset2bag, DType positions) {
  if (offset2bag.dtype != positions) {
    return ShapeError("offset2bag must be ", TorchName(positions), ", but is ", TorchName(offset2bag.dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(offset2bag, "offset2bag"));
  return RequireRank(offset2bag, 1, "offset2bag");
}

absl::Status RequireSampleWeights(ShapeContext& ctx, const TensorType& weight, const TensorType& indices, int64_t mode,
                                  const TensorType* per_sample_weights) {
  if (per_sample_weights == nullptr) return absl::OkStatus();
  if (mode != kSumMode) return ShapeError("per_sample_weights is only supported for mode 0 (sum), got mode ", mode);
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*per_sample_weights, weight, "per_sample_weights and weight"));
  return RequireSameSizes(ctx, per_sample_weights->sizes, indices.sizes, "per_sample_weights");
}

// PyTorch returns an empty offset2bag where its fast summation does not need it.
bool SkipsBagsOfEntries(ShapeContext& ctx, const TensorType& weight, int64_t mode, const TensorType* per_sample_weights,
                        int64_t padding_idx) {
  const bool is_fast =
      weight.dtype == DType::kFloat32 || weight.dtype == DType::kFloat16 || weight.dtype == DType::kBFloat16;
  const auto is_dense = [&](const TensorType& t) { return !t.strides.has_value() || ctx.Eq(t.strides->back(), 1); };
  return mode == kSumMode && is_fast && padding_idx < 0 && is_dense(weight) &&
         (per_sample_weights == nullptr || is_dense(*per_sample_weights));
}

absl::StatusOr<TensorType> WeightGradient(ShapeContext& ctx, const TensorType& grad, const TensorType& indices,
                                          const TensorType& bag_size, const TensorType& maximum_indices,
                                          const SymInt& num_weights, int64_t mode, const TensorType* per_sample_weights,
                                          DType positions) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(grad.dtype, "grad"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(grad, 2, "grad"));
  BACKTAPE_RETURN_IF_ERROR(RequireSampleWeights(ctx, grad, indices, mode, per_sample_weights));
  if (bag_size.dim() != 1 ||
      (mode != kSumMode && !ctx.Le(grad.sizes[0], bag_size.sizes[0], "there is a size for each bag"))) {
    return ShapeError("bag_size must have one element for each of the ", grad.sizes[0].ToString(), " bags, got sizes ",
                      SizesText(bag_size.sizes));
  }
  if (mode != kMaxMode && bag_size.dtype != positions) {
    return ShapeError("bag_size must be ", TorchName(positions), ", but is ", TorchName(bag_size.dtype));
  }
  if (mode == kMaxMode) {
    if (maximum_indices.dtype != DType::kInt64 && maximum_indices.dtype != DType::kInt32) {
      return ShapeError("maximum_indices must be int32 or int64, but is ", TorchName(maximum_indices.dtype));
    }
    BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, maximum_indices.sizes, grad.sizes, "maximum_indices"));
  }
  if (!ctx.Le(0, num_weights)) return ShapeError("num_weights must not be negative, got ", num_weights.ToString());
  return ContiguousLike(grad, grad.dtype, {num_weights, grad.sizes[1]});
}

}  // namespace

absl::StatusOr<std::array<std::optional<TensorType>, 4>> _embedding_bag(
    ShapeContext& ctx, const TensorType& weight, const TensorType& indices, const TensorType& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorType* per_sample_weights, bool include_last_offset,
    int64_t padding_idx) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(weight.dtype, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(weight, 2, "weight"));
  BACKTAPE_ASSIGN_OR_RETURN(const DType positions, PositionsDType(indices, offsets, mode));
  BACKTAPE_RETURN_IF_ERROR(RequireSampleWeights(ctx, weight, indices, mode, per_sample_weights));
  SymInt bags = offsets.sizes[0];
  if (include_last_offset) {
    if (!ctx.Le(1, bags, "include_last_offset needs an offset")) {
      return ShapeError("include_last_offset: number of offsets should be at least 1");
    }
    bags -= 1;
  }
  const bool skips = SkipsBagsOfEntries(ctx, weight, mode, per_sample_weights, padding_idx);
  const TensorType bag_of_entry = ContiguousLike(offsets, positions, {skips ? SymInt(0) : indices.sizes[0]});
  const TensorType sizes = ContiguousLike(offsets, positions, {bags});
  return std::array<std::optional<TensorType>, 4>{
      ContiguousLike(weight, weight.dtype, {bags, weight.sizes[1]}), bag_of_entry, sizes,
      mode == kMaxMode ? ContiguousLike(offsets, positions, {bags, weight.sizes[1]}) : sizes};
}

absl::StatusOr<TensorType> _embedding_bag_backward(ShapeContext& ctx, const TensorType& grad, const TensorType& indices,
                                                   const TensorType& offsets, const TensorType& offset2bag,
                                                   const TensorType& bag_size, const TensorType& maximum_indices,
                                                   const SymInt& num_weights, bool scale_grad_by_freq, int64_t mode,
                                                   bool sparse, const TensorType* per_sample_weights,
                                                   int64_t padding_idx) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType positions, PositionsDType(indices, offsets, mode));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(indices, "indices"));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(offsets, "offsets"));
  BACKTAPE_RETURN_IF_ERROR(RequireBags(offset2bag, positions));
  if (sparse) return ShapeError("sparse gradients are not supported");
  return WeightGradient(ctx, grad, indices, bag_size, maximum_indices, num_weights, mode, per_sample_weights,
                        positions);
}

absl::StatusOr<TensorType> _embedding_bag_dense_backward(ShapeContext& ctx, const TensorType& grad,
                                                         const TensorType& indices, const TensorType& offset2bag,
                                                         const TensorType& bag_size, const TensorType& maximum_indices,
                                                         const SymInt& num_weights, bool scale_grad_by_freq,
                                                         int64_t mode, const TensorType* per_sample_weights,
                                                         int64_t padding_idx) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType positions, PositionsDType(indices, offset2bag, mode, "indices and offset2bag"));
  if (mode != kMaxMode) BACKTAPE_RETURN_IF_ERROR(RequireSameDType(offset2bag, indices, "offset2bag and indices"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, offset2bag.sizes, indices.sizes, "offset2bag"));
  return WeightGradient(ctx, grad, indices, bag_size, maximum_indices, num_weights, mode, per_sample_weights,
                        positions);
}

absl::StatusOr<TensorType> _embedding_bag_per_sample_weights_backward(
    ShapeContext& ctx, const TensorType& grad, const TensorType& weight, const TensorType& indices,
    const TensorType& offsets, const TensorType& offset2bag, int64_t mode, int64_t padding_idx) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType positions, PositionsDType(indices, offsets, mode));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(indices, "indices"));
  BACKTAPE_RETURN_IF_ERROR(RequireBags(offset2bag, positions));
  if (mode != kSumMode) return ShapeError("per_sample_weights is only supported for mode 0 (sum), got mode ", mode);
  BACKTAPE_RETURN_IF_ERROR(RequireRank(weight, 2, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(grad, 2, "grad"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad, weight, "grad and weight"));
  if (!ctx.RequireEq(grad.sizes[1], weight.sizes[1], "rows of grad and weight have equal lengths")) {
    return ShapeError("the rows of grad and weight must have equal lengths, got sizes ", SizesText(grad.sizes), " and ",
                      SizesText(weight.sizes));
  }
  return ContiguousLike(grad, grad.dtype, indices.sizes);
}

}  // namespace backtape::shape_rules
