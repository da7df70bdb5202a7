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
  kEach,  // before and after each execution that changed something
  kEnds,  // the given graph and the last one; where they differ, the execution after which they first do is looked for
};

struct CheckedRunOptions {
  PassCheck check = PassCheck::kNone;
  CheckValuesOptions values;
  // Where a run fails: a file for a small graph on which it fails too, with its inputs beside it; "": none.
  std::string reduce;
};

// RunPipeline with a check of values. Where that fails the message has the pass and the execution, as RunPipeline's,
// and the rewrite that changed a value; with `reduce`, what it takes to see the failure again is written, and its
// command printed to standard error.
absl::StatusOr<RunReport> RunChecked(Graph& graph, const Pipeline& pipeline, const RunnerOptions& runner,
                                     const CheckedRunOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_CHECK_PASSES_H_
