#ifndef BACKTAPE_TOOLS_COMPARE_RUNS_H_
#define BACKTAPE_TOOLS_COMPARE_RUNS_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/tools/graph_run_options.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

// The modes of graph-run besides running. Each prints to standard output and returns an error where values differ.

// Both engines on the same values (--compare); where they differ, what --bisect and --reduce ask for.
absl::Status CompareEngines(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// Another graph of the same program (--against): what it returns, and where it begins to differ.
absl::Status CompareGraphs(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// For a run that fails, also by --check-nan: writes the smallest graph that fails with the same kind of error.
absl::Status ReduceFailure(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                           const absl::Status& failure);

// The same by a command of the user's (--test), with no run of our own.
absl::Status ReduceByTest(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// A note on standard error.
void NothingToReduce(absl::string_view why);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_RUNS_H_
