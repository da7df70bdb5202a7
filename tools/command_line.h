#ifndef BACKTAPE_TOOLS_COMMAND_LINE_H_
#define BACKTAPE_TOOLS_COMMAND_LINE_H_

#include <functional>

#include "CLI/CLI.hpp"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace backtape::tools {

// Exit codes that all tools share.
enum ExitCode : int {
  kDone = 0,
  kFailed = 1,  // the input or a check failed; diagnostics are on standard error
  kUsage = 2,   // the command line is wrong
  kBug = 3,     // ours
};

// Parses the command line into `app` and calls `run`. A status that `run` returns goes to standard error after "NAME:
// error: " and becomes an exit code; --help and --version end with 0, a wrong command line with 2. Out of memory is an
// error that names the size (out_of_memory.cc); a failed BACKTAPE_CHECK and any other abort() end with kBug. A signal
// that ends the program leaves no temporary files.
int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

// The status for `run` to return when options don't go together: exit code 2, the message, and where to find help.
absl::Status WrongUsage(absl::string_view message);

// A check of options: a finite number of at least 0.
CLI::Validator NotNegative();

// The status for `run` to return when it has printed its diagnostics: exit code 1, nothing more on standard error.
absl::Status AlreadyReported();

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMMAND_LINE_H_
