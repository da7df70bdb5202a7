#ifndef BACKTAPE_IR_PLAIN_GRAPH_H_
#define BACKTAPE_IR_PLAIN_GRAPH_H_

#include "absl/status/statusor.h"
#include "backtape/ir/float_numbers.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct PlainGraphOptions {
  bool keep_autograd_functions = false;                  // InlineSubgraphsOptions
  FloatsOfSizes floats_of_sizes = FloatsOfSizes::kKeep;  // FloatNumbersOptions::of_sizes
  bool keep_unreplaced_floats = false;                   // FloatNumbersOptions::keep_others
};

// Replaces calls that the engines and the transformations do not know by calls of ops: wrappers (inline_subgraphs.h),
// calls with effect tokens (effect_calls.h), floats that are read from tensors (float_numbers.h) and writes that change
// the sizes of a tensor (geometry_writes.h). Does this in subgraphs too. Returns whether anything changed.
absl::StatusOr<bool> MakePlain(Graph& graph, const PlainGraphOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_PLAIN_GRAPH_H_
