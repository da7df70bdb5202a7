#ifndef BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
#define BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_

#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/rounding.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

struct OutputTolerance {
  std::optional<double> rtol;  // of an output's largest value; by dtype (DefaultRtol) unless given
  double atol = 0;
};

// By the keys of outputs (out0, ...) and the names of inputs that the graph writes: the narrowest floating-point dtype
// that a value on the way to it was rounded to, which is what it can be compared in. The graph's placeholders have
// types; where a type can't be inferred the way is followed no further.
absl::flat_hash_map<std::string, DType> NarrowestDTypes(const Graph& graph);

// Prints a table of the largest differences, a line for each output. An output is close when its largest difference is
// at most `atol`, or `rtol` of its largest value, which unless given is DefaultRtol of its dtype or of the narrowest
// one; integers and bool when they are equal. InvalidArgument when any is not, or stands on one side only; `whose`
// names the expected ones in messages.
absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
