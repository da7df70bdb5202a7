#ifndef BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_
#define BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Replaces each call that views or copies depending on strides (reshape, contiguous) by the view or the copy that it is
// for its operand's type, so that Functionalize knows which values share memory. Calls whose operand has no known
// strides stay. Bit for bit; results have the same strides.
absl::StatusOr<bool> MakeViewsExplicit(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_EXPLICIT_VIEWS_H_
