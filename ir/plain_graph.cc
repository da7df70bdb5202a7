#include "backtape/ir/plain_graph.h"

#include "absl/functional/function_ref.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/float_numbers.h"
#include "backtape/ir/geometry_writes.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool InEachGraph(Graph& graph, absl::FunctionRef<bool(Graph&)> replace) {
  bool has_changed = replace(graph);
  for (auto& [name, subgraph] : graph.subgraphs()) has_changed |= InEachGraph(*subgraph, replace);
  return has_changed;
}

}  // namespace

absl::StatusOr<bool> MakePlain(Graph& graph, const PlainGraphOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_inlined,
                            InlineSubgraphs(graph, {.keep_autograd_functions = options.keep_autograd_functions}));
  const bool has_effects = InEachGraph(graph, ReplaceEffectCalls);
  BACKTAPE_ASSIGN_OR_RETURN(
      const bool has_floats,
      ReplaceFloatNumbers(graph, {.of_sizes = options.floats_of_sizes, .keep_others = options.keep_unreplaced_floats}));
  const bool has_geometry = InEachGraph(graph, ReplaceGeometryWrites);
  return has_inlined || has_effects || has_floats || has_geometry;
}

}  // namespace backtape
