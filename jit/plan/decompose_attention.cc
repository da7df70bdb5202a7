#include "backtape/jit/plan/decompose_attention.h"

#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

constexpr double kInfiniteScore = std::numeric_limits<double>::infinity();

const TensorType& AttentionTypeOf(const Node* node) { return node->type().tensor(); }

// The computations that forward and backward share. Matrices are stacked as [batch * heads, rows, columns]; 16-bit
// floats are computed in float32.
class Attention {
 public:
  Attention(Rewriter& r, const NodeArguments& args, Node* query, Node* key, Node* value)
      : r_(r), args_(args), query_(r.Widened(query)), key_(r.Widened(key)), value_(r.Widened(value)) {}

  // Returns false if query or key is empty, or if it needs a size that is symbolic.
  bool Prepare() {
    const std::optional<int64_t> size = AttentionTypeOf(query_).sizes[3].constant();
    const std::optional<int64_t> heads = AttentionTypeOf(query_).sizes[1].constant();
    const std::optional<int64_t> key_heads = AttentionTypeOf(key_).sizes[1].constant();
    if (!size || !heads || !key_heads || *key_heads == 0) return false;
    for (const Node* node : {query_, key_}) {
      for (const SymInt& extent : AttentionTypeOf(node).sizes) {
        if (extent == SymInt(0)) return false;
      }
    }
    heads_of_query_ = r_.SizesOf(query_);
    columns_ = r_.SizesOf(key_)[2];
    shared_by_ = *heads / *key_heads;
    const Argument given = args_.Value("scale");
    scale_ = given.is_scalar() ? given.scalar().to_double() : 1 / std::sqrt(static_cast<double>(*size));
    query_ = Stacked(query_);
    key_ = Stacked(ForEachHead(key_));
    value_ = Stacked(ForEachHead(value_));
    return true;
  }

  Node* query() const { return query_; }
  Node* key() const { return key_; }
  Node* value() const { return value_; }
  double scale() const { return scale_; }

  Node* Product(Node* a, Node* b) { return r_.Call(OpId::bmm, {a, b}); }
  Node* Transposed(Node* matrices) { return r_.Call(OpId::transpose_int, {matrices, 1, 2}); }

  // Reshapes [batch, heads, ...] to a stack.
  Node* Stacked(Node* heads) {
    ArgumentList sizes = r_.SizesOf(heads);
    sizes.erase(sizes.begin());
    sizes[0] = -1;
    return r_.Call(OpId::reshape, {heads, Argument::List(std::move(sizes))});
  }
  // The inverse of Stacked.
  Node* Heads(Node* stack) {
    ArgumentList sizes = r_.SizesOf(stack);
    sizes[0] = heads_of_query_[1];
    sizes.insert(sizes.begin(), -1);
    return r_.Call(OpId::view, {stack, Argument::List(std::move(sizes))});
  }
  // Sums the gradients of query heads that share one key/value head.
  Node* SumOfShared(Node* heads) {
    if (shared_by_ == 1) return heads;
    ArgumentList sizes = r_.SizesOf(heads);
    sizes[1] = shared_by_;
    sizes.insert(sizes.begin() + 1, -1);
    return r_.Sum(r_.Call(OpId::view, {heads, Argument::List(std::move(sizes))}), {2}, false);
  }

  // scale * query @ key^T + mask, with -inf where a causal mask hides an element.
  Node* Scores() {
    Node* scores = r_.Call(OpId::mul_Tensor, {Product(query_, Transposed(key_)), scale_});
    if (const Argument mask = args_.Value("attn_mask"); mask.is_node()) {
      const bool is_of_heads = AttentionTypeOf(mask.node()).dim() == 4;
      if (is_of_heads) scores = Heads(scores);
      scores = r_.Call(OpId::add_Tensor, {scores, r_.Widened(mask.node())});
      if (is_of_heads) scores = Stacked(scores);
    }
    // After the mask, so that a NaN in the mask of a hidden element has no effect.
    if (args_.Value("is_causal").bool_value()) {
      Node* const rows = r_.Call(OpId::unsqueeze, {r_.Call(OpId::arange, {heads_of_query_[2]}), 1});
      Node* const seen = r_.Call(OpId::le_Tensor, {r_.Call(OpId::arange, {columns_}), rows});
      scores = r_.Call(OpId::where_ScalarOther, {seen, scores, -kInfiniteScore});
    }
    return scores;
  }

 private:
  // Repeats each key or value head once for each query head that shares it.
  Node* ForEachHead(Node* heads) {
    if (shared_by_ == 1) return heads;
    ArgumentList sizes = r_.SizesOf(heads);
    sizes.insert(sizes.begin() + 2, shared_by_);
    Node* const repeated =
        r_.Call(OpId::expand, {r_.Call(OpId::unsqueeze, {heads, 2}), Argument::List(ArgumentList(sizes))});
    sizes.erase(sizes.begin() + 2);
    sizes[1] = heads_of_query_[1];
    return r_.Call(OpId::reshape, {repeated, Argument::List(std::move(sizes))});
  }

  Rewriter& r_;
  const NodeArguments& args_;
  Node* query_;
  Node* key_;
  Node* value_;
  ArgumentList heads_of_query_;  // sizes
  Argument columns_;
  int64_t shared_by_ = 1;
  double scale_ = 1;
};

// For a row whose scores are all -inf, the result and the logarithm of the row's sum are 0.
bool Forward(Rewriter& r, const NodeArguments& args) {
  Attention a(r, args, args.NodeAt(0), args.NodeAt(1), args.NodeAt(2));
  if (!a.Prepare()) return false;
  Node* const scores = a.Scores();
  Node* max = r.Call(OpId::amax, {scores, Argument::IntList({-1}), true});
  max = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {max, -kInfiniteScore}), 0.0, max});
  Node* const weights = r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {scores, max})});
  Node* sum = r.Sum(weights, {-1}, true);
  sum = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {sum, 0}), 1.0, sum});
  std::vector<Node*> results(2, nullptr);
  if (r.IsOutputUsed(0)) {
    // One division per row instead of one per element.
    Node* const shares = r.Call(OpId::mul_Tensor, {weights, r.Call(OpId::reciprocal, {sum})});
    results[0] = a.Heads(a.Product(shares, a.value()));
  }
  if (r.IsOutputUsed(1)) {
    Node* const logarithm = r.Call(OpId::add_Tensor, {r.Call(OpId::log, {sum}), max});
    results[1] = a.Heads(r.Call(OpId::squeeze_dim, {logarithm, -1}));
  }
  r.ReplaceOutputs(std::move(results));
  return true;
}

// The formulas of the reference kernel (interp/kernels/attention.cc).
bool Backward(Rewriter& r, const NodeArguments& args) {
  Attention a(r, args, args.NodeAt(1), args.NodeAt(2), args.NodeAt(3));
  if (!a.Prepare()) return false;
  Node* const grad = r.Widened(args.NodeAt(0));
  Node* const grads = a.Stacked(grad);
  Node* const sums = r.Call(OpId::unsqueeze, {a.Stacked(args.NodeAt(5)), -1});
  Node* const weights = r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {a.Scores(), sums})});
  std::vector<Node*> results(3, nullptr);
  if (r.IsOutputUsed(2)) results[2] = a.SumOfShared(a.Heads(a.Product(a.Transposed(weights), grads)));
  if (r.IsOutputUsed(0) || r.IsOutputUsed(1)) {
    Node* const product = r.Call(OpId::mul_Tensor, {grad, r.Widened(args.NodeAt(4))});
    Node* const dots = a.Stacked(r.Sum(product, {-1}, true));
    Node* by_scores = r.Call(OpId::sub_Tensor, {a.Product(grads, a.Transposed(a.value())), dots});
    by_scores = r.Call(OpId::mul_Tensor, {r.Call(OpId::mul_Tensor, {weights, by_scores}), a.scale()});
    if (r.IsOutputUsed(0)) results[0] = a.Heads(a.Product(by_scores, a.key()));
    Node* const by_key = a.Product(a.Transposed(by_scores), a.query());
    if (r.IsOutputUsed(1)) results[1] = a.SumOfShared(a.Heads(by_key));
  }
  r.ReplaceOutputs(std::move(results));
  return true;
}

}  // namespace

bool DecomposeAttention(Rewriter& r, OpId op) {
  const bool is_backward = op == OpId::_scaled_dot_product_flash_attention_for_cpu_backward;
  if (!is_backward && op != OpId::_scaled_dot_product_flash_attention_for_cpu) return false;
  const NodeArguments args(*r.node());
  return is_backward ? Backward(r, args) : Forward(r, args);
}

}  // namespace backtape::jit
