#ifndef BACKTAPE_PASSES_LITERAL_PICKS_H_
#define BACKTAPE_PASSES_LITERAL_PICKS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Replaces `operator.getitem([a, b], 1)`, an item of a list literal, by the item `b`. Other code relies on this,
// because it assumes that the first operand of a getitem is the call that returns the list. Returns whether it changed
// anything.
bool ReplaceLiteralPicks(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LITERAL_PICKS_H_
