#ifndef BACKTAPE_JIT_RUN_SEGMENTS_H_
#define BACKTAPE_JIT_RUN_SEGMENTS_H_

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/node_error.h"

namespace backtape::jit {

// A plan is made before any value is known, and supports no in-place writes except the final writes to inputs. A graph
// that needs more is cut into pieces. These calls run separately, in the graph's order:
// - calls that no plan supports, as the planner or a piece's planner has reported;
// - calls that a shape rule rejects, and those whose types depend on them. The first of them fails in every run in
//   which its operands have the types that the rule has seen;
// - calls that determine sizes by values (nonzero, indexing by a mask), and assertions on sizes;
// - in-place writes that cannot be functionalised, and all calls whose results share storage with a written value;
// - all calls, if one of them writes a tensor that partly overlaps with one that it reads;
// - calls of higher-order ops, which interp/control_flow.h runs; their subgraphs are compiled too.
// All but the last run on their reference kernels. The nodes between two calls that run separately form a
// piece: a graph of its own, whose inputs have the sizes found so far.
struct Segment {
  // Either a piece to compile ...
  std::unique_ptr<Graph> graph;
  // ... or one call that runs by itself, or an attribute that such calls write.
  const Node* call = nullptr;
  // For each placeholder of the piece, the node of the whole graph or the symbol whose value it receives. `outputs` has
  // the node of the whole graph for each output.
  std::vector<std::pair<const Node*, std::string>> inputs;
  std::vector<const Node*> outputs;
};

struct SegmentedGraph {
  bool is_cut = false;
  bool drops_calls = false;       // whether calls whose results nothing uses have been removed
  std::unique_ptr<Graph> whole;   // functional, with types
  std::vector<Segment> segments;  // in the order of execution; nodes are of `whole`
};

// `unplanned` are the nodes of the graph that no plan supports; a placeholder stands for the calls that read it. They
// run separately even if nothing reads their results. `is_cut` is false if no call has to run separately.
absl::StatusOr<SegmentedGraph> CutIntoPieces(const Graph& graph, absl::Span<const ErrorNode> unplanned);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTS_H_
