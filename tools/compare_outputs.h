#ifndef BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
#define BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/compare.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

// Prints a table of the largest differences, a line for each output. An output is close when its largest difference is
// at most `tolerance.atol` or `tolerance.rtol` of its largest value; integers and bool when they are equal.
// InvalidArgument when any is not, or stands on one side only; `whose` names the expected ones in messages.
absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected, const Tolerance& tolerance,
                            absl::string_view whose);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMPARE_OUTPUTS_H_
