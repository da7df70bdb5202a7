#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Rewrites ops that consist of several loops (softmax, normalisations, losses and their gradients) into pointwise ops
// and reductions, which fusion then combines with their neighbours. Rewrites other ops in terms of loops, products, row
// scatters and the kernels of call_steps.h; the headers decompose_*.h list these ops by family. Leaves a call unchanged
// if the plan has no better form for it. The graph must be functional and fully typed under `env`; new nodes get types
// too.
absl::StatusOr<bool> Decompose(Graph& graph, ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_H_
