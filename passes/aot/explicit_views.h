#ifndef BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_
#define BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Ops such as reshape and contiguous return a view or a copy, depending on their operand's strides. Replaces their
// calls by calls of the view or of the copy, so that Functionalize knows which values share memory. Calls whose operand
// has no known strides stay. Results stay the same bit for bit, and have the same strides.
absl::StatusOr<bool> MakeViewsExplicit(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_
