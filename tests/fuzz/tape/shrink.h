#ifndef BACKTAPE_TESTS_FUZZ_TAPE_SHRINK_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_SHRINK_H_

#include <functional>
#include <string>

#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// Returns a smaller program that still fails. Delta debugging removes instructions and repetitions, and replaces
// operands by earlier registers, for at most six rounds. `fails` must return the same answer each time.
Program Shrink(Program program, const std::function<bool(const Program&)>& fails);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_SHRINK_H_
