#ifndef BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::tape_fuzz {

// Programs, each followed by lines "= EVENT", which is what PyTorch logged when torch_programs.py ran it: compares the
// eager engine with that, sums of values to 1e-8 (float32: 1e-3). One text for each program that differs or can't be
// read; a program that kills the process is one of them.
std::vector<std::string> ExpectedFailures(absl::string_view text, int* num_failures);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_
