#include "backtape/tools/command_line.h"

#include <cmath>
#include <cstdio>
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

// What streams and the C library keep of standard output; false, and told, when that can't be written.
bool WriteOut(const CLI::App& app) {
  const bool is_written = std::cout.flush().good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (!is_written) std::cerr << app.get_name() << ": error: standard output can't be written\n";
  return is_written;
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
    if (error.get_exit_code() == 0) {  // --help, --version
      app.exit(error);
      return WriteOut(app) ? kDone : kFailed;
    }
    return TellWrongUsage(app, error.what());
  }
  try {
    const absl::Status status = run();
    if (status.ok()) return WriteOut(app) ? kDone : kFailed;
    std::cout.flush();
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
