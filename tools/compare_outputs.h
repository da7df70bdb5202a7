#ifndef BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
#define BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_

#include <functional>
#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/passes/rounding.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

struct OutputTolerance {
  std::optional<double> rtol;  // relative to an output's largest value; the default depends on the dtype (DefaultRtol)
  double atol = 0;
  // Returns, by key, the differences that rounding explains (RoundingNoise), measured with `samples` runs. Called only
  // when an output differs and `rtol` is not given.
  std::function<absl::flat_hash_map<std::string, Tensor>(int samples)> rounding = {};
};

// A function for OutputTolerance::rounding. Its keys are those of NameOutputs and the names of placeholders. `bound`
// must outlive the function.
std::function<absl::flat_hash_map<std::string, Tensor>(int samples)> RoundingOf(const BoundGraph& bound);

// For each output (key out0, ...) and each placeholder (its name): the narrowest floating-point dtype of the values
// from which it is computed, which limits the precision of a comparison. The graph's placeholders must have types; a
// value whose type cannot be inferred is not traced further.
absl::flat_hash_map<std::string, DType> NarrowestDTypes(const Graph& graph);

// Prints a table with one line for each output: its largest difference and a verdict. If there are more than 20
// outputs, lists those that differ first, and counts the rest. An output is equal if its largest difference is at most
// `atol`, or at most `rtol` times its largest value. Without `rtol` the limit is DefaultRtol of the output's dtype or
// of the narrowest dtype from which it is computed, and larger differences are accepted where rounding explains them,
// element by element. Integers and bool must be equal, unless rounding explains the difference. InvalidArgument if an
// output differs or exists on one side only; `whose` names the expected side in messages.
absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
