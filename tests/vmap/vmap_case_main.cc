// Compares vectorised graphs with loops over samples, for the cases on the command line. See vmap_case.h.
#include <iostream>

#include "backtape/tests/vmap/vmap_case.h"

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: vmap_case CASE...\n";
    return 2;
  }
  int num_failed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto run_case = backtape::testing::ReadRunCase(argv[i]);
    std::vector<std::string> failures;
    if (run_case.ok()) {
      failures = backtape::testing::VmapFailures(*run_case);
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
