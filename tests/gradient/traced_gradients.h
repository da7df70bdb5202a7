#ifndef BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_
#define BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_

#include "absl/status/statusor.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {

// Returns the gradients of a function with respect to its inputs, for given gradients of its results. The function and
// its backward are traced over symbolic tensors, in which every size above 1 is a separate symbol with a hint. The
// interpreter then runs the graph. The sizes must satisfy the guards. A gradient is undefined if the tape returns
// none.
absl::StatusOr<variable_list> TracedGradients(const VariableFunction& function, const variable_list& inputs,
                                              const variable_list& seeds);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_TRACED_GRADIENTS_H_
