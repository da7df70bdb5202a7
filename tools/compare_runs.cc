#include "backtape/tools/compare_runs.h"

#include <iostream>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/nan_check.h"
#include "backtape/ir/number_placeholders.h"
#include "backtape/passes/bisect/find_rewrite.h"
#include "backtape/passes/resolve_for_run.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/compare_outputs.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/find_difference.h"
#include "backtape/tools/reproducer.h"

namespace backtape::tools {
namespace {

// Runs the graph of a file on copies of the values. Returns its outputs, then the inputs that it changed.
// `why_not_native`, for native code only, is set to WhyNothingWasNative of the run.
absl::StatusOr<NamedTensors> RunOn(Graph& graph, const std::string& file, const GraphValues& values,
                                   const GraphRunOptions& options, const std::string& backend,
                                   std::string* why_not_native = nullptr) {
  GraphValues copies = OwnValues(values);
  absl::StatusOr<Compiled> made = Compile(graph, copies, options, backend);
  if (!made.ok()) return InFile(file, made.status());
  const Compiled compiled = *std::move(made);
  const absl::StatusOr<IValueList> run = compiled.executable->Run(copies.inputs, {.hook = {}, .seed = options.seed});
  if (!run.ok()) return InFile(file, run.status());
  const IValueList& results = *run;
  if (why_not_native != nullptr) *why_not_native = WhyNothingWasNative(compiled.native->Report());
  if (options.report && compiled.native != nullptr) std::cerr << compiled.native->Report().ToString();
  NamedTensors outputs = NameOutputs(results);
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!copies.inputs[i].is_tensor()) continue;
    const Tensor& after = copies.inputs[i].tensor();
    if (!Compare(after, values.inputs[i].tensor(), {}).ok()) outputs.emplace_back(placeholders[i]->name(), after);
  }
  return outputs;
}

// The command that runs the reduced graph with the same options.
std::string SameCommand(const GraphRunOptions& options) {
  std::string text = absl::StrCat("graph-run ", options.reduce, " --inputs=", InputsPathOf(options.reduce));
  if (options.compare) absl::StrAppend(&text, " --compare");
  if (options.check_nan) absl::StrAppend(&text, " --check-nan");
  if (options.backend != "interp") absl::StrAppend(&text, " --backend=", options.backend);
  if (options.seed != 0) absl::StrAppend(&text, " --seed=", options.seed);
  if (options.threads != 1) absl::StrAppend(&text, " --threads=", options.threads);
  if (options.cpu != "host") absl::StrAppend(&text, " --cpu=", options.cpu);
  if (options.rtol) absl::StrAppend(&text, " --rtol=", *options.rtol);
  if (options.atol != 0) absl::StrAppend(&text, " --atol=", options.atol);
  for (const std::string& what : options.debug) absl::StrAppend(&text, " --debug=", what);
  return text;
}

absl::Status Write(const BoundGraph& smallest, const BoundGraph& given, const GraphRunOptions& options,
                   const ReduceCheck& check) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string written, WriteReproducer(smallest, CallsOf(*given.graph).size(),
                                                                       options.reduce, SameCommand(options), check));
  absl::PrintF("\n%s", written);
  return absl::OkStatus();
}

// Called after a comparison found a difference.
absl::Status FindDifference(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  const BoundGraph bound = Bind(graph, values, options);
  const EngineCompiler native = NativeEngine(NativeBy(options));
  const EngineTolerance tolerance{options.rtol, options.atol};
  BoundGraph smallest;
  if (options.bisect) {
    BACKTAPE_ASSIGN_OR_RETURN(EngineBisection found, BisectNative(bound, NativeBy(options), tolerance));
    smallest = std::move(found.smallest);
  }
  if (options.reduce.empty()) return absl::OkStatus();
  const ReduceCheck differs = [&](const BoundGraph& part) {
    const absl::StatusOr<EngineComparison> compared = CompareWithInterpreter(part, native, tolerance);
    return compared.ok() && compared->differs();
  };
  if (smallest.graph == nullptr) {
    BACKTAPE_ASSIGN_OR_RETURN(Reduction reduced, ReduceWithProgress(bound, differs));
    smallest = std::move(reduced.smallest);
  }
  return Write(smallest, bound, options, differs);
}

}  // namespace

absl::Status CompareEngines(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors expected, RunOn(graph, options.input.path, values, options, "interp"));
  std::string why_not_native;
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors found,
                            RunOn(graph, options.input.path, values, options, "jit", &why_not_native));
  const BoundGraph given = Bind(graph, values, options);
  absl::Status compared = CompareOutputs(found, expected, NarrowestDTypes(graph),
                                         {options.rtol, options.atol, RoundingOf(given)}, "the interpreter's outputs");
  if (!compared.ok() && (options.bisect || !options.reduce.empty())) {
    BACKTAPE_RETURN_IF_ERROR(FindDifference(graph, values, options));
  }
  if (compared.ok() && !options.reduce.empty()) NothingToReduce("the engines agree");
  if (!compared.ok() || why_not_native.empty()) return compared;
  std::cout.flush();
  return absl::FailedPreconditionError(
      absl::StrCat("nothing ran natively, so the interpreter was compared with itself: ", why_not_native));
}

absl::Status CompareGraphs(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  GraphInput input;
  input.path = options.against;
  input.how_to_choose = "--against requires a file with one graph";
  BACKTAPE_ASSIGN_OR_RETURN(const GraphText other, ReadGraphInput(input));
  StateNumberPlaceholders(*other.graph);
  if (other.graph->placeholders().size() != values.inputs.size()) {
    const size_t count = other.graph->placeholders().size();
    return absl::InvalidArgumentError(absl::StrCat(DisplayName(options.against), " has ", count,
                                                   count == 1 ? " placeholder, but " : " placeholders, but ",
                                                   DisplayName(options.input.path), " has ", values.inputs.size()));
  }
  BACKTAPE_RETURN_IF_ERROR(ResolveTargets(*other.graph, values, options.against));
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors expected,
                            RunOn(graph, options.input.path, values, options, options.backend));
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors found,
                            RunOn(*other.graph, options.against, values, options, options.backend));
  StateTypes(graph, values.inputs);
  const BoundGraph before = Bind(graph, values, options);
  absl::Status compared =
      CompareOutputs(found, expected, NarrowestDTypes(graph), {options.rtol, options.atol, RoundingOf(before)},
                     DisplayName(options.input.path));
  if (compared.ok()) return compared;
  StateTypes(*other.graph, values.inputs);
  for (const auto& [target, value] : before.graph->attributes()) other.graph->attributes().emplace(target, value);
  const std::optional<WrongRewrite> first = FindWrongRewrite(before, *other.graph, {options.rtol, options.atol});
  absl::PrintF("\nfirst difference: %s\n",
               first ? first->ToString()
                     : "none found; each node agrees with the node of the same name or with the one that replaced it");
  return compared;
}

absl::Status ReduceFailure(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                           const absl::Status& failure) {
  const BoundGraph bound = Bind(graph, values, options);
  const ReduceCheck fails = [&](const BoundGraph& part) {
    const BoundGraph own = WithOwnValues(part);
    const auto executable =
        options.backend == "jit" ? NativeEngine(NativeBy(options))(*own.graph) : CompileForInterpreter(*own.graph);
    if (!executable.ok()) return executable.status().code() == failure.code();
    RunOptions run_options;
    run_options.seed = options.seed;
    if (options.check_nan) run_options.hook = NaNCheck();
    return (*executable)->Run(own.inputs, run_options).status().code() == failure.code();
  };
  BACKTAPE_ASSIGN_OR_RETURN(const Reduction reduced, ReduceWithProgress(bound, fails));
  return Write(reduced.smallest, bound, options, fails);
}

absl::Status ReduceByTest(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  const BoundGraph bound = Bind(graph, values, options);
  BACKTAPE_ASSIGN_OR_RETURN(ShellCheck test, ShellCheck::Make(options.test));
  const ReduceCheck passes = [&test](const BoundGraph& part) { return test.Passes(part); };
  const absl::StatusOr<Reduction> reduced = ReduceWithProgress(bound, passes);
  if (!reduced.ok()) {
    return absl::Status(reduced.status().code(), absl::StrCat("--test: the command ", test.HowItEnded(),
                                                              " for the given graph; expected it to exit with 0"));
  }
  if (test.is_interrupted()) std::cerr << "graph-run: note: interrupted; writing the smallest graph so far\n";
  const std::string command = absl::StrCat("GRAPH=", options.reduce, " INPUTS=", InputsPathOf(options.reduce),
                                           " sh -c '", absl::StrReplaceAll(options.test, {{"'", "'\\''"}}), "'");
  BACKTAPE_ASSIGN_OR_RETURN(const std::string written, WriteReproducer(reduced->smallest, CallsOf(*bound.graph).size(),
                                                                       options.reduce, command, passes));
  absl::PrintF("%s", written);
  return absl::OkStatus();
}

void NothingToReduce(absl::string_view why) { std::cerr << "graph-run: note: nothing to reduce: " << why << '\n'; }

}  // namespace backtape::tools
