#ifndef BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_
#define BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_

#include <cstdint>
#include <optional>
#include <vector>

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
// 2. If the elements of an operand of a pointwise call lie in a different order from those of the result, the operand
//    is copied. This does not depend on the order of the result. The copy is a transposition, which reads and writes
//    whole cache lines.
//
// The graph must be functional and fully typed. Values do not change, except for the order of sums.
absl::StatusOr<bool> FollowMemoryOrder(Graph& graph, ShapeEnv& env);

// Whether the call copies a large value into row-major order from an order in which the elements of the last dim are
// far apart. Such a copy is a step of its own, because a fused loop would access one of the two layouts element by
// element.
bool IsTransposingCopy(const Node& node);

// Whether a TransposeStep copies efficiently between two layouts of equal sizes: their adjacent elements lie along
// different dims, in runs long enough to transpose squares of elements. False if a kernel can load whole vectors and
// shuffle them instead.
bool IsTransposition(const TensorType& from, const TensorType& to);

// IsTransposition for values so large that a separate step for the transposition pays off.
bool IsLargeTransposition(const TensorType& from, const TensorType& to);

// The order of the dims in memory, from outermost to innermost, if it differs from their own order; nullopt if it does
// not, or if there are gaps.
std::optional<std::vector<int64_t>> PermutedOrder(const TensorType& type);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_MEMORY_ORDER_H_
