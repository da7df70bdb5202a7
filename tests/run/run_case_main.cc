// Runs the cases on the command line; tests/support/run_case.h describes their format.
#include "backtape/tests/support/run_cases_main.h"

int main(int argc, char** argv) {
  return backtape::testing::RunCasesMain(argc, argv, "run_case", backtape::testing::FailuresOf);
}
