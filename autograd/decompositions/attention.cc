// Attention as programs call it: the fused op where it applies, else products and a softmax.
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"

namespace backtape::decompositions {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

// Converts a bool mask, in which true marks the elements that take part, to one that is added to the scores.
Variable AdditiveMask(const Variable& mask, DType dtype) {
  if (!mask.defined() || mask.dtype() != DType::kBool) return mask;
  return ops::masked_fill(ops::full(SymSizesOf(mask), SymScalar(0.0), dtype), ops::logical_not(mask),
                          SymScalar(kNever));
}

// The additive mask that hides later keys from each query.
Variable CausalMask(const Variable& query, const Variable& key, DType dtype) {
  const Variable seen = ops::tril(ops::ones({SymSizeOf(query, -2), SymSizeOf(key, -2)}, DType::kBool));
  return AdditiveMask(seen, dtype);
}

// Repeats each head of a key or value for the group of query heads that shares it.
Variable HeadsFor(const Variable& query, const Variable& x) {
  const SymInt wanted = SymSizeOf(query, -3), heads = SymSizeOf(x, -3);
  if (SymEqual(wanted, heads)) return x;
  if (SymEqual(heads, 0)) Reject("scaled_dot_product_attention", "the key and the value must have at least one head");
  return repeat_interleave_self_int(x, SymInt::FloorDiv(wanted, heads), -3);
}

// The conditions under which PyTorch's CPU code uses its fused kernel.
bool IsFusable(const Variable& query, const Variable& key, const Variable& value, const Variable& mask,
               double dropout_p, bool is_causal) {
  if (query.dim() != 4 || key.dim() != 4 || value.dim() != 4 || dropout_p != 0) return false;
  if (query.dtype() != key.dtype() || query.dtype() != value.dtype() || !IsFloatingPoint(query.dtype())) return false;
  if (!SymEqual(SymSizeOf(query, 0), SymSizeOf(key, 0)) || !SymEqual(SymSizeOf(query, 0), SymSizeOf(value, 0)) ||
      !SymEqual(SymSizeOf(query, 1), SymSizeOf(key, 1)) || !SymEqual(SymSizeOf(query, 1), SymSizeOf(value, 1)) ||
      !SymEqual(SymSizeOf(query, 3), SymSizeOf(key, 3)) || !SymEqual(SymSizeOf(query, 3), SymSizeOf(value, 3)) ||
      !SymEqual(SymSizeOf(key, 2), SymSizeOf(value, 2))) {
    return false;
  }
  if (SymEqual(SymNumelOf(query), 0) || SymEqual(SymNumelOf(key), 0)) return false;
  if (!mask.defined()) return true;
  return !is_causal && !mask.requires_grad() && (mask.dim() == 2 || mask.dim() == 4);
}

}  // namespace

std::tuple<Variable, Variable> _scaled_dot_product_attention_math(const Variable& query, const Variable& key_given,
                                                                  const Variable& value_given,
                                                                  const Variable& attn_mask, double dropout_p,
                                                                  Flag is_causal, const Variable& dropout_mask,
                                                                  std::optional<double> scale, Flag enable_gqa) {
  const Variable key = enable_gqa ? HeadsFor(query, key_given) : key_given;
  const Variable value = enable_gqa ? HeadsFor(query, value_given) : value_given;
  const SymInt width = SymSizeOf(query, -1);
  if (!scale.has_value() && width.is_symbolic()) {
    Reject("scaled_dot_product_attention",
           absl::StrCat("scale must be given if the last size of the query is symbolic, got ", width.ToString()));
  }
  if (is_causal && attn_mask.defined())
    Reject("scaled_dot_product_attention", "is_causal cannot be combined with a mask");
  const double factor = scale.has_value() ? *scale : 1 / std::sqrt(static_cast<double>(width.value()));
  // As in PyTorch, query and key are each scaled by the root of the factor, so that the scores do not overflow in 16
  // bits.
  const bool is_negative = factor < 0;
  const SymScalar root(std::sqrt(std::abs(factor)));
  const Variable scaled_query = query * (is_negative ? SymScalar(-std::sqrt(std::abs(factor))) : root);
  Variable scores = matmul(scaled_query, ops::transpose(key, -2, -1) * root);
  const Variable mask = is_causal ? CausalMask(query, key, query.dtype()) : AdditiveMask(attn_mask, query.dtype());
  if (mask.defined()) scores = scores + mask;
  Variable weights = mask.defined() ? ops::_safe_softmax(scores, -1) : softmax_int(scores, -1);
  if (dropout_p > 0) {
    if (dropout_mask.defined()) {
      const Variable kept = ops::masked_fill(weights, ops::logical_not(dropout_mask), SymScalar(0.0));
      return {matmul(kept, value * SymScalar(1 / (1 - dropout_p))), weights};
    }
    weights = ops::dropout(weights, dropout_p, /*train=*/true);
  }
  return {matmul(weights, value), weights};
}

Variable scaled_dot_product_attention(const Variable& query, const Variable& key_given, const Variable& value_given,
                                      const Variable& attn_mask, double dropout_p, Flag is_causal,
                                      std::optional<double> scale, Flag enable_gqa) {
  internal::RequireDefined("scaled_dot_product_attention",
                           {{"query", query}, {"key", key_given}, {"value", value_given}});
  if (query.dim() < 2 || key_given.dim() < 2 || value_given.dim() < 2) {
    Reject("scaled_dot_product_attention", absl::StrCat("expected tensors of at least 2 dims, got ", query.dim(), ", ",
                                                        key_given.dim(), " and ", value_given.dim()));
  }
  const Variable key = enable_gqa ? HeadsFor(query, key_given) : key_given;
  const Variable value = enable_gqa ? HeadsFor(query, value_given) : value_given;
  if (IsFusable(query, key, value, attn_mask, dropout_p, is_causal)) {
    return std::get<0>(ops::_scaled_dot_product_flash_attention_for_cpu(query, key, value, 0.0, is_causal,
                                                                        AdditiveMask(attn_mask, query.dtype()), scale));
  }
  return std::get<0>(
      _scaled_dot_product_attention_math(query, key, value, attn_mask, dropout_p, is_causal, {}, scale, false));
}

Variable flex_lib_zeros_and_scatter(const SymIntSpan& shape, absl::Span<const Variable> indices, const Variable& vals) {
  return ops::index_put(ops::zeros(shape, vals.dtype()), indices, vals, /*accumulate=*/true);
}

std::tuple<Variable, Variable> _native_multi_head_attention(
    const Variable& query, const Variable& key, const Variable& value, int64_t embed_dim, int64_t num_head,
    const Variable& qkv_weight, const Variable& qkv_bias, const Variable& proj_weight, const Variable& proj_bias,
    const Variable& mask, Flag need_weights, Flag average_attn_weights, std::optional<int64_t> mask_type) {
  if (query.dim() != 3 || num_head <= 0 || embed_dim % num_head != 0) {
    Reject("_native_multi_head_attention",
           absl::StrCat("expected a query of shape [batch, length, channels] and a positive num_head that divides "
                        "embed_dim, got a ",
                        query.dim(), "-D query, num_head ", num_head, " and embed_dim ", embed_dim));
  }
  const int64_t head = embed_dim / num_head;
  const variable_list weights = Chunks("_native_multi_head_attention", qkv_weight, 3, 0);
  const variable_list biases = Chunks("_native_multi_head_attention", qkv_bias, 3, 0);
  const auto heads = [&](const Variable& x, size_t i) {
    const Variable projected = linear(x, weights[i], biases[i]);
    return ops::transpose(ops::view(projected, {SymSizeOf(x, 0), SymSizeOf(x, 1), num_head, head}), 1, 2);
  };
  const Variable q = heads(query, 0), k = heads(key, 1), v = heads(value, 2);
  Variable scores = matmul(q * SymScalar(1 / std::sqrt(static_cast<double>(head))), ops::transpose(k, -2, -1));
  if (mask.defined()) {
    // True hides an element. A mask of sizes [batch, keys] hides a key from all queries.
    Variable hidden = mask;
    if (mask_type.value_or(0) == 1 && mask.dim() == 2) {
      hidden = ops::view(mask, {SymSizeOf(mask, 0), 1, 1, SymSizeOf(mask, 1)});
    }
    scores = ops::masked_fill(scores, ConvertedTo(hidden, DType::kBool), SymScalar(kNever));
  }
  Variable probabilities = softmax_int(scores, -1);
  const Variable mixed = ops::reshape(ops::transpose(matmul(probabilities, v), 1, 2),
                                      {SymSizeOf(query, 0), SymSizeOf(query, 1), embed_dim});
  if (!need_weights) return {linear(mixed, proj_weight, proj_bias), Variable()};
  if (average_attn_weights) probabilities = ops::mean(probabilities, {1});
  return {linear(mixed, proj_weight, proj_bias), probabilities};
}

}  // namespace backtape::decompositions
