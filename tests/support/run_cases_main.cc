#include "backtape/tests/support/run_cases_main.h"

#include <iostream>

#include "backtape/tests/support/one_rank.h"

namespace backtape::testing {

int RunCasesMain(int argc, char** argv, const std::string& program,
                 const std::function<std::vector<std::string>(const RunCase&)>& check) {
  if (argc < 2) {
    std::cerr << "usage: " << program << " CASE...\n";
    return 2;
  }
  const OneRank one_rank;
  int num_failed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto run_case = ReadRunCase(argv[i]);
    const std::vector<std::string> failures =
        run_case.ok() ? check(*run_case) : std::vector<std::string>{std::string(run_case.status().message())};
    if (failures.empty()) continue;
    ++num_failed;
    std::cerr << argv[i] << " failed:\n";
    for (const std::string& failure : failures) std::cerr << "  " << failure << '\n';
  }
  if (argc > 2) std::cerr << argc - 1 - num_failed << " of " << argc - 1 << " cases passed\n";
  return num_failed == 0 ? 0 : 1;
}

}  // namespace backtape::testing
