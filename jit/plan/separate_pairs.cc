#include "backtape/jit/plan/separate_pairs.h"

#include <optional>

#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/paired_reductions.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {

bool SeparatePairs(Graph& graph) {
  bool changed = false;
  for (Node* node = graph.first(); node != nullptr; node = node->next()) {
    const std::optional<PairedReduction> pair = PairOf(*node);
    if (!pair || IsPrivate(*pair)) continue;
    if (!ReducesInParts(pair->chain[0]->type().tensor().sizes, LoopOpOf(*node)->dims)) continue;
    // Copies are inserted before the reduction; each has the provenance of its original.
    const auto copy = [&](Node* original) {
      Node* const made = CallFor(graph, original, *original->op(), original->args(), original->kwargs());
      made->set_type(original->type());
      graph.MoveBefore(made, node);
      return made;
    };
    Node* const element = copy(node->operand(0));
    Node* const difference = copy(element->operand(0));
    graph.MoveBefore(element, node);
    for (size_t k = 0; k < element->num_operands(); ++k) element->SetOperand(k, difference);
    node->SetOperand(0, element);
    changed = true;
  }
  return changed;
}

}  // namespace backtape::jit
