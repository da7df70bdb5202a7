#ifndef BACKTAPE_TESTS_CODEGEN_SPEC_LIST_OPS_KERNEL_HOOK_H_
#define BACKTAPE_TESTS_CODEGEN_SPEC_LIST_OPS_KERNEL_HOOK_H_

#include <functional>

namespace list_ops {

// If not empty, the next call of the kernel of `mul.Tensor` or `weighted` runs this function, once. For tests that run
// one kernel at a time.
inline std::function<void()> next_kernel;

}  // namespace list_ops

#endif  // BACKTAPE_TESTS_CODEGEN_SPEC_LIST_OPS_KERNEL_HOOK_H_
