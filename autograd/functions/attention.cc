#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

Variable Transposed(const Variable& matrices) { return ops::transpose(matrices, -2, -1); }

// Repeats the heads of keys or values for each query head that shares them, and sums the gradients of the copies.
Variable ForEachHead(const Variable& heads, int64_t shared_by) {
  if (shared_by == 1) return heads;
  std::vector<SymInt> sizes = SymSizesOf(heads);
  sizes.insert(sizes.begin() + 2, shared_by);
  const Variable repeated = ops::expand(ops::unsqueeze(heads, 2), sizes);
  sizes.erase(sizes.begin() + 2);
  sizes[1] *= SymInt(shared_by);
  return ops::reshape(repeated, sizes);
}
Variable SumOfShared(const Variable& heads, int64_t shared_by) {
  if (shared_by == 1) return heads;
  std::vector<SymInt> sizes = SymSizesOf(heads);
  sizes[1] = SymInt::FloorDiv(sizes[1], shared_by);
  sizes.insert(sizes.begin() + 2, shared_by);
  return ops::sum(ops::reshape(heads, sizes), {2});
}

}  // namespace

// Derivatives of the backward op's outputs, as functions of grad, query, key and value. Let P be the weights, dP = grad
// @ value^T, D the row sums of P * dP, and dS = P * (dP - D). Then the outputs are scale * dS @ key, scale * dS^T @
// query and P^T @ grad. Let gq, gk and gv be the gradients of these outputs. The gradients with respect to dS, dP, P
// and the scores are A, C, E and F:
//   A = scale * (gq @ key^T + query @ gk^T)
//   C = P * (A - a), where a are the row sums of P * A
//   E = grad @ gv^T + (A - a) * dP - A * D
//   F = P * (E - row sums of P * E)
std::tuple<Variable, Variable, Variable, Variable> attention_double_backward(
    const Variable& ggq, const Variable& ggk, const Variable& ggv, const Variable& grad_out, const Variable& query,
    const Variable& key, const Variable& value, bool is_causal, const Variable& attn_mask,
    std::optional<double> scale) {
  const std::vector<SymInt> sizes = SymSizesOf(query);
  const std::vector<SymInt> key_sizes = SymSizesOf(key);
  // If heads are shared, the numbers of heads are not symbolic: the shape rule of the op requires it.
  const auto heads = sizes[1].constant();
  const auto key_heads = key_sizes[1].constant();
  const int64_t shared_by = heads && key_heads ? *heads / *key_heads : 1;
  const auto scaled = [&](const Variable& v) {
    if (scale.has_value()) return v * *scale;
    if (const auto width = sizes[3].constant()) return v * (1 / std::sqrt(static_cast<double>(*width)));
    return v * ops::rsqrt(ops::scalar_tensor(sizes[3], query.dtype()));
  };
  const auto or_zero = [](const Variable& v, const Variable& like) { return v.defined() ? v : ops::zeros_like(like); };
  const auto row_sums = [](const Variable& v) { return ops::sum(v, {-1}, true); };
  const Variable k = ForEachHead(key, shared_by);
  const Variable v = ForEachHead(value, shared_by);
  const Variable gq = or_zero(ggq, query);
  const Variable gk = ForEachHead(or_zero(ggk, key), shared_by);
  const Variable gv = ForEachHead(or_zero(ggv, value), shared_by);
  Variable scores = scaled(ops::matmul(query, Transposed(k)));
  if (attn_mask.defined()) scores = scores + attn_mask;
  if (is_causal) {
    const Variable hidden = ops::triu(ops::ones({sizes[2], key_sizes[2]}, DType::kBool), 1);
    scores = ops::masked_fill(scores, hidden, -std::numeric_limits<double>::infinity());
  }
  const Variable p = ops::_safe_softmax(scores, -1);
  const Variable dp = ops::matmul(grad_out, Transposed(v));
  const Variable d = row_sums(p * dp);
  const Variable ds = p * (dp - d);
  const Variable a = scaled(ops::matmul(gq, Transposed(k)) + ops::matmul(query, Transposed(gk)));
  const Variable centred = a - row_sums(p * a);
  const Variable c = p * centred;
  const Variable e = ops::matmul(grad_out, Transposed(gv)) + centred * dp - a * d;
  const Variable f = p * (e - row_sums(p * e));
  const Variable by_query = scaled(ops::matmul(ds, gk) + ops::matmul(f, k));
  const Variable by_key = scaled(ops::matmul(Transposed(ds), gq) + ops::matmul(Transposed(f), query));
  const Variable by_value = ops::matmul(Transposed(c), grad_out);
  return {ops::matmul(p, gv) + ops::matmul(c, v), by_query, SumOfShared(by_key, shared_by),
          SumOfShared(by_value, shared_by)};
}

}  // namespace backtape::formulas
