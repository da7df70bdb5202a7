#ifndef BACKTAPE_PASSES_RUNNER_H_
#define BACKTAPE_PASSES_RUNNER_H_

#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/verifier.h"
#include "backtape/passes/pipeline.h"

namespace backtape {

// One run of one pass.
struct PassExecution {
  absl::string_view pass;
  PassInvocation invocation;
  int index = 0;  // from 1, over the whole pipeline
  int round = 1;  // of its group
  bool changed = false;
  double milliseconds = 0;
  size_t nodes_before = 0;
  size_t nodes_after = 0;
  std::vector<std::string> notes;  // what the pass left undone, and why
};

struct RunReport {
  std::vector<PassExecution> executions;
  bool changed = false;
  bool stopped = false;  // by stop_after

  // One line for each pass: share of the time, milliseconds, runs, runs that changed something, nodes removed.
  std::string TimeTable() const;
};

struct RunnerOptions {
  // Check after every pass, and name the pass when it broke something: the graph's invariants; that the pass says
  // truly whether it changed anything; that each call node has an origin, and a stack where all its origins had one.
#ifdef NDEBUG
  bool verify_each = false;
#else
  bool verify_each = true;
#endif
  VerifyOptions verify;
  // Stop after so many executions.
  int stop_after = std::numeric_limits<int>::max();
  // Called after each execution, to print the graph or collect it.
  std::function<void(const PassExecution&, const Graph&)> after_pass;
  // Compares a copy of the graph from before an execution that changed it with the graph after it; an error names the
  // pass. See CheckSameValues in check_values.h.
  std::function<absl::Status(const Graph& before, const Graph& after)> check;
};

// Runs the pipeline over the graph. Nodes without provenance become their own origin first. On an error (of a pass or
// of a check) the graph is left as it was then; the message names pass and execution.
absl::StatusOr<RunReport> RunPipeline(Graph& graph, const Pipeline& pipeline, const RunnerOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_RUNNER_H_
