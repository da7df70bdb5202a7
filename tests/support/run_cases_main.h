#ifndef BACKTAPE_TESTS_SUPPORT_RUN_CASES_MAIN_H_
#define BACKTAPE_TESTS_SUPPORT_RUN_CASES_MAIN_H_

#include <functional>
#include <string>
#include <vector>

#include "backtape/tests/support/run_case.h"

namespace backtape::testing {

// The main function of a program that checks the cases on the command line. Prints the failures that `check` returns
// for each case to standard error. The exit code is 1 if there are any, and 2 without a case.
int RunCasesMain(int argc, char** argv, const std::string& program,
                 const std::function<std::vector<std::string>(const RunCase&)>& check);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_RUN_CASES_MAIN_H_
