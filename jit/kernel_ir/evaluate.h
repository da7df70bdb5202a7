#ifndef BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_
#define BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// The definition of what a kernel does: runs it point by point, as the native code does it for [begin, end). float32
// values are computed in double and rounded once an instruction; float sums are kept in double. For tests: slow.
void Evaluate(const Kernel& kernel, const int64_t* params, void* const* buffers, int64_t begin, int64_t end);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_
