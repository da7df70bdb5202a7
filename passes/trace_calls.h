#ifndef BACKTAPE_PASSES_TRACE_CALLS_H_
#define BACKTAPE_PASSES_TRACE_CALLS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/traceable_calls.h"

namespace backtape {

// The walk that DecomposeComposites and ResolvePythonTargets share. Visits the nodes in order, computes a symbolic
// value for each node, and replaces each composite or Python-level call by the calls that it makes when traced.
absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_TRACE_CALLS_H_
