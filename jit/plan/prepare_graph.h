#ifndef BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
#define BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// A copy with the types of all nodes, strides among them: placeholders are row-major (a run makes them so). Python's
// operators on tensors are the ops that they mean. `env` gets the guards. Errors: what a shape rule rejects.
absl::StatusOr<std::unique_ptr<Graph>> TypedCopy(const Graph& graph, ShapeEnv& env);

// A copy of the graph as the planner takes it: functional, optimised, with types that have strides (placeholders are
// row-major: a run makes them so), composite ops taken apart.
absl::StatusOr<std::unique_ptr<Graph>> PrepareGraph(const Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
