#ifndef BACKTAPE_JIT_AOT_AOT_CALL_H_
#define BACKTAPE_JIT_AOT_AOT_CALL_H_

#include <memory>

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/jit/aot/aot_version.h"

namespace backtape::internal {

// Runs the forward of a compiled version, and then does what its pure graph does not: writes arguments, replays views,
// and puts the results on the tape. Throws backtape::Error.
variable_list CallVersion(const std::shared_ptr<AotVersion>& version, absl::Span<const Variable> arguments);

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_AOT_AOT_CALL_H_
