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
  int index = 0;  // from 1, counted over the whole pipeline
  int round = 1;  // of its group, from 1
  bool changed = false;
  double milliseconds = 0;
  size_t nodes_before = 0;
  size_t nodes_after = 0;
  std::vector<std::string> notes;  // what the pass could not do, and why
};

struct RunReport {
  std::vector<PassExecution> executions;
  bool changed = false;
  bool stopped = false;  // by stop_after

  // A table with one line per pass: share of the time, milliseconds, runs, runs that changed something, nodes removed.
  std::string TimeTable() const;
};

struct RunnerOptions {
  // Before the first pass and after every pass, check the graph's invariants. After every pass, also check that the
  // pass reported correctly whether it changed the graph, and that each call has an origin, and a stack if all its
  // origins had one. An error names the pass.
#ifdef NDEBUG
  bool verify_each = false;
#else
  bool verify_each = true;
#endif
  VerifyOptions verify;
  // Known facts about the graph's symbols, to which passes add guards. If null, the first pass knows no facts.
  ShapeEnv* env = nullptr;
  // Values of symbols for which the result must be correct; null: the generic assumptions about sizes hold.
  // With `specialise_sizes`, passes resolve calls by these values where that depends on sizes; `env` should have them
  // as hints. Otherwise passes return FailedPrecondition if one of their assumptions does not hold for these values.
  const SymbolValues* sizes = nullptr;
  bool specialise_sizes = false;
  // Whether the error of a pass starts with the name of the pass and its execution.
  bool names_pass_in_errors = true;
  // Stop after this many executions.
  int stop_after = std::numeric_limits<int>::max();
  // Called after each execution, for example to print the graph.
  std::function<void(const PassExecution&, const Graph&)> after_pass;
  // Compares the graph before and after each execution that changed it; an error names the pass. See CheckSameValues in
  // check_values.h.
  std::function<absl::Status(const Graph& before, const Graph& after)> check;
};

// Runs the pipeline on the graph. A pass is left out if the same pass, with the same options, has already run on the
// graph as it is and changed nothing. First, each node without provenance becomes its own origin. On an error of a pass
// or a check, the graph stays as it was at that point; the message names the pass and the execution.
absl::StatusOr<RunReport> RunPipeline(Graph& graph, const Pipeline& pipeline, const RunnerOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_RUNNER_H_
