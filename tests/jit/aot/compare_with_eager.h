#ifndef BACKTAPE_TESTS_JIT_AOT_COMPARE_WITH_EAGER_H_
#define BACKTAPE_TESTS_JIT_AOT_COMPARE_WITH_EAGER_H_

#include <functional>
#include <string>
#include <vector>

#include "backtape/autograd/variable/variable.h"
#include "backtape/jit/aot_function.h"

namespace backtape {

// Makes the arguments of a call, with the same values each time. Some may share memory or be results of ops on the
// tape. Leaves that require grad are also added to `leaves`.
using MakeArguments = std::function<variable_list(variable_list& leaves)>;

// Describes everything that a caller can observe of a call: arguments and results with their values, which of them are
// the same tensor or share elements, their places on the tape, and the gradients of the leaves. Writes to each tensor
// to find out which others change.
std::string Observe(const VariableProgram& function, const MakeArguments& make, bool with_backward = true);

// A float64 tensor with irregular values.
Variable TestValues(const std::vector<int64_t>& sizes, double first = 0.3);
// Such a tensor that requires grad.
Variable TestLeaf(const std::vector<int64_t>& sizes, double first);

}  // namespace backtape

#endif  // BACKTAPE_TESTS_JIT_AOT_COMPARE_WITH_EAGER_H_
