#ifndef BACKTAPE_EXAMPLES_RUN_EXAMPLE_H_
#define BACKTAPE_EXAMPLES_RUN_EXAMPLE_H_

#include <functional>

#include "CLI/CLI.hpp"
#include "absl/status/status.h"

namespace backtape::examples {

// Parses the command line and calls `run`. Returns the exit code: 0, 1 for an error, 2 for wrong usage.
int RunExample(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_RUN_EXAMPLE_H_
