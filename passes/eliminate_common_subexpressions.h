#ifndef BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_
#define BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct EliminateCommonSubexpressionsOptions {
  // Take `add(x, y)` and `add(y, x)` as one: ops whose result is the same bit for bit but for the payload of a NaN.
  bool commutative = true;
};

// Makes one node of those that call the same op with equal arguments, whichever way these are written (`add(x, y)` is
// `add(x, y, alpha=1)`); the first one stays and takes over the provenance of the others. Not merged: what draws random
// numbers or writes, what reads storage that is written before another read, results that are written later, and
// results that are both returned (the caller would see them share storage).
absl::StatusOr<bool> EliminateCommonSubexpressions(Graph& graph, const EliminateCommonSubexpressionsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ELIMINATE_COMMON_SUBEXPRESSIONS_H_
