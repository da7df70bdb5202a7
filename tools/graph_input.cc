#include "backtape/tools/graph_input.h"

#include <iostream>

#include "absl/strings/str_join.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"

namespace backtape::tools {

void GraphInput::AddTo(CLI::App& app) {
  app.add_option("FILE", path, "text of an FX graph, or a log that holds some; - for standard input")->required();
  app.add_option("--graph", index, "which graph of the text, from 0")->type_name("N");
}

absl::StatusOr<GraphText> ReadGraphInput(const GraphInput& input, bool allow_unknown_ops) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string content, ReadFile(input.path));
  return ParseGraphInput(content, input, allow_unknown_ops);
}

absl::StatusOr<GraphText> ParseGraphInput(absl::string_view content, const GraphInput& input, bool allow_unknown_ops) {
  ReadOptions options;
  options.file_name = DisplayName(input.path);
  options.allow_unknown_ops = allow_unknown_ops;
  absl::StatusOr<GraphText> read = ReadGraph(content, options, input.index);
  if (!read.ok()) {
    // The message holds places of its own, one for each problem.
    std::cerr << read.status().message() << '\n';
    return AlreadyReported();
  }
  if (!read->unknown_ops.empty()) {
    std::cerr << options.file_name << ": note: ops that are not known: " << absl::StrJoin(read->unknown_ops, ", ")
              << '\n';
  }
  return read;
}

}  // namespace backtape::tools
