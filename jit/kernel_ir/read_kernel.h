#ifndef BACKTAPE_JIT_KERNEL_IR_READ_KERNEL_H_
#define BACKTAPE_JIT_KERNEL_IR_READ_KERNEL_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Reads a kernel from the text of Kernel::ToString, and verifies it. The kernel that is read has the same text as the
// original. Instructions have sources, which only errors and the map of code offsets use; the text states only the
// sources of reports. InvalidArgument, with the number of the line, what was expected and what was found.
absl::StatusOr<Kernel> ReadKernel(absl::string_view text);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_READ_KERNEL_H_
