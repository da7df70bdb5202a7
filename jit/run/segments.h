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

// A plan is made before any value is known, so that a graph with sizes that depend on values (nonzero, indexing by a
// mask) is cut in pieces: the calls that find such sizes run by themselves, as do checks of numbers, and what stands
// between them is a graph of its own, which takes the sizes found so far as those of its inputs.
struct Segment {
  // Either a piece to compile ...
  std::unique_ptr<Graph> graph;
  // ... or one call that runs by itself.
  const Node* call = nullptr;
  // Which node of the whole graph each placeholder of the piece stands for, or the symbol whose value it takes; and
  // which node each output is.
  std::vector<std::pair<const Node*, std::string>> inputs;
  std::vector<const Node*> outputs;
};

struct SegmentedGraph {
  std::unique_ptr<Graph> whole;   // functional, with types
  std::vector<Segment> segments;  // in order; nodes are of `whole`
};

// Whether some size of the graph is known only when a call has run, or a check of numbers is made. Errors: as
// TypedCopy.
absl::StatusOr<bool> NeedsPieces(const Graph& graph);

// Errors: what a shape rule rejects; Unimplemented for a write that can't be made functional, and for a list that is
// read in another piece than it is made in.
absl::StatusOr<SegmentedGraph> CutAtSizesOfValues(const Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTS_H_
