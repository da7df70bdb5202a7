#ifndef BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_
#define BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Whether the buffer that a kernel writes may lie in the very memory of the one that it reads: each element of `read`
// is loaded only at the point that stores the same element of `written`, and before it does. Told from the program
// alone: accesses that are equal for all sizes, loads that come first, and no two points that store the same element.
// Says no where it can't tell.
bool MayLieOver(const Kernel& kernel, int written, int read);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_
