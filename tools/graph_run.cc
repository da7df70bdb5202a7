// graph-run: runs a graph.
#include <algorithm>
#include <chrono>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/nan_check.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/layout_error.h"
#include "backtape/ir/number_placeholders.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/verifier.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/compare_outputs.h"
#include "backtape/tools/compare_runs.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_json.h"
#include "backtape/tools/graph_run_options.h"
#include "backtape/tools/measure_runs.h"
#include "backtape/tools/roofline.h"
#include "backtape/tools/values.h"
#include "nlohmann/json.hpp"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"(Examples:
  graph-run step.fx --inputs=step.inputs.npz --output=out.npz
  graph-run step.fx --inputs=step.inputs.npz --expected=step.expected.npz
                                             compares with the values of another run, output by output
  graph-run model.pt2 --inputs=batch.npz     takes parameters and buffers from the archive
  graph-run model.code --params=model.safetensors --inputs=batch.npz
                                             takes parameters and buffers from one file, the other inputs from another
  graph-run step.code --random-inputs=1      generates values from the shapes that the text states
  graph-run step.fx --inputs=in.npz --check-nan
                                             stops at the first node that produces a NaN, and names its source line
  graph-run step.code --random-inputs=1 --backend=jit --report
                                             runs native code and reports its steps
  graph-run step.code --random-inputs=1 --compare
                                             runs both engines; exits with 1 if an output differs
  graph-run step.code --random-inputs=1 --compare --debug=kernels --debug=memory
                                             shows whether fused kernels cause a difference, and whether memory is
                                             read after the plan has released it
  graph-run step.code --random-inputs=1 --compare --bisect --reduce=small.code
                                             finds the first node that differs, and a small graph that still shows it
  graph-run before.code --random-inputs=1 --against=after.code
                                             finds the first value that differs between two dumps of one program
  graph-run step.code --random-inputs=1 --reduce=small.code --test='! python3 my_check.py $GRAPH $INPUTS'
                                             finds a small graph for which your script fails
  graph-run step.code --random-inputs=1 --bench=20
                                             prints one JSON line with compile and run times

Arrays are in .npz files, or in safetensors files if the name ends in .safetensors. The key of an input is the name of
its placeholder or its get_attr target; the keys of outputs are out0, out1, ... in the order of the output node. An
input has the strides that the text states, else those of an array NAME.strides (one integer for each dim, counted in
elements), else row-major ones. --output also writes such an array for each output that is not row-major.)";

using Clock = std::chrono::steady_clock;

double Milliseconds(Clock::time_point since) {
  return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

absl::StatusOr<GraphValues> ReadValues(const Graph& graph, const GraphRunOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const StateValues state, ReadState(graph, options.params));
  if (!options.inputs.empty()) return ValuesFromFile(graph, options.inputs, state);
  RandomInputsOptions random;
  random.seed = options.random_seed.value_or(0);
  BACKTAPE_ASSIGN_OR_RETURN(random.symbols, ValuesOfSymbols(graph, options.symbols));
  BACKTAPE_ASSIGN_OR_RETURN(GraphValues values, RandomValues(graph, options.input.path, random));
  BACKTAPE_RETURN_IF_ERROR(SetState(graph, state, &values.inputs));
  return values;
}

absl::Status Benchmark(const GraphText& text, const Compiled& compiled, const GraphValues& values,
                       const GraphRunOptions& options, double parse_ms, double compile_ms) {
  const absl::StatusOr<RunMeasurements> measured =
      MeasureRuns(*compiled.executable, values.inputs, options.bench, options.seed);
  if (!measured.ok()) return InFile(options.input.path, measured.status());
  const RunMeasurements& runs = *measured;
  nlohmann::ordered_json line = {{"backtape", kJsonVersion},
                                 {"backend", options.backend},
                                 {"engine", "interpreter"},
                                 {"threads", options.threads},
                                 {"nodes", text.graph->num_nodes()},
                                 {"parse_ms", parse_ms},
                                 {"compile_ms", compile_ms},
                                 {"run_us", {{"median", runs.median_us}, {"min", runs.min_us}, {"p90", runs.p90_us}}},
                                 {"fallback_nodes", 0},
                                 {"input_bytes", runs.input_bytes},
                                 {"output_bytes", runs.output_bytes},
                                 {"arena_bytes", 0},
                                 {"allocations_per_run", runs.allocations}};
  if (compiled.native != nullptr) {
    CompileReport report = compiled.native->Report();
    if (WhyNothingWasNative(report).empty()) line["engine"] = "native";
    NoteIfNothingWasNative(compiled);
    line["fallback_nodes"] = report.fallback_nodes.size();
    line["arena_bytes"] = report.arena_bytes;
    if (options.report) {
      const Roofline roofline = MeasureRoofline(options.threads);
      report.bytes_per_second = roofline.bytes_per_second;
      report.flops_per_second = roofline.flops_per_second;
      std::cerr << report.ToString();
    }
  }
  std::cout << line.dump() << '\n';
  return absl::OkStatus();
}

// Wrong usage if no printed stage of compilation depends on an option: only the machine code depends on the processor
// and on whether kernels are replaced by their definitions; memory is assigned when the graph runs.
absl::Status CheckDumpOptions(const CLI::App& app, const GraphRunOptions& options) {
  const bool is_code = options.dump == "code";
  if (!is_code && app.count("--cpu") > 0) {
    return WrongUsage(absl::StrCat("--cpu cannot be used with --dump=", options.dump));
  }
  for (const std::string& what : options.debug) {
    if (is_code && what == "kernels") continue;
    return WrongUsage(absl::StrCat("--debug=", what, " cannot be used with --dump=", options.dump));
  }
  return absl::OkStatus();
}

// Wrong usage if an option would be ignored because of another one.
absl::Status CheckOptions(const CLI::App& app, const GraphRunOptions& options) {
  struct Exclusion {
    const char* option;
    std::vector<const char*> ignored;
  };
  const Exclusion exclusions[] = {
      {"--test",
       {"--compare", "--against", "--dump", "--bench", "--output", "--expected", "--check-nan", "--report",
        "--perf-map", "--rtol", "--atol", "--seed", "--backend", "--threads", "--cpu", "--debug"}},
      {"--compare", {"--against", "--dump", "--bench", "--output", "--expected", "--check-nan", "--backend"}},
      {"--against", {"--dump", "--bench", "--output", "--expected", "--check-nan", "--reduce"}},
      {"--dump",
       {"--bench", "--output", "--expected", "--check-nan", "--reduce", "--report", "--perf-map", "--seed",
        "--threads"}},
      {"--bench", {"--output", "--expected", "--check-nan", "--reduce"}},
      {"--expected", {"--reduce"}},
  };
  for (const auto& [option, ignored] : exclusions) {
    if (app.count(option) == 0) continue;
    for (const char* other : ignored) {
      if (app.count(other) > 0) return WrongUsage(absl::StrCat(option, " cannot be used with ", other));
    }
  }
  if (!options.dump.empty()) BACKTAPE_RETURN_IF_ERROR(CheckDumpOptions(app, options));
  BACKTAPE_RETURN_IF_ERROR(CheckNoRepetition("--debug", options.debug));
  BACKTAPE_RETURN_IF_ERROR(
      CheckOutputFiles({{"--output", options.output}, {"--reduce", options.reduce}}, {{"FILE", options.input.path},
                                                                                      {"--inputs", options.inputs},
                                                                                      {"--params", options.params},
                                                                                      {"--expected", options.expected},
                                                                                      {"--against", options.against}}));
  if (options.input.path == "-" && options.against == "-") {
    return WrongUsage("FILE and --against are both -, but standard input can be read only once");
  }
  if (options.check_nan && options.backend == "jit") {
    return WrongUsage("--check-nan runs the interpreter; it cannot be used with --backend=jit");
  }
  if (options.backend == "interp" && !options.compare) {
    for (const char* native : {"--report", "--dump", "--perf-map", "--debug", "--threads", "--cpu"}) {
      if (app.count(native) > 0)
        return WrongUsage(absl::StrCat(native, " applies only to native code; use --backend=jit"));
    }
  }
  const bool compares = options.compare || !options.expected.empty() || !options.against.empty();
  for (const char* tolerance : {"--rtol", "--atol"}) {
    if (app.count(tolerance) > 0 && !compares) {
      return WrongUsage(absl::StrCat(tolerance, " requires --expected, --compare or --against"));
    }
  }
  return absl::OkStatus();
}

// For a text that does not state the type of a placeholder: infers types from the given values, and compares them with
// the types that the text states. If all placeholders have types, the engines check the graph and the values.
absl::Status CheckStatedTypes(const Graph& graph, const GraphValues& values) {
  const std::vector<Node*> placeholders = graph.placeholders();
  const auto is_known = [](const Node* node) { return node->type().is_known(); };
  if (std::all_of(placeholders.begin(), placeholders.end(), is_known)) return absl::OkStatus();
  const std::unique_ptr<Graph> typed = graph.Clone();
  SetUnknownTypes(*typed, values);
  std::vector<std::string> lines;
  bool is_any_refused = false;
  for (const Violation& violation : FindViolations(*typed, {.allow_unknown_ops = true})) {
    if (violation.invariant != 9) continue;
    lines.push_back(violation.ToString());
    is_any_refused |= !violation.is_wrong_declaration;
  }
  if (lines.empty()) return absl::OkStatus();
  const size_t num_shown = std::min<size_t>(lines.size(), kMaxListed);
  const std::string more = lines.size() == num_shown ? "" : absl::StrCat("\n  and ", lines.size() - num_shown, " more");
  lines.resize(num_shown);
  return absl::InvalidArgumentError(
      absl::StrCat(is_any_refused ? "the graph is wrong for these inputs:\n  "
                                  : "with these inputs, the types of values differ from those in the text:\n  ",
                   absl::StrJoin(lines, "\n  "), more));
}

absl::Status RunText(const GraphText& text, const GraphRunOptions& options, double parse_ms) {
  BACKTAPE_ASSIGN_OR_RETURN(const GraphValues values, ReadValues(*text.graph, options));
  BACKTAPE_RETURN_IF_ERROR(ResolveTargets(*text.graph, values, options.input.path));
  BACKTAPE_RETURN_IF_ERROR(InFile(options.input.path, CheckStatedTypes(*text.graph, values)));
  StateInputTypes(*text.graph, values.inputs);
  if (!options.test.empty()) return ReduceByTest(*text.graph, values, options);
  if (!options.against.empty()) return CompareGraphs(*text.graph, values, options);
  if (options.compare) return CompareEngines(*text.graph, values, options);
  const Clock::time_point compile_start = Clock::now();
  absl::StatusOr<Compiled> made = Compile(*text.graph, values, options, options.backend);
  if (!made.ok()) return InFile(options.input.path, made.status());
  const Compiled compiled = *std::move(made);
  const double compile_ms = Milliseconds(compile_start);
  if (!options.dump.empty()) {
    std::cout << (options.dump == "prepared" ? compiled.native->PreparedText()
                  : options.dump == "code"   ? compiled.native->CodeListing()
                                             : compiled.native->PlanText(options.dump == "kernels"));
    return absl::OkStatus();
  }
  if (options.bench > 0) return Benchmark(text, compiled, values, options, parse_ms, compile_ms);

  RunOptions run_options;
  if (options.check_nan) run_options.hook = NaNCheck();
  run_options.seed = options.seed;
  // The run may write its inputs, so --reduce and --expected need copies of them.
  const bool needs_values = !options.reduce.empty() || !options.expected.empty();
  const GraphValues before = needs_values ? OwnValues(values) : GraphValues();
  const absl::StatusOr<IValueList> results = compiled.executable->Run(values.inputs, run_options);
  if (!options.reduce.empty()) {
    if (results.ok()) {
      NothingToReduce("the run succeeds");
    } else {
      BACKTAPE_RETURN_IF_ERROR(ReduceFailure(*text.graph, before, options, results.status()));
    }
  }
  BACKTAPE_RETURN_IF_ERROR(InFile(options.input.path, results.status()));
  NoteIfNothingWasNative(compiled);
  if (options.report && compiled.native != nullptr) std::cerr << compiled.native->Report().ToString();
  const NamedTensors outputs = NameOutputs(*results);
  if (!options.output.empty()) BACKTAPE_RETURN_IF_ERROR(WriteArrays(options.output, outputs));
  if (!options.expected.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors expected, ReadArrays(options.expected));
    const BoundGraph given = Bind(*text.graph, before, options);
    return CompareOutputs(outputs, expected, NarrowestDTypes(*text.graph),
                          {options.rtol, options.atol, RoundingOf(given)}, options.expected);
  }
  if (options.output.empty()) {
    for (const auto& [key, tensor] : outputs) absl::PrintF("%-8s %s\n", key, tensor.type().ToString());
  }
  return absl::OkStatus();
}

absl::Status Run(const GraphRunOptions& options) {
  const Clock::time_point start = Clock::now();
  BACKTAPE_ASSIGN_OR_RETURN(const GraphText text, ReadGraphInput(options.input));
  StateNumberPlaceholders(*text.graph);
  const double parse_ms = Milliseconds(start);
  const std::string note = NoteOnMissingStrides(*text.graph);
  absl::Status status = RunText(text, options, parse_ms);
  if (note.empty() || !IsLayoutError(status)) return status;
  return absl::Status(status.code(), absl::StrCat(status.message(), "\n", note));
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Runs an FX graph in the interpreter or as native code.", "graph-run");
  app.footer(kExamples);
  GraphRunOptions options;
  options.input.AddTo(app);
  auto* inputs =
      app.add_option("--inputs", options.inputs, "values of the placeholders")->type_name("IN.npz")->check(NamedFile());
  app.add_option("--params", options.params,
                 "values of parameters and buffers; the keys are their names in the model if the graph states them "
                 "(\"ParamAOTInput(target='fc.weight')\"), else the names of placeholders (default: the values in "
                 "the .pt2 archive)")
      ->type_name("MODEL.safetensors")
      ->check(NamedFile());
  app.add_option("--random-inputs", options.random_seed,
                 "generate values from the types of placeholders and attributes (default, with seed 0)")
      ->type_name("SEED")
      ->check(NotNegativeInteger())
      ->excludes(inputs);
  app.add_option("--seed", options.seed, "seed for random ops (default: 0)")
      ->type_name("N")
      ->check(NotNegativeInteger());
  app.add_option("--symbol", options.symbols, "value of a symbolic size for random inputs; may be repeated")
      ->type_name("NAME=N")
      ->excludes(inputs);
  app.add_option("-o,--output", options.output, "write the outputs to this file")
      ->type_name("OUT.npz")
      ->check(NamedFile());
  app.add_option("--expected", options.expected, "compare the outputs with the values in this file")
      ->type_name("EXPECTED.npz")
      ->check(NamedFile());
  auto* compare = app.add_flag("--compare", options.compare, "run both engines and compare their outputs");
  app.add_option(
         "--against", options.against,
         "also run another graph of the same program, such as a dump taken after a pass; compare the outputs, and name "
         "the first node whose value differs. The inputs are passed to both graphs in the order of placeholders")
      ->type_name("OTHER");
  app.add_flag("--bisect", options.bisect,
               "if --compare finds a difference: find the first node whose value differs although all its operands "
               "agree, and print the node, its source line, and the element that differs most. Also say whether the "
               "node differs alone, only "
               "together with other nodes (fusion, memory plan), or because of rounding")
      ->needs(compare);
  auto* reduce = app.add_option(
      "--reduce", options.reduce,
      "write a small graph, with its inputs beside it, that still shows the difference of --compare, the NaN of "
      "--check-nan, the error of the run, or the property that --test checks");
  reduce->type_name("OUT")->check(NamedFile());
  app.add_option(
         "--test", options.test,
         "with --reduce: keep a smaller graph if this shell command exits with 0. The environment variables GRAPH and "
         "INPUTS hold the names of the smaller graph's files")
      ->type_name("COMMAND")
      ->needs(reduce);
  app.add_option("--rtol", options.rtol,
                 "largest difference accepted, relative to the largest value of an output; integers and bool must be "
                 "equal. Without --rtol, the limit depends on the narrowest dtype among the values that the output is "
                 "computed from "
                 "(bfloat16 1e-2, float16 2e-3, float32 1e-4, float64 1e-10), and any larger difference that rounding "
                 "explains is also accepted")
      ->type_name("NUMBER")
      ->check(NotNegative());
  app.add_option("--atol", options.atol,
                 "absolute difference of floating-point values that is always accepted (default: 0)")
      ->type_name("NUMBER")
      ->check(NotNegative());
  app.add_flag("--check-nan", options.check_nan, "stop at the first node that produces a NaN");
  app.add_option("--backend", options.backend, "interp: the reference interpreter (default); jit: native code")
      ->check(CLI::IsMember({"interp", "jit"}))
      ->type_name("ENGINE");
  app.add_option("--threads", options.threads, "threads of native code (default: 1)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  app.add_option("--cpu", options.cpu,
                 "instruction set of native code: host (default): the best available; avx2; avx512")
      ->check(CLI::IsMember({"host", "avx2", "avx512"}))
      ->type_name("NAME");
  app.add_flag(
      "--report", options.report,
      "print the steps of native code to standard error; with --bench also the time of each step, and the time that "
      "the step would take at the machine's full speed, as a percentage of the measured time");
  app.add_option("--dump", options.dump,
                 "print a stage of compilation instead of running: prepared (the graph after all passes for native "
                 "code), plan, kernels (the plan with the programs of its loops), code (machine instructions, grouped "
                 "by the nodes that they compute)")
      ->check(CLI::IsMember({"prepared", "plan", "kernels", "code"}))
      ->type_name("STAGE");
  app.add_flag(
      "--perf-map", options.perf_map,
      "write /tmp/perf-PID.map, so that the profiler perf shows the kernel, node and source line of native code");
  app.add_option(
         "--debug", options.debug,
         "find out why native code is wrong; may be repeated. kernels: evaluate fused kernels element by element from "
         "their definition (if that corrects the values, the machine code of these kernels is wrong). memory: fill "
         "memory with NaNs after the plan has released it. own-memory: never reuse memory (if that corrects the "
         "values, memory was reused too early). bounds: place every value between inaccessible pages, so that an "
         "access outside of a "
         "value ends the run with an error; for a fused kernel, the error names the nodes (the graph runs twice: with "
         "values at the end and at the start of their pages)")
      ->check(CLI::IsMember({"kernels", "memory", "own-memory", "bounds"}))
      ->type_name("WHAT");
  app.add_option("--bench", options.bench,
                 "run N times after a warm-up run and print one JSON line with the name of the engine, run times and "
                 "memory use")
      ->type_name("N")
      ->check(CLI::Range(1, 1000000000));
  return RunGraphTool(argc, argv, app, [&]() -> absl::Status {
    BACKTAPE_RETURN_IF_ERROR(CheckOptions(app, options));
    return Run(options);
  });
}
