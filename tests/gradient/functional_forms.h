#ifndef BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_
#define BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_

#include <string>
#include <vector>

#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {

// Runs backward from `outputs`. Then calls, on another thread, the uniform functional form of every node that ran, with
// the node's incoming gradients and packed saved values. A result that differs in any bit from the node's is a failure.
// Forms are pure: they must not depend on the running backward.
std::vector<std::string> FailuresOfFunctionalForms(const variable_list& outputs, const variable_list& seeds);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_
