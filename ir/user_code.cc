#include "backtape/ir/user_code.h"

#include <algorithm>

#include "backtape/ir/collective_calls.h"

namespace backtape::internal {

bool MayRunUserCode(const Graph& graph) {
  if (HasCollectives(graph)) return true;
  const size_t num_builtin = OpTable::Builtin().ops().size();
  for (const Node* node : graph.nodes()) {
    if (node->is_call() && node->op() != nullptr && static_cast<size_t>(node->op()->id) >= num_builtin) return true;
  }
  return std::any_of(graph.subgraphs().begin(), graph.subgraphs().end(),
                     [](const auto& subgraph) { return MayRunUserCode(*subgraph.second); });
}

}  // namespace backtape::internal
