#include "backtape/passes/remove_noop_views_and_copies.h"

#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

enum class Kind : uint8_t {
  kIdentity,  // equals its operand, whatever the arguments
  kReshape,   // the operand's elements in row-major order, with other sizes
  kExpand,
  kPermute,
  kSlice,
  kClone,
  kCast,
  kCopy,     // copy(self, src), and functional writes: src with self's dtype and sizes
  kScatter,  // (self, src, ...): self with src in place of some elements
};

struct KnownOp {
  OpId id;
  Kind kind;
};

constexpr KnownOp kKnownOps[] = {
    {OpId::alias, Kind::kIdentity},        {OpId::detach, Kind::kIdentity},
    {OpId::lift_fresh, Kind::kIdentity},   {OpId::no_grad_alias, Kind::kIdentity},
    {OpId::view, Kind::kReshape},          {OpId::_unsafe_view, Kind::kReshape},
    {OpId::unsqueeze, Kind::kReshape},     {OpId::squeeze, Kind::kReshape},
    {OpId::squeeze_dim, Kind::kReshape},   {OpId::squeeze_dims, Kind::kReshape},
    {OpId::expand, Kind::kExpand},         {OpId::t, Kind::kPermute},
    {OpId::transpose_int, Kind::kPermute}, {OpId::permute, Kind::kPermute},
    {OpId::slice_Tensor, Kind::kSlice},    {OpId::clone, Kind::kClone},
    {OpId::lift_fresh_copy, Kind::kClone}, {OpId::prims_inductor_force_stride_order, Kind::kClone},
    {OpId::_to_copy, Kind::kCast},         {OpId::copy, Kind::kCopy},
    {OpId::no_grad_write, Kind::kCopy},    {OpId::detached_write, Kind::kCopy},
    {OpId::slice_scatter, Kind::kScatter},
};

using Permutation = absl::InlinedVector<int64_t, 5>;

std::optional<int64_t> NormalDim(const Argument& arg, int64_t rank) {
  if (!arg.is_int()) return std::nullopt;
  const int64_t dim = arg.int_value() < 0 ? arg.int_value() + rank : arg.int_value();
  if (dim < 0 || dim >= rank) return std::nullopt;
  return dim;
}

// Result dim i is operand dim p[i]. Returns nullopt if the rank is unknown.
std::optional<Permutation> PermutationOf(const Node& node) {
  const NodeArguments args(node);
  if (args.NodeAt(0) == nullptr || !args.NodeAt(0)->type().is_tensor()) return std::nullopt;
  const int64_t rank = args.NodeAt(0)->type().tensor().dim();
  Permutation order(rank);
  std::iota(order.begin(), order.end(), int64_t{0});
  if (node.op()->is(OpId::t)) {
    if (rank == 2) std::swap(order[0], order[1]);
    return order;
  }
  if (node.op()->is(OpId::transpose_int)) {
    const std::optional<int64_t> a = NormalDim(args.Value(1), rank);
    const std::optional<int64_t> b = NormalDim(args.Value(2), rank);
    if (!a || !b) return std::nullopt;
    std::swap(order[*a], order[*b]);
    return order;
  }
  const Argument dims = args.Value(1);
  if (!dims.is_list() || dims.items().size() != order.size()) return std::nullopt;
  for (int64_t i = 0; i < rank; ++i) {
    const std::optional<int64_t> dim = NormalDim(dims.items()[i], rank);
    if (!dim) return std::nullopt;
    order[i] = *dim;
  }
  return order;
}

bool IsIdentity(const Permutation& order) {
  for (size_t i = 0; i < order.size(); ++i) {
    if (order[i] != static_cast<int64_t>(i)) return false;
  }
  return true;
}

// Sizes as an argument. Returns nullopt for symbolic sizes, because the graph may have no node for them.
std::optional<Argument> SizesArgument(const ValueType& type) {
  if (!type.is_tensor()) return std::nullopt;
  std::vector<Argument> sizes;
  for (const SymInt& size : type.tensor().sizes) {
    if (size.is_symbolic()) return std::nullopt;
    sizes.emplace_back(size.value());
  }
  return Argument::List(std::move(sizes));
}

class Remover {
 public:
  Remover(Graph& graph, const RemoveNoopViewsAndCopiesOptions& options)
      : graph_(graph), options_(options), aliases_(graph) {
    for (const KnownOp& known : kKnownOps) {
      if (const OpSchema* op = graph.ops().Find(known.id)) kinds_.emplace(op, known.kind);
    }
  }

  bool Run() {
    bool changed = RemoveViews();
    // Removing a copy makes the views on both sides adjacent; removing a view can make a copy's strides irrelevant.
    for (int round = 0; options_.copies && round < kMaxRounds && RemoveCopies(); ++round) {
      changed = true;
      aliases_ = AliasAnalysis(graph_);  // removed nodes no longer count as readers
      RemoveViews();
    }
    return changed;
  }

 private:
  static constexpr int kMaxRounds = 16;

  bool RemoveViews() {
    bool changed = false;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      changed |= VisitView(node);
      node = next;
    }
    return changed;
  }

  // Visits users first, so that a copy of a copy is removed before the copy that it reads is examined.
  bool RemoveCopies() {
    bool changed = false;
    for (Node* node = graph_.last(); node != nullptr;) {
      Node* const previous = node->prev();
      changed |= VisitCopy(node);
      node = previous;
    }
    return changed;
  }

  std::optional<Kind> KindOf(const Node* node) const {
    const auto it = kinds_.find(node->op());
    if (it == kinds_.end()) return std::nullopt;
    return it->second;
  }

  // Whether the derivatives of the graph would change if the node were replaced by a value that is equal to it.
  bool HasOwnDerivative(const Node& node, const Node& equal) const {
    if (!options_.keep_derivatives) return false;
    const bool is_barrier = node.is_call_to(OpId::detach) || node.is_call_to(OpId::no_grad_alias) ||
                            node.is_call_to(OpId::no_grad_write) || node.is_call_to(OpId::detached_write);
    const bool has_derivative = !node.type().is_tensor() || IsFloatingPoint(node.type().tensor().dtype) ||
                                IsComplex(node.type().tensor().dtype);
    return is_barrier && has_derivative && !(node.is_call_to(OpId::detach) && equal.is_call_to(OpId::detach));
  }

  bool VisitCopy(Node* node) {
    const std::optional<Kind> kind = KindOf(node);
    const bool is_write = kind == Kind::kCopy || kind == Kind::kScatter;
    if (!is_write && kind != Kind::kClone && kind != Kind::kCast) return false;
    Node* const original = NodeArguments(*node).NodeAt(is_write ? 1 : 0);
    if (original == nullptr || HasOwnDerivative(*node, *original)) return false;
    // A slice as large as the result replaces all of it.
    if (kind == Kind::kScatter && !SameSizes(*node, *original)) return false;
    return ReplaceByEqual(graph_, aliases_, node, original);
  }

  bool VisitView(Node* node) {
    const std::optional<Kind> kind = KindOf(node);
    if (!kind || aliases_.HasGeometryChange(node)) return false;
    Node* const operand = NodeArguments(*node).NodeAt(0);
    if (operand == nullptr) return false;
    switch (*kind) {
      case Kind::kIdentity:
        return !HasOwnDerivative(*node, *operand) && ReplaceView(node, operand);
      case Kind::kReshape:
        return (SameSizes(*node, *operand) && ReplaceView(node, operand)) || MergeReshapes(node, operand);
      case Kind::kExpand:
        return (SameSizes(*node, *operand) && ReplaceView(node, operand)) || MergeExpands(node, operand);
      case Kind::kPermute:
        return VisitPermute(node, operand);
      case Kind::kSlice:
        // A slice as large as its operand takes everything. With a step above 1 (then the dim has size 1), the slice is
        // kept: its stride differs, so copy_ between the slice and its operand is rejected as a partial overlap, and
        // without the slice this error would be missing.
        return SameSizes(*node, *operand) && NodeArguments(*node).IsDefault("step") && ReplaceView(node, operand);
      default:
        return false;
    }
  }

  static bool SameSizes(const Node& a, const Node& b) {
    return a.type().is_tensor() && b.type().is_tensor() && a.type().tensor().sizes == b.type().tensor().sizes;
  }

  bool ReplaceView(Node* view, Node* same) {
    aliases_.Unite(view, same);
    ReplaceNode(graph_, view, same);
    return true;
  }

  // Merges consecutive reshapes. If the first one needs no copy, the second can be taken directly from the operand,
  // because both only split and merge dense dims.
  bool MergeReshapes(Node* node, Node* operand) {
    Node* const source = SourceOfChain(operand, Kind::kReshape);
    if (source == operand) return false;
    if (SameSizes(*node, *source)) return ReplaceView(node, source);
    std::optional<Argument> sizes = SizesArgument(node->type());
    if (!sizes && node->op()->is(OpId::view)) sizes = NodeArguments(*node).Value(1);
    if (!sizes) return false;
    return ReplaceByMerged(node, operand, CallFor(graph_, node, OpId::view, {source, *std::move(sizes)}));
  }

  bool MergeExpands(Node* node, Node* operand) {
    Node* const source = SourceOfChain(operand, Kind::kExpand);
    std::optional<Argument> sizes = SizesArgument(node->type());
    if (source == operand || !sizes) return false;
    return ReplaceByMerged(node, operand, CallFor(graph_, node, OpId::expand, {source, *std::move(sizes)}));
  }

  // The operand of the chain of nodes of this kind that ends at `node`. The chain is short: visited nodes were already
  // merged, except views with symbolic sizes.
  Node* SourceOfChain(Node* node, Kind kind) const {
    while (KindOf(node) == kind) {
      Node* const source = NodeArguments(*node).NodeAt(0);
      if (source == nullptr) break;
      node = source;
    }
    return node;
  }

  bool VisitPermute(Node* node, Node* operand) {
    const std::optional<Permutation> outer = PermutationOf(*node);
    if (outer && IsIdentity(*outer)) return ReplaceView(node, operand);
    if (KindOf(operand) != Kind::kPermute) return false;
    Node* const source = NodeArguments(*operand).NodeAt(0);
    if (source == nullptr) return false;
    // t(t(x)) is x for any rank.
    if (node->op()->is(OpId::t) && operand->op()->is(OpId::t)) return ReplaceView(node, source);
    const std::optional<Permutation> inner = PermutationOf(*operand);
    if (!outer || !inner || outer->size() != inner->size()) return false;
    Permutation order;
    for (const int64_t dim : *outer) order.push_back((*inner)[dim]);
    if (IsIdentity(order)) return ReplaceView(node, source);
    return ReplaceByMerged(
        node, operand, CallFor(graph_, node, OpId::permute, {source, Argument::IntList({order.begin(), order.end()})}));
  }

  // `merged` is equivalent to `operand` followed by `node`.
  bool ReplaceByMerged(Node* node, const Node* operand, Node* merged) {
    MergeProvenance(operand->provenance(), merged);
    ReplaceByNew(graph_, aliases_, node, merged);
    return true;
  }

  Graph& graph_;
  const RemoveNoopViewsAndCopiesOptions& options_;
  AliasAnalysis aliases_;
  absl::flat_hash_map<const OpSchema*, Kind> kinds_;
};

}  // namespace

absl::StatusOr<bool> RemoveNoopViewsAndCopies(Graph& graph, const RemoveNoopViewsAndCopiesOptions& options) {
  const auto run = [&options](Graph& subgraph) { return RemoveNoopViewsAndCopies(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool inner, RunOnSubgraphs(graph, run));
  const bool outer = Remover(graph, options).Run();
  return inner || outer;
}

}  // namespace backtape
