#ifndef BACKTAPE_JIT_PLAN_FILL_FORMS_H_
#define BACKTAPE_JIT_PLAN_FILL_FORMS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Replaces a tensor of equal elements by a call without tensor operands, so that no tensor is computed only for its
// sizes. Tensors with symbolic sizes are unchanged. All types must be known. Returns whether anything changed.
absl::StatusOr<bool> UseFillForms(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_FILL_FORMS_H_
