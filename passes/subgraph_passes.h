#ifndef BACKTAPE_PASSES_SUBGRAPH_PASSES_H_
#define BACKTAPE_PASSES_SUBGRAPH_PASSES_H_

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Runs a pass on each subgraph of the graph. Passes call this first, so they also apply to branches and to the bodies
// of loops. Returns whether any subgraph changed; an error names the subgraph.
inline absl::StatusOr<bool> RunOnSubgraphs(Graph& graph, absl::FunctionRef<absl::StatusOr<bool>(Graph&)> pass) {
  bool changed = false;
  for (auto& [name, subgraph] : graph.subgraphs()) {
    const absl::StatusOr<bool> inner = pass(*subgraph);
    if (!inner.ok()) {
      return absl::Status(inner.status().code(),
                          absl::StrCat("in the subgraph ", name, ": ", inner.status().message()));
    }
    changed |= *inner;
  }
  return changed;
}

}  // namespace backtape

#endif  // BACKTAPE_PASSES_SUBGRAPH_PASSES_H_
