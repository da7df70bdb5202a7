#ifndef BACKTAPE_TOOLS_GRAPH_INPUT_H_
#define BACKTAPE_TOOLS_GRAPH_INPUT_H_

#include <optional>
#include <string>

#include "CLI/CLI.hpp"
#include "absl/status/statusor.h"
#include "backtape/ir/text/read_graphs.h"

namespace backtape::tools {

// The graph that a command line names: FILE and --graph.
struct GraphInput {
  std::string path;
  std::optional<int> index;

  void AddTo(CLI::App& app);
};

// Reads it. With `allow_unknown_ops`, calls of ops that are not known are kept, and a note on standard error names
// them.
absl::StatusOr<GraphText> ReadGraphInput(const GraphInput& input, bool allow_unknown_ops = false);
// The same for content that was read already.
absl::StatusOr<GraphText> ParseGraphInput(absl::string_view content, const GraphInput& input, bool allow_unknown_ops);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_GRAPH_INPUT_H_
