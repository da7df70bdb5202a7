#include "backtape/tests/support/run_case.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/stated_layout.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/number_placeholders.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/kernel_ir/read_kernel.h"
#include "backtape/jit/plan/native_passes.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/support/native_tolerance.h"
#include "backtape/tests/support/unknown_strides.h"

namespace backtape::testing {
namespace {

namespace fs = std::filesystem;

absl::Status Malformed(absl::string_view expected, absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat("expected ", expected, ", found \"", found, "\""));
}

absl::Status MalformedArray(absl::string_view text) { return Malformed("an array like \"f32[2] 1.5 nan\"", text); }

absl::Status MalformedTolerance(absl::string_view text) {
  return Malformed("a tolerance like \"float32 rtol=1e-6 atol=1e-5\"", text);
}

constexpr absl::string_view kGradient = "grad_";

// Adds the arrays of an archive: if `outputs`, those with the name of an output, otherwise all others. In an archive
// that has both inputs and expected values, gradients (grad_NAME) count as outputs.
absl::Status AddArrays(const fs::path& path, bool outputs, bool has_both,
                       absl::btree_map<std::string, Tensor>* arrays) {
  BACKTAPE_ASSIGN_OR_RETURN(const auto read, ReadNpz(path.string()));
  for (const auto& [key, tensor] : read) {
    int index;
    const bool is_output = absl::StartsWith(key, "out") && absl::SimpleAtoi(key.substr(3), &index);
    const bool is_gradient = absl::StartsWith(key, kGradient) && (has_both || outputs);
    if ((is_output || is_gradient) == outputs) arrays->emplace(key, tensor);
  }
  return absl::OkStatus();
}

// Adds the arrays of a step, which are in the folder of the case or the one above it.
absl::Status AddArraysBeside(const fs::path& folder, const std::string& stem, RunCase* run_case) {
  for (const fs::path& place : {folder, folder.parent_path()}) {
    const fs::path inputs = place / (stem + ".inputs.npz");
    if (!fs::exists(inputs)) continue;
    BACKTAPE_RETURN_IF_ERROR(AddArrays(inputs, false, false, &run_case->inputs));
    BACKTAPE_RETURN_IF_ERROR(AddArrays(place / (stem + ".expected.npz"), true, false, &run_case->expected));
    run_case->scale_tolerance = 1e-4;
    break;
  }
  return absl::OkStatus();
}

// Parses an array like "f32[2, 2] 1 2 nan -inf".
absl::StatusOr<Tensor> ParseArray(absl::string_view text) {
  const size_t open = text.find('[');
  const size_t close = text.find(']');
  if (open == absl::string_view::npos || close == absl::string_view::npos) return MalformedArray(text);
  const std::optional<DType> dtype = DTypeFromAbbreviation(text.substr(0, open));
  if (!dtype) return MalformedArray(text);
  std::vector<int64_t> sizes;
  for (absl::string_view size : absl::StrSplit(text.substr(open + 1, close - open - 1), ',', absl::SkipWhitespace())) {
    if (!absl::SimpleAtoi(size, &sizes.emplace_back())) return MalformedArray(text);
  }
  std::vector<double> values;
  for (absl::string_view value : absl::StrSplit(text.substr(close + 1), ' ', absl::SkipWhitespace())) {
    if (!absl::SimpleAtod(value, &values.emplace_back())) return MalformedArray(text);
  }
  return Tensor::FromValues(sizes, values, *dtype);
}

absl::Status ParseTolerance(absl::string_view text, RunCase* run_case) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipWhitespace());
  const std::optional<DType> dtype = words.empty() ? std::nullopt : DTypeFromTorchName(words[0]);
  if (!dtype) return MalformedTolerance(text);
  Tolerance tolerance;
  for (size_t i = 1; i < words.size(); ++i) {
    absl::string_view word = words[i];
    double* field = absl::ConsumePrefix(&word, "rtol=")   ? &tolerance.rtol
                    : absl::ConsumePrefix(&word, "atol=") ? &tolerance.atol
                                                          : nullptr;
    if (field == nullptr || !absl::SimpleAtod(word, field)) return MalformedTolerance(text);
  }
  run_case->tolerances[*dtype] = tolerance;
  return absl::OkStatus();
}

absl::Status ParseHeaderLine(absl::string_view line, const fs::path& folder, RunCase* run_case) {
  const size_t colon = line.find(':');
  if (colon == absl::string_view::npos) return absl::OkStatus();
  const absl::string_view value = absl::StripAsciiWhitespace(line.substr(colon + 1));
  absl::string_view key = line.substr(0, colon);
  const fs::path path = folder / std::string(value);
  if (key == "values" || key == "inputs")
    BACKTAPE_RETURN_IF_ERROR(AddArrays(path, false, key == "values", &run_case->inputs));
  if (key == "values" || key == "expected")
    BACKTAPE_RETURN_IF_ERROR(AddArrays(path, true, key == "values", &run_case->expected));
  if (key == "interpreter") run_case->interpreter_reason = std::string(value);
  if (key == "sums") run_case->needs_float32_sums = true;
  if (key == "tolerance") return ParseTolerance(value, run_case);
  if (key == "scale-tolerance" && !absl::SimpleAtod(value, &run_case->scale_tolerance)) {
    return Malformed("a number after \"scale-tolerance:\"", value);
  }
  if (absl::ConsumePrefix(&key, "input ")) {
    BACKTAPE_ASSIGN_OR_RETURN(run_case->inputs[std::string(key)], ParseArray(value));
  } else if (absl::ConsumePrefix(&key, "expect ")) {
    BACKTAPE_ASSIGN_OR_RETURN(run_case->expected[std::string(key)], ParseArray(value));
  }
  return absl::OkStatus();
}

// A graph may write its inputs and attributes, so each run needs copies.
Tensor Copy(const Tensor& tensor) { return tensor.To(tensor.dtype()); }

void Flatten(const IValue& value, std::vector<IValue>* flat) {
  if (!value.is_list()) {
    flat->push_back(value);
    return;
  }
  for (const IValue& item : value.list()) Flatten(item, flat);
}

std::string CompareOutput(const std::string& key, const IValue& found, const RunCase& run_case) {
  const auto it = run_case.expected.find(key);
  const Tensor actual = found.is_tensor()   ? found.tensor()
                        : found.is_scalar() ? Tensor::WrapNumber(found.scalar())
                                            : Tensor();
  if (it == run_case.expected.end()) {
    return actual.defined() ? absl::StrCat(key, ": found a value, expected none") : "";
  }
  const Tensor& expected = it->second;
  const auto tolerance = run_case.tolerances.find(expected.dtype());
  const Difference difference =
      Compare(actual, expected, tolerance != run_case.tolerances.end() ? tolerance->second : Tolerance{});
  if (difference.ok()) return "";
  if (difference.mismatch.empty() && IsFloatingPoint(expected.dtype()) && run_case.scale_tolerance > 0 &&
      difference.relative_to_scale <= run_case.scale_tolerance) {
    return "";
  }
  return absl::StrCat(key, " (", expected.type().ToString(), "): ", difference.ToString(expected));
}

// The outputs of a run, with lists flattened.
absl::StatusOr<std::vector<IValue>> RunOnce(const Executable& executable, const RunCase& run_case) {
  BACKTAPE_ASSIGN_OR_RETURN(IValueList inputs, InputsFor(executable.graph(), run_case));
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList outputs, executable.Run(std::move(inputs)));
  std::vector<IValue> flat;
  for (const IValue& output : outputs) Flatten(output, &flat);
  return flat;
}

absl::StatusOr<std::vector<IValue>> Interpret(const Graph& graph, const RunCase& run_case) {
  InterpreterOptions options;
  for (const auto& [name, tensor] : run_case.inputs) options.attributes.emplace(name, Copy(tensor));
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> executable, CompileForInterpreter(graph, options));
  return RunOnce(*executable, run_case);
}

void CompareWithExpected(const std::vector<IValue>& outputs, const std::string& name, const RunCase& run_case,
                         std::vector<std::string>* failures) {
  for (size_t i = 0; i < outputs.size(); ++i) {
    const std::string failure = CompareOutput(absl::StrCat("out", i), outputs[i], run_case);
    if (!failure.empty()) failures->push_back(absl::StrCat(name, ": ", failure));
  }
  for (const auto& [key, tensor] : run_case.expected) {
    size_t index = 0;
    if (absl::SimpleAtoi(key.substr(3), &index) && index >= outputs.size()) {
      failures->push_back(absl::StrCat(name, ": ", key, ": no such output"));
    }
  }
}

// Sets the types of placeholders to those of the values, so that passes that depend on shapes can work.
void SetInputTypes(const RunCase& run_case, Graph& graph) {
  for (Node* placeholder : graph.placeholders()) {
    const auto it = run_case.inputs.find(placeholder->name());
    if (it != run_case.inputs.end() && !placeholder->type().is_known()) placeholder->set_type(it->second.type());
  }
}

// The pointwise nodes that native code runs on reference kernels.
std::string PointwiseFallbacks(const CompileReport& report, const Graph& graph) {
  std::string found;
  for (const std::string& node : report.fallback_nodes) {
    const size_t begin = node.find('(') + 1;
    const OpSchema* op = graph.ops().Find(node.substr(begin, node.find(')') - begin));
    if (op != nullptr && op->has_tag(kTagPointwise)) absl::StrAppend(&found, " ", node);
  }
  return found;
}

// Whether each kernel of a plan's text can be read and prints as it was. "" if so.
std::string KernelsThatDoNotParseBack(const std::string& plan) {
  std::vector<std::string> kernels;
  for (const absl::string_view line : absl::StrSplit(plan, '\n')) {
    if (absl::StartsWith(line, "kernel ")) {
      kernels.emplace_back();
    } else if (kernels.empty() || !absl::StartsWith(line, "  ")) {
      continue;
    }
    absl::StrAppend(&kernels.back(), line, "\n");
  }
  for (const std::string& text : kernels) {
    const absl::StatusOr<jit::Kernel> kernel = jit::ReadKernel(text);
    if (!kernel.ok()) return absl::StrCat(kernel.status().message(), " in\n", text);
    if (kernel->ToString() != text) return absl::StrCat("printed again as\n", kernel->ToString(), "instead of\n", text);
  }
  return "";
}

void RunNatively(Graph& graph, const RunConfiguration& configuration, const RunCase& run_case,
                 const std::vector<IValue>& reference, std::vector<std::string>* failures) {
  const auto fail = [&](absl::string_view what) { failures->push_back(absl::StrCat(configuration.name, ": ", what)); };
  SetInputTypes(run_case, graph);
  for (const auto& [name, tensor] : run_case.inputs) graph.attributes().insert_or_assign(name, Copy(tensor));
  NativeOptions options;
  options.cpu = *configuration.native;
  options.num_threads = 2;
  options.poison_dead_memory = true;
  const auto executable = CompileNative(graph, options);
  if (!executable.ok()) return fail(executable.status().message());
  const CompileReport report = (*executable)->Report();
  const std::string& reason = run_case.interpreter_reason;
  if ((reason.empty() && !report.is_native) || !absl::StrContains(report.engine, reason)) {
    const std::string expected =
        reason.empty() ? "native code" : absl::StrCat("the reason \"", reason, "\" for calls without native code");
    fail(absl::StrCat("expected ", expected, "; the report says: ", report.engine));
  }
  if (!report.is_native) return;
  if (const std::string nodes = PointwiseFallbacks(report, graph); reason.empty() && !nodes.empty()) {
    fail(absl::StrCat("pointwise nodes on reference kernels:", nodes));
  }
  if (const std::string text = KernelsThatDoNotParseBack((*executable)->PlanText(true)); !text.empty()) fail(text);
  const absl::StatusOr<std::vector<IValue>> outputs = RunOnce(**executable, run_case);
  if (!outputs.ok()) return fail(outputs.status().message());
  CompareWithExpected(*outputs, configuration.name, run_case, failures);
  NativeTolerance tolerance = NativeToleranceOf(graph);
  tolerance.scale = std::max(tolerance.scale, run_case.scale_tolerance * 0x1p23);
  for (size_t i = 0; i < std::min(outputs->size(), reference.size()); ++i) {
    if (!(*outputs)[i].is_tensor() || !reference[i].is_tensor()) continue;
    const std::string difference = NativeDifference((*outputs)[i].tensor(), reference[i].tensor(), tolerance);
    if (!difference.empty())
      fail(absl::StrCat("out", i, " (", reference[i].tensor().type().ToString(), "): ", difference));
  }
}

constexpr absl::string_view kNativePasses = "native";

absl::Status Optimize(Graph& graph, const std::string& pipeline_name) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline, FindPipeline(pipeline_name));
  RunnerOptions options;
  options.verify_each = true;
  return RunPipeline(graph, pipeline, options).status();
}

// Runs the passes for native code. Leaves the graph unchanged if types are unknown, because it is then compiled in
// pieces.
absl::Status Prepare(std::unique_ptr<Graph>& graph) {
  ShapeEnv env;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> typed, jit::SpecialisedCopy(*graph, env));
  RunnerOptions options;
  options.verify_each = true;
  options.env = &env;
  const absl::Status status = RunPipeline(*typed, jit::NativePipeline(), options).status();
  if (absl::IsUnimplemented(status)) return absl::OkStatus();
  BACKTAPE_RETURN_IF_ERROR(status);
  graph = std::move(typed);
  return absl::OkStatus();
}

void CheckRoundTrip(const GraphText& text, const std::string& name, const TextStyle& style,
                    std::vector<std::string>* failures) {
  const std::string printed = PrintGraph(*text.graph, style);
  const absl::StatusOr<GraphText> again = ReadGraph(printed);
  std::string difference;
  if (!again.ok()) {
    failures->push_back(absl::StrCat(name, ": printed text cannot be read: ", again.status().message()));
  } else if (!StructurallyEqual(*text.graph, *again->graph, &difference, /*compare_types=*/false)) {
    failures->push_back(absl::StrCat(name, ": the graph differs after printing and reading: ", difference));
  }
}

}  // namespace

absl::StatusOr<IValueList> InputsFor(const Graph& graph, const RunCase& run_case) {
  IValueList inputs;
  for (const Node* placeholder : graph.placeholders()) {
    const auto it = run_case.inputs.find(placeholder->name());
    if (it == run_case.inputs.end()) {
      if (placeholder->has_uses()) {
        return absl::InvalidArgumentError(absl::StrCat("the case has no input ", placeholder->name()));
      }
      inputs.emplace_back();
      continue;
    }
    const ValueType& type = placeholder->type();
    if (type.is_sym_int()) {
      inputs.emplace_back(it->second.item());
      continue;
    }
    Tensor input = Copy(it->second);
    if (type.is_tensor()) {
      BACKTAPE_ASSIGN_OR_RETURN(input, InStatedLayout(input, type.tensor()));
    }
    inputs.emplace_back(std::move(input));
  }
  return inputs;
}

absl::StatusOr<RunCase> ReadRunCase(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return absl::NotFoundError(absl::StrCat("cannot open ", path));
  return ParseRunCase(std::string(std::istreambuf_iterator<char>(file), {}), path);
}

absl::StatusOr<RunCase> ParseRunCase(std::string text, const std::string& path) {
  RunCase run_case;
  run_case.path = path;
  run_case.text = std::move(text);
  const fs::path folder = fs::path(path).parent_path();
  for (absl::string_view line : absl::StrSplit(run_case.text, '\n')) {
    if (!absl::ConsumePrefix(&line, "#")) break;
    const absl::Status status = ParseHeaderLine(absl::StripLeadingAsciiWhitespace(line), folder, &run_case);
    if (!status.ok()) return absl::Status(status.code(), absl::StrCat(path, ": ", status.message()));
  }
  if (run_case.inputs.empty() && run_case.expected.empty()) {
    BACKTAPE_RETURN_IF_ERROR(AddArraysBeside(folder, fs::path(path).stem().string(), &run_case));
  }
  for (auto it = run_case.expected.begin(); it != run_case.expected.end();) {
    absl::string_view name = it->first;
    if (absl::ConsumePrefix(&name, kGradient)) {
      run_case.gradients.emplace(std::string(name), it->second);
      it = run_case.expected.erase(it);
    } else {
      ++it;
    }
  }
  return run_case;
}

const std::vector<RunConfiguration>& RunConfigurations() {
  static const auto& configurations = *[] {
    auto* all = new std::vector<RunConfiguration>{
        {"as read", "", std::nullopt},
        {"after O1", "O1", std::nullopt},
        {"after O2", "O2", std::nullopt},
        {"after the passes for native code", std::string(kNativePasses), std::nullopt}};
    const absl::StatusOr<jit::CpuTarget> host = jit::HostCpuTarget();
    if (host.ok()) all->push_back({"native avx2", "", NativeCpu::kAvx2});
    if (host.ok() && *host == jit::CpuTarget::kAvx512) all->push_back({"native avx512", "", NativeCpu::kAvx512});
    return all;
  }();
  return configurations;
}

namespace {

// Runs the joint graph on the interpreter and compares with the gradients that the case expects.
std::vector<std::string> GradientFailures(const Graph& graph, const RunCase& run_case) {
  DifferentiateOptions options;
  options.wrt.emplace();
  for (const auto& [name, gradient] : run_case.gradients) options.wrt->push_back(name);
  options.outputs.emplace();
  for (const auto& [name, tensor] : run_case.inputs) {
    int output = 0;
    if (absl::StartsWith(name, "tangent") && absl::SimpleAtoi(name.substr(7), &output))
      options.outputs->push_back(output);
  }
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(graph, options);
  if (!joint.ok()) return {absl::StrCat("cannot differentiate: ", joint.status().message())};
  const absl::StatusOr<std::vector<IValue>> outputs = Interpret(**joint, run_case);
  if (!outputs.ok()) return {absl::StrCat("the joint graph: ", outputs.status().message())};
  RunCase gradients = run_case;
  std::vector<std::string> failures;
  size_t at = outputs->size() - run_case.gradients.size();
  for (const auto& [name, gradient] : run_case.gradients) {
    const std::string key = absl::StrCat(kGradient, name);
    gradients.expected = {{key, gradient}};
    const std::string failure = CompareOutput(key, (*outputs)[at++], gradients);
    if (!failure.empty()) failures.push_back(failure);
  }
  return failures;
}

void CheckStrides(const Graph& graph, const RunCase& run_case, std::vector<std::string>* failures) {
  BoundGraph bound{graph.Clone(), {}};
  SetInputTypes(run_case, *bound.graph);
  absl::StatusOr<IValueList> inputs = InputsFor(*bound.graph, run_case);
  if (!inputs.ok()) return;  // reported by each run
  bound.inputs = *std::move(inputs);
  for (const auto& [name, tensor] : run_case.inputs) bound.graph->attributes().insert_or_assign(name, Copy(tensor));
  for (std::string& failure : UnfoundedStrides(bound)) failures->push_back(std::move(failure));
}

}  // namespace

std::vector<std::string> FailuresOf(const RunCase& run_case) {
  std::vector<std::string> failures;
  ReadOptions read_options;
  read_options.file_name = run_case.path;
  const absl::StatusOr<GraphText> text = ReadGraph(run_case.text, read_options);
  if (!text.ok()) return {std::string(text.status().message())};
  if (run_case.expected.empty()) return {"the case has no expected values"};
  CheckRoundTrip(*text, "graph form", TextStyle(), &failures);
  CheckRoundTrip(*text, "code form", TextStyle::Code(), &failures);
  StateNumberPlaceholders(*text->graph);
  if (HasPythonTargets(*text->graph)) {
    SetInputTypes(run_case, *text->graph);
    for (Node* node : text->graph->nodes()) {
      const auto value = run_case.inputs.find(std::string(node->target()));
      if (node->opcode() == Opcode::kGetAttr && value != run_case.inputs.end()) node->set_type(value->second.type());
    }
    if (const absl::Status status = ResolvePythonTargets(*text->graph).status(); !status.ok()) {
      return {absl::StrCat("cannot resolve targets: ", status.message())};
    }
  }
  if (!run_case.gradients.empty()) {
    for (std::string& failure : GradientFailures(*text->graph, run_case)) failures.push_back(std::move(failure));
  }
  CheckStrides(*text->graph, run_case, &failures);
  std::vector<IValue> reference;  // results of the interpreter on the graph as read
  for (const RunConfiguration& configuration : RunConfigurations()) {
    std::unique_ptr<Graph> graph = text->graph->Clone();
    if (configuration.native) {
      RunNatively(*graph, configuration, run_case, reference, &failures);
      continue;
    }
    absl::Status status;
    if (!configuration.pipeline.empty()) {
      SetInputTypes(run_case, *graph);
      if (configuration.pipeline != kNativePasses) {
        status = Optimize(*graph, configuration.pipeline);
      } else if (run_case.interpreter_reason.empty() && !run_case.needs_float32_sums) {
        status = Prepare(graph);
      }
    }
    const absl::StatusOr<std::vector<IValue>> outputs = status.ok() ? Interpret(*graph, run_case) : status;
    if (!outputs.ok()) {
      failures.push_back(absl::StrCat(configuration.name, ": ", outputs.status().message()));
      continue;
    }
    CompareWithExpected(*outputs, configuration.name, run_case, &failures);
    if (configuration.pipeline.empty()) reference = *outputs;
  }
  return failures;
}

}  // namespace backtape::testing
