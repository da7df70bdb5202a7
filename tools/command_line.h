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

// Parses the command line into `app` and calls `run`. A status that `run` gives goes to standard error, "NAME: error:"
// in front, and becomes an exit code; --help and --version end with 0, a wrong command line with 2.
int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

// What `run` returns when options don't go together: exit code 2, the message, and where help is.
absl::Status WrongUsage(absl::string_view message);

// A check of options: a finite number of at least 0.
CLI::Validator NotNegative();

// What `run` returns when the diagnostics were printed already: exit code 1, nothing more on standard error.
absl::Status AlreadyReported();

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMMAND_LINE_H_
