#include "backtape/passes/state_views.h"

#include <algorithm>
#include <optional>
#include <utility>

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
    is_changed |= may_view && StateView(graph, aliases, node);
    node = next;
  }
  return is_changed;
}

}  // namespace backtape
