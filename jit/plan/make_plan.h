#ifndef BACKTAPE_JIT_PLAN_MAKE_PLAN_H_
#define BACKTAPE_JIT_PLAN_MAKE_PLAN_H_

#include "absl/status/statusor.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Plans the steps of a graph. Returns Unimplemented for a graph that cannot be planned as a whole (unknown types,
// in-place writes that cannot be functionalised, sizes that depend on values). Such a graph is compiled in pieces
// (run/segments.h) or interpreted.
absl::StatusOr<Plan> MakePlan(const Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_MAKE_PLAN_H_
