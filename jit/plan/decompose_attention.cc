#include "backtape/jit/plan/decompose_attention.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/checked.h"

namespace backtape::jit {
namespace {

constexpr double kInfiniteScore = std::numeric_limits<double>::infinity();

const TensorType& AttentionTypeOf(const Node* node) { return node->type().tensor(); }

// Scores of more bytes than this are computed in parts of about this size, or in kMaxParts larger ones.
constexpr int64_t kBytesOfScoresPart = 4 << 20;
constexpr int64_t kMaxParts = 32;
// Scores of up to this many bytes are kept from forward to backward.
constexpr int64_t kMaxBytesToKeep = 32 << 20;
// A causal mask hides half of the scores. If the rows are divided into ranges, most of the hidden ones are not
// computed.
constexpr int64_t kMaxCausalRanges = 8, kMinRowsOfCausalRange = 128;

struct Range {
  int64_t begin = 0;
  int64_t end = 0;
};

// A part of the scores, which is computed without the others.
struct Part {
  Range stack;
  Range rows;
  int64_t columns = 0;  // a causal mask hides the columns after these
};

std::vector<Range> Divided(int64_t size, int64_t count) {
  std::vector<Range> ranges;
  for (int64_t i = 0; i < count; ++i) ranges.push_back({size * i / count, size * (i + 1) / count});
  return ranges;
}

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
    Divide();
    return true;
  }

  Node* query() const { return query_; }
  Node* key() const { return key_; }
  Node* value() const { return value_; }
  double scale() const { return scale_; }

  // Empty if the scores are computed as a whole. Otherwise the parts of each range of the stack are consecutive, by
  // ascending rows.
  const std::vector<Part>& parts() const { return parts_; }
  // The rows of a part of a stack that has one row for each row of the query; `part` may be null.
  Node* RowsOf(Node* stack, const Part* part) {
    if (part == nullptr) return stack;
    return Sliced(Sliced(stack, 0, part->stack), 1, part->rows);
  }
  // The rows of a part of a stack that has one row for each column of the scores; `part` may be null.
  Node* ColumnsOf(Node* stack, const Part* part) {
    if (part == nullptr) return stack;
    return Sliced(Sliced(stack, 0, part->stack), 1, {0, part->columns});
  }

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

  // scale * query @ key^T + mask, with -inf where a causal mask hides an element; of one part if `part` is not null.
  Node* Scores(const Part* part) {
    Node* const products = Product(RowsOf(query_, part), Transposed(ColumnsOf(key_, part)));
    return MaskedScores(r_.Call(OpId::mul_Tensor, {products, scale_}), part);
  }

  // The scores for the gradient. Large ones are computed with a scaled query, so that the elimination of common
  // subexpressions does not replace them by the scores of the forward: keeping the scores would take more time, and far
  // more memory, than computing them twice.
  Node* ScoresAgain(const Part* part) {
    if (!recomputes_) return Scores(part);
    if (scaled_query_ == nullptr) scaled_query_ = r_.Call(OpId::mul_Tensor, {query_, scale_});
    return MaskedScores(Product(RowsOf(scaled_query_, part), Transposed(ColumnsOf(key_, part))), part);
  }

  // Joins the results of all parts, which have one row for each row of the query.
  Node* JoinedRows(const std::vector<Node*>& of_parts) {
    ArgumentList stacks, rows;
    for (size_t i = 0; i < of_parts.size(); ++i) {
      rows.push_back(of_parts[i]);
      if (i + 1 < of_parts.size() && parts_[i + 1].stack.begin == parts_[i].stack.begin) continue;
      stacks.push_back(Joined(std::move(rows), 1));
      rows.clear();
    }
    return Joined(std::move(stacks), 0);
  }

  // Joins the results of all parts, which have one row for each column of the scores, and sums the results for the same
  // range of the stack. A part contributes only to its columns.
  Node* SummedColumns(const std::vector<Node*>& of_parts) {
    ArgumentList stacks;
    for (size_t first = 0, last = 0; first < parts_.size(); first = last) {
      while (last < parts_.size() && parts_[last].stack.begin == parts_[first].stack.begin) ++last;
      ArgumentList columns;
      int64_t begin = 0;
      for (size_t i = first; i < last; ++i) {
        const Range range = {begin, parts_[i].columns};
        begin = range.end;
        if (range.begin == range.end) continue;
        Node* sum = nullptr;
        for (size_t other = i; other < last; ++other) {
          Node* const term = Sliced(of_parts[other], 1, range);
          sum = sum == nullptr ? term : r_.Call(OpId::add_Tensor, {sum, term});
        }
        columns.push_back(sum);
      }
      stacks.push_back(Joined(std::move(columns), 1));
    }
    return Joined(std::move(stacks), 0);
  }

 private:
  Node* MaskedScores(Node* scores, const Part* part) {
    if (const Argument mask = args_.Value("attn_mask"); mask.is_node()) {
      const bool is_of_heads = AttentionTypeOf(mask.node()).dim() == 4;
      if (is_of_heads) scores = Heads(scores);
      scores = r_.Call(OpId::add_Tensor, {scores, MaskOf(mask.node(), part)});
      if (is_of_heads) scores = Stacked(scores);
    }
    // After the mask, so that a NaN in the mask of a hidden element has no effect.
    if (args_.Value("is_causal").bool_value()) {
      Node* const numbers = part == nullptr ? r_.Call(OpId::arange, {heads_of_query_[2]})
                                            : r_.Call(OpId::arange_start, {part->rows.begin, part->rows.end});
      Node* const columns = r_.Call(OpId::arange, {part == nullptr ? columns_ : Argument(part->columns)});
      Node* const seen = r_.Call(OpId::le_Tensor, {columns, r_.Call(OpId::unsqueeze, {numbers, 1})});
      scores = r_.Call(OpId::where_ScalarOther, {seen, scores, -kInfiniteScore});
    }
    return scores;
  }

  void Divide() {
    const std::optional<int64_t> stack = AttentionTypeOf(query_).sizes[0].constant();
    const std::optional<int64_t> rows = AttentionTypeOf(query_).sizes[1].constant();
    const std::optional<int64_t> columns = AttentionTypeOf(key_).sizes[1].constant();
    if (!stack || !rows || !columns) return;
    const int64_t bytes =
        SaturatingMul(SaturatingMul(*stack, *rows), SaturatingMul(*columns, ItemSize(AttentionTypeOf(query_).dtype)));
    const bool is_causal = args_.Value("is_causal").bool_value();
    int64_t ranges = is_causal ? std::clamp<int64_t>(*rows / kMinRowsOfCausalRange, 1, kMaxCausalRanges) : 1;
    int64_t stacks = 1;
    if (bytes > kBytesOfScoresPart) {
      // A mask with a dim for heads is sliced by rows and columns only, so the stack is not divided.
      const Argument mask = args_.Value("attn_mask");
      const bool is_of_heads = mask.is_node() && AttentionTypeOf(mask.node()).dim() == 4;
      const int64_t wanted = std::min(bytes / kBytesOfScoresPart + 1, kMaxParts);
      stacks = is_of_heads ? 1 : std::clamp<int64_t>(wanted / ranges, 1, *stack);
      ranges = std::clamp<int64_t>(wanted / stacks, ranges, *rows);
    }
    recomputes_ = bytes > kMaxBytesToKeep;
    if (stacks * ranges == 1) return;
    for (const Range& of_stack : Divided(*stack, stacks)) {
      for (const Range& of_rows : Divided(*rows, ranges)) {
        const bool hides_last = is_causal && of_rows.end < *rows;
        parts_.push_back({of_stack, of_rows, hides_last ? std::min(of_rows.end, *columns) : *columns});
      }
    }
  }

  Node* Sliced(Node* x, int64_t dim, Range range) {
    if (range.begin == 0 && AttentionTypeOf(x).sizes[dim] == SymInt(range.end)) return x;
    return r_.Call(OpId::slice_Tensor, {x, dim, range.begin, range.end});
  }

  Node* Joined(ArgumentList parts, int64_t dim) {
    if (parts.size() == 1) return parts[0].node();
    return r_.Call(OpId::cat, {Argument::List(std::move(parts)), dim});
  }

  // The rows of an additive mask that apply to a part. A mask may have a single row or column for all.
  Node* MaskOf(Node* mask, const Part* part) {
    const int64_t rank = AttentionTypeOf(mask).dim();
    if (part != nullptr && rank >= 2 && !(AttentionTypeOf(mask).sizes[rank - 2] == SymInt(1))) {
      mask = Sliced(mask, rank - 2, part->rows);
    }
    if (part != nullptr && rank >= 1 && !(AttentionTypeOf(mask).sizes[rank - 1] == SymInt(1))) {
      mask = Sliced(mask, rank - 1, {0, part->columns});
    }
    return r_.Widened(mask);
  }

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
  Node* scaled_query_ = nullptr;
  ArgumentList heads_of_query_;  // sizes
  Argument columns_;
  int64_t shared_by_ = 1;
  double scale_ = 1;
  std::vector<Part> parts_;
  bool recomputes_ = false;
};

// Calls `compute` for each part of the scores and joins its results: result i by SummedColumns if is_summed[i], else by
// JoinedRows. If there are no parts, calls `compute` once, with null.
std::vector<Node*> ForEachPart(Attention& a, absl::Span<const bool> is_summed,
                               absl::FunctionRef<std::vector<Node*>(const Part*)> compute) {
  if (a.parts().empty()) return compute(nullptr);
  std::vector<std::vector<Node*>> of_parts(is_summed.size());
  for (const Part& part : a.parts()) {
    const std::vector<Node*> results = compute(&part);
    for (size_t i = 0; i < results.size(); ++i) of_parts[i].push_back(results[i]);
  }
  std::vector<Node*> joined;
  for (size_t i = 0; i < is_summed.size(); ++i) {
    if (of_parts[i][0] == nullptr) {
      joined.push_back(nullptr);
    } else {
      joined.push_back(is_summed[i] ? a.SummedColumns(of_parts[i]) : a.JoinedRows(of_parts[i]));
    }
  }
  return joined;
}

// For a row whose scores are all -inf, the result and the logarithm of the row's sum are 0.
bool Forward(Rewriter& r, const NodeArguments& args) {
  Attention a(r, args, args.NodeAt(0), args.NodeAt(1), args.NodeAt(2));
  if (!a.Prepare()) return false;
  const auto compute = [&](const Part* part) {
    Node* const scores = a.Scores(part);
    Node* max = r.Call(OpId::amax, {scores, Argument::IntList({-1}), true});
    max = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {max, -kInfiniteScore}), 0.0, max});
    Node* const weights = r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {scores, max})});
    Node* sum = r.Sum(weights, {-1}, true);
    sum = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {sum, 0}), 1.0, sum});
    std::vector<Node*> results(2, nullptr);
    if (r.IsOutputUsed(0)) {
      // One division per row instead of one per element.
      Node* const shares = r.Call(OpId::mul_Tensor, {weights, r.Call(OpId::reciprocal, {sum})});
      results[0] = a.Product(shares, a.ColumnsOf(a.value(), part));
    }
    if (r.IsOutputUsed(1)) results[1] = r.Call(OpId::add_Tensor, {r.Call(OpId::log, {sum}), max});
    return results;
  };
  std::vector<Node*> results = ForEachPart(a, {false, false}, compute);
  if (results[0] != nullptr) results[0] = a.Heads(results[0]);
  if (results[1] != nullptr) results[1] = a.Heads(r.Call(OpId::squeeze_dim, {results[1], -1}));
  r.ReplaceOutputs(std::move(results));
  return true;
}

// The formulas of the reference kernel (interp/kernels/attention.cc).
bool Backward(Rewriter& r, const NodeArguments& args) {
  Attention a(r, args, args.NodeAt(1), args.NodeAt(2), args.NodeAt(3));
  if (!a.Prepare()) return false;
  Node* const grad = r.Widened(args.NodeAt(0));
  Node* const all_grads = a.Stacked(grad);
  Node* const sums = r.Call(OpId::unsqueeze, {a.Stacked(args.NodeAt(5)), -1});
  Node* const product = r.Call(OpId::mul_Tensor, {grad, r.Widened(args.NodeAt(4))});
  Node* const dots = a.Stacked(r.Sum(product, {-1}, true));
  const auto compute = [&](const Part* part) {
    Node* const grads = a.RowsOf(all_grads, part);
    Node* const weights = r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {a.ScoresAgain(part), a.RowsOf(sums, part)})});
    std::vector<Node*> results(3, nullptr);
    if (r.IsOutputUsed(2)) results[2] = a.Product(a.Transposed(weights), grads);
    if (r.IsOutputUsed(0) || r.IsOutputUsed(1)) {
      Node* by_scores = a.Product(grads, a.Transposed(a.ColumnsOf(a.value(), part)));
      by_scores = r.Call(OpId::sub_Tensor, {by_scores, a.RowsOf(dots, part)});
      by_scores = r.Call(OpId::mul_Tensor, {r.Call(OpId::mul_Tensor, {weights, by_scores}), a.scale()});
      if (r.IsOutputUsed(0)) results[0] = a.Product(by_scores, a.ColumnsOf(a.key(), part));
      if (r.IsOutputUsed(1)) results[1] = a.Product(a.Transposed(by_scores), a.RowsOf(a.query(), part));
    }
    return results;
  };
  std::vector<Node*> results = ForEachPart(a, {false, true, true}, compute);
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i] != nullptr) results[i] = i == 0 ? a.Heads(results[i]) : a.SumOfShared(a.Heads(results[i]));
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
