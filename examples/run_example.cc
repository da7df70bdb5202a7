#include "backtape/examples/run_example.h"

#include <cstdio>
#include <exception>

#include "absl/strings/str_format.h"

namespace backtape::examples {

int RunExample(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);  // --help
    absl::FPrintF(stderr, "%s: error: %s\nRun %s --help for usage.\n", app.get_name(), e.what(), app.get_name());
    return 2;
  }
  absl::Status status;
  try {
    status = run();
  } catch (const std::exception& e) {  // ops throw backtape::Error
    status = absl::InternalError(e.what());
  }
  if (status.ok()) return 0;
  absl::FPrintF(stderr, "%s: error: %s\n", app.get_name(), status.message());
  return 1;
}

}  // namespace backtape::examples
