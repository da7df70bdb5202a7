#ifndef BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
#define BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// A copy with the types of all nodes, strides among them: placeholders have the strides that the graph states, and are
// row-major where it states none. Python's operators on tensors become the ops that they mean. `env` gets the guards.
// Errors: what a shape rule rejects.
absl::StatusOr<std::unique_ptr<Graph>> TypedCopy(const Graph& graph, ShapeEnv& env);

// A copy of the graph as the planner takes it: functional, optimised, with types that have strides (those of TypedCopy,
// which results and what views look at keep), composite ops taken apart, lists read by `getitem` alone.
// FailedPrecondition: what a shape rule rejects in the graph as given. Unimplemented: a value of unknown type that is
// read.
absl::StatusOr<std::unique_ptr<Graph>> PrepareGraph(const Graph& graph);

// Whether a result may depend on where the placeholder's value begins in its storage: as_strided counts from the
// storage's start.
bool ShowsStorageOffset(const Node& placeholder);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
