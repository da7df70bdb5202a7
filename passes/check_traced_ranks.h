#ifndef BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_
#define BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_

#include "absl/status/status.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// A trace with symbolic sizes uses facts that the graph does not contain: the hints, guards and equations of its
// ShapeEnv. Passes and engines only know the graph. Without these facts, a `squeeze` of a dim that only a guard fixes
// to 1 has a result of another rank, and a sum that broadcasts this dim has a result of other sizes. Returns a
// FailedPrecondition error that names the first call whose result has another rank or, for the hints of `env`, other
// sizes. Such a program must be traced with constant sizes.
absl::Status CheckTracedRanks(const Graph& traced, const ShapeEnv& env, const OpLibrary& library);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_
