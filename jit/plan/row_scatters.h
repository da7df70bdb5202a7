#ifndef BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_
#define BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_

#include "backtape/jit/plan/kernel_maker.h"

namespace backtape::jit {

// embedding_dense_backward, and index_put of whole rows by one index, where all that is read and written is row-major
// and float32 or float64.
bool IsRowScatter(const Node& node);

Step MakeRowScatterStep(const Node& node, FallbackStep reference, Placement& placement);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_
