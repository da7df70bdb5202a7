#include "backtape/passes/decompose_composites.h"

#include "backtape/passes/trace_calls.h"

namespace backtape {

bool IsDecomposed(const OpSchema& op, const OpLibrary& library) {
  return op.has_tag(kTagComposite) && op.id < library.shape_rules.size() && library.shape_rules[op.id] == nullptr;
}

absl::StatusOr<bool> DecomposeComposites(Graph& graph, const DecomposeCompositesOptions& options) {
  TraceCallsOptions trace;
  trace.library = options.library;
  trace.notes = options.notes;
  return TraceCalls(graph, trace);
}

}  // namespace backtape
