#include "backtape/tools/compiled_graph.h"

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/copy_values.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/problem_list.h"
#include "backtape/passes/resolve_for_run.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/bounds_fault.h"
#include "backtape/tools/files.h"
#include "backtape/tools/notes.h"

namespace backtape::tools {

std::string WhyNothingWasNative(const CompileReport& report) {
  if (!report.is_native) return report.interpreter_reason.substr(0, report.interpreter_reason.find('\n'));
  if (report.num_native_runs > 0) return "";
  if (report.num_interpreted_runs > 0)
    return "the plan does not apply to the sizes or memory layouts of these inputs, or memory ran out, so the "
           "interpreter ran the graph";
  const bool has_native = std::any_of(report.steps.begin(), report.steps.end(),
                                      [](const StepReport& step) { return step.kind != StepReport::Kind::kFallback; });
  if (has_native || report.steps.empty()) return "";
  return "every op runs on its reference kernel";
}

void NoteIfNothingWasNative(const Compiled& compiled) {
  if (compiled.native == nullptr) return;
  const CompileReport report = compiled.native->Report();
  const std::string why = WhyNothingWasNative(report);
  if (report.is_native && !why.empty()) std::cerr << "graph-run: note: nothing ran natively: " << why << '\n';
}

std::string NoteOnMissingStrides(const Graph& graph) {
  std::vector<std::string> lacking;
  for (const Node* placeholder : graph.placeholders()) {
    const ValueType& type = placeholder->type();
    const bool is_stated = type.is_tensor() && (type.tensor().strides.has_value() || type.tensor().dim() < 2);
    if (!is_stated && !type.is_sym_int()) lacking.emplace_back(placeholder->name());
  }
  if (lacking.empty()) return "";
  return absl::StrCat(
      "  the text does not state the strides of ", ListNames(lacking),
      ", so they are assumed to be row-major; state the strides (\"f32[2, 3][1, 2]\"), or add an array ",
      lacking.front(), kStridesSuffix, " to the input file");
}

NativeOptions NativeBy(const GraphRunOptions& options) {
  NativeOptions native;
  native.num_threads = options.threads;
  native.cpu = *NativeCpuFromName(options.cpu);
  native.keep_listings = options.dump == "code";
  native.perf_map = options.perf_map;
  native.reference_kernels = options.Debugs("kernels");
  native.poison_dead_memory = options.Debugs("memory");
  native.own_memory = options.Debugs("own-memory");
  native.check_bounds = options.Debugs("bounds");
  native.time_steps = options.report && options.bench > 0;
  return native;
}

absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend) {
  Compiled compiled;
  if (backend == "interp") {
    InterpreterOptions interpreter;
    interpreter.attributes = values.attributes;
    BACKTAPE_ASSIGN_OR_RETURN(compiled.executable, CompileForInterpreter(graph, interpreter));
    return compiled;
  }
  // Native code is compiled for known types.
  StateTypes(graph, values.inputs);
  for (const auto& [target, value] : values.attributes) graph.attributes().insert_or_assign(target, value);
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> executable, CompileNative(graph, NativeBy(options)));
  const CompileReport report = executable->Report();
  if (!report.is_native) {
    const std::string& reason = report.interpreter_reason;
    std::cerr << "graph-run: note: no native code; the interpreter runs instead: "
              << reason.substr(0, reason.find('\n')) << '\n';
  }
  compiled.native = executable.get();
  if (options.Debugs("bounds")) ReportFaultsIn(*executable);
  compiled.executable = std::move(executable);
  return compiled;
}

absl::Status ResolveTargets(Graph& graph, const GraphValues& values, const std::string& file) {
  std::vector<std::string> notes;
  BACKTAPE_RETURN_IF_ERROR(InFile(file, ResolveForRun(graph, values.inputs, values.attributes, &notes)));
  PrintNotes(notes, file);
  return absl::OkStatus();
}

absl::Status ResolveTargets(Graph& graph, const std::string& file) {
  ResolvePythonTargetsOptions options;
  std::vector<std::string> notes;
  options.notes = &notes;
  BACKTAPE_RETURN_IF_ERROR(InFile(file, ResolvePythonTargets(graph, options).status()));
  const std::vector<Node*> placeholders = graph.placeholders();
  const bool are_typed =
      std::all_of(placeholders.begin(), placeholders.end(), [](const Node* node) { return node->type().is_known(); });
  if (are_typed) PrintNotes(notes, file);
  return absl::OkStatus();
}

GraphValues OwnValues(const GraphValues& values) {
  const auto copy_of = [](const Tensor& tensor) { return tensor.To(tensor.dtype()); };
  GraphValues copies;
  copies.inputs = CopyValues(values.inputs);
  for (const auto& [target, tensor] : values.attributes) copies.attributes.emplace(target, copy_of(tensor));
  return copies;
}

BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  StateTypes(graph, values.inputs);
  BoundGraph bound{graph.Clone(), values.inputs, options.seed};
  for (const auto& [target, value] : values.attributes) bound.graph->attributes().insert_or_assign(target, value);
  return bound;
}

}  // namespace backtape::tools
