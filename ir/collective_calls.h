#ifndef BACKTAPE_IR_COLLECTIVE_CALLS_H_
#define BACKTAPE_IR_COLLECTIVE_CALLS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Collective calls exchange values with the other ranks of a process group. Such a call only starts the exchange; its
// result is in flight until wait_tensor has returned.

// True for _c10d_functional.wait_tensor.
bool WaitsForCollective(const Node& node);

// True for all other collective calls. All ranks of a group must make them in the same order.
bool StartsCollective(const Node& node);

bool HasCollectives(const Graph& graph);

// Adds a wait_tensor call where a graph reads a result that is in flight: before the first reader that neither waits
// nor returns the value. Engines run graphs only in this form, so no value is read before it has arrived. In-place
// collectives need no such call, because engines complete them at once. Returns whether a call was added.
bool InsertWaits(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_COLLECTIVE_CALLS_H_
