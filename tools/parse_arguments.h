#ifndef BACKTAPE_TOOLS_PARSE_ARGUMENTS_H_
#define BACKTAPE_TOOLS_PARSE_ARGUMENTS_H_

#include <optional>

#include "CLI/CLI.hpp"
#include "absl/strings/string_view.h"
#include "backtape/tools/exit_codes.h"

namespace backtape::tools {

// Parses the command line into `app`. Returns the exit code if the program must end: 0 after --help and similar
// options, whose text has been printed; kUsage after a wrong command line, which has been reported. Stricter than CLI11
// where it would ignore an argument: a flag takes no value, the value of an option is not empty, no item of a list is
// empty, and an option is not the value of the option before it.
std::optional<int> ParseArguments(int argc, char** argv, CLI::App& app);

// Prints "NAME: error: MESSAGE" and a reference to --help. Returns kUsage.
int ReportWrongUsage(const CLI::App& app, absl::string_view message);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_PARSE_ARGUMENTS_H_
