#ifndef BACKTAPE_JIT_KERNEL_IR_EXACT_VALUES_H_
#define BACKTAPE_JIT_KERNEL_IR_EXACT_VALUES_H_

#include <vector>

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Whether a 16-bit float dtype is known to represent the instruction's result exactly for all inputs. This holds, for
// example, for loads of that dtype, values rounded to it, 8-bit integers, and selections among such values. `held` has
// the result of this function for all earlier instructions.
bool IsExactIn(DType dtype, const Kernel& kernel, const Instruction& instruction, const std::vector<bool>& held);

// The results of IsExactIn for all values of the kernel.
std::vector<bool> ValuesExactIn(DType dtype, const Kernel& kernel);

// For each float32 value, whether every NaN that it may hold has zeros in its lower 16 bits, which bfloat16 drops. This
// holds for loads of bfloat16 and for operations that either propagate an operand's NaN or produce the processor's
// default NaN. For other NaNs, the addition that rounds to bfloat16 could carry into the exponent and produce a number.
std::vector<bool> ValuesWithShortNans(const Kernel& kernel);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_EXACT_VALUES_H_
