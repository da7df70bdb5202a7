#ifndef BACKTAPE_PASSES_TRACE_CALLS_H_
#define BACKTAPE_PASSES_TRACE_CALLS_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct TraceCallsOptions {
  const OpLibrary* library = &BuiltinLibrary();
  std::vector<std::string>* notes = nullptr;
  // Also calls of Python-level targets, not composite ops alone.
  bool python = false;
  const absl::btree_map<std::string, Tensor>* values = nullptr;
};

// Whether there is a call that TraceCalls may replace.
bool HasCallsToTrace(const Graph& graph, const TraceCallsOptions& options);

// The walk that DecomposeComposites and ResolvePythonTargets share. It goes over a graph with a symbolic value for each
// node, traces the calls that are to be replaced in place of them, and leaves all others.
absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_TRACE_CALLS_H_
