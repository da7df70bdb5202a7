#ifndef BACKTAPE_JIT_PLAN_ORDER_STEPS_H_
#define BACKTAPE_JIT_PLAN_ORDER_STEPS_H_

#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Moves steps of a plan so that a run needs less memory at the same time (peak_memory.h). Every step still runs after
// those that write what it reads. Does nothing if sizes are symbolic, or if the graph has collectives, whose order
// determines how much of the communication overlaps with computation. Call before ComputeLiveness.
void OrderSteps(Plan& plan);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ORDER_STEPS_H_
