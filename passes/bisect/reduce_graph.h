#ifndef BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_
#define BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_

#include <functional>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

// True if a graph shows the problem (engines that differ, a pass that changes values, an error). Must be deterministic,
// and false for graphs that cannot be run. A check that may write must run on copies (WithOwnValues).
using ReduceCheck = std::function<bool(const BoundGraph&)>;

struct ReduceOptions {
  int max_checks = 2000;  // then the smallest graph so far is returned
  // Also try smaller sizes: a number is replaced wherever it occurs in a placeholder or an argument.
  bool shrink_sizes = true;
  // Called after each check, with the number of calls of the smallest graph so far.
  std::function<void(int checks, size_t num_calls)> progress;
};

struct Reduction {
  BoundGraph smallest;
  int checks = 0;
  bool gave_up = false;  // true if max_checks was reached
};

// Finds a smaller graph that still passes the check. Drops outputs; cuts the graph off after a node and returns the
// values that are live there (LiveAfter); in a small graph, returns a single value instead of all outputs; turns nodes
// into placeholders with the interpreter's values (CutGraph); replaces writes by new values; replaces symbols and sizes
// by small numbers. The nodes to turn into placeholders are chosen first from the beginning of the graph, by binary
// search, and then anywhere, by delta debugging. At the end, unless it gave up, no single output can be dropped and no
// single node turned into an input. Nodes keep their names and provenance. Returns FailedPrecondition if the given
// graph does not pass the check.
absl::StatusOr<Reduction> ReduceGraph(const BoundGraph& bound, const ReduceCheck& check,
                                      const ReduceOptions& options = {});

// The graph without input writes: made functional, and returning the values that it would copy back at the end. Returns
// FailedPrecondition if a write cannot be made functional.
absl::StatusOr<BoundGraph> WithoutWrites(const BoundGraph& bound);

// The values that are live after the first `num_calls` calls: nodes that are returned, read by later calls, or unused.
std::vector<const Node*> LiveAfter(const Graph& graph, const std::vector<const Node*>& calls, size_t num_calls);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_
