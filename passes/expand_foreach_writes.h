#ifndef BACKTAPE_PASSES_EXPAND_FOREACH_WRITES_H_
#define BACKTAPE_PASSES_EXPAND_FOREACH_WRITES_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Replaces each call that writes a list of tensors (_foreach_add_.Scalar) by one in-place call for each tensor; other
// passes can make these calls functional. Calls whose lists are not literal lists of nodes are left unchanged. Returns
// whether any call was replaced.
bool ExpandForeachWrites(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_EXPAND_FOREACH_WRITES_H_
