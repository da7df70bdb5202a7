#ifndef BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_
#define BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Whether the kernel's `written` buffer may share the memory of its `read` buffer. This is safe if each element of
// `read` is loaded only at the point that stores the same element of `written`, before that store. Determined from the
// program alone: the accesses are equal for all sizes, loads precede the store, and no two points store the same
// element. Returns false if it cannot be proved.
bool CanOverwriteInPlace(const Kernel& kernel, int written, int read);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_IN_PLACE_H_
