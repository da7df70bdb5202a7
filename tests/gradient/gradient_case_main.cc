// Checks the gradient cases of the files that are named on the command line; see gradient_case.h.
#include <iostream>

#include "backtape/tests/gradient/gradient_case.h"
#include "backtape/tests/support/one_rank.h"

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: gradient_case FILE...\n";
    return 2;
  }
  const backtape::testing::OneRank one_rank;
  int num_failed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto file = backtape::testing::ReadGradientFile(argv[i]);
    if (!file.ok()) {
      std::cerr << argv[i] << ": " << file.status().message() << '\n';
      ++num_failed;
      continue;
    }
    for (const auto& gradient_case : file->cases) {
      for (const std::string& failure : FailuresOf(*file, gradient_case)) {
        std::cerr << argv[i] << ": " << failure << '\n';
        ++num_failed;
      }
    }
  }
  return num_failed == 0 ? 0 : 1;
}
