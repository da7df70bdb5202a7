// Scaled dot-product attention. Memory layouts match PyTorch's CPU kernels: the output has the query's layout; the
// log-sum-exps and the gradients are laid out by position, then head.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// A [batch, heads, positions, head size] tensor whose memory order is batch, positions, heads, head size.
TensorType ByPositions(const TensorType& like) {
  TensorType type = ContiguousLike(like, like.dtype, like.sizes);
  const SymIntVector& sizes = like.sizes;
  type.strides = {sizes[2] * sizes[1] * sizes[3], sizes[3], sizes[1] * sizes[3], SymInt(1)};
  return type;
}

// The log-sum-exp of each row: [batch, heads, positions].
TensorType LogSumExpOf(const TensorType& query) {
  const DType dtype = query.dtype == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32;
  const SymIntVector& sizes = query.sizes;
  TensorType type = ContiguousLike(query, dtype, {sizes[0], sizes[1], sizes[2]});
  type.strides = {sizes[2] * sizes[1], SymInt(1), sizes[1]};
  return type;
}

absl::Status CheckMask(ShapeContext& ctx, const TensorType& query, const TensorType& key, const TensorType& mask) {
  if (mask.dim() != 2 && mask.dim() != 4) {
    return ShapeError("attn_mask must have 2 or 4 dimensions, got ", SizesText(mask.sizes));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(mask, query, "attn_mask and query"));
  const SymIntVector scores = {query.sizes[0], query.sizes[1], query.sizes[2], key.sizes[2]};
  return RequireBroadcast(ctx, mask, scores, "attn_mask", "the scores");
}

absl::Status CheckAttention(ShapeContext& ctx, const TensorType& query, const TensorType& key, const TensorType& value,
                            double dropout_p, const TensorType* attn_mask) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(query.dtype, "the query"));
  for (const TensorType* tensor : {&query, &key, &value}) {
    if (tensor->dim() != 4) {
      return ShapeError("query, key and value must be [batch, heads, positions, size], got ", SizesText(tensor->sizes));
    }
    BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*tensor, query, "query, key and value"));
  }
  if (dropout_p != 0) return ShapeError("dropout_p must be 0, got ", dropout_p);
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, value.sizes, key.sizes, "value must have the sizes of key"));
  constexpr absl::string_view kSharedSizes = "key must have the batch size and the head size of query";
  if (!ctx.RequireEq(key.sizes[0], query.sizes[0], kSharedSizes) ||
      !ctx.RequireEq(key.sizes[3], query.sizes[3], kSharedSizes)) {
    return ShapeError(kSharedSizes, ", but got sizes ", SizesText(key.sizes), " and ", SizesText(query.sizes));
  }
  // Grouped-query attention: several query heads may share a key head.
  if (!ctx.RequireEq(query.sizes[1], key.sizes[1], "query and key have equal numbers of heads")) {
    const auto heads = query.sizes[1].constant();
    const auto shared = key.sizes[1].constant();
    if (!heads || !shared || *shared == 0 || *heads % *shared != 0) {
      return ShapeError("the number of query heads (", query.sizes[1].ToString(),
                        ") must be a multiple of the number of key heads (", key.sizes[1].ToString(),
                        heads && shared ? ")" : "); unless they are equal, both must be constants");
    }
  }
  return attn_mask == nullptr ? absl::OkStatus() : CheckMask(ctx, query, key, *attn_mask);
}

}  // namespace

absl::StatusOr<std::array<std::optional<TensorType>, 2>> _scaled_dot_product_flash_attention_for_cpu(
    ShapeContext& ctx, const TensorType& query, const TensorType& key, const TensorType& value, double dropout_p,
    bool is_causal, const TensorType* attn_mask, std::optional<double> scale) {
  BACKTAPE_RETURN_IF_ERROR(CheckAttention(ctx, query, key, value, dropout_p, attn_mask));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType output, EmptyLike(ctx, query, query.dtype, std::nullopt));
  return std::array<std::optional<TensorType>, 2>{std::move(output), LogSumExpOf(query)};
}

absl::StatusOr<std::array<std::optional<TensorType>, 3>> _scaled_dot_product_flash_attention_for_cpu_backward(
    ShapeContext& ctx, const TensorType& grad_out, const TensorType& query, const TensorType& key,
    const TensorType& value, const TensorType& out, const TensorType& logsumexp, double dropout_p, bool is_causal,
    const TensorType* attn_mask, std::optional<double> scale) {
  BACKTAPE_RETURN_IF_ERROR(CheckAttention(ctx, query, key, value, dropout_p, attn_mask));
  for (const TensorType* tensor : {&grad_out, &out}) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*tensor, query, "grad_out, out and query"));
    BACKTAPE_RETURN_IF_ERROR(
        RequireSameSizes(ctx, tensor->sizes, query.sizes, "grad_out and out must have the sizes of query"));
  }
  if (const DType dtype = LogSumExpOf(query).dtype; logsumexp.dtype != dtype) {
    return ShapeError("logsumexp must have the dtype that the forward returns (", TorchName(dtype), "), but got ",
                      TorchName(logsumexp.dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, logsumexp.sizes, LogSumExpOf(query).sizes, "logsumexp"));
  return std::array<std::optional<TensorType>, 3>{ByPositions(query), ByPositions(key), ByPositions(value)};
}

}  // namespace backtape::shape_rules
