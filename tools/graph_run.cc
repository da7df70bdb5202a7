// graph-run: runs a graph on values.
#include <chrono>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/interp/nan_check.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/number_placeholders.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/compare_outputs.h"
#include "backtape/tools/compare_runs.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/graph_json.h"
#include "backtape/tools/graph_run_options.h"
#include "backtape/tools/machine_floor.h"
#include "backtape/tools/measure_runs.h"
#include "backtape/tools/values.h"
#include "nlohmann/json.hpp"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"(
Examples:
  graph-run step.fx --inputs=step.inputs.npz --outputs=out.npz
  graph-run step.fx --inputs=step.inputs.npz --expected=step.expected.npz
                                             compares with the values of another run, output by output
  graph-run step.code --random-inputs=1      values from the shapes that the text states
  graph-run step.fx --inputs=in.npz --check-nan
                                             stops at the first node that makes a NaN, and names its source line
  graph-run step.code --random-inputs=1 --backend=jit --report
                                             native code, and what it is made of
  graph-run step.code --random-inputs=1 --compare
                                             both engines: the largest difference of each output; 1 when one differs
  graph-run step.code --random-inputs=1 --compare --debug=kernels --debug=memory
                                             where a difference comes from: from machine code, or from the plan
  graph-run step.code --random-inputs=1 --compare --bisect --reduce=small.code
                                             the first node that differs, why, and a small graph that still shows it
  graph-run before.code --random-inputs=1 --against=after.code
                                             two dumps of one program: the first value that has changed
  graph-run step.code --random-inputs=1 --reduce=small.code --test='! python3 my_check.py $GRAPH $INPUTS'
                                             the smallest graph for which a script of yours fails
  graph-run step.code --random-inputs=1 --bench=20
                                             one JSON line with compile and run times

Keys of .npz files: inputs by placeholder name (and get_attr target); outputs out0, out1, ... in the order of the
output node.
Exit codes: 0 done; 1 the input is wrong, the run failed or values differ; 2 wrong usage; 3 a bug of graph-run.)";

using Clock = std::chrono::steady_clock;

double Milliseconds(Clock::time_point since) {
  return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

absl::StatusOr<GraphValues> ReadValues(const Graph& graph, const GraphRunOptions& options) {
  if (!options.inputs.empty()) return ValuesFromNpz(graph, options.inputs);
  RandomInputsOptions random;
  random.seed = options.random_seed.value_or(0);
  BACKTAPE_ASSIGN_OR_RETURN(random.symbols, ValuesOfSymbols(graph, options.symbols));
  GraphValues values;
  BACKTAPE_ASSIGN_OR_RETURN(values.inputs, RandomInputs(graph, random));
  return values;
}

absl::Status Benchmark(const GraphText& text, const Compiled& compiled, const GraphValues& values,
                       const GraphRunOptions& options, double parse_ms, double compile_ms) {
  BACKTAPE_ASSIGN_OR_RETURN(const RunMeasurements runs,
                            MeasureRuns(*compiled.executable, values.inputs, options.bench));
  nlohmann::ordered_json line = {{"backtape", kJsonVersion},
                                 {"backend", options.backend},
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
    line["fallback_nodes"] = report.fallback_nodes.size();
    line["arena_bytes"] = report.arena_bytes;
    if (options.report) {
      const MachineFloor floor = MeasureMachineFloor(options.threads);
      report.bytes_per_second = floor.bytes_per_second;
      report.flops_per_second = floor.flops_per_second;
      std::cerr << report.ToString();
    }
  }
  std::cout << line.dump() << '\n';
  return absl::OkStatus();
}

// Options that nothing would come of beside what else is asked for.
absl::Status CheckTogether(const GraphRunOptions& options) {
  const std::pair<const char*, bool> instead[] = {{"--compare", options.compare},
                                                  {"--against", !options.against.empty()},
                                                  {"--dump", !options.dump.empty()},
                                                  {"--bench", options.bench > 0}};
  const std::pair<const char*, bool> of_run[] = {{"--outputs", !options.outputs.empty()},
                                                 {"--expected", !options.expected.empty()},
                                                 {"--check-nan", options.check_nan}};
  std::vector<const char*> given;
  for (const auto& [name, is_given] : instead) {
    if (is_given) given.push_back(name);
  }
  for (const auto& [name, is_given] : of_run) {
    if (is_given && !given.empty()) given.push_back(name);
  }
  if (given.size() < 2) return absl::OkStatus();
  return WrongUsage(absl::StrCat(given[0], " excludes ", given[1]));
}

absl::Status Run(const GraphRunOptions& options) {
  if (options.backend == "interp" && !options.compare &&
      (options.report || options.perf_map || !options.dump.empty() || !options.debug.empty() || options.threads != 1 ||
       options.cpu != "host")) {
    return WrongUsage("--report, --dump, --perf-map, --debug, --threads and --cpu need --backend=jit or --compare");
  }
  if ((options.rtol || options.atol != 0) && !options.compare && options.expected.empty() && options.against.empty()) {
    return WrongUsage("--rtol and --atol need --expected, --compare or --against");
  }
  BACKTAPE_RETURN_IF_ERROR(CheckTogether(options));
  const Clock::time_point start = Clock::now();
  BACKTAPE_ASSIGN_OR_RETURN(const GraphText text, ReadGraphInput(options.input));
  StateNumberPlaceholders(*text.graph);
  const double parse_ms = Milliseconds(start);
  BACKTAPE_ASSIGN_OR_RETURN(const GraphValues values, ReadValues(*text.graph, options));
  BACKTAPE_RETURN_IF_ERROR(ResolveTargets(*text.graph, values));
  if (!options.test.empty()) return ReduceByTest(*text.graph, values, options);
  if (!options.against.empty()) return CompareGraphs(*text.graph, values, options);
  if (options.compare) return CompareEngines(*text.graph, values, options);
  const Clock::time_point compile_start = Clock::now();
  BACKTAPE_ASSIGN_OR_RETURN(const Compiled compiled, Compile(*text.graph, values, options, options.backend));
  const double compile_ms = Milliseconds(compile_start);
  if (!options.dump.empty()) {
    std::cout << (options.dump == "code" ? compiled.native->CodeListing()
                                         : compiled.native->PlanText(options.dump == "kernels"));
    return absl::OkStatus();
  }
  if (options.bench > 0) return Benchmark(text, compiled, values, options, parse_ms, compile_ms);

  RunOptions run_options;
  if (options.check_nan) run_options.hook = NaNCheck();
  run_options.seed = options.seed;
  // What is reduced or compared begins with the values as they are now: the run may write them.
  const bool needs_values = !options.reduce.empty() || !options.expected.empty();
  const GraphValues before = needs_values ? OwnValues(values) : GraphValues();
  const absl::StatusOr<IValueList> results = compiled.executable->Run(values.inputs, run_options);
  if (!options.reduce.empty()) {
    if (results.ok()) {
      NothingToReduce("the run gives no error");
    } else {
      BACKTAPE_RETURN_IF_ERROR(ReduceFailure(*text.graph, before, options, results.status()));
    }
  }
  BACKTAPE_RETURN_IF_ERROR(results.status());
  if (options.report && compiled.native != nullptr) std::cerr << compiled.native->Report().ToString();
  const NamedTensors outputs = NameOutputs(*results);
  if (!options.outputs.empty()) BACKTAPE_RETURN_IF_ERROR(WriteNpz(options.outputs, outputs));
  if (!options.expected.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const auto expected, ReadNpz(options.expected));
    const BoundGraph given = Bind(*text.graph, before, options);
    return CompareOutputs(outputs, NamedTensors(expected.begin(), expected.end()), NarrowestDTypes(*text.graph),
                          {options.rtol, options.atol, RoundingOf(given)}, options.expected);
  }
  if (options.outputs.empty()) {
    for (const auto& [key, tensor] : outputs) absl::PrintF("%-8s %s\n", key, tensor.type().ToString());
  }
  return absl::OkStatus();
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Runs an FX graph on values.", "graph-run");
  app.footer(kExamples);
  GraphRunOptions options;
  options.input.AddTo(app);
  auto* inputs = app.add_option("--inputs", options.inputs, "values of the placeholders")->type_name("IN.npz");
  app.add_option("--random-inputs", options.random_seed,
                 "make values from the placeholders' types (the default, seed 0)")
      ->type_name("SEED")
      ->excludes(inputs);
  app.add_option("--seed", options.seed, "seed for random ops (default 0)")->type_name("N");
  app.add_option("--symbol", options.symbols, "value of a symbolic size for random inputs; may be repeated")
      ->type_name("NAME=N")
      ->excludes(inputs);
  app.add_option("--outputs", options.outputs, "write the outputs")->type_name("OUT.npz");
  auto* expected = app.add_option("--expected", options.expected, "compare the outputs with these");
  expected->type_name("EXPECTED.npz");
  auto* compare = app.add_flag("--compare", options.compare,
                               "run both engines and compare native code's outputs with the interpreter's");
  compare->excludes(expected);
  app.add_option(
         "--against", options.against,
         "also run another graph of the same program, such as a dump taken after a pass, on the same inputs (in "
         "the order of placeholders), compare the outputs, and name the first node whose value has changed")
      ->type_name("OTHER")
      ->excludes(expected)
      ->excludes(compare);
  app.add_flag("--bisect", options.bisect,
               "with --compare, where outputs differ: name the first node whose value differs while all that it reads "
               "agrees, with its source line and worst element, and say whether it differs by itself, only together "
               "with others (fusion, memory plan), or by rounding")
      ->needs(compare);
  auto* reduce = app.add_option(
      "--reduce", options.reduce,
      "write a small graph, and its inputs beside it, that still shows the difference of --compare, the NaN "
      "of --check-nan, the run's error, or what --test looks for");
  reduce->type_name("OUT")->excludes(expected);
  app.add_option(
         "--test", options.test,
         "with --reduce: run nothing here, but keep a reduction if this shell command exits with 0; it finds the "
         "names of a graph's files in $GRAPH and $INPUTS")
      ->type_name("COMMAND")
      ->needs(reduce)
      ->excludes(compare);
  app.add_option(
         "--rtol", options.rtol,
         "largest difference, relative to the largest value of an output. By default that of the narrowest dtype "
         "that the output was rounded to (bfloat16 1e-2, float16 2e-3, float32 1e-4, float64 1e-10), and for each "
         "element whatever more rounding explains, as runs with changed last digits show it. Integers and bool must "
         "be equal")
      ->check(NotNegative());
  app.add_option("--atol", options.atol, "largest difference that is always accepted (0)")->check(NotNegative());
  app.add_flag("--check-nan", options.check_nan, "stop at the first node that makes a NaN");
  app.add_option("--backend", options.backend, "interp: the reference interpreter (the default); jit: native code")
      ->check(CLI::IsMember({"interp", "jit"}))
      ->type_name("ENGINE");
  app.add_option("--threads", options.threads, "threads of native code (1); the interpreter uses one")
      ->check(CLI::Range(1, 1024));
  app.add_option("--cpu", options.cpu, "instructions of native code: host (the best there are), avx2, avx512")
      ->check(CLI::IsMember({"host", "avx2", "avx512"}))
      ->type_name("NAME");
  app.add_flag(
      "--report", options.report,
      "what native code is made of, on standard error; with --bench the time of each step too, beside the time "
      "that memory or arithmetic alone would take");
  app.add_option(
         "--dump", options.dump,
         "run nothing, but print a stage of native code's making: plan, kernels (the plan with the loops' programs), "
         "code (machine instructions under the nodes that they compute)")
      ->check(CLI::IsMember({"plan", "kernels", "code"}))
      ->type_name("STAGE");
  app.add_flag("--perf-map", options.perf_map,
               "name native code for the profiler perf in /tmp/perf-PID.map: kernel, node, source line");
  app.add_option(
         "--debug", options.debug,
         "to find out what is wrong with native code; may be repeated: kernels (fused kernels are evaluated point "
         "by point by their definition: if values are right then, machine code is wrong, else the plan), memory "
         "(fill memory with NaNs when its last reader is done), own-memory (none is used twice: if values are right "
         "then, memory is used again too early), bounds (every value lies between pages that can't be accessed, so "
         "that a read or write beyond one ends the run with its node; takes two runs)")
      ->check(CLI::IsMember({"kernels", "memory", "own-memory", "bounds"}))
      ->type_name("WHAT");
  app.add_option("--bench", options.bench, "run N times after a first and print one JSON line: times, memory")
      ->type_name("N")
      ->excludes(compare)
      ->check(CLI::Range(1, 1000000000));
  return RunGraphTool(argc, argv, app, [&options] { return Run(options); });
}
