#include "backtape/passes/state_views.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/aliasing.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

// Whether the call returns a view of its operand; nullopt if the types do not determine it for all sizes.
std::optional<bool> IsView(const Node& node, const Node& operand) {
  if (!node.type().is_tensor() || !operand.type().is_tensor()) return std::nullopt;
  const TensorType &result = node.type().tensor(), &self = operand.type().tensor();
  if (!result.strides.has_value() || !self.strides.has_value()) return std::nullopt;
  ShapeEnv env;
  ShapeContext context(env, *node.op());
  // Holds for all sizes that the call accepts.
  context.RequireEq(self.numel(), result.numel(), "the number of elements of a view");
  const size_t num_guards = env.guards().size();
  const bool is_view = SharedView(context, *node.op(), self, result).has_value();
  return env.guards().size() == num_guards ? std::optional<bool>(is_view) : std::nullopt;
}

bool StateView(Graph& graph, AliasAnalysis& aliases, Node* node) {
  const NodeArguments args(*node);
  Node* operand = args.NodeAt(0);
  if (operand == nullptr || !aliases.IsWritten(node)) return false;
  const std::optional<bool> is_view = IsView(*node, *operand);
  if (!is_view.has_value()) return false;
  const bool is_reshape = node->is_call_to(OpId::reshape);
  const Argument format = is_reshape ? Argument(MemoryFormat::kContiguous) : args.Value(1);
  if (!*is_view) operand = CallFor(graph, node, OpId::clone, {operand}, {{"memory_format", format}});
  Node* made = operand;
  if (is_reshape) {
    made = CallFor(graph, node, OpId::view, {operand, args.Value(1)});
  } else if (*is_view) {
    made = CallFor(graph, node, OpId::alias, {operand});
  }
  ReplaceNode(graph, node, made);
  return true;
}

// Whether the graph creates the tensor's storage. The layout of an input may differ from what its type states.
bool IsCreatedInGraph(const Node* tensor) {
  while (tensor != nullptr && tensor->is_call() && tensor->op() != nullptr && tensor->num_operands() > 0 &&
         (tensor->op()->has_tag(kTagView) || tensor->op()->has_tag(kTagInplace))) {
    tensor = tensor->operand(0);
  }
  return tensor != nullptr && tensor->is_call() && tensor->op() != nullptr && !tensor->op()->has_tag(kTagPython);
}

// The dim of the viewed tensor along which a dim of an as_strided call runs.
struct StridedDim {
  size_t of_base = 0;
  int64_t step = 1;
};

// For each dim of the call, the dim of the row-major base; nullopt for a dim of size 1 that corresponds to none. The
// outer nullopt: slices of the base do not have these sizes and strides.
std::optional<std::vector<std::optional<StridedDim>>> MatchDims(const std::vector<int64_t>& base,
                                                                const std::vector<int64_t>& base_strides,
                                                                const std::vector<int64_t>& sizes,
                                                                const std::vector<int64_t>& strides, int64_t offset) {
  std::vector<std::optional<StridedDim>> matches(sizes.size());
  std::vector<bool> is_taken(base.size());
  for (size_t i = 0; i < sizes.size(); ++i) {
    for (size_t d = 0; d < base.size() && !matches[i]; ++d) {
      if (is_taken[d] || base[d] == 1 || strides[i] < base_strides[d] || strides[i] % base_strides[d] != 0) continue;
      const int64_t step = strides[i] / base_strides[d], start = offset / base_strides[d] % base[d];
      if (step >= base[d] || (sizes[i] - 1) > (base[d] - 1 - start) / step) continue;
      matches[i] = StridedDim{d, step};
      is_taken[d] = true;
    }
    if (!matches[i] && sizes[i] != 1) return std::nullopt;
  }
  return matches;
}

bool StateStridedView(Graph& graph, AliasAnalysis& aliases, Node* node) {
  const NodeArguments args(*node);
  Node* const operand = args.NodeAt(0);
  if (operand == nullptr || !operand->type().is_tensor() || !aliases.IsWritten(node)) return false;
  for (OpId op : {OpId::select_int, OpId::slice_Tensor, OpId::permute, OpId::unsqueeze, OpId::alias}) {
    if (graph.ops().Find(op) == nullptr) return false;
  }
  const TensorType& self = operand->type().tensor();
  const auto base = KnownSizes(self.sizes), sizes = IntegersOf(args.Value("size")),
             strides = IntegersOf(args.Value("stride"));
  const Argument given = args.Value("storage_offset");
  if (!base || !sizes || !strides || !self.strides || !(*self.strides == ContiguousStrides(self.sizes))) return false;
  if (!(self.storage_offset == SymInt(0)) || !IsCreatedInGraph(operand) || sizes->size() != strides->size())
    return false;
  const int64_t offset = given.is_int() ? given.int_value() : 0, numel = self.numel().constant().value_or(0);
  if (!(given.is_none() || given.is_int()) || offset < 0 || offset >= numel) return false;
  if (std::any_of(sizes->begin(), sizes->end(), [](int64_t size) { return size <= 0; })) return false;
  const std::vector<int64_t> base_strides = *KnownSizes(*self.strides);
  const auto matches = MatchDims(*base, base_strides, *sizes, *strides, offset);
  if (!matches) return false;
  Node* made = operand;
  std::vector<size_t> kept;  // the dims of the base that are not selected
  for (size_t d = base->size(); d-- > 0;) {
    const auto dim = static_cast<int64_t>(d);
    const int64_t start = offset / base_strides[d] % (*base)[d];
    size_t i = 0;
    while (i < matches->size() && !((*matches)[i] && (*matches)[i]->of_base == d)) ++i;
    if (i == matches->size()) {
      made = CallFor(graph, node, OpId::select_int, {made, dim, start});
      continue;
    }
    kept.insert(kept.begin(), d);
    const int64_t step = (*matches)[i]->step, end = start + ((*sizes)[i] - 1) * step + 1;
    if (start == 0 && end == (*base)[d] && step == 1) continue;
    made = CallFor(graph, node, OpId::slice_Tensor, {made, dim, start, end, step});
  }
  std::vector<int64_t> order;
  for (const auto& match : *matches) {
    if (match) order.push_back(std::find(kept.begin(), kept.end(), match->of_base) - kept.begin());
  }
  if (!std::is_sorted(order.begin(), order.end())) {
    made = CallFor(graph, node, OpId::permute, {made, Argument::IntList(order)});
  }
  for (size_t i = 0; i < matches->size(); ++i) {
    if (!(*matches)[i]) made = CallFor(graph, node, OpId::unsqueeze, {made, static_cast<int64_t>(i)});
  }
  if (made == operand) made = CallFor(graph, node, OpId::alias, {operand});
  ReplaceNode(graph, node, made);
  return true;
}

}  // namespace

bool StateViews(Graph& graph) {
  if (std::none_of(graph.nodes().begin(), graph.nodes().end(), [](const Node* node) { return MayWrite(*node); })) {
    return false;
  }
  AliasAnalysis aliases(graph);
  bool is_changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    const bool may_view = node->is_call_to(OpId::reshape) || node->is_call_to(OpId::contiguous);
    if (may_view) {
      is_changed |= StateView(graph, aliases, node);
    } else if (node->is_call_to(OpId::as_strided)) {
      is_changed |= StateStridedView(graph, aliases, node);
    }
    node = next;
  }
  return is_changed;
}

}  // namespace backtape
