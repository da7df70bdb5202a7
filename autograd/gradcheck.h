#ifndef BACKTAPE_AUTOGRAD_GRADCHECK_H_
#define BACKTAPE_AUTOGRAD_GRADCHECK_H_

#include <functional>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable.h"

namespace backtape {

// A function of variables, with the same values whenever it is called with the same. It may give undefined variables.
using VariableFunction = std::function<variable_list(const variable_list&)>;

struct GradcheckOptions {
  // How far an element moves to either side.
  double step = 1e-6;
  // Passes where |difference| <= atol + rtol * |central difference| + what rounding of the results makes of the latter.
  double atol = 1e-6;
  double rtol = 1e-5;
};

// Compares the gradients that backward gives of a function with central differences: every element of every float64
// result by every element of every float64 input that requires grad. The function gets copies of the inputs, which are
// contiguous leaves. InvalidArgument when there is nothing to compare; FailedPrecondition tells the worst element and
// how many are wrong. What the function throws passes through.
//
// At a kink or a jump the two differ rightly.
absl::Status Gradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                       const GradcheckOptions& options = {});

// The same for the gradients themselves, by the inputs and by the gradients of the results that they start from
// (`grad_outputs`, made up where none are given): derivatives of second order.
absl::Status Gradgradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                           absl::Span<const Variable> grad_outputs = {}, const GradcheckOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_GRADCHECK_H_
