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

// A rewrite by which a pass changed a value.
struct WrongRewrite {
  const Node* before = nullptr;  // in the graph before the pass
  const Node* after = nullptr;   // its counterpart in the graph after the pass; may have the same name
  ValueDifference difference;    // `found` is the value after, `expected` the value before

  // "%mul (aten.mul.Tensor) was replaced by %full (aten.full.default)", with arguments, the user's source lines and the
  // worst element.
  std::string ToString() const;
};

// Finds the first node, in the order of the graph after a pass, whose value differs from its counterpart's. The
// counterpart has the same name, or is read in the same place by an otherwise unchanged call or the output. Both graphs
// run in the interpreter on the inputs of the first. Values differ if they are further apart than `tolerance` allows;
// the default of `rtol` is DefaultRtol of the dtype, and differences that rounding explains count too. Integers and
// bool must be equal. Returns nullopt if no pair differs or if a run fails. Works for any two graphs with the same
// placeholders, such as dumps of one program before and after another compiler's pass.
std::optional<WrongRewrite> FindWrongRewrite(const BoundGraph& before, const Graph& after,
                                             const EngineTolerance& tolerance = {});

// The first execution after which a graph fails a check against the given one.
struct PassBisection {
  PassExecution execution;
  absl::Status difference;        // the check's error
  std::unique_ptr<Graph> before;  // the graph before that execution
  std::unique_ptr<Graph> after;
};

// Finds the execution by binary search, running the pipeline on copies of the graph and comparing each result with the
// given graph. This catches differences that accumulate over passes, and needs only a logarithmic number of checks.
// Returns nullopt if the whole pipeline passes the check. Fails if a pass does.
absl::StatusOr<std::optional<PassBisection>> BisectPasses(
    const Graph& graph, const Pipeline& pipeline,
    const std::function<absl::Status(const Graph& given, const Graph& now)>& check, const ShapeEnv& env = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_FIND_REWRITE_H_
