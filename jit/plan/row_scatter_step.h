#ifndef BACKTAPE_JIT_PLAN_ROW_SCATTER_STEP_H_
#define BACKTAPE_JIT_PLAN_ROW_SCATTER_STEP_H_

#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// The step of a call for which IsRowScatter (row_scatters.h) holds.
Step MakeRowScatterStep(const Node& node, FallbackStep reference, Placement& placement);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ROW_SCATTER_STEP_H_
