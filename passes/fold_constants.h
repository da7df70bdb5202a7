#ifndef BACKTAPE_PASSES_FOLD_CONSTANTS_H_
#define BACKTAPE_PASSES_FOLD_CONSTANTS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct FoldConstantsOptions {
  // Evaluate ops on constant tensors (attributes that the graph carries, and what follows from them) of at most so many
  // elements, operands and results each.
  int64_t max_elements = 4096;
  // Also put results that are not uniform into the graph, as new attributes.
  bool materialize = false;
};

// Replaces what is known before the run: Python and symbolic arithmetic on numbers by the number; tensors that hold one
// value throughout (uniform_values.h: known zeros above all) by aten.full; what the reference kernels compute from
// small constant tensors. Values stay the same bit for bit. Nothing is folded that the graph writes.
absl::StatusOr<bool> FoldConstants(Graph& graph, const FoldConstantsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FOLD_CONSTANTS_H_
