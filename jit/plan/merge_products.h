#ifndef BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_
#define BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Merges sums of matrix products without other readers, a @ b + c @ d + ..., into one product [a, c, ...] @ [b; d; ...]
// plus the sum of the biases, or into several products if the factors are large. Such sums occur in gradients of
// weights that are used many times and in recurrent layers. The concatenations need no memory: the product reads their
// pieces one by one (ValueKind::kSegments), starting with those computed last, which may still be in a cache. The order
// of summation changes. Merges only products of float32 and float64. Returns whether anything changed.
absl::StatusOr<bool> MergeProducts(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_
