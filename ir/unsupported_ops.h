#ifndef BACKTAPE_IR_UNSUPPORTED_OPS_H_
#define BACKTAPE_IR_UNSUPPORTED_OPS_H_

#include "absl/strings/string_view.h"

namespace backtape {

// The end of a message about an unknown target that runs foreign code or is left out on purpose, such as ": complex
// values are not supported"; empty for other targets. Knows ops ("torch.ops.aten._fft_r2c.default"), functions
// ("torch._C._fft.fft_rfft", "torch.functional.stft") and methods ("cfloat").
absl::string_view ReasonForUnsupported(absl::string_view target);

}  // namespace backtape

#endif  // BACKTAPE_IR_UNSUPPORTED_OPS_H_
