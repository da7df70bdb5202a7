#include "backtape/jit/plan/spread_lists.h"

#include <utility>
#include <vector>

#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

bool IsPick(const Node& user, const Node& list) {
  return user.is_call_to(OpId::operator_getitem) && user.args().size() == 2 && user.args()[0].is_node() &&
         user.args()[0].node() == &list && user.args()[1].is_int();
}

// Inserts one node per item directly after the list; an item that is a list is expanded too.
Argument ItemsOf(Graph& graph, Node* list) {
  const std::vector<ValueType> types = list->type().list();
  std::vector<Argument> items;
  Node* last = list;
  for (size_t i = 0; i < types.size(); ++i) {
    graph.set_insertion_point(last->next());
    Node* const item = graph.Call(OpId::operator_getitem, {list, static_cast<int64_t>(i)});
    item->set_type(types[i]);
    item->set_provenance(list->provenance());
    items.emplace_back(item);
    last = item;
  }
  graph.set_insertion_point(nullptr);
  for (Argument& item : items) {
    if (item.node()->type().is_list()) item = ItemsOf(graph, item.node());
  }
  return Argument::List(std::move(items));
}

void CountFromFront(Node* pick, size_t size) {
  const int64_t index = pick->args()[1].int_value();
  if (index < 0) pick->SetArgs({pick->args()[0], index + static_cast<int64_t>(size)});
}

void Spread(Graph& graph, Node* list) {
  std::vector<Node*> readers;
  for (Node* user : list->users()) {
    if (IsPick(*user, *list)) {
      CountFromFront(user, list->type().list().size());
    } else {
      readers.push_back(user);
    }
  }
  if (readers.empty()) return;
  const Argument items = ItemsOf(graph, list);
  for (Node* reader : readers) {
    const auto spread = [&](Argument& leaf) {
      if (leaf.node() == list) leaf = items;
    };
    ArgumentList args = reader->args();
    KeywordArguments kwargs = reader->kwargs();
    for (Argument& argument : args) argument.ForEachNode(spread);
    for (auto& [key, argument] : kwargs) argument.ForEachNode(spread);
    reader->SetArgsAndKwargs(std::move(args), std::move(kwargs));
  }
}

}  // namespace

void SpreadLists(Graph& graph) {
  std::vector<Node*> lists;
  for (Node* node : graph.nodes()) {
    if (node->is_call() && node->type().is_list()) lists.push_back(node);
  }
  for (Node* list : lists) Spread(graph, list);
}

}  // namespace backtape::jit
