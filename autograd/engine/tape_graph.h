#ifndef BACKTAPE_AUTOGRAD_ENGINE_TAPE_GRAPH_H_
#define BACKTAPE_AUTOGRAD_ENGINE_TAPE_GRAPH_H_

#include <memory>

#include "absl/types/span.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Returns the tape that leads to these outputs in the form of a graph, for printing. Each node is a call
// "tape.<Node>", in the order in which the engine would run them. The arguments list, for each input gradient, the
// calls that contribute to it; the keyword arguments are the saved values, with tensors as types. Stacks and sequence
// numbers are those of the nodes. The output is the list of accumulators. Nothing runs and nothing is released; nodes
// whose saved values have been released show none.
std::unique_ptr<Graph> TapeAsGraph(absl::Span<const TapePoint> outputs);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_TAPE_GRAPH_H_
