#ifndef BACKTAPE_JIT_RUN_SEGMENTS_H_
#define BACKTAPE_JIT_RUN_SEGMENTS_H_

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// A plan is made before any value is known, so a graph with sizes that depend on values (nonzero, indexing by a mask)
// is cut into pieces. The calls that determine such sizes run separately, and so do assertions about sizes. The nodes
// between them form a piece: a graph of its own, whose inputs have the sizes found so far.
struct Segment {
  // Either a piece to compile ...
  std::unique_ptr<Graph> graph;
  // ... or one call that runs by itself.
  const Node* call = nullptr;
  // For each placeholder of the piece, the node of the whole graph or the symbol whose value it receives. `outputs` has
  // the node of the whole graph for each output.
  std::vector<std::pair<const Node*, std::string>> inputs;
  std::vector<const Node*> outputs;
};

struct SegmentedGraph {
  std::unique_ptr<Graph> whole;   // functional, with types
  std::vector<Segment> segments;  // in order; nodes are of `whole`
};

// Whether some size of the graph is known only after a call has run, or the graph asserts a condition on sizes. Errors
// as for TypedCopy.
absl::StatusOr<bool> NeedsPieces(const Graph& graph);

// Cuts the graph into pieces and separate calls. Returns the error of a shape rule that rejects a call; Unimplemented
// for an in-place write that cannot be functionalised, and for a list that is created in one piece and read in another.
absl::StatusOr<SegmentedGraph> CutAtSizesOfValues(const Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTS_H_
