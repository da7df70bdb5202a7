#ifndef BACKTAPE_AUTOGRAD_TAPE_GRAPH_H_
#define BACKTAPE_AUTOGRAD_TAPE_GRAPH_H_

#include <memory>

#include "absl/types/span.h"
#include "backtape/autograd/engine.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The tape behind these outputs as a graph, to be printed: one call for each node, "tape.<Node>", in the order in which
// the engine would run them. Its arguments are, for each gradient that it takes, the calls that give a part of it; its
// keyword arguments are what it saved, tensors by their type. Stacks and sequence numbers are those of the nodes. The
// output is the list of accumulators. Nothing runs, and nothing is let go of; nodes whose saved values are gone show
// none.
std::unique_ptr<Graph> TapeAsGraph(absl::Span<const TapePoint> outputs);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_GRAPH_H_
