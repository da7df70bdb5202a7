#ifndef BACKTAPE_IR_UNSUPPORTED_OPS_H_
#define BACKTAPE_IR_UNSUPPORTED_OPS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/op_table.h"

namespace backtape {

// The end of a message about an unknown target that runs foreign code or is left out on purpose, such as ": complex
// values are not supported"; empty for other targets. Knows ops ("torch.ops.aten._fft_r2c.default"), functions
// ("torch._C._fft.fft_rfft", "torch.functional.stft") and methods ("cfloat").
absl::string_view ReasonForUnsupported(absl::string_view target);

// True for ops that are replaced before a run, like Python-level targets (passes/python_targets/target_table.cc and
// quantized_functions.cc, passes/func_regions.h).
bool IsReplacedOp(absl::string_view target);

// The end of a message about a call of a target that is not a known op: "the unknown op torch.ops.aten.rellu.default;
// did you mean torch.ops.aten.relu.default?"; for a function or a method, "torch.sin, which no pass has replaced by
// known ops"; for a known op packet, "torch.ops.aten.add without an overload, ...". Includes ReasonForUnsupported.
std::string DescribeUnknownTarget(absl::string_view target, const OpTable& ops);

}  // namespace backtape

#endif  // BACKTAPE_IR_UNSUPPORTED_OPS_H_
