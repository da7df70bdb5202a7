#ifndef BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_
#define BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Products with a matrix of one finite number, as second derivatives of sums have them, become sums of the other
// factor's rows or columns, which are repeated: a pass over it instead of a product, and kernels read the repeated row
// where it lies. Sums come in another order; a NaN or an infinity of the other factor stays what the product makes of
// it. float32 and float64, sizes that are known; whether anything changed.
absl::StatusOr<bool> SumUniformFactors(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_UNIFORM_FACTORS_H_
