// Runs the cases on the command line; tests/support/run_case.h describes their format.
#include <iostream>

#include "backtape/tests/support/run_case.h"

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: run_case CASE...\n";
    return 2;
  }
  int num_failed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto run_case = backtape::testing::ReadRunCase(argv[i]);
    std::vector<std::string> failures;
    if (run_case.ok()) {
      failures = backtape::testing::FailuresOf(*run_case);
    } else {
      failures = {std::string(run_case.status().message())};
    }
    if (failures.empty()) continue;
    ++num_failed;
    std::cerr << argv[i] << " failed:\n";
    for (const std::string& failure : failures) std::cerr << "  " << failure << '\n';
  }
  if (argc > 2) std::cerr << argc - 1 - num_failed << " of " << argc - 1 << " cases passed\n";
  return num_failed == 0 ? 0 : 1;
}
