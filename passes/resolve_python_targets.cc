#include "backtape/passes/resolve_python_targets.h"

#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/trace_calls.h"

namespace backtape {

absl::StatusOr<bool> ResolvePythonTargets(Graph& graph, const ResolvePythonTargetsOptions& options) {
  TraceCallsOptions trace;
  trace.library = options.library;
  trace.notes = options.notes;
  trace.python = true;
  trace.values = options.values;
  return TraceCalls(graph, trace);
}

bool HasPythonTargets(const Graph& graph, const OpLibrary& library) {
  TraceCallsOptions trace;
  trace.library = &library;
  trace.python = true;
  return HasCallsToTrace(graph, trace);
}

bool IsPythonTarget(absl::string_view target, const OpTable& ops) { return python_targets::IsKnown(target, ops); }

}  // namespace backtape
