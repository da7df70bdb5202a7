#ifndef BACKTAPE_PASSES_OVERLAP_COLLECTIVES_H_
#define BACKTAPE_PASSES_OVERLAP_COLLECTIVES_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct OverlapCollectivesOptions {};

// Orders the nodes so that collectives overlap with computation: each collective starts as soon as its operands have
// been computed, before other nodes that are ready ("collectives first"), and each wait_tensor comes directly before
// the first reader of its result. Cheap nodes that only prepare an operand (views, pointwise ops, concatenations) move
// along with it. All other nodes keep their order, and so do all nodes that have effects or touch storage that the
// graph writes. The order depends only on the graph, so it is the same on all ranks. Values do not change.
absl::StatusOr<bool> OverlapCollectives(Graph& graph, const OverlapCollectivesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_OVERLAP_COLLECTIVES_H_
