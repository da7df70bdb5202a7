#include "backtape/passes/eliminate_dead_code.h"

#include "backtape/ir/higher_order.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/random_calls.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool IsRemovable(const Node& node, const EliminateDeadCodeOptions& options) {
  if (node.has_uses() || node.is_placeholder() || node.is_output() || MayWrite(node)) return false;
  if (options.keeps && options.keeps(node)) return false;
  if (IsHigherOrderCall(node)) {
    const absl::StatusOr<HigherOrderCall> call = ReadHigherOrderCall(node);
    return call.ok() && !HasEffects(*call);
  }
  return !node.is_impure() || (options.remove_random && DrawsRandomNumbers(node));
}

}  // namespace

absl::StatusOr<bool> EliminateDeadCode(Graph& graph, const EliminateDeadCodeOptions& options) {
  const auto run = [&options](Graph& subgraph) { return EliminateDeadCode(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(bool changed, RunOnSubgraphs(graph, run));
  // Users come after their operands, so walking backwards visits every node after its unused users are erased.
  for (Node* node = graph.last(); node != nullptr;) {
    Node* const previous = node->prev();
    if (IsRemovable(*node, options)) {
      graph.Erase(node);
      changed = true;
    }
    node = previous;
  }
  changed |= EraseUnusedSubgraphs(graph);
  return changed;
}

}  // namespace backtape
