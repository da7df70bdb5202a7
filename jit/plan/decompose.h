#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Rewrites ops that are several loops in one (softmax, normalisations, losses and their gradients) into pointwise ops
// and reductions, which fusion then puts together again with what stands before and behind them. A call that the plan
// has no better form for stays. The graph must be functional, with known types; new nodes have theirs.
absl::StatusOr<bool> Decompose(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_H_
