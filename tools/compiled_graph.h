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

// Why a run of native code computed nothing natively: the interpreter ran the graph, or every op of it a reference
// kernel. Empty when something was native, and where there is nothing to compute.
std::string WhyNothingWasNative(const CompileReport& report);

// Says so on standard error after a run of native code, unless Compile has said it.
void NoteIfNothingWasNative(const Compiled& compiled);

// The options of native code that the command line asks for.
NativeOptions NativeBy(const GraphRunOptions& options);

// Compiles for "interp" or "jit". If native code can't be made, a note on standard error states the reason.
absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend);

// What to say beside an error of a view for which inputs have the wrong strides (ir/layout_error.h): the placeholders
// whose strides the text does not state. Empty when it states all.
std::string NoteOfLackingStrides(const Graph& graph);

// Gives placeholders without a type the type of their value, and those without strides its strides: a graph() text
// states no types, and many texts no strides.
void StateTypes(Graph& graph, const IValueList& inputs);

// Replaces calls of Python-level targets and of composite ops by calls of ops with kernels, at the types of the values. Does
// nothing to a graph that has none.
absl::Status ResolveTargets(Graph& graph, const GraphValues& values);

// Copies of the values, because a run may write them.
GraphValues OwnValues(const GraphValues& values);

// A copy of the graph, with types and the values of its attributes.
BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPILED_GRAPH_H_
