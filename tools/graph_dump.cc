// graph-dump: reads any text form of an FX graph and prints it.
#include <algorithm>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/ir/text/print_dot.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_table.h"
#include "backtape/ir/verifier.h"
#include "backtape/model_files/pt2.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/graph_json.h"
#include "backtape/tools/stats_text.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"(Examples:
  graph-dump model.fx                        the graph in the form of print(graph)
  graph-dump model.fx --format=code          the readable Python form, with inferred shapes
  graph-dump model.fx --stats                statistics: ops, FLOP, bytes, provenance
  graph-dump model.pt2 --format=code         the program in a torch.export archive, as Python code
  graph-dump joint.code --signature          which inputs and outputs are parameters, gradients, ...
  graph-dump torch_logs.txt                  lists the graphs if the log has several
  graph-dump torch_logs.txt --graph=1        prints the second one
  graph-dump issue.txt --partial             the part of an incomplete graph before its first problem
  graph-dump - --format=dot < model.fx | dot -Tsvg > model.svg)";

struct Options {
  GraphInput input;
  std::string format;
  std::string output = "-";
  bool stats = false;
  bool signature = false;
  bool list = false;
  bool needs_one_graph = false;  // an option applies to a single graph
  bool verify = true;
  bool infer = true;
};

// The first line of a diagnostic, without the name of the file: "line 3:7: MESSAGE".
std::string FirstProblem(absl::string_view message, const std::string& file_name) {
  message = message.substr(0, message.find('\n'));
  absl::ConsumePrefix(&message, absl::StrCat(file_name, ":"));
  return absl::StrCat("line ", absl::StrReplaceAll(message, {{": error: ", ": "}}));
}

// A line for each graph of a text, and the reason for each graph that cannot be read.
std::string ListOf(const std::vector<GraphReading>& readings, const std::string& file_name) {
  std::string text = absl::StrFormat("%5s  %5s  %8s  %8s  %s\n", "graph", "line", "nodes", "calls", "title");
  for (size_t i = 0; i < readings.size(); ++i) {
    const GraphText& graph = readings[i].text;
    int64_t calls = 0;
    for (const Node* node : graph.graph->nodes()) calls += node->is_call() ? 1 : 0;
    absl::StrAppendFormat(&text, "%5d  %5d  %8d  %8d  %s\n", i, graph.first_line, graph.graph->num_nodes(), calls,
                          graph.title);
    if (!readings[i].problem.ok()) {
      absl::StrAppendFormat(&text, "%14s cannot be read: %s\n", "",
                            FirstProblem(readings[i].problem.message(), file_name));
    } else if (!graph.cut.empty()) {
      absl::StrAppendFormat(&text, "%14s read in part: %s\n", "", FirstProblem(graph.cut, file_name));
    }
  }
  return text;
}

// Lists the graphs of a text if --list is given, or if there are several and none is chosen. Returns whether it did.
absl::StatusOr<bool> List(const Options& options, const std::string& content, const ReadOptions& read_options) {
  if (options.input.index) return false;
  if (IsPt2(content)) {
    if (!options.list) return false;
    return WrongUsage("--list lists the graphs of a text; it does not apply to a .pt2 archive");
  }
  absl::StatusOr<std::vector<GraphReading>> readings = ReadEachGraph(content, read_options);
  if (!readings.ok() || (!options.list && readings->size() == 1)) return false;
  if (options.needs_one_graph) {
    return absl::InvalidArgumentError(absl::StrCat(read_options.file_name, " holds ", readings->size(),
                                                   " graphs; choose one with --graph=N, or list them with --list"));
  }
  BACKTAPE_RETURN_IF_ERROR(WriteFile(options.output, ListOf(*readings, read_options.file_name)));
  const auto unreadable = std::count_if(readings->begin(), readings->end(),
                                        [](const GraphReading& reading) { return !reading.problem.ok(); });
  if (unreadable > 0) {
    return absl::InvalidArgumentError(absl::StrCat(read_options.file_name, ": ", unreadable, " of ", readings->size(),
                                                   " graphs cannot be read; --graph=N shows all problems of graph N"));
  }
  return true;
}

absl::StatusOr<std::string> Format(const GraphText& text, const std::string& format) {
  const Graph& graph = *text.graph;
  if (format == "same") return PrintGraph(text);
  if (format == "fx") return PrintGraph(graph);
  if (format == "code") {
    TextStyle style = TextStyle::Code();
    StateSignature(graph, &style);
    return PrintGraph(graph, style);
  }
  if (format == "table") return PrintTable(graph);
  if (format == "dot") return PrintDot(graph);
  return GraphToJson(graph);
}

absl::Status Dump(const Options& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string content, ReadFile(options.input.path));
  ReadOptions read_options;
  read_options.file_name = DisplayName(options.input.path);
  read_options.allow_unknown_ops = true;
  read_options.partial = options.input.partial;
  BACKTAPE_ASSIGN_OR_RETURN(const bool listed, List(options, content, read_options));
  if (listed) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ParseGraphInput(content, options.input, /*allow_unknown_ops=*/true));
  absl::Status inferred;
  if (options.format != "same" && options.infer) {
    ShapeEnv env;
    inferred = InferTypes(*text.graph, env);
  }
  if (options.verify) {
    const absl::Status verified = Verify(*text.graph, {.allow_unknown_ops = true});
    if (!verified.ok())
      return absl::Status(verified.code(), absl::StrCat(read_options.file_name, ": ", verified.message()));
  }
  // A graph that the verifier rejects has these problems in the verifier's list.
  if (!inferred.ok()) {
    std::cerr << read_options.file_name << ": note: types are incomplete: " << inferred.message() << '\n';
  }
  if (options.stats) {
    BACKTAPE_ASSIGN_OR_RETURN(const GraphStats stats, ComputeStats(*text.graph));
    return WriteFile(options.output, options.format == "json" ? StatsToJson(stats) : StatsToText(stats));
  }
  if (options.signature) {
    if (text.graph->signature().empty()) {
      return absl::InvalidArgumentError(
          absl::StrCat(read_options.file_name,
                       ": the text has no signature: neither descriptors (\"ParamAOTInput(...)\") nor "
                       "\"Graph signature:\""));
    }
    return WriteFile(options.output, PrintSignature(text.graph->signature(), *text.graph));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::string printed, Format(text, options.format));
  return WriteFile(options.output, printed);
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Reads an FX graph in any text form that PyTorch prints, and prints it in another.", "graph-dump");
  app.footer(kExamples);
  Options options;
  options.format = "fx";
  options.input.AddTo(app);
  options.input.AddPartialTo(app);
  app.add_option("-o,--output", options.output, "output file (default: -, standard output)")->type_name("OUT");
  auto* format =
      app.add_option("--format", options.format,
                     "fx: print(graph) (default); code: readable Python; table; dot: Graphviz; json; same: the form of "
                     "the input")
          ->check(CLI::IsMember({"fx", "code", "table", "dot", "json", "same"}))
          ->type_name("FORMAT");
  auto* stats = app.add_flag("--stats", options.stats, "print statistics instead (as JSON with --format=json)");
  auto* verify =
      app.add_flag("--verify,!--no-verify", options.verify, "check the graph's invariants first (default: on)");
  auto* infer =
      app.add_flag("--infer,!--no-infer", options.infer, "infer types that the text does not state (default: on)");
  auto* signature =
      app.add_flag("--signature", options.signature,
                   "print the signature instead: which inputs and outputs are parameters, buffers, gradients, ...")
          ->excludes(format)
          ->excludes(stats)
          ->excludes(infer);
  app.add_flag("--list", options.list,
               "list the graphs in the text instead, and report which of them cannot be read, and why")
      ->excludes(format)
      ->excludes(stats)
      ->excludes(verify)
      ->excludes(infer)
      ->excludes(signature)
      ->excludes(app.get_option("--graph"));
  return RunGraphTool(argc, argv, app, [&]() -> absl::Status {
    options.needs_one_graph =
        format->count() + stats->count() + verify->count() + infer->count() + signature->count() > 0;
    if (stats->count() > 0 && format->count() > 0 && options.format != "json") {
      return WrongUsage(
          absl::StrCat("--stats cannot be used with --format=", options.format, ", only with --format=json"));
    }
    if (options.format == "same" && infer->count() > 0) {
      return WrongUsage(
          "--infer and --no-infer cannot be used with --format=same, which prints the types that the text states");
    }
    return Dump(options);
  });
}
