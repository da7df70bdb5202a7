#ifndef BACKTAPE_JIT_KERNEL_IR_HELD_VALUES_H_
#define BACKTAPE_JIT_KERNEL_IR_HELD_VALUES_H_

#include <vector>

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Whether a 16-bit float dtype holds what the instruction gives exactly, whatever the values are: loads of it, whole
// numbers of 8 bits, choices among such values. `held` answers for the instructions before it.
bool IsHeldBy(DType dtype, const Kernel& kernel, const Instruction& instruction, const std::vector<bool>& held);

// The same for each of the kernel's values.
std::vector<bool> ValuesHeldBy(DType dtype, const Kernel& kernel);

// For each float32 value whether the NaNs that it can be have bits in bfloat16's half only: loads of bfloat16 have, and
// the operations listed hand on what they get or give the processor's own. Adding to the lower half to round it makes
// numbers of other NaNs.
std::vector<bool> ValuesWithShortNans(const Kernel& kernel);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_HELD_VALUES_H_
