#ifndef BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_
#define BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct EliminateCommonSubexpressionsOptions {
  // Treat `add(x, y)` and `add(y, x)` as equal, for ops that are commutative bit for bit (except the payload of a NaN).
  bool commutative = true;
};

// Merges calls of the same op with equal arguments, however these are written (`add(x, y)` equals `add(x, y,
// alpha=1)`), and get_attr nodes with the same target. The first node remains and takes over the provenance of the
// others. Does not merge calls that draw random numbers or that write; reads with a write of the same storage between
// them; results that are written later; results whose strides differ; or two results that are both returned, because
// the caller would see that they share storage.
absl::StatusOr<bool> EliminateCommonSubexpressions(Graph& graph, const EliminateCommonSubexpressionsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_
