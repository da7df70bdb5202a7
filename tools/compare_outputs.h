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
  std::optional<double> rtol;  // of an output's largest value; by dtype (DefaultRtol) unless given
  double atol = 0;
  // Returns what rounding explains beyond that, by key (RoundingNoise); called when an output differs and `rtol` is
  // not given.
  std::function<absl::flat_hash_map<std::string, Tensor>()> rounding = {};
};

// The keys are those of NameOutputs, and the placeholders' names. `bound` must outlive the result.
std::function<absl::flat_hash_map<std::string, Tensor>()> RoundingOf(const BoundGraph& bound);

// By the keys of outputs (out0, ...) and the names of inputs that the graph writes: the narrowest floating-point dtype
// that a value on the way to it was rounded to, which is what it can be compared in. The graph's placeholders have
// types; where a type can't be inferred the way is followed no further.
absl::flat_hash_map<std::string, DType> NarrowestDTypes(const Graph& graph);

// Prints a table of the largest differences, a line for each output. An output is equal when its largest difference is
// at most `atol`, or `rtol` of its largest value, which unless given is DefaultRtol of its dtype or of the narrowest
// one; then rounding may explain more, element by element. Integers and bool must be equal, unless rounding decides
// them. InvalidArgument when any is not equal, or is on one side only; `whose` names the expected ones in messages.
absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
