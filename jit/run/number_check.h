#ifndef BACKTAPE_JIT_RUN_NUMBER_CHECK_H_
#define BACKTAPE_JIT_RUN_NUMBER_CHECK_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Native code computes floats and bools from sizes with tensor ops (FloatsOfSizes::kReplaceInPlan), which have infinite
// or NaN results where Python raises an error: s0 / (s1 - 2), math.log(s0 - 2). This check evaluates them as Python
// does. A run in which one of them fails is left to the interpreter, which reports the error.
class NumberCheck {
 public:
  // `graph`: the graph given to the planner. Errors as for MakePlain.
  static absl::StatusOr<NumberCheck> Make(const Graph& graph);

  // `value_of` returns the value of a symbol; nullopt if it is unknown before the run. Calls that depend on such a
  // symbol are not checked.
  bool Holds(absl::FunctionRef<std::optional<int64_t>(absl::string_view)> value_of) const;

 private:
  std::unique_ptr<Graph> graph_;    // null if there is nothing to check
  std::vector<const Node*> calls_;  // of graph_, in its order
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_NUMBER_CHECK_H_
