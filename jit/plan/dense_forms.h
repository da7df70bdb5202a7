#ifndef BACKTAPE_JIT_PLAN_DENSE_FORMS_H_
#define BACKTAPE_JIT_PLAN_DENSE_FORMS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Rewrites products that no dense kernel supports because of their addend or scale factors, gradients that need several
// dense kernels, and convolutions at one position (one_position_convolution.h). All types must be known. Returns
// whether anything changed.
absl::StatusOr<bool> UseDenseForms(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DENSE_FORMS_H_
