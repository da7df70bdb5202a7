#ifndef BACKTAPE_PASSES_FOLD_CONSTANTS_H_
#define BACKTAPE_PASSES_FOLD_CONSTANTS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct FoldConstantsOptions {
  // Evaluate ops on constant tensors (attributes stored in the graph, and results computed from them) if no operand or
  // result has more than this many elements.
  int64_t max_elements = 4096;
  // Add results that are not uniform to the graph, too, as new attributes.
  bool materialize = false;
};

// Replaces values that are known before the run: Python and symbolic arithmetic on numbers by the number; tensors with
// one value in every element (uniform_values.h), mostly zeros, by aten.full; and results of ops on small constant
// tensors by the results of the reference kernels. Values stay the same bit for bit. Does not fold anything that the
// graph writes.
absl::StatusOr<bool> FoldConstants(Graph& graph, const FoldConstantsOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FOLD_CONSTANTS_H_
