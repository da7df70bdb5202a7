#ifndef BACKTAPE_TOOLS_CHECK_PASSES_H_
#define BACKTAPE_TOOLS_CHECK_PASSES_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipeline.h"
#include "backtape/passes/runner.h"

namespace backtape::tools {

enum class PassCheck : uint8_t {
  kNone,
  kEach,  // compares values before and after each execution that changed the graph
  kEnds,  // compares the given graph with the final one; if they differ, finds the execution that first differs
};

struct CheckedRunOptions {
  PassCheck check = PassCheck::kNone;
  CheckValuesOptions values;
  // If a run fails: the file to write a small failing graph to, with its inputs beside it. Empty: write none.
  std::string reduce;
};

// RunPipeline with a check of values. If the check fails, the message names the pass, the execution and the rewrite
// that changed a value. With `reduce`, also writes a small graph that fails, and prints the command that reproduces the
// failure to standard error.
absl::StatusOr<RunReport> RunChecked(Graph& graph, const Pipeline& pipeline, const RunnerOptions& runner,
                                     const CheckedRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_CHECK_PASSES_H_
