#ifndef BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
#define BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Returns a copy with the types of all nodes, including strides. Placeholders have the strides that the graph states,
// otherwise they are row-major. Sizes that must be 1 are stated as 1 (plan/sizes_of_one.h). Python operators on tensors
// are replaced by ops. Adds the guards to `env`. Fails with the error of the shape rule that rejects a call. With
// `rejected`, such calls, and those whose types depend on them, are listed there instead and have unknown types.
absl::StatusOr<std::unique_ptr<Graph>> TypedCopy(const Graph& graph, ShapeEnv& env,
                                                 std::vector<const Node*>* rejected = nullptr);

// Like TypedCopy, but sizes that the guards in `env` fix are numbers, and sizes that must be equal use one symbol, in
// the placeholders too. Passes need this form: they infer the types of new nodes without knowing the guards, and
// otherwise the inferred types would differ from those of the nodes that they replace.
absl::StatusOr<std::unique_ptr<Graph>> SpecialisedCopy(const Graph& graph, ShapeEnv& env,
                                                       std::vector<const Node*>* rejected = nullptr);

// Whether a value that is read has an unknown type: the result of a Python-level or composite call, or of a call that
// depends on one.
bool HasUnknownTypes(const Graph& graph);

// Like SpecialisedCopy, with Python-level and composite calls resolved.
absl::StatusOr<std::unique_ptr<Graph>> ResolvedCopy(const Graph& graph, ShapeEnv& env);

// Returns the graph in the form that the planner expects: functional, optimised, fully typed, with composite ops
// decomposed and lists read only by `getitem`. Results and values seen through views keep the strides of TypedCopy.
// FailedPrecondition if a shape rule rejects a call of the given graph, Unimplemented if values that are read have
// unknown types; both errors refer to these nodes. Adds the guards under which the types hold to `env`.
absl::StatusOr<std::unique_ptr<Graph>> PrepareGraph(const Graph& graph, ShapeEnv& env);

// The calls whose results may depend on the placeholder's storage offset, as with as_strided, which counts from the
// start of the storage.
std::vector<const Node*> StorageReaders(const Node& placeholder);
bool ShowsStorageOffset(const Node& placeholder);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PREPARE_GRAPH_H_
