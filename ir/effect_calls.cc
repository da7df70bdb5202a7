#include "backtape/ir/effect_calls.h"

#include <string>
#include <utility>

#include "backtape/ir/functionalized_calls.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

// The op to call instead of a with_effects call; null if the call cannot be replaced.
const OpSchema* ReplacementOf(const Graph& graph, const Node& node) {
  const OpSchema* const op = FindWrappedOp(graph, node);
  if (op == nullptr || !node.args()[0].is_node()) return nullptr;
  const int64_t num_results = static_cast<int64_t>(op->returns.size());
  for (const Node* user : node.users()) {
    if (!user->is_call_to(OpId::operator_getitem) || user->args().size() != 2 || !user->args()[1].is_int())
      return nullptr;
    const int64_t item = user->args()[1].int_value();
    if (item < 0 || item > num_results) return nullptr;
  }
  return op;
}

void Replace(Graph& graph, Node* node, const OpSchema& op) {
  Node* const saved = graph.insertion_point();
  graph.set_insertion_point(node);
  Node* const call = graph.Call(op, ArgumentList(node->args().begin() + 2, node->args().end()),
                                KeywordArguments(node->kwargs().begin(), node->kwargs().end()));
  graph.set_insertion_point(saved);
  call->set_provenance(node->provenance());
  Node* const token = node->args()[0].node();
  for (Node* const item : node->users()) {
    const int64_t index = item->args()[1].int_value();
    if (index == 0 || op.returns.size() == 1) {
      if (index > 0) call->set_type(item->type());
      graph.ReplaceAllUsesWith(item, index == 0 ? token : call);
      graph.Erase(item);
    } else {
      item->SetArgs({call, index - 1});
    }
  }
  const std::string name(node->name());
  graph.Erase(node);
  graph.Rename(call, name);
}

}  // namespace

const OpSchema* FindWrappedOp(const Graph& graph, const Node& node) {
  if (node.opcode() != Opcode::kCallFunction || node.target() != kWithEffects || node.args().size() < 2) return nullptr;
  return node.args()[1].is_symbol() ? graph.ops().Find(node.args()[1].symbol()) : nullptr;
}

bool ReplaceEffectCalls(Graph& graph) {
  bool has_changed = ReplaceFunctionalizedCalls(graph);
  for (Node* node = graph.first(); node != nullptr;) {
    // Replace() erases getitem nodes after the call, so look up the next node afterwards.
    Node* const before = node->prev();
    if (const OpSchema* op = ReplacementOf(graph, *node)) {
      Replace(graph, node, *op);
      has_changed = true;
      node = before == nullptr ? graph.first() : before->next();
    }
    node = node->next();
  }
  return has_changed;
}

}  // namespace backtape
