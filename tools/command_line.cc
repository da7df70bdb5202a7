#include "backtape/tools/command_line.h"

#include <exception>
#include <iostream>

namespace backtape::tools {
namespace {

constexpr absl::string_view kReportedUrl = "backtape/already-reported";

int ExitCodeOf(const absl::Status& status) { return status.code() == absl::StatusCode::kInternal ? kBug : kFailed; }

}  // namespace

absl::Status AlreadyReported() {
  absl::Status status = absl::InvalidArgumentError("reported above");
  status.SetPayload(kReportedUrl, absl::Cord());
  return status;
}

int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  std::ios::sync_with_stdio(false);
  app.set_version_flag("--version", BACKTAPE_VERSION);
  app.get_formatter()->column_width(34);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    std::cerr << app.get_name() << ": " << error.what() << "\nRun " << app.get_name() << " --help for usage.\n";
    return kUsage;
  }
  try {
    const absl::Status status = run();
    std::cout.flush();
    if (status.ok() && !std::cout) {
      std::cerr << app.get_name() << ": error: standard output can't be written\n";
      return kFailed;
    }
    if (status.ok()) return kDone;
    if (!status.GetPayload(kReportedUrl)) {
      std::cerr << app.get_name() << ": error: " << status.message() << '\n';
    }
    return ExitCodeOf(status);
  } catch (const std::exception& error) {
    std::cerr << app.get_name() << ": internal error: " << error.what()
              << "\nThis is a bug in Backtape; please report it with the input that caused it.\n";
    return kBug;
  }
}

}  // namespace backtape::tools
