#include "backtape/tools/command_line.h"

#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>

#include "absl/strings/numbers.h"
#include "backtape/files/temporary_names.h"

namespace backtape::tools {
namespace {

constexpr absl::string_view kReportedUrl = "backtape/already-reported";

constexpr absl::string_view kUsageUrl = "backtape/wrong-usage";

int ReportWrongUsage(const CLI::App& app, absl::string_view message) {
  std::cerr << app.get_name() << ": error: " << message << "\nRun " << app.get_name() << " --help for usage.\n";
  return kUsage;
}

// Ends the program as the signal would without a handler, but without temporary files.
extern "C" void EndBySignal(int signal) {
  RemoveTemporaryFiles();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// A failed check, an exception that nobody catches, a corrupt heap: whoever calls abort() has printed why.
extern "C" void EndByAbort(int) {
  RemoveTemporaryFiles();
  _exit(kBug);
}

void HandleSignals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU}) {
    struct sigaction old;
    // Stays ignored where the caller ignores it (nohup).
    if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler != SIG_IGN) std::signal(signal, EndBySignal);
  }
  std::signal(SIGABRT, EndByAbort);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is an error of writing it
}

// Writes what streams and the C library buffer for standard output; false, after reporting it, when that fails.
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
  HandleSignals();
  app.set_version_flag("--version", BACKTAPE_VERSION);
  app.get_formatter()->column_width(34);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {  // --help, --version
      app.exit(error);
      return WriteOut(app) ? kDone : kFailed;
    }
    return ReportWrongUsage(app, error.what());
  }
  try {
    const absl::Status status = run();
    if (status.ok()) return WriteOut(app) ? kDone : kFailed;
    std::cout.flush();
    if (status.GetPayload(kUsageUrl)) return ReportWrongUsage(app, status.message());
    if (!status.GetPayload(kReportedUrl)) {
      std::cerr << app.get_name() << ": error: " << status.message() << '\n';
    }
    return ExitCodeOf(status);
  } catch (const std::bad_alloc& error) {
    std::cerr << app.get_name() << ": error: out of memory: " << error.what() << '\n';
    return kFailed;
  } catch (const std::length_error& error) {  // a container of more elements than memory could ever hold
    std::cerr << app.get_name() << ": error: out of memory: " << error.what() << '\n';
    return kFailed;
  } catch (const std::exception& error) {
    std::cerr << app.get_name() << ": internal error: " << error.what()
              << "\nThis is a bug in Backtape; please report it with the input that caused it.\n";
    return kBug;
  }
}

}  // namespace backtape::tools
