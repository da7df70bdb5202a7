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

// A graph compiled by one of the engines.
struct Compiled {
  std::unique_ptr<Executable> executable;
  NativeExecutable* native = nullptr;  // the same executable; null if the interpreter made it
};

// The options of native code that the command line asks for.
NativeOptions NativeBy(const GraphRunOptions& options);

// Compiles for "interp" or "jit". If native code can't be made, a note on standard error states the reason.
absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend);

// Gives placeholders without a type the type of their value: a graph() text states no types.
void StateTypes(Graph& graph, const IValueList& inputs);

// Copies of the values, because a run may write them.
GraphValues OwnValues(const GraphValues& values);

// A copy of the graph, with types and the values of its attributes.
BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPILED_GRAPH_H_
