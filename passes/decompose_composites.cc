#include "backtape/passes/decompose_composites.h"

#include "backtape/passes/literal_picks.h"
#include "backtape/passes/trace_calls.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::StatusOr<bool> DecomposeComposites(Graph& graph, const DecomposeCompositesOptions& options) {
  TraceCallsOptions trace;
  trace.library = options.library;
  trace.notes = options.notes;
  BACKTAPE_ASSIGN_OR_RETURN(const bool changed, TraceCalls(graph, trace));
  return ReplaceLiteralPicks(graph) || changed;
}

}  // namespace backtape
