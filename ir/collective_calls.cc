#include "backtape/ir/collective_calls.h"

#include <algorithm>
#include <vector>

#include "backtape/ir/op_id.h"
#include "backtape/ir/replace_nodes.h"

namespace backtape {
namespace {

constexpr OpId kWaitTensor = OpId::_c10d_functional_wait_tensor;

void ReplaceUseIn(Node& user, const Node* from, Node* to) {
  const auto replaced = [&](Node* node) { return Argument(node == from ? to : node); };
  ArgumentList args;
  for (const Argument& arg : user.args()) args.push_back(ReplaceNodes(arg, replaced));
  KeywordArguments kwargs;
  for (const auto& [key, arg] : user.kwargs()) kwargs.emplace_back(key, ReplaceNodes(arg, replaced));
  user.SetArgsAndKwargs(std::move(args), std::move(kwargs));
}

bool InsertWaitFor(Graph& graph, Node& start) {
  std::vector<Node*> readers;
  for (Node* user : start.users()) {
    if (!user->is_output() && !WaitsForCollective(*user)) readers.push_back(user);
  }
  if (readers.empty()) return false;
  Node* const saved = graph.insertion_point();
  graph.set_insertion_point(readers.front());
  Node* const wait = graph.Call(kWaitTensor, {&start});
  graph.set_insertion_point(saved);
  wait->set_provenance(start.provenance());
  wait->set_type(start.type());
  for (Node* reader : readers) ReplaceUseIn(*reader, &start, wait);
  return true;
}

}  // namespace

bool WaitsForCollective(const Node& node) { return node.is_call_to(kWaitTensor); }

bool StartsCollective(const Node& node) {
  return node.op() != nullptr && node.op()->has_tag(kTagCollective) && !WaitsForCollective(node);
}

bool HasCollectives(const Graph& graph) {
  const auto nodes = graph.nodes();
  return std::any_of(nodes.begin(), nodes.end(), [](const Node* node) { return StartsCollective(*node); });
}

bool InsertWaits(Graph& graph) {
  bool has_changed = false;
  for (Node* node = graph.first(); node != nullptr; node = node->next()) {
    if (StartsCollective(*node) && !node->op()->has_tag(kTagInplace)) has_changed |= InsertWaitFor(graph, *node);
  }
  return has_changed;
}

}  // namespace backtape
