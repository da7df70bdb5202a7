#include "backtape/passes/literal_picks.h"

#include "backtape/ir/op_id.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

// The item that the call picks from a list of its own arguments; null if it picks none of them.
Node* LiteralItem(const Node& pick) {
  if (!pick.is_call_to(OpId::operator_getitem) || pick.args().size() != 2 || !pick.args()[1].is_int()) return nullptr;
  const Argument& list = pick.args()[0];
  if (!list.is_sequence() || list.is_slice()) return nullptr;
  const auto size = static_cast<int64_t>(list.items().size());
  int64_t index = pick.args()[1].int_value();
  if (index < 0) index += size;
  if (index < 0 || index >= size || !list.items()[index].is_node()) return nullptr;
  return list.items()[index].node();
}

}  // namespace

bool ReplaceLiteralPicks(Graph& graph) {
  bool changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    if (Node* const item = LiteralItem(*node); item != nullptr) {
      ReplaceNode(graph, node, item);
      changed = true;
    }
    node = next;
  }
  return changed;
}

}  // namespace backtape
