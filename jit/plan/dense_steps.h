#ifndef BACKTAPE_JIT_PLAN_DENSE_STEPS_H_
#define BACKTAPE_JIT_PLAN_DENSE_STEPS_H_

#include "backtape/jit/plan/epilogue.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// The step of a call for which IsDenseCall (dense_nodes.h) is true, with its epilogue; `reference` runs the call alone
// on its reference kernel.
Step MakeDenseStep(const Node& node, const Epilogue& epilogue, FallbackStep reference, Placement& placement);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DENSE_STEPS_H_
