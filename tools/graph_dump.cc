// graph-dump: reads any text form of an FX graph and prints it.
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_dot.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_table.h"
#include "backtape/ir/verifier.h"
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
  graph-dump torch_logs.txt                  lists the graphs of a log that has several
  graph-dump torch_logs.txt --graph=1        prints the second one
  graph-dump - --format=dot < model.fx | dot -Tsvg > model.svg)";

struct Options {
  GraphInput input;
  std::string format;
  std::string output = "-";
  bool stats = false;
  bool list = false;
  bool needs_one_graph = false;  // an option applies to a single graph
  bool verify = true;
  bool infer = true;
};

// One line for each graph of a text.
absl::StatusOr<std::string> ListOf(const std::vector<GraphText>& graphs) {
  std::string text = absl::StrFormat("%5s  %5s  %8s  %8s  %s\n", "graph", "line", "nodes", "calls", "title");
  for (size_t i = 0; i < graphs.size(); ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(const GraphStats stats, ComputeStats(*graphs[i].graph));
    absl::StrAppendFormat(&text, "%5d  %5d  %8d  %8d  %s\n", i, graphs[i].first_line, stats.num_nodes, stats.num_calls,
                          graphs[i].title);
  }
  return text;
}

absl::StatusOr<std::string> Format(const GraphText& text, const std::string& format) {
  const Graph& graph = *text.graph;
  if (format == "same") return PrintGraph(text);
  if (format == "fx") return PrintGraph(graph);
  if (format == "code") return PrintGraph(graph, TextStyle::Code());
  if (format == "table") return PrintTable(graph);
  if (format == "dot") return PrintDot(graph);
  return GraphToJson(graph);
}

absl::Status Dump(const Options& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string content, ReadFile(options.input.path));
  ReadOptions read_options;
  read_options.file_name = DisplayName(options.input.path);
  read_options.allow_unknown_ops = true;
  if (!options.input.index) {
    absl::StatusOr<std::vector<GraphText>> graphs = ReadGraphs(content, read_options);
    const bool is_list = graphs.ok() && (options.list || graphs->size() > 1);
    if (is_list && options.needs_one_graph) {
      return absl::InvalidArgumentError(absl::StrCat(read_options.file_name, " holds ", graphs->size(),
                                                     " graphs; choose one with --graph=N, or list them with --list"));
    }
    if (is_list) {
      BACKTAPE_ASSIGN_OR_RETURN(const std::string list, ListOf(*graphs));
      return WriteFile(options.output, list);
    }
  }
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ParseGraphInput(content, options.input, /*allow_unknown_ops=*/true));
  if (options.format != "same" && options.infer) {
    ShapeEnv env;
    const absl::Status inferred = InferTypes(*text.graph, env);
    if (!inferred.ok())
      std::cerr << read_options.file_name << ": note: types are incomplete: " << inferred.message() << '\n';
  }
  if (options.verify) {
    const absl::Status verified = Verify(*text.graph, {.allow_unknown_ops = true});
    if (!verified.ok())
      return absl::Status(verified.code(), absl::StrCat(read_options.file_name, ": ", verified.message()));
  }
  if (options.stats) {
    BACKTAPE_ASSIGN_OR_RETURN(const GraphStats stats, ComputeStats(*text.graph));
    return WriteFile(options.output, options.format == "json" ? StatsToJson(stats) : StatsToText(stats));
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
  app.add_option("-o,--output", options.output, "output file (- for standard output, the default)")->type_name("OUT");
  auto* format =
      app.add_option(
             "--format", options.format,
             "fx: print(graph), the default; code: readable Python; table; dot: Graphviz; json; same: the form of "
             "the input")
          ->check(CLI::IsMember({"fx", "code", "table", "dot", "json", "same"}))
          ->type_name("FORMAT");
  auto* stats = app.add_flag("--stats", options.stats, "print statistics instead (as JSON with --format=json)");
  auto* verify = app.add_flag("--verify,!--no-verify", options.verify, "check the graph's invariants first (on)");
  auto* infer = app.add_flag("--infer,!--no-infer", options.infer, "infer types that the text does not state (on)");
  app.add_flag("--list", options.list, "list the graphs of the text instead")
      ->excludes(format)
      ->excludes(stats)
      ->excludes(verify)
      ->excludes(infer)
      ->excludes(app.get_option("--graph"));
  return RunGraphTool(argc, argv, app, [&]() -> absl::Status {
    options.needs_one_graph = format->count() + stats->count() + verify->count() + infer->count() > 0;
    if (stats->count() > 0 && format->count() > 0 && options.format != "json") {
      return WrongUsage(absl::StrCat("--stats excludes --format=", options.format, "; it allows only --format=json"));
    }
    if (options.format == "same" && infer->count() > 0) {
      return WrongUsage("--infer and --no-infer exclude --format=same, which prints the types that the text states");
    }
    return Dump(options);
  });
}
