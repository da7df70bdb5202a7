#ifndef BACKTAPE_PASSES_STATE_VIEWS_H_
#define BACKTAPE_PASSES_STATE_VIEWS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Replaces each call of reshape or contiguous whose storage is written in the graph by a view, or by a copy and a view,
// if the types determine which of the two it is; other passes can then make the writes functional. Without written
// storage it changes nothing. Returns whether any call was replaced.
bool StateViews(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_STATE_VIEWS_H_
