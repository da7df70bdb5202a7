#ifndef BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_
#define BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Lets loops over permuted values run in memory order. Elsewhere in the planner, the last dim of a reduction's operand
// runs through the lanes of vectors, which is slow if its elements are far apart.
//
// 1. A reduction of a value whose dims are permuted in memory, and the pointwise calls connected with it, are computed
//    on permuted views, whose dims follow memory. Their results are permuted back, so that readers see the same
//    strides.
// 2. A pointwise call copies an operand whose elements lie in a different order from those of its result, whatever the
//    order of the result is. The copy is a transposition, which reads and writes whole cache lines.
//
// The graph must be functional and fully typed. Values do not change, except for the order of sums.
absl::StatusOr<bool> FollowMemoryOrder(Graph& graph, ShapeEnv& env);

// Whether the call copies a large value into row-major order from an order in which the elements of the last dim are
// far apart. Such a copy is a step of its own, because a fused loop would access one of the two layouts element by
// element.
bool IsTransposingCopy(const Node& node);

// Whether the two layouts of equal sizes have so few adjacent elements that a TransposeStep would copy them one by one,
// or so few that a fused kernel loads and stores whole vectors and shuffles them.
bool HasShortRuns(const TensorType& from, const TensorType& to);

// Whether the elements are adjacent along different dims in the two layouts of equal sizes, and a TransposeStep copies
// one to the other efficiently.
bool IsTransposition(const TensorType& from, const TensorType& to);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_
