#ifndef BACKTAPE_TOOLS_COMMAND_LINE_H_
#define BACKTAPE_TOOLS_COMMAND_LINE_H_

#include <functional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/tools/exit_codes.h"

namespace backtape::tools {

// Printed after the error message if the error is a bug in Backtape.
inline constexpr absl::string_view kReportBug =
    "This is a bug in Backtape; please report it with the input that caused it.\n";

// Parses the command line into `app`, calls `run`, and returns the exit code. If `run` returns an error, prints it on
// standard error, after "NAME: error: ". --help and --version exit with 0, a wrong command line with 2. Running out of
// memory is an error that names the size (out_of_memory.cc). An Internal status, any other exception, a failed
// BACKTAPE_CHECK and any other abort() exit with kBug. When a signal ends the program, its temporary files are removed
// first.
int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

// The status that `run` returns for a wrong command line, such as options that cannot be used together. RunTool prints
// the message, points to --help, and exits with code 2.
absl::Status WrongUsage(absl::string_view message);

// Wrong usage if two values of an option are equal, so that one of them would be ignored.
absl::Status CheckNoRepetition(absl::string_view option, const std::vector<std::string>& values);

// Validate an option's value: a finite number that is not negative; a 64-bit integer that is not negative.
CLI::Validator NotNegative();
CLI::Validator NotNegativeInteger();
// True for one or more decimal digits. Distinguishes integers that are too large from texts that are not integers.
bool HasOnlyDigits(absl::string_view text);
// The name of a file that cannot be a standard stream, because it has a binary format or a second file beside it.
CLI::Validator NamedFile();

// The status that `run` returns after it has printed its own diagnostics. RunTool prints nothing more and exits with
// `code`.
absl::Status AlreadyReported(ExitCode code = kFailed);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_COMMAND_LINE_H_
