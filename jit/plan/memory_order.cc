#include "backtape/jit/plan/memory_order.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/dense/transpose_runs.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/view_inverse.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// The smallest number of adjacent elements for which a TransposeStep transposes squares in registers.
constexpr int64_t kMinTransposed = 4;
constexpr int64_t kUnknown = 1 << 20;

// Smaller values stay in the L1 cache, where the order matters little.
constexpr int64_t kMinElements = 2048;
// For smaller values, a copy costs more than it saves, because it is a step of its own.
constexpr int64_t kMinCopiedElements = 16384;

using Order = std::vector<int64_t>;  // dims from outermost to innermost

const TensorType* TensorTypeAt(const Node* node) {
  return node != nullptr && node->type().is_tensor() ? &node->type().tensor() : nullptr;
}

bool IsSmall(const TensorType& type, int64_t limit) {
  const std::optional<int64_t> count = type.numel().constant();
  return count && *count < limit;
}

// Whether the last dim's elements are apart in memory while those of another dim are adjacent, in a value that a
// TransposeStep can copy.
bool IsTransposed(const TensorType& type) {
  if (IsSmall(type, kMinCopiedElements)) return false;
  const SymIntVector strides = StridesOf(type);
  bool has_last = false;
  for (size_t d = type.sizes.size(); d-- > 0;) {
    if (type.sizes[d] == SymInt(1)) continue;
    if (strides[d] == SymInt(1)) return has_last;
    if (!has_last && strides[d] == SymInt(0)) return false;
    has_last = true;
  }
  return false;
}

// The value over whose elements the call loops.
const TensorType* LoopTypeOf(const Node& node, const LoopOp& op) {
  return op.kind == LoopKind::kReduce ? TensorTypeAt(node.operand(0)) : TensorTypeAt(&node);
}

// The dim whose elements are adjacent.
std::optional<size_t> AdjacentDim(const SymIntVector& sizes, const SymIntVector& strides) {
  for (size_t d = sizes.size(); d-- > 0;) {
    if (strides[d] == SymInt(1) && !(sizes[d] == SymInt(1))) return d;
  }
  return std::nullopt;
}

bool IsConversion(const Node& node) {
  return node.is_call_to(OpId::_to_copy) && NodeArguments(node).IsDefault("memory_format");
}

class MemoryOrder {
 public:
  MemoryOrder(Graph& graph, ShapeEnv& env) : graph_(graph), env_(env) {}

  absl::StatusOr<bool> Run() {
    FindOrders();
    bool changed = false;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      BACKTAPE_ASSIGN_OR_RETURN(const bool is_replaced, Rewrite(graph_, node, env_, [this](Rewriter& r) {
                                  return Permute(r) || CopyOperands(r);
                                }));
      changed |= is_replaced;
      node = next;
    }
    return changed;
  }

 private:
  // Finds the calls that loop over permuted values and are connected with a reduction of such a value.
  void FindOrders() {
    absl::flat_hash_map<const Node*, const Node*> parents;
    std::vector<const Node*> reductions;
    for (const Node* node : graph_.nodes()) {
      const std::optional<LoopOp> op = LoopOpOf(*node);
      if (!op || !CanPermute(*node, *op)) continue;
      const TensorType& type = *LoopTypeOf(*node, *op);
      if (type.dim() < 2 || IsSmall(type, kMinElements)) continue;
      std::optional<Order> order = PermutedOrder(type);
      if (!order) continue;
      parents[node] = node;
      for (size_t k = 0; k < node->num_operands(); ++k) {
        const Node* operand = node->operand(k);
        const auto it = orders_.find(operand);
        if (it == orders_.end() || it->second != *order || !parents.contains(operand)) continue;
        if (operand->type().tensor().sizes == type.sizes) parents[Root(parents, operand)] = Root(parents, node);
      }
      if (op->kind == LoopKind::kReduce) reductions.push_back(node);
      orders_[node] = *std::move(order);
    }
    absl::flat_hash_map<const Node*, bool> has_reduction;
    for (const Node* node : reductions) has_reduction[Root(parents, node)] = true;
    // Calls that read the operand of a reduction are connected with it too.
    for (const Node* node : reductions) {
      for (const Node* user : node->operand(0)->users()) {
        if (parents.contains(user)) has_reduction[Root(parents, user)] = true;
      }
    }
    for (auto it = orders_.begin(); it != orders_.end();) {
      const auto current = it++;
      if (!has_reduction.contains(Root(parents, current->first))) orders_.erase(current);
    }
  }

  static const Node* Root(absl::flat_hash_map<const Node*, const Node*>& parents, const Node* node) {
    while (parents.at(node) != node) node = parents[node] = parents.at(parents.at(node));
    return node;
  }

  // True for pointwise calls and conversions, whose arguments do not name dims, and for reductions that list their
  // dims or have no `dim` argument.
  static bool CanPermute(const Node& node, const LoopOp& op) {
    if (op.kind == LoopKind::kPointwise) return true;
    if (op.kind == LoopKind::kCopy) return IsConversion(node);
    if (op.kind != LoopKind::kReduce) return false;
    const NodeArguments args(node);
    return TensorTypeAt(node.operand(0)) != nullptr &&
           (args.Given("dim") == nullptr || (args.Value("dim").is_sequence() && args.NodeAt(0) == node.operand(0)));
  }

  // The operand with all dims of the loop, in the given order. A 0-dim operand broadcasts as it is: some ops require
  // one (fill.Tensor), and its rank matters for type promotion.
  Node* InOrder(Rewriter& r, Node* operand, const Order& order) {
    if (operand->type().tensor().dim() == 0) return operand;
    const auto it = permuted_.find(operand);
    if (it != permuted_.end() && it->second.second == order) return it->second.first;
    for (int64_t d = operand->type().tensor().dim(); d < static_cast<int64_t>(order.size()); ++d) {
      operand = r.Call(OpId::unsqueeze, {operand, 0});
    }
    return r.Call(OpId::permute, {operand, Argument::IntList(order)});
  }

  struct Placed {
    Node* value;
    bool is_copied;
  };

  // Like InOrder, but copies the operand if its elements are far apart in that order. An empty order is the operand's.
  Placed Copied(Rewriter& r, Node* operand, const Order& order) {
    const auto key = std::pair(static_cast<const Node*>(operand), order);
    if (const auto it = copies_.find(key); it != copies_.end()) return {it->second, true};
    Node* const placed = order.empty() ? operand : InOrder(r, operand, order);
    if (!IsTransposed(*TensorTypeAt(placed))) return {placed, false};
    return {copies_[key] = r.RowMajorCopy(placed), true};
  }

  // The order in which to compute the call: its own, or that of a permuted operand of the same sizes.
  std::optional<Order> OrderFor(const Node& node, const LoopOp& op) const {
    if (const auto it = orders_.find(&node); it != orders_.end()) return it->second;
    const TensorType* type = LoopTypeOf(node, op);
    if (type == nullptr || !CanPermute(node, op)) return std::nullopt;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const auto it = permuted_.find(node.operand(k));
      if (it != permuted_.end() && node.operand(k)->type().tensor().sizes == type->sizes) return it->second.second;
    }
    return std::nullopt;
  }

  bool Permute(Rewriter& r) {
    Node& node = *r.node();
    const std::optional<LoopOp> op = LoopOpOf(node);
    const std::optional<Order> order = op ? OrderFor(node, *op) : std::nullopt;
    if (!order || !node.has_uses()) return false;
    const std::vector<int64_t> back = InversePermutation(*order);
    ArgumentList args = node.args();
    KeywordArguments keywords = node.kwargs();
    const auto place = [&](Argument& argument) {
      if (!argument.is_node() || TensorTypeAt(argument.node()) == nullptr) return;
      const SymIntVector& sizes = argument.node()->type().tensor().sizes;
      const bool is_full = op->kind == LoopKind::kPointwise && sizes == LoopTypeOf(node, *op)->sizes;
      argument = is_full ? Copied(r, argument.node(), *order).value : InOrder(r, argument.node(), *order);
    };
    for (Argument& argument : args) place(argument);
    for (auto& [name, argument] : keywords) place(argument);
    Node* result = nullptr;
    if (op->kind == LoopKind::kReduce) {
      result = Reduced(r, *op, std::move(args), std::move(keywords), *order, back);
    } else {
      Node* const computed = r.Call(node.op()->op_id(), std::move(args), std::move(keywords));
      result = r.Call(OpId::permute, {computed, Argument::IntList(back)});
      permuted_[result] = {computed, *order};
    }
    if (result == nullptr) return false;
    const TensorType& type = node.type().tensor();
    // A reduction's result is small, so it may be copied if its strides differ.
    if (op->kind != LoopKind::kReduce && !HaveSameStrides(result->type().tensor(), type)) return false;
    if (result->type().tensor().dtype != type.dtype) return false;
    r.Replace(result);
    return true;
  }

  // Keeps the reduced dims while the dims are permuted.
  Node* Reduced(Rewriter& r, const LoopOp& op, ArgumentList args, KeywordArguments keywords, const Order& order,
                const std::vector<int64_t>& back) {
    const Node& node = *r.node();
    const NodeArguments given(node);
    if (given.Given("dim") == nullptr) return r.Call(node.op()->op_id(), std::move(args), std::move(keywords));
    std::vector<int64_t> dims;
    for (const int64_t dim : op.dims) dims.push_back(back[dim]);
    std::sort(dims.begin(), dims.end());
    if (args.size() < 2) return nullptr;
    args.resize(2);
    args[1] = Argument::IntList(dims);
    args.emplace_back(true);
    keywords.erase(std::remove_if(keywords.begin(), keywords.end(), [](const auto& k) { return k.first == "keepdim"; }),
                   keywords.end());
    Node* const kept = r.Call(node.op()->op_id(), std::move(args), std::move(keywords));
    Node* result = r.Call(OpId::permute, {kept, Argument::IntList(back)});
    permuted_[result] = {kept, order};
    return given.Value("keepdim").bool_value() ? result
                                               : r.Call(OpId::squeeze_dims, {result, Argument::IntList(op.dims)});
  }

  bool CopyOperands(Rewriter& r) {
    Node& node = *r.node();
    const std::optional<LoopOp> op = LoopOpOf(node);
    if (!op || op->kind != LoopKind::kPointwise) return false;
    const TensorType& type = node.type().tensor();
    Order order;
    if (IsTransposed(type)) {
      const std::optional<Order> permuted = PermutedOrder(type);
      if (!permuted) return false;
      order = *permuted;
    }
    ArgumentList args = node.args();
    bool changed = false;
    for (Argument& argument : args) {
      const TensorType* operand = argument.is_node() ? TensorTypeAt(argument.node()) : nullptr;
      if (operand == nullptr || operand->sizes != type.sizes) continue;
      const auto [copy, is_copied] = Copied(r, argument.node(), order);
      if (!is_copied) continue;
      changed = true;
      argument = order.empty() ? copy : r.Call(OpId::permute, {copy, Argument::IntList(InversePermutation(order))});
    }
    if (!changed) return false;
    Node* const result = r.Call(node.op()->op_id(), std::move(args), node.kwargs());
    if (!HaveSameStrides(result->type().tensor(), type)) return false;
    r.Replace(result);
    return true;
  }

  Graph& graph_;
  ShapeEnv& env_;
  absl::flat_hash_map<const Node*, Order> orders_;
  // A permuted result: the value in memory order, and the order.
  absl::flat_hash_map<const Node*, std::pair<Node*, Order>> permuted_;
  // Copies of operands in an order; an empty order is the operand's own.
  absl::flat_hash_map<std::pair<const Node*, Order>, Node*> copies_;
};

}  // namespace

bool IsTransposingCopy(const Node& node) {
  if (!node.is_call_to(OpId::clone) && !node.is_call_to(OpId::contiguous)) return false;
  const TensorType* to = TensorTypeAt(&node);
  const TensorType* from = TensorTypeAt(node.operand(0));
  return to != nullptr && from != nullptr && to->dtype == from->dtype && to->sizes == from->sizes &&
         StridesOf(*to) == ContiguousStrides(to->sizes) && IsTransposed(*from) && IsTransposition(*from, *to);
}

bool IsTransposition(const TensorType& from, const TensorType& to) {
  const SymIntVector from_strides = StridesOf(from), to_strides = StridesOf(to);
  const std::optional<size_t> from_dim = AdjacentDim(to.sizes, from_strides);
  const std::optional<size_t> to_dim = AdjacentDim(to.sizes, to_strides);
  if (!from_dim || !to_dim || from_dim == to_dim) return false;
  // Whether the elements of `dim` lie between those of `other`.
  const auto is_interleaved = [&](size_t dim, size_t other, const SymIntVector& strides) {
    const std::optional<int64_t> size = to.sizes[dim].constant();
    return size && *size < kMinTransposed && strides[other] == to.sizes[dim];
  };
  if (is_interleaved(*from_dim, *to_dim, from_strides) || is_interleaved(*to_dim, *from_dim, to_strides)) return false;
  std::vector<int64_t> sizes, numbers_from, numbers_to;
  for (size_t d = 0; d < to.sizes.size(); ++d) {
    // A symbolic size or stride is probably large; no run continues across it.
    sizes.push_back(to.sizes[d].constant().value_or(kUnknown));
    numbers_from.push_back(from_strides[d].constant().value_or(kUnknown));
    numbers_to.push_back(to_strides[d].constant().value_or(kUnknown));
  }
  const TransposeRuns runs = FindTransposeRuns(sizes, numbers_from, numbers_to);
  return runs.from.length >= kMinTransposed && runs.to.length >= kMinTransposed;
}

bool IsLargeTransposition(const TensorType& from, const TensorType& to) {
  return !IsSmall(to, kMinCopiedElements) && IsTransposition(from, to);
}

std::optional<std::vector<int64_t>> PermutedOrder(const TensorType& type) {
  TensorType stated = type;
  stated.strides = StridesOf(type);
  std::optional<Order> order = DenseOrder(stated);
  if (!order) return std::nullopt;
  int64_t last = -1;
  for (const int64_t dim : *order) {
    if (type.sizes[dim] == SymInt(1)) continue;
    if (dim < last) return order;
    last = dim;
  }
  return std::nullopt;
}

absl::StatusOr<bool> FollowMemoryOrder(Graph& graph, ShapeEnv& env) { return MemoryOrder(graph, env).Run(); }

}  // namespace backtape::jit
