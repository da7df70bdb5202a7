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

// A graph with its inputs: one value per placeholder. The graph itself holds the values of get_attr targets.
struct BoundGraph {
  std::unique_ptr<Graph> graph;
  IValueList inputs;
  uint64_t seed = 0;  // for the random numbers that it draws

  BoundGraph Clone() const { return {graph->Clone(), inputs, seed}; }
};

// A copy with the same values in memory of its own, for runs that may write.
BoundGraph WithOwnValues(const BoundGraph& bound);

// Sets the type of each placeholder that has none to the type of its input, if that is a tensor. Some calls depend on
// it: a number that is read from a tensor of floats is a float.
void StateInputTypes(Graph& graph, const IValueList& inputs);

// A copy of the graph with the same node names and all types that can be inferred, from the inputs too.
std::unique_ptr<Graph> TypedCopy(const BoundGraph& bound);

// Values of placeholders, get_attr nodes and calls, keyed by the graph's nodes.
using NodeValues = absl::flat_hash_map<const Node*, IValue>;

// Records every node's value in the reference interpreter right after its evaluation, so later writes do not affect it.
// If the run fails, the failing node and those after it have no value.
NodeValues RecordValues(const BoundGraph& bound);

// A part of a graph.
struct Cut {
  absl::flat_hash_set<const Node*> kept;  // the calls to keep
  std::vector<const Node*> returned;      // kept calls to return; those whose value is not a tensor are omitted
};

// Extracts the part as a graph of its own and binds what it reads from outside to `values`: tensors become placeholders
// with the name and provenance of their node, numbers become constants. A node that the part needs but whose value
// cannot be bound (a list, or not recorded) is kept. Nodes that are not needed are removed, except writes. Names,
// order, types and provenance are preserved. Sizes whose symbols no placeholder defines any more become numbers. Bound
// placeholders are row-major. Returns InvalidArgument if nothing is returned or written, or if types are inconsistent.
absl::StatusOr<BoundGraph> CutGraph(const BoundGraph& bound, const NodeValues& values, const Cut& cut);

// The calls, in graph order.
std::vector<const Node*> CallsOf(const Graph& graph);
// The distinct nodes that the output node returns.
std::vector<const Node*> ReturnedNodes(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_BOUND_GRAPH_H_
