#ifndef BACKTAPE_PASSES_BISECT_FIND_REWRITE_H_
#define BACKTAPE_PASSES_BISECT_FIND_REWRITE_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/passes/bisect/compare_engines.h"
#include "backtape/passes/runner.h"

namespace backtape {

// Where a pass changed a value.
struct WrongRewrite {
  const Node* before = nullptr;  // of the graph before the pass
  const Node* after = nullptr;   // what stands for it in the graph after it; may have the same name
  ValueDifference difference;    // found: after; expected: before

  // "%mul (aten.mul.Tensor) was replaced by %full (aten.full.default)", with arguments, the user's lines and the worst
  // element.
  std::string ToString() const;
};

// The first node, in the order of the graph after a pass, whose value is not that of the node for which it stands: of
// the same name, or in whose place an otherwise unchanged call, or the output, reads it. Both graphs run on the
// interpreter, on the inputs of the first. Nullopt when no such pair differs by more than `rtol` of its largest value
// (unless given DefaultRtol of its dtype; exact values: at all), or a run fails. Also for any two graphs with the same
// placeholders, such as dumps of one program from before and after somebody else's pass.
std::optional<WrongRewrite> FindWrongRewrite(const BoundGraph& before, const Graph& after, std::optional<double> rtol);

// The execution after which a graph first fails a check against the given one.
struct PassBisection {
  PassExecution execution;
  absl::Status difference;        // of the check
  std::unique_ptr<Graph> before;  // that execution
  std::unique_ptr<Graph> after;
};

// Runs a pipeline over copies of a graph, stopping at half as many executions each time, and compares with the given
// graph: for differences that add up over passes, and in the logarithm of the time that a check after each pass takes.
// Nullopt when the whole pipeline passes the check. Errors: of the passes.
absl::StatusOr<std::optional<PassBisection>> BisectPasses(
    const Graph& graph, const Pipeline& pipeline,
    const std::function<absl::Status(const Graph& given, const Graph& now)>& check);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_FIND_REWRITE_H_
