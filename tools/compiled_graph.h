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
  NativeExecutable* native = nullptr;  // the same executable; null if the interpreter runs the graph
};

// The reason why a run computed nothing natively: the interpreter ran the graph, or every op ran on its reference
// kernel. Empty if something ran natively or if there was nothing to compute.
std::string WhyNothingWasNative(const CompileReport& report);

// Prints this reason to standard error after a run, if there is one and Compile has not printed it.
void NoteIfNothingWasNative(const Compiled& compiled);

// The options for native code that the command line sets.
NativeOptions NativeBy(const GraphRunOptions& options);

// Compiles for "interp" or "jit". If native code cannot be made, a note on standard error states the reason.
absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend);

// A note to append to an error that would not occur with other strides (ir/layout_error.h). It names the placeholders
// whose strides the text does not state. Empty if the text states all strides.
std::string NoteOnMissingStrides(const Graph& graph);

// ResolveForRun (passes/resolve_for_run.h) on these values. Notes on standard error say why calls of known targets are
// kept. Notes and errors begin with the name of the graph's file.
absl::Status ResolveTargets(Graph& graph, const GraphValues& values, const std::string& file);
// Uses only the types that the text states. Prints no notes if the type of a placeholder is unknown, which the caller
// reports.
absl::Status ResolveTargets(Graph& graph, const std::string& file);

// Copies of the values, because a run may write them.
GraphValues OwnValues(const GraphValues& values);

// A copy of the graph, with types and the values of its attributes.
BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPILED_GRAPH_H_
