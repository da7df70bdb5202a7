#ifndef BACKTAPE_IR_PLACEHOLDER_TYPES_H_
#define BACKTAPE_IR_PLACEHOLDER_TYPES_H_

#include "absl/status/status.h"
#include "backtape/ir/graph.h"

namespace backtape {

// InvalidArgument if placeholders that have uses are of unknown type. The error names them and says how to state types.
absl::Status CheckPlaceholderTypes(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_PLACEHOLDER_TYPES_H_
