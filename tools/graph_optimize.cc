// graph-optimize: runs passes over a graph.
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/check_passes.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/values.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"(
Examples:
  graph-optimize step.code -o small.code             the passes of -O2
  graph-optimize step.code -O1 --time-passes         to standard output; times to standard error
  graph-optimize step.code --check                   also compares results before and after each pass on random inputs
  graph-optimize step.code --check=ends --reduce=small.code
                                                     compares the first and the last graph; where they differ, names the
                                                     pass and the rewrite, and writes a small graph that shows it
  graph-optimize step.fx --inputs=in.npz --check     shapes and values from arrays (a .fx text states no shapes)
  graph-optimize step.code --passes='eliminate_dead_code,simplify_algebra{allow_signed_zero=1}'
  graph-optimize step.code --print-changed --stop-after=3
  graph-optimize --list-passes

Calls of unknown ops stay: each is taken to read and write all that it is given, and the rest is optimised around them.
Inputs are taken to share no memory with each other, and symbols to stand for sizes of at least 2, as PyTorch writes them.
Exit codes: 0 done; 1 the input is wrong or a check failed; 2 wrong usage; 3 a bug of graph-optimize.)";

struct Options {
  GraphInput input;
  std::string output = "-";
  std::string format = "same";
  std::optional<std::string> passes;
  int level = 2;
  std::vector<std::string> skipped;
  std::optional<bool> verify_each;
  bool print_changed = false;
  bool print_after_all = false;
  std::vector<std::string> print_after;
  bool time_passes = false;
  std::optional<int> stop_after;
  std::string check;
  std::string reduce;
  std::optional<double> check_rtol;
  uint64_t seed = 0;
  std::string inputs;
};

void ListPasses() {
  for (const PassInfo& pass : BuiltinPasses()) {
    absl::PrintF("%-34s %s\n", pass.name, pass.doc);
    for (const PassOption& option : pass.options()) {
      absl::PrintF("    %-30s %s (default %s)\n", option.name, option.doc, ToString(option.default_value));
    }
  }
  for (const StandardPipeline& pipeline : StandardPipelines()) {
    absl::PrintF("\n-%s: %s\n    %s\n", pipeline.name, pipeline.doc, pipeline.text);
  }
}

absl::StatusOr<Pipeline> ChoosePipeline(const Options& options) {
  absl::StatusOr<Pipeline> chosen =
      options.passes ? ParsePipeline(*options.passes) : FindPipeline(absl::StrCat("O", options.level));
  BACKTAPE_ASSIGN_OR_RETURN(Pipeline pipeline, std::move(chosen));
  for (const std::string& name : options.skipped) {
    if (FindPass(name) == nullptr)
      return absl::InvalidArgumentError(absl::StrCat("--skip-pass: no pass is called ", name));
    for (PassGroup& group : pipeline.groups) {
      std::erase_if(group.passes, [&name](const PassInvocation& invocation) { return invocation.pass->name == name; });
    }
  }
  return pipeline;
}

TextStyle OutputStyle(const GraphText& text, const std::string& format) {
  if (format == "fx") return TextStyle();
  if (format == "code") return TextStyle::Code();
  return text.style;
}

// What the arrays of --inputs say of placeholders whose type the text does not state.
void SetPlaceholderTypes(Graph& graph, const GraphValues& values) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!placeholders[i]->type().is_known()) placeholders[i]->set_type(ValueType::Of(values.inputs[i]));
  }
}

absl::Status Optimize(const Options& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline, ChoosePipeline(options));
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ReadGraphInput(options.input, /*allow_unknown_ops=*/true));
  Graph& graph = *text.graph;

  std::optional<GraphValues> values;
  if (!options.inputs.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(values, ValuesFromNpz(graph, options.inputs));
    SetPlaceholderTypes(graph, *values);
  }
  RunnerOptions runner;
  runner.verify.allow_unknown_ops = true;
  if (options.verify_each) runner.verify_each = *options.verify_each;
  if (options.stop_after) runner.stop_after = *options.stop_after;
  const TextStyle style = OutputStyle(text, options.format);
  runner.after_pass = [&options, &style](const PassExecution& execution, const Graph& after) {
    const auto& names = options.print_after;
    const bool named = std::find(names.begin(), names.end(), execution.pass) != names.end();
    if (!named && !options.print_after_all && !(options.print_changed && execution.changed)) return;
    std::cerr << "# After " << execution.index << ": " << execution.pass << (execution.changed ? "" : " (no change)")
              << ", " << execution.nodes_before << " -> " << execution.nodes_after << " nodes\n"
              << PrintGraph(after, style) << '\n';
  };
  CheckedRunOptions checked;
  if (options.check == "each") checked.check = PassCheck::kEach;
  if (options.check == "ends") checked.check = PassCheck::kEnds;
  checked.values.seed = options.seed;
  constexpr double kCheckRtol = 1e-4;
  checked.values.scale_tolerance = options.check_rtol.value_or(kCheckRtol);
  checked.values.explain_by_rounding = !options.check_rtol;
  if (values) {
    checked.values.inputs = values->inputs;
    checked.values.attributes = values->attributes;
  }
  checked.reduce = options.reduce;

  BACKTAPE_ASSIGN_OR_RETURN(const RunReport report, RunChecked(graph, pipeline, runner, checked));
  for (const PassExecution& execution : report.executions) {
    for (const std::string& note : execution.notes)
      std::cerr << "graph-optimize: note: " << execution.pass << ": " << note << '\n';
  }
  if (options.time_passes) std::cerr << report.TimeTable();
  const absl::Status verified = Verify(graph, runner.verify);
  if (!verified.ok()) return absl::InternalError(verified.message());
  return WriteFile(options.output, PrintGraph(graph, style));
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Runs optimisation passes over an FX graph.", "graph-optimize");
  app.footer(kExamples);
  Options options;
  options.input.AddTo(app);
  app.add_option("-o,--output", options.output, "output file (- for standard output, the default)")->type_name("OUT");
  app.add_option("--format", options.format, "same: as the input is written (the default); fx; code")
      ->check(CLI::IsMember({"same", "fx", "code"}))
      ->type_name("FORMAT");
  auto* passes = app.add_option("--passes", options.passes, "passes to run: NAME{OPTION=VALUE},...")->type_name("LIST");
  app.add_option("-O", options.level,
                 "0: no passes; 1: what is exact in floating point; 2: all that is safe (the default)")
      ->type_name("LEVEL")
      ->check(CLI::Range(0, 2))
      ->excludes(passes);
  app.add_option("--skip-pass", options.skipped, "leave this pass out; may be repeated")->type_name("NAME");
  app.add_flag_callback(
      "--list-passes",
      [] {
        ListPasses();
        throw CLI::Success();
      },
      "list the passes, their options and the pipelines");
  app.add_flag("--verify-each,!--no-verify-each", options.verify_each,
               "check the graph's invariants, the pass's changed flag and provenance after each pass (on in debug "
               "builds)");
  app.add_flag("--print-changed", options.print_changed, "print the graph after each pass that changed it");
  app.add_flag("--print-after-all", options.print_after_all, "print the graph after each pass");
  app.add_option("--print-after", options.print_after, "print the graph after this pass")->type_name("NAME");
  app.add_flag("--time-passes", options.time_passes, "print how long each pass took");
  app.add_option("--stop-after", options.stop_after, "run only the first N executions of passes")
      ->type_name("N")
      ->check(NotNegative());
  auto* check = app.add_flag(
      "--check{each}", options.check,
      "compare results before and after each pass that changed something; --check=ends: of the given graph and "
      "the last one alone, and where they differ, find the pass after which they first do. Names the pass and "
      "the rewrite");
  check->check(CLI::IsMember({"each", "ends"}));
  app.add_option("--reduce", options.reduce,
                 "where a pass or a check fails: write a small graph, and its inputs beside it, on which it still does")
      ->type_name("OUT");
  app.add_option(
         "--check-rtol", options.check_rtol,
         "largest difference that --check accepts, relative to an output's scale; by default 1e-4, and for each "
         "element whatever more rounding explains")
      ->check(NotNegative())
      ->needs(check);
  app.add_option("--seed", options.seed, "seed of the random inputs of --check (0)")->needs(check);
  app.add_option("--inputs", options.inputs, "types of placeholders, and values for --check")->type_name("IN.npz");
  return RunGraphTool(argc, argv, app, [&options] { return Optimize(options); });
}
