#ifndef BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_
#define BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_

#include <functional>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct EliminateDeadCodeOptions {
  // Also remove unused random draws. Other draws do not depend on them.
  bool remove_random = true;
  // If set: whether a node stays although nothing uses it.
  std::function<bool(const Node&)> keeps{};
};

// Removes nodes whose value is unused and that have no side effects. Placeholders, writes and calls of unknown targets
// remain.
absl::StatusOr<bool> EliminateDeadCode(Graph& graph, const EliminateDeadCodeOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_
