#ifndef BACKTAPE_AUTOGRAD_ENGINE_GRADCHECK_H_
#define BACKTAPE_AUTOGRAD_ENGINE_GRADCHECK_H_

#include <functional>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

// A deterministic function of variables. It may return undefined variables.
using VariableFunction = std::function<variable_list(const variable_list&)>;

struct GradcheckOptions {
  // The step of the central differences.
  double step = 1e-6;
  // An element passes if |difference| <= atol + rtol * |central difference| + the rounding error of the latter.
  double atol = 1e-6;
  double rtol = 1e-5;
};

// Compares the gradients that backward computes with central differences, for every element of every float64 result
// with respect to every element of every float64 input that requires grad. The function gets copies of the inputs,
// which are contiguous leaves. InvalidArgument if there is nothing to compare; FailedPrecondition reports the worst
// element and the number of mismatches. Exceptions of the function pass through.
//
// At kinks and discontinuities a mismatch is expected.
absl::Status Gradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                       const GradcheckOptions& options = {});

// Checks second-order derivatives: compares the gradients of the gradients with respect to the inputs and to
// `grad_outputs`, which are generated if none are given.
absl::Status Gradgradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                           absl::Span<const Variable> grad_outputs = {}, const GradcheckOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_GRADCHECK_H_
