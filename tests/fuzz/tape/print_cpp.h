#ifndef BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_

#include <string>

#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// The program as C++, to look at and to make a test of. Hooks and functions with derivatives of their own are named as
// in executor_hooks.cc and custom_functions.h.
std::string PrintCpp(const Program& program);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_
