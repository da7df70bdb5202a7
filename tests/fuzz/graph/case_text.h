#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CASE_TEXT_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CASE_TEXT_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tests/fuzz/graph/random_case.h"

namespace backtape::graph_fuzz {

// Prints a case as a run case (tests/support/run_case.h), whose first line has its seed and description. The other
// comment lines are those of `comment`. A line "# strides NAME: 2 1" describes an input that is not
// row-major. A line "# alias NAME: OTHER" says that two inputs share memory; they are read as one tensor.
std::string RunCaseText(const RandomCase& random_case, absl::string_view comment);
// Reads a file that holds such a text. It reads the seed from the first line, and is_single_call from "exact" at the
// end of that line.
absl::StatusOr<RandomCase> ReadCaseFile(const std::string& path);

// Prints a graph as Python code, after comment lines with its inputs, the interpreter's results, and the contents of
// the inputs after the run (compare_with_pytorch.py).
std::string ResultText(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CASE_TEXT_H_
