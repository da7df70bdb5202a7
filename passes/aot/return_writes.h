#ifndef BACKTAPE_PASSES_AOT_RETURN_WRITES_H_
#define BACKTAPE_PASSES_AOT_RETURN_WRITES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Makes a graph pure: writes become values (Functionalize), and the new values of the written placeholders are returned
// first, in the order of the placeholders, before what the graph returned already. Returns these placeholders. If the
// graph has a signature with outputs, it gets outputs of kind kMutation. Unimplemented, with the reasons, if a write
// cannot be made functional.
absl::StatusOr<std::vector<const Node*>> ReturnWrites(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_RETURN_WRITES_H_
