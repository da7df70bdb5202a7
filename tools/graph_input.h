#ifndef BACKTAPE_TOOLS_GRAPH_INPUT_H_
#define BACKTAPE_TOOLS_GRAPH_INPUT_H_

#include <functional>
#include <optional>
#include <string>

#include "CLI/CLI.hpp"
#include "absl/status/statusor.h"
#include "backtape/ir/text/read_graphs.h"

namespace backtape::tools {

// The command-line options that choose a graph: FILE and --graph.
struct GraphInput {
  std::string path;
  std::optional<int> index;
  bool partial = false;  // ReadOptions::partial
  // Ends the error for a file of several graphs if none is chosen.
  std::string how_to_choose = "choose one with --graph=N";

  void AddTo(CLI::App& app);
  // Adds --partial.
  void AddPartialTo(CLI::App& app);
};

// RunTool for the tools that use the eager API: a backtape::Error is reported like a status.
int RunGraphTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

// Reads the graph. With `allow_unknown_ops`, calls of unknown ops are kept. Prints notes to standard error that list
// all unknown calls, and how much of an incomplete graph was read.
absl::StatusOr<GraphText> ReadGraphInput(const GraphInput& input, bool allow_unknown_ops = false);
// Like ReadGraphInput, but takes the content of the file.
absl::StatusOr<GraphText> ParseGraphInput(absl::string_view content, const GraphInput& input, bool allow_unknown_ops);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_GRAPH_INPUT_H_
