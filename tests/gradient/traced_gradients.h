#ifndef BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_
#define BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_

#include "absl/status/statusor.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {

// The gradients of a function by its inputs, for given gradients of its results: the function and its backward are
// traced over symbolic tensors, every size above 1 a symbol of its own with a hint, and the graph is interpreted. The
// sizes must satisfy the guards. Undefined where the tape gives no gradient.
absl::StatusOr<variable_list> TracedGradients(const VariableFunction& function, const variable_list& inputs,
                                              const variable_list& seeds);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_
