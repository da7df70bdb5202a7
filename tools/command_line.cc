#include "backtape/tools/command_line.h"

#include <cmath>
#include <exception>
#include <iostream>
#include <string>

#include "absl/strings/numbers.h"

namespace backtape::tools {
namespace {

constexpr absl::string_view kReportedUrl = "backtape/already-reported";

constexpr absl::string_view kUsageUrl = "backtape/wrong-usage";

int TellWrongUsage(const CLI::App& app, absl::string_view message) {
  std::cerr << app.get_name() << ": " << message << "\nRun " << app.get_name() << " --help for usage.\n";
  return kUsage;
}

int ExitCodeOf(const absl::Status& status) { return status.code() == absl::StatusCode::kInternal ? kBug : kFailed; }

}  // namespace

absl::Status AlreadyReported() {
  absl::Status status = absl::InvalidArgumentError("reported above");
  status.SetPayload(kReportedUrl, absl::Cord());
  return status;
}

absl::Status WrongUsage(absl::string_view message) {
  absl::Status status = absl::InvalidArgumentError(message);
  status.SetPayload(kUsageUrl, absl::Cord());
  return status;
}

CLI::Validator NotNegative() {
  const auto check = [](const std::string& text) -> std::string {
    double number = 0;
    if (absl::SimpleAtod(text, &number) && std::isfinite(number) && number >= 0) return "";
    return text + " is not a number of at least 0";
  };
  return CLI::Validator(check, "");
}

int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  std::ios::sync_with_stdio(false);
  app.set_version_flag("--version", BACKTAPE_VERSION);
  app.get_formatter()->column_width(34);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return TellWrongUsage(app, error.what());
  }
  try {
    const absl::Status status = run();
    std::cout.flush();
    if (status.ok() && !std::cout) {
      std::cerr << app.get_name() << ": error: standard output can't be written\n";
      return kFailed;
    }
    if (status.ok()) return kDone;
    if (status.GetPayload(kUsageUrl)) return TellWrongUsage(app, status.message());
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
