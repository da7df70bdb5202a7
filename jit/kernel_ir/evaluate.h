#ifndef BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_
#define BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Defines the meaning of kernels: runs one point by point over [begin, end), with the same arguments as the native
// function. Each float32 instruction is computed in double and rounded once; float sums are accumulated in double.
// Slow; for tests and debugging.
void Evaluate(const Kernel& kernel, const int64_t* params, void* const* buffers, int64_t begin, int64_t end);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_EVALUATE_H_
