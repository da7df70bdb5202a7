#ifndef BACKTAPE_PASSES_BISECT_BOUND_GRAPH_H_
#define BACKTAPE_PASSES_BISECT_BOUND_GRAPH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// A graph with what it runs on: one value for each placeholder. Values of get_attr targets are the graph's own.
struct BoundGraph {
  std::unique_ptr<Graph> graph;
  IValueList inputs;
  uint64_t seed = 0;  // of the random numbers that it draws

  BoundGraph Clone() const { return {graph->Clone(), inputs, seed}; }
};

// With the same values in memory of its own: for runs that may write.
BoundGraph WithOwnValues(const BoundGraph& bound);

// Of placeholders, get_attr nodes and calls; keys are nodes of the graph.
using NodeValues = absl::flat_hash_map<const Node*, IValue>;

// Every node's value on the reference interpreter, as it was when the node had just been evaluated (a graph that writes
// does not change it afterwards). Where the run fails, the failing node and those behind it have none.
NodeValues RecordValues(const BoundGraph& bound);

// A part of a graph.
struct Cut {
  absl::flat_hash_set<const Node*> kept;  // calls
  std::vector<const Node*> returned;      // of the kept ones, those with tensors for values; others are left out
};

// The part as a graph of its own, with what it reads from outside bound to `values`: tensors become placeholders with
// the name and provenance of the node that made them, numbers constants. Nodes that others of the part need, but whose
// value can't be given (a list, or none is recorded), stay; those that nothing needs go, but for writes. Names, order,
// types and provenance stay; sizes whose symbols no placeholder defines any more become numbers. What was not
// row-major is so as a placeholder. InvalidArgument: nothing is returned or written, or types do not fit together.
absl::StatusOr<BoundGraph> CutGraph(const BoundGraph& bound, const NodeValues& values, const Cut& cut);

// The calls, in graph order.
std::vector<const Node*> CallsOf(const Graph& graph);
// The nodes that the output node returns, each once.
std::vector<const Node*> ReturnedNodes(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_BOUND_GRAPH_H_
