#ifndef BACKTAPE_PASSES_STATE_VIEWS_H_
#define BACKTAPE_PASSES_STATE_VIEWS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Replaces calls whose storage is written in the graph, so that other passes can make the writes functional:
//   - reshape and contiguous by a view, or by a copy and a view, if the types determine which of the two they are;
//   - as_strided of a row-major tensor that the graph creates by slices, selections and a permutation, if these view
//   the
//     same elements (PyTorch's backward of a write to a part of a tensor has such calls).
// Without written storage it changes nothing. Returns whether any call was replaced.
bool StateViews(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_STATE_VIEWS_H_
