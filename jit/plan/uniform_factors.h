#ifndef BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_
#define BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Replaces products with a matrix whose elements all equal one finite number by sums of the other factor's rows or
// columns, expanded to the result's size. Such products occur in second derivatives of sums. This is one pass over the
// factor instead of a product, and kernels read the expanded row without a copy. The order of summation changes; NaNs
// and infinities of the other factor propagate as in the product. The products must have known sizes and the dtype
// float32 or float64. Returns whether anything changed.
absl::StatusOr<bool> SumUniformFactors(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_
