// graph-optimize: runs passes over a graph.
#include <algorithm>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/placeholder_types.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/plan/native_passes.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/check_passes.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/graph_output.h"
#include "backtape/tools/notes.h"
#include "backtape/tools/values.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"(Examples:
  graph-optimize step.code -o small.code             the passes of -O2
  graph-optimize step.code -O1 --time-passes         prints the graph to standard output, times to standard error
  graph-optimize step.code --check                   also compares results before and after each pass on random inputs
  graph-optimize step.code --check=ends --reduce=small.code
                                                     compares the results of the first and the final graph; if they
                                                     differ, names the pass and the rewrite, and writes a small graph
                                                     that shows it
  graph-optimize step.fx --inputs=in.npz --check     takes shapes and values from arrays (a .fx text states no shapes)
  graph-optimize step.code --passes='eliminate_dead_code,simplify_algebra{allow_signed_zero=1}'
  graph-optimize step.code --print-changed --stop-after=3
  graph-optimize step.code --native --check          the passes that graph-run --backend=jit runs before it plans
                                                     kernels
  graph-optimize --list-passes

Calls of unknown ops are kept, and assumed to read and write all their arguments; the rest of the graph is optimised.
Passes assume that inputs do not alias and that symbolic sizes are at least 2, as in PyTorch's graphs.)";

struct Options {
  GraphInput input;
  std::string output = "-";
  std::string format = "same";
  std::optional<std::string> passes;
  int level = 2;
  bool native = false;
  std::vector<std::string> skipped;
  std::optional<bool> verify_each;
  bool print_changed = false;
  bool print_after_all = false;
  std::vector<std::string> print_after;
  bool time_passes = false;
  std::optional<int> stop_after;
  std::string check;
  std::string reduce;
  std::optional<double> rtol;
  double atol = 0;
  uint64_t seed = 0;
  std::string inputs;
  std::optional<uint64_t> random_seed;
};

void ListPasses() {
  const auto list = [](absl::Span<const PassInfo> passes) {
    for (const PassInfo& pass : passes) {
      absl::PrintF("%-34s %s\n", pass.name, pass.doc);
      for (const PassOption& option : pass.options()) {
        absl::PrintF("    %-30s %s (default: %s)\n", option.name, option.doc, ToString(option.default_value));
      }
    }
  };
  list(BuiltinPasses());
  absl::PrintF("\nPasses for native code; most of them require types and a functional graph:\n");
  list(jit::NativePasses());
  for (const StandardPipeline& pipeline : StandardPipelines()) {
    absl::PrintF("\n-%s: %s\n", pipeline.name, pipeline.doc);
    if (!pipeline.text.empty()) absl::PrintF("    %s\n", pipeline.text);
  }
  absl::PrintF("\n--native: the passes that graph-run --backend=jit runs before it plans kernels\n    %s\n",
               ToString(jit::NativePipeline()));
}

template <typename F>
bool AnyPass(const Pipeline& pipeline, F&& predicate) {
  return std::any_of(pipeline.groups.begin(), pipeline.groups.end(), [&](const PassGroup& group) {
    return std::any_of(group.passes.begin(), group.passes.end(),
                       [&](const PassInvocation& invocation) { return predicate(*invocation.pass); });
  });
}

bool Runs(const Pipeline& pipeline, const std::string& pass) {
  return AnyPass(pipeline, [&pass](const PassInfo& info) { return info.name == pass; });
}

bool RunsNativePasses(const Pipeline& pipeline) {
  return AnyPass(pipeline, [](const PassInfo& info) { return FindPass(info.name, jit::NativePasses()) != nullptr; });
}

// Wrong usage if `option` names a pass that the pipeline does not run.
absl::Status CheckInPipeline(absl::string_view option, const Pipeline& pipeline, const std::string& pass) {
  if (FindPass(pass, jit::BuiltinAndNativePasses()) == nullptr) {
    return WrongUsage(absl::StrCat(option, ": unknown pass ", pass, "; --list-passes lists all passes"));
  }
  if (!Runs(pipeline, pass)) return WrongUsage(absl::StrCat(option, ": the pipeline does not run ", pass));
  return absl::OkStatus();
}

// Options that have no effect if no pass runs.
constexpr const char* kOptionsOfPasses[] = {"--verify-each", "--print-changed", "--print-after", "--print-after-all",
                                            "--stop-after",  "--check",         "--reduce",      "--time-passes"};

absl::StatusOr<Pipeline> ChoosePipeline(const CLI::App& app, const Options& options) {
  absl::StatusOr<Pipeline> chosen = options.native ? jit::NativePipeline()
                                    : options.passes
                                        ? ParsePipeline(*options.passes, "--passes", jit::BuiltinAndNativePasses())
                                        : FindPipeline(absl::StrCat("O", options.level));
  if (!chosen.ok()) {
    // Starts with --passes:LINE:COLUMN: error:
    std::cerr << chosen.status().message() << "\nRun graph-optimize --help for usage.\n";
    return AlreadyReported(kUsage);
  }
  Pipeline pipeline = *std::move(chosen);
  BACKTAPE_RETURN_IF_ERROR(CheckNoRepetition("--skip-pass", options.skipped));
  BACKTAPE_RETURN_IF_ERROR(CheckNoRepetition("--print-after", options.print_after));
  for (const std::string& name : options.skipped) {
    BACKTAPE_RETURN_IF_ERROR(CheckInPipeline("--skip-pass", pipeline, name));
  }
  for (const std::string& name : options.skipped) {
    for (PassGroup& group : pipeline.groups) {
      std::erase_if(group.passes, [&name](const PassInvocation& invocation) { return invocation.pass->name == name; });
    }
  }
  for (const std::string& name : options.print_after) {
    BACKTAPE_RETURN_IF_ERROR(CheckInPipeline("--print-after", pipeline, name));
  }
  if (!AnyPass(pipeline, [](const PassInfo&) { return true; })) {
    for (const char* option : kOptionsOfPasses) {
      if (app.count(option) > 0) return WrongUsage(absl::StrCat(option, " requires passes, but the pipeline is empty"));
    }
  }
  return pipeline;
}

TextStyle OutputStyle(const GraphText& text, const std::string& format) {
  if (format == "fx") return TextStyle();
  if (format == "same") return text.style;
  TextStyle style = TextStyle::Code();
  StateSignature(*text.graph, &style);
  return style;
}

// Verifies the graph as it was read.
absl::Status VerifyInput(const Graph& graph, const std::string& path, bool check_types) {
  VerifyOptions options;
  options.allow_unknown_ops = true;
  options.check_types = check_types;
  return InFile(path, Verify(graph, options));
}

absl::Status Optimize(const CLI::App& app, const Options& options) {
  BACKTAPE_RETURN_IF_ERROR(CheckOutputFiles({{"--output", options.output}}, {{"--inputs", options.inputs}}));
  BACKTAPE_RETURN_IF_ERROR(
      CheckOutputFiles({{"--reduce", options.reduce}},
                       {{"FILE", options.input.path}, {"--inputs", options.inputs}, {"--output", options.output}}));
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline, ChoosePipeline(app, options));
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ReadGraphInput(options.input, /*allow_unknown_ops=*/true));
  const std::string& path = options.input.path;
  BACKTAPE_RETURN_IF_ERROR(VerifyInput(*text.graph, path, /*check_types=*/false));
  // Passes may correct wrong types.
  const absl::Status given = VerifyInput(*text.graph, path, /*check_types=*/true);
  const std::vector<std::string> ignored_types = NotesOnIgnoredTypes(*text.graph);

  std::optional<GraphValues> values;
  if (!options.inputs.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const StateValues state, ReadState(*text.graph, /*params=*/""));
    BACKTAPE_ASSIGN_OR_RETURN(values, ValuesFromFile(*text.graph, options.inputs, state));
    SetUnknownTypes(*text.graph, *values);
  }
  SymbolValues sizes;
  if (values) sizes = SymbolValuesOf(text.graph->placeholders(), values->inputs);
  ShapeEnv env;
  if (RunsNativePasses(pipeline)) {
    BACKTAPE_RETURN_IF_ERROR(InFile(path, CheckPlaceholderTypes(*text.graph)));
    absl::StatusOr<std::unique_ptr<Graph>> typed = jit::SpecialisedCopy(*text.graph, env);
    if (!typed.ok()) return InFile(path, typed.status());
    text.graph = *std::move(typed);
  }
  RunnerOptions runner;
  runner.env = &env;
  if (!sizes.empty()) {
    runner.sizes = &sizes;
    WidenRanges(sizes, env);
  }
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
              << TextOfGraph(after, style) << '\n';
  };
  CheckedRunOptions checked;
  if (options.check == "each") checked.check = PassCheck::kEach;
  if (options.check == "ends") checked.check = PassCheck::kEnds;
  checked.values.seed = options.seed;
  constexpr double kCheckRtol = 1e-4;
  checked.values.scale_tolerance = options.rtol.value_or(kCheckRtol);
  checked.values.absolute_tolerance = options.atol;
  checked.values.explain_by_rounding = !options.rtol;
  if (values) {
    checked.values.inputs = values->inputs;
    checked.values.attributes = values->attributes;
  } else if (checked.check != PassCheck::kNone) {
    RandomInputsOptions random;
    random.seed = options.random_seed.value_or(0);
    BACKTAPE_ASSIGN_OR_RETURN(GraphValues generated, RandomValues(*text.graph, path, random));
    checked.values.inputs = std::move(generated.inputs);
    checked.values.attributes = std::move(generated.attributes);
  }
  checked.reduce = options.reduce;

  const std::unique_ptr<Graph> given_graph = sizes.empty() ? nullptr : text.graph->Clone();
  absl::StatusOr<RunReport> run = RunChecked(*text.graph, pipeline, runner, checked);
  if (!sizes.empty()) {
    const absl::Status fits = run.ok() ? env.CheckGuards(sizes) : run.status();
    const bool is_rejected = !run.ok() && checked.check == PassCheck::kNone && checked.reduce.empty();
    if (absl::IsFailedPrecondition(fits) || is_rejected) {
      text.graph = given_graph->Clone();
      env = ShapeEnv();
      SetHints(sizes, env);
      runner.specialise_sizes = true;
      absl::StatusOr<RunReport> specialised = RunChecked(*text.graph, pipeline, runner, checked);
      if (specialised.ok()) std::cerr << "graph-optimize: note: " << NoteOnSizes(fits) << '\n';
      if (specialised.ok() || !is_rejected) run = std::move(specialised);
    }
  }
  if (!run.ok()) return InFile(path, run.status());
  const RunReport& report = *run;
  Graph& graph = *text.graph;
  for (const PassExecution& execution : report.executions) {
    for (const std::string& note : execution.notes)
      std::cerr << "graph-optimize: note: " << execution.pass << ": " << note << '\n';
  }
  if (options.time_passes) std::cerr << report.TimeTable();
  if (const absl::Status verified = Verify(graph, runner.verify); !verified.ok()) {
    return given.ok() ? absl::InternalError(verified.message()) : given;
  }
  PrintNotes(ignored_types, path);
  return WriteGraph(options.output, graph, style);
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Runs optimisation passes over an FX graph.", "graph-optimize");
  app.footer(kExamples);
  Options options;
  options.input.AddTo(app);
  app.add_option("-o,--output", options.output, "output file (default: -, standard output)")->type_name("OUT");
  app.add_option("--format", options.format, "same: the form of the input (default); fx; code")
      ->check(CLI::IsMember({"same", "fx", "code"}))
      ->type_name("FORMAT");
  auto* passes = app.add_option("--passes", options.passes, "passes to run: NAME{OPTION=VALUE},...")->type_name("LIST");
  auto* level = app.add_option(
      "-O", options.level,
      "0: no passes; 1: passes that keep results bit for bit, except the sign and payload of NaNs; 2: also rewrites "
      "that may change the sign of a zero (default)");
  level->type_name("LEVEL")->check(CLI::Range(0, 2))->excludes(passes);
  app.add_flag("--native", options.native,
               "run the passes that graph-run --backend=jit runs before it plans kernels; the types of all inputs must "
               "be known")
      ->excludes(passes)
      ->excludes(level);
  app.add_option("--skip-pass", options.skipped, "leave out this pass; may be repeated")->type_name("NAME");
  app.add_flag_callback(
      "--list-passes",
      [&app] {
        for (const CLI::Option* option : app.get_options()) {
          const bool is_other = option->get_name() != "--list-passes" && option->count() > 0;
          if (is_other) throw CLI::ExcludesError("--list-passes", option->get_name());
        }
        if (app.remaining_size() > 0) throw CLI::ExtrasError(app.remaining());
        ListPasses();
        throw CLI::Success();
      },
      "list the passes, their options and the pipelines");
  app.add_flag(
      "--verify-each,!--no-verify-each", options.verify_each,
      "after each pass, check the graph's invariants and stack traces, and that the pass reported correctly whether it "
      "changed the graph (default: on in debug builds)");
  auto* print_changed = app.add_flag("--print-changed", options.print_changed,
                                     "print the graph to standard error after each pass that changed it");
  auto* print_after = app.add_option("--print-after", options.print_after,
                                     "print the graph to standard error after this pass; may be repeated");
  print_after->type_name("NAME");
  app.add_flag("--print-after-all", options.print_after_all, "print the graph to standard error after each pass")
      ->excludes(print_changed)
      ->excludes(print_after);
  app.add_flag("--time-passes", options.time_passes, "print the run time of each pass to standard error");
  app.add_option("--stop-after", options.stop_after, "stop after N pass executions")
      ->type_name("N")
      ->check(NotNegativeInteger());
  auto* check = app.add_flag("--check{each}", options.check,
                             "compare results before and after each pass that changed the graph; with --check=ends, "
                             "compare only the given graph with the final one. If results differ, name the pass and "
                             "the rewrite that changed a value");
  check->check(CLI::IsMember({"each", "ends"}));
  app.add_option("--reduce", options.reduce,
                 "if a pass or a check fails, write a small graph on which it still fails, with its inputs beside it")
      ->type_name("OUT")
      ->check(NamedFile());
  auto* inputs = app.add_option("--inputs", options.inputs,
                                "arrays that supply the placeholders' types, and the values for --check");
  inputs->type_name("IN.npz")->check(NamedFile());
  app.add_option("--random-inputs", options.random_seed,
                 "generate the values for --check from the types of placeholders and attributes (default, with seed 0)")
      ->type_name("SEED")
      ->check(NotNegativeInteger())
      ->needs(check)
      ->excludes(inputs);
  app.add_option("--seed", options.seed, "seed for random ops during --check (default: 0)")
      ->type_name("N")
      ->check(NotNegativeInteger())
      ->needs(check);
  app.add_option("--rtol", options.rtol,
                 "largest difference that --check accepts, relative to the largest value of an output (default: "
                 "1e-4, plus any difference that rounding explains)")
      ->type_name("NUMBER")
      ->check(NotNegative())
      ->needs(check);
  app.add_option("--atol", options.atol,
                 "absolute difference of floating-point values that --check always accepts (default: 0)")
      ->type_name("NUMBER")
      ->check(NotNegative())
      ->needs(check);
  return RunGraphTool(argc, argv, app, [&] { return Optimize(app, options); });
}
