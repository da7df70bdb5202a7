#include "backtape/passes/decompose_composites.h"

#include "backtape/passes/trace_calls.h"

namespace backtape {

absl::StatusOr<bool> DecomposeComposites(Graph& graph, const DecomposeCompositesOptions& options) {
  TraceCallsOptions trace;
  trace.library = options.library;
  trace.notes = options.notes;
  return TraceCalls(graph, trace);
}

}  // namespace backtape
