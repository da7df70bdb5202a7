#ifndef BACKTAPE_TOOLS_COMPILED_GRAPH_H_
#define BACKTAPE_TOOLS_COMPILED_GRAPH_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/tools/graph_run_options.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

// A graph made ready by one of the engines. `report` is set by the native one.
struct Compiled {
  std::unique_ptr<Executable> executable;
  NativeExecutable* native = nullptr;
};

NativeOptions NativeBy(const GraphRunOptions& options);

// Compiles for "interp" or "jit". Where native code can't be made, a note on standard error gives the reason.
absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend);

// A graph() text states no types, but the values of its placeholders have them.
void StateTypes(Graph& graph, const IValueList& inputs);

// Calls of Python-level targets and of composite ops as calls of ops with kernels, at the types of the values. Does nothing
// to a graph that has none.
absl::Status ResolveTargets(Graph& graph, const GraphValues& values);

// In memory of their own: a run may write them.
GraphValues OwnValues(const GraphValues& values);

// A copy of the graph, with types and the values of its attributes.
BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPILED_GRAPH_H_
