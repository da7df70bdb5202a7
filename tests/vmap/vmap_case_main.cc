// Compares vectorised graphs with loops over samples, for the cases on the command line. See vmap_case.h.
#include "backtape/tests/support/run_cases_main.h"
#include "backtape/tests/vmap/vmap_case.h"

int main(int argc, char** argv) {
  return backtape::testing::RunCasesMain(argc, argv, "vmap_case", [](const backtape::testing::RunCase& run_case) {
    return backtape::testing::VmapFailures(run_case);
  });
}
