#ifndef BACKTAPE_PASSES_TRACE_CALLS_H_
#define BACKTAPE_PASSES_TRACE_CALLS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct TraceCallsOptions {
  const OpLibrary* library = &BuiltinLibrary();
  std::vector<std::string>* notes = nullptr;
  // Also trace calls of Python-level targets, not only composite ops.
  bool python = false;
  const absl::btree_map<std::string, Tensor>* values = nullptr;
  // The autocast region around the graph, for the subgraph of a call in a region.
  std::optional<Autocast> autocast;
};

// True if there is a call that TraceCalls may replace.
bool HasCallsToTrace(const Graph& graph, const TraceCallsOptions& options);

// The walk that DecomposeComposites and ResolvePythonTargets share. Visits the nodes in order, computes a symbolic
// value for each node, and replaces each composite or Python-level call by the calls that it makes when traced.
absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_TRACE_CALLS_H_
