#ifndef BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_
#define BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_

#include <functional>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

// Tries the graph with smaller sizes: symbols become numbers, then each size of a placeholder, from the largest on, is
// replaced by the smallest number that will do, wherever a placeholder or an argument of a call has it; values are cut
// to that. `accept` says whether a candidate will do, which is then the graph to go on with (`bound` is not changed).
void ShrinkSizes(const BoundGraph& bound, const std::function<bool(BoundGraph)>& accept);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_SHRINK_SIZES_H_
