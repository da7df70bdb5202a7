#include "backtape/passes/eliminate_dead_code.h"

#include "backtape/ir/random_calls.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {
namespace {

bool IsRemovable(const Node& node, const EliminateDeadCodeOptions& options) {
  if (node.has_uses() || node.is_placeholder() || node.is_output() || MayWrite(node)) return false;
  return !node.is_impure() || (options.remove_random && DrawsRandomNumbers(node));
}

}  // namespace

absl::StatusOr<bool> EliminateDeadCode(Graph& graph, const EliminateDeadCodeOptions& options) {
  bool changed = false;
  // Users come after their operands, so walking backwards visits every node after its unused users are erased.
  for (Node* node = graph.last(); node != nullptr;) {
    Node* const previous = node->prev();
    if (IsRemovable(*node, options)) {
      graph.Erase(node);
      changed = true;
    }
    node = previous;
  }
  return changed;
}

}  // namespace backtape
