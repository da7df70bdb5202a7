#ifndef BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_
#define BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_

#include <functional>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

// Whether a graph shows what is looked for (engines that differ, a pass that changes values, an error). It must answer
// the same each time; a graph that can't be run at all must not show it. What may write runs on copies (WithOwnValues).
using ReduceCheck = std::function<bool(const BoundGraph&)>;

struct ReduceOptions {
  int max_checks = 2000;  // then the smallest graph so far is given
  // Also try smaller sizes: a number is replaced wherever a placeholder or an argument has it.
  bool shrink_sizes = true;
  // Called after each check, with the number of calls of the smallest graph so far.
  std::function<void(int checks, size_t num_calls)> progress;
};

struct Reduction {
  BoundGraph smallest;
  int checks = 0;
  bool gave_up = false;  // at max_checks
};

// A smaller graph that passes the check too: outputs are dropped; the graph is cut off behind a node, which is returned
// instead; nodes become placeholders that hold the interpreter's values (CutGraph), first all up to a node, then by
// delta debugging; writes become new values; symbols and sizes become small numbers. In the end no output can be left
// out and no single node be given as an input any more. Nodes keep names and provenance.
// FailedPrecondition: the given graph does not pass the check.
absl::StatusOr<Reduction> ReduceGraph(const BoundGraph& bound, const ReduceCheck& check,
                                      const ReduceOptions& options = {});

// Without the writes of its inputs: functional, and what was copied back at the end is returned instead.
// FailedPrecondition where a write can't be made functional.
absl::StatusOr<BoundGraph> WithoutWrites(const BoundGraph& bound);

// The nodes whose values a prefix of the calls hands on: those that are returned, are read by calls behind the first
// `num_calls`, or that nothing reads.
std::vector<const Node*> LiveAfter(const Graph& graph, const std::vector<const Node*>& calls, size_t num_calls);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_REDUCE_GRAPH_H_
