#ifndef BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_
#define BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Sums of matrix products that nothing else reads, a @ b + c @ d + ..., as they are in the gradients of weights that
// are used many times and in recurrent layers, become one product: [a, c, ...] @ [b; d; ...], with the sum of the
// biases. The concatenations need no memory: the product takes their pieces one by one (ValueKind::kSegments), those
// that were made last first, as these may still be in a cache. Sums come in another order. float32 and float64; whether
// anything changed.
absl::StatusOr<bool> MergeProducts(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_MERGE_PRODUCTS_H_
