#include "backtape/passes/expand_foreach_writes.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/foreach.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

bool ExpandCall(Graph& graph, Node* node) {
  const OpSchema& op = *node->op();
  const OpSchema& base = *ForeachBase(op);
  const NodeArguments args(*node);
  std::vector<Argument> values;
  std::optional<size_t> length;
  for (size_t k = 0; k < op.args.size(); ++k) {
    values.push_back(args.Value(k));
    if (!op.args[k].is_list) continue;
    if (!values.back().is_sequence()) return false;
    const size_t size = values.back().items().size();
    if (size != length.value_or(size)) return false;  // an error, which the verifier reports
    length = size;
  }
  for (size_t i = 0; i < length.value_or(0); ++i) {
    KeywordArguments named;
    for (size_t k = 1; k < op.args.size(); ++k) {
      Argument value = op.args[k].is_list ? values[k].items()[i] : values[k];
      named.emplace_back(std::string(base.args[ForeachArgument(op, base, k)].name), std::move(value));
    }
    CallFor(graph, node, base, {values[0].items()[i]}, std::move(named));
  }
  graph.Erase(node);
  return true;
}

}  // namespace

bool ExpandForeachWrites(Graph& graph) {
  bool is_changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    if (node->op() != nullptr && !node->has_uses()) {
      const OpSchema* const base = ForeachBase(*node->op());
      if (base != nullptr && base->has_tag(kTagInplace)) is_changed |= ExpandCall(graph, node);
    }
    node = next;
  }
  return is_changed;
}

}  // namespace backtape
