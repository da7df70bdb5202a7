#include "backtape/tools/graph_input.h"

#include <algorithm>
#include <iostream>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "backtape/ir/norm_statistics.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/model_files/pt2.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/with_message.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"

namespace backtape::tools {

void GraphInput::AddTo(CLI::App& app) {
  app.add_option("FILE", path,
                 "text of an FX graph, a log with graphs, or a .pt2 archive of torch.export; - for standard input")
      ->required();
  app.add_option("--graph", index, "graph to use if there are several, counted from 0")
      ->type_name("N")
      ->check(NotNegativeInteger());
}

void GraphInput::AddPartialTo(CLI::App& app) {
  app.add_flag("--partial", partial,
               "if a graph cannot be read completely, use the nodes before the first problem; values without uses "
               "become the outputs");
}

int RunGraphTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  return RunTool(argc, argv, app, [&run]() -> absl::Status {
    try {
      return run();
    } catch (const Error& error) {
      return error.status();
    }
  });
}

absl::StatusOr<GraphText> ReadGraphInput(const GraphInput& input, bool allow_unknown_ops) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string content, ReadFile(input.path));
  return ParseGraphInput(content, input, allow_unknown_ops);
}

namespace {

// The program of a .pt2 archive, as if it had been read from the code that PyTorch prints for it.
absl::StatusOr<GraphText> ReadArchive(absl::string_view content, const GraphInput& input, bool allow_unknown_ops) {
  if (input.partial) return WrongUsage("--partial reads texts; it does not apply to a .pt2 archive");
  const std::string file = DisplayName(input.path);
  ExportReadOptions options;
  options.allow_unknown_ops = allow_unknown_ops;
  BACKTAPE_ASSIGN_OR_RETURN(Pt2Program pt2, ReadPt2(content, file, options, input.index));
  for (const std::string& what : pt2.unread) std::cerr << file << ": note: " << what << '\n';
  GraphText text;
  text.graph = std::move(pt2.program.graph);
  text.title = pt2.model;
  text.unknown_ops = std::move(pt2.program.unknown_ops);
  text.style = TextStyle::Code();
  StateSignature(*text.graph, &text.style);
  return text;
}

absl::StatusOr<GraphText> ReadText(absl::string_view content, const GraphInput& input, bool allow_unknown_ops) {
  ReadOptions options;
  options.file_name = DisplayName(input.path);
  options.allow_unknown_ops = allow_unknown_ops;
  options.partial = input.partial;
  absl::StatusOr<GraphText> read = ReadGraph(content, options, input.index);
  if (!read.ok()) {
    absl::string_view rest = read.status().message();
    const bool is_at_line = absl::ConsumePrefix(&rest, absl::StrCat(options.file_name, ":")) && !rest.empty() &&
                            absl::ascii_isdigit(rest[0]);
    if (!is_at_line) return read.status();
    // The message has one FILE:LINE:COLUMN for each error.
    std::cerr << read.status().message() << '\n';
    return AlreadyReported();
  }
  if (!read->cut.empty()) {
    const size_t kept = read->graph->num_nodes() - 1;
    std::cerr << options.file_name << ": note: the graph has " << kept << (kept == 1 ? " node" : " nodes")
              << " before its first problem; the rest was left out\n"
              << read->cut << '\n';
  }
  return read;
}

}  // namespace

absl::StatusOr<GraphText> ParseGraphInput(absl::string_view content, const GraphInput& input, bool allow_unknown_ops) {
  absl::StatusOr<GraphText> read =
      IsPt2(content) ? ReadArchive(content, input, allow_unknown_ops) : ReadText(content, input, allow_unknown_ops);
  if (!read.ok()) {
    return WithMessage(read.status(),
                       absl::StrReplaceAll(read.status().message(), {{"; choose one by its number:",
                                                                      absl::StrCat("; ", input.how_to_choose, ":")}}));
  }
  // Python-level targets are resolved later, before the graph is used.
  std::vector<std::string>& unknown = read->unknown_ops;
  unknown.erase(
      std::remove_if(unknown.begin(), unknown.end(), [](const std::string& op) { return IsPythonTarget(op); }),
      unknown.end());
  if (!read->unknown_ops.empty()) {
    std::cerr << DisplayName(input.path) << ": note: unknown calls: " << ListNames(read->unknown_ops) << '\n';
  }
  const std::vector<std::string> corrected = CorrectNormStatistics(*read->graph);
  if (!corrected.empty()) {
    std::cerr << DisplayName(input.path)
              << ": note: PyTorch's trace states wrong dtypes for results of batch, group or layer norms; "
              << "corrected the types of " << ListNames(corrected) << '\n';
  }
  return read;
}

}  // namespace backtape::tools
