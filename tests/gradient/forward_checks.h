#ifndef BACKTAPE_TESTS_GRADIENT_FORWARD_CHECKS_H_
#define BACKTAPE_TESTS_GRADIENT_FORWARD_CHECKS_H_

#include <string>
#include <vector>

#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {

struct ForwardChecks {
  bool has_transpose = true;     // the gradient is the transpose of the tangent
  bool has_differences = true;   // the tangents can be compared with central differences
  bool has_second_order = true;  // products with the Hessian can be compared
};

// Checks the forward mode of a function f of float64 leaves along made-up tangents v, and returns all failures. The
// tangents must agree with central differences, and with the gradients for made-up cotangents u: <u, J v> = <J^T u,
// v>. The products of the Hessian of <u, f> with v must be the same in reverse over reverse, forward over reverse and
// reverse over forward. An op of tests/gradient/without_forward.txt may have no forward-mode formula; others must have
// one.
std::vector<std::string> FailuresOfForward(const VariableFunction& function, const variable_list& inputs,
                                           const ForwardChecks& checks);

// The lines of tests/gradient/without_forward.txt without comments: names of ops.
std::vector<std::string> OpsWithoutForward();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_FORWARD_CHECKS_H_
