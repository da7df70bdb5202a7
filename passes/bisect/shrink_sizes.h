#ifndef BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_
#define BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_

#include <functional>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

// Tries smaller sizes: symbols become numbers; then each size of a placeholder, largest first, is replaced by a
// smaller accepted number wherever it occurs in a placeholder or an argument, and values are cut accordingly. `accept`
// decides about each candidate; an accepted one replaces the current graph. `bound` itself is not changed.
void ShrinkSizes(const BoundGraph& bound, const std::function<bool(BoundGraph)>& accept);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_
