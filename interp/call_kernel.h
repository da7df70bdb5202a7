#ifndef BACKTAPE_INTERP_CALL_KERNEL_H_
#define BACKTAPE_INTERP_CALL_KERNEL_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/interp/kernel.h"

namespace backtape {

// Calls a kernel. Returns ResourceExhausted if an argument is a view with more elements than fit in memory
// (tensor/memory_limit.h), or if the kernel runs out of memory. Never throws.
absl::Status CallKernel(KernelFn kernel, absl::Span<const IValue> args, absl::Span<const Tensor> outs);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_CALL_KERNEL_H_
