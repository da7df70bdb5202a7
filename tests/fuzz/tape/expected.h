#ifndef BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::tape_fuzz {

// `text` holds programs, each followed by lines "= EVENT": PyTorch's log from torch_programs.py. Runs each program on
// the eager engine and compares the logs. Sums of values may differ by 1e-8 (float32: 1e-3), or by more if slightly
// perturbed inputs change them too. Returns a text for each program that cannot be read, kills its process, or has a
// different log.
std::vector<std::string> ExpectedFailures(absl::string_view text, int* num_failures);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_EXPECTED_H_
