#ifndef BACKTAPE_JIT_PLAN_PADDED_TERMS_H_
#define BACKTAPE_JIT_PLAN_PADDED_TERMS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Replaces sums of at least four padded values that do not overlap by a concatenation. Autograd makes such sums from
// the gradients of x[:, i] for several i, as in a loop over time steps: each gradient is padded with zeros to the size
// of x (select_backward, slice_backward), and the additions read and write the whole size for each step. The sum may
// have at most one term of another kind, so that no order of summation changes. -0 stays -0, whereas adding zeros makes
// it 0, so the sign of a zero may differ, as after O2. Sizes must be known. Returns whether anything changed.
absl::StatusOr<bool> JoinPaddedTerms(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PADDED_TERMS_H_
