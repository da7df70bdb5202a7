#ifndef BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_
#define BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_

#include <string>
#include <vector>

#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {

// Runs backward from `outputs`. Then calls, on another thread, the uniform functional form of every node that ran, with
// the node's incoming gradients and packed saved values:
// - With all gradients needed, each of them alone, and none: exactly those must be defined, and equal the node's in
// every
//   bit. Forms are pure: they must not depend on the running backward.
// - With all incoming gradients undefined: all results must be undefined.
// - With one of several incoming gradients undefined: the results must be those for zeros in its place.
std::vector<std::string> FailuresOfFunctionalForms(const variable_list& outputs, const variable_list& seeds);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_FUNCTIONAL_FORMS_H_
