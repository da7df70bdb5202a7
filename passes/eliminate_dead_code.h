#ifndef BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_
#define BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct EliminateDeadCodeOptions {
  // Also remove unused draws of random numbers; what others draw does not depend on them.
  bool remove_random = true;
};

// Removes nodes whose value nothing uses and that do nothing else. Placeholders, writes and calls of unknown targets
// stay.
absl::StatusOr<bool> EliminateDeadCode(Graph& graph, const EliminateDeadCodeOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ELIMINATE_DEAD_CODE_H_
