#include "backtape/passes/aot/explicit_views.h"

#include <optional>
#include <string>

#include "backtape/ir/aliasing.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

// The calls that replace `node`; null if it stays.
Node* ExplicitForm(Graph& graph, Node* node, bool is_view) {
  const NodeArguments args(*node);
  Node* const self = args.NodeAt(0);
  if (node->is_call_to(OpId::contiguous)) {
    if (is_view) return CallFor(graph, node, OpId::alias, {self});
    return CallFor(graph, node, OpId::clone, {self}, {{"memory_format", args.Value("memory_format")}});
  }
  if (!node->is_call_to(OpId::reshape)) return nullptr;
  const Argument shape = args.Value("shape");
  Node* const source =
      is_view ? self : CallFor(graph, node, OpId::clone, {self}, {{"memory_format", MemoryFormat::kContiguous}});
  return CallFor(graph, node, OpId::view, {source, shape});
}

}  // namespace

absl::StatusOr<bool> MakeViewsExplicit(Graph& graph) {
  bool has_changed = false;
  ShapeEnv shape_env;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    const OpSchema* op = node->is_call() ? node->op() : nullptr;
    if (op != nullptr && op->has_tag(kTagViewOrCopy) && node->type().is_tensor()) {
      const Node* const self = NodeArguments(*node).NodeAt(0);
      if (self != nullptr && self->type().is_tensor() && self->type().tensor().strides.has_value()) {
        ShapeContext context(shape_env, *op);
        const bool is_view = SharedView(context, *op, self->type().tensor(), node->type().tensor()).has_value();
        if (Node* const made = ExplicitForm(graph, node, is_view)) {
          const std::string name(node->name());
          made->set_type(node->type());
          graph.ReplaceAllUsesWith(node, made);
          graph.Erase(node);
          SetUniqueName(graph, made, name);
          has_changed = true;
        }
      }
    }
    node = next;
  }
  return has_changed;
}

}  // namespace backtape
