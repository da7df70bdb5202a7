#include "backtape/passes/resolve_python_targets.h"

#include "backtape/ir/inline_subgraphs.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/trace_calls.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::StatusOr<bool> ResolvePythonTargets(Graph& graph, const ResolvePythonTargetsOptions& options) {
  TraceCallsOptions trace;
  trace.library = options.library;
  trace.notes = options.notes;
  trace.python = true;
  trace.values = options.values;
  trace.sizes = options.sizes;
  trace.specialise_sizes = options.specialise_sizes;
  // Dynamo inlines subgraphs that are called once, and leaves them in the module. Nothing states the types of their
  // inputs.
  const bool has_erased = EraseUnusedSubgraphs(graph);
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_traced, TraceCalls(graph, trace));
  return has_erased || has_traced;
}

bool HasPythonTargets(const Graph& graph, const OpLibrary& library) {
  TraceCallsOptions trace;
  trace.library = &library;
  trace.python = true;
  return HasCallsToTrace(graph, trace);
}

bool IsPythonTarget(absl::string_view target, const OpTable& ops) { return python_targets::IsKnown(target, ops); }

}  // namespace backtape
