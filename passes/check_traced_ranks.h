#ifndef BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_
#define BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_

#include "absl/status/status.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A trace with symbolic sizes uses facts about them: values now, guards, equations. Passes and engines know the graph
// alone. FailedPrecondition names the first call whose result has another rank without these facts: a `squeeze` of a
// dim that only a guard says is 1, for instance. Such a graph must be traced with constant sizes.
absl::Status CheckTracedRanks(const Graph& traced, const OpLibrary& library);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CHECK_TRACED_RANKS_H_
