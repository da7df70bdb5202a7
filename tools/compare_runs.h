#ifndef BACKTAPE_TOOLS_COMPARE_RUNS_H_
#define BACKTAPE_TOOLS_COMPARE_RUNS_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/tools/graph_run_options.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

// The modes of graph-run other than a plain run. Each prints to standard output and returns an error if values differ.

// Runs both engines on the same values (--compare). If outputs differ, runs --bisect and --reduce if requested.
absl::Status CompareEngines(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// Compares another graph of the same program (--against): its outputs, and the first node whose value differs.
absl::Status CompareGraphs(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// After a run failed, or --check-nan found a NaN: writes the smallest graph that fails with the same status code.
absl::Status ReduceFailure(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                           const absl::Status& failure);

// Writes the smallest graph for which the user's command (--test) succeeds. Runs no engine itself.
absl::Status ReduceByTest(Graph& graph, const GraphValues& values, const GraphRunOptions& options);

// Prints a note with the reason to standard error.
void NothingToReduce(absl::string_view why);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_RUNS_H_
