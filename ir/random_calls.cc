#include "backtape/ir/random_calls.h"

#include <algorithm>

namespace backtape {

bool DrawsRandomNumbers(const Graph& graph) {
  const auto nodes = graph.nodes();
  return std::any_of(nodes.begin(), nodes.end(), [](const Node* node) { return DrawsRandomNumbers(*node); });
}

}  // namespace backtape
