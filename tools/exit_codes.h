#ifndef BACKTAPE_TOOLS_EXIT_CODES_H_
#define BACKTAPE_TOOLS_EXIT_CODES_H_

namespace backtape::tools {

// Exit codes that all tools share. RunTool appends the list to every --help.
enum ExitCode : int {
  kDone = 0,
  kFailed = 1,  // the input is wrong or a check failed; diagnostics are on standard error
  kUsage = 2,   // the command line is wrong, or has an option that would be ignored
  kBug = 3,     // a bug in Backtape
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_EXIT_CODES_H_
