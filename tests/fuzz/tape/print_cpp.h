#ifndef BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_

#include <string>

#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// Prints the program as C++, for reading and for turning it into a test. Hooks and custom functions have the names of
// executor_hooks.cc and custom_functions.h.
std::string PrintCpp(const Program& program);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_PRINT_CPP_H_
