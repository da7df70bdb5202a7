#include "backtape/tests/fuzz/graph/check_case.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/copy_values.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/graph/open_defects.h"
#include "backtape/tests/fuzz/graph/random_case.h"
#include "backtape/tests/support/native_tolerance.h"

namespace backtape::graph_fuzz {
namespace {

// The status and results of a run, and its inputs after the run.
struct Outcome {
  absl::Status status;
  std::vector<IValue> values;
};

void AppendFlat(const IValue& value, std::vector<IValue>& flat) {
  if (!value.is_list()) {
    flat.push_back(value);
    return;
  }
  for (const IValue& item : value.list()) AppendFlat(item, flat);
}

Outcome RunOn(const Executable& executable, const IValueList& inputs) {
  const IValueList own = CopyValues(inputs);
  const absl::StatusOr<IValueList> results = executable.Run(own, {.hook = {}, .seed = 1});
  Outcome outcome{results.status(), {}};
  if (!results.ok()) return outcome;
  for (const IValue& result : *results) AppendFlat(result, outcome.values);
  for (const IValue& input : own) AppendFlat(input, outcome.values);
  return outcome;
}

Outcome Interpret(const Graph& graph, const IValueList& inputs) {
  const auto executable = CompileForInterpreter(graph);
  return executable.ok() ? RunOn(**executable, inputs) : Outcome{executable.status(), {}};
}

// Sets the types of placeholders from the inputs and infers all other types.
absl::Status SetTypes(Graph& graph, const IValueList& inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (inputs[i].is_tensor()) placeholders[i]->set_type(inputs[i].tensor().type());
  }
  ShapeEnv env;
  return InferTypes(graph, env);
}

// Returns both tensors with 0 where both are NaN or infinite. Whether a composite op returns NaN or an infinity
// depends on the order of its steps, so the two are not distinguished.
std::pair<Tensor, Tensor> WithoutInfinities(const Tensor& a, const Tensor& b) {
  std::vector<double> x, y;
  for (int64_t i = 0; i < a.numel(); ++i) {
    x.push_back(a.item(i).to_double());
    y.push_back(b.item(i).to_double());
    if (!std::isfinite(x.back()) && !std::isfinite(y.back())) x.back() = y.back() = 0;
  }
  return {Tensor::FromValues(a.sizes(), x, a.dtype()), Tensor::FromValues(b.sizes(), y, b.dtype())};
}

std::string ValueDifference(const IValue& found, const IValue& expected, const testing::NativeTolerance& tolerance,
                            bool is_exact) {
  if (found.is_tensor() != expected.is_tensor()) return "only one of the two values is a tensor";
  if (!found.is_tensor()) return "";
  std::string difference = testing::NativeDifference(found.tensor(), expected.tensor(), tolerance);
  if (difference.empty() || !IsFloatingPoint(expected.tensor().dtype())) return difference;
  if (found.tensor().sizes() != expected.tensor().sizes() || found.tensor().dtype() != expected.tensor().dtype()) {
    return difference;
  }
  if (!tolerance.is_exact() || !is_exact) {
    const auto [a, b] = WithoutInfinities(found.tensor(), expected.tensor());
    difference = testing::NativeDifference(a, b, tolerance);
    if (difference.empty()) return "";
  }
  if (is_exact) return difference;
  // In a graph of several calls, a later call may amplify the rounding error of an earlier one.
  const Difference plain = Compare(found.tensor(), expected.tensor(), {});
  const DType dtype = expected.tensor().dtype();
  const double allowed = dtype == DType::kBFloat16 ? 0.05 : dtype == DType::kFloat16 ? 0.01 : 1e-4;
  // A value that is zero except for rounding is accepted up to the rounding error of terms of about 1.
  const bool is_close = plain.relative_to_scale < allowed || plain.max_absolute < allowed;
  return plain.mismatch.empty() && is_close ? "" : difference;
}

std::string OutcomeDifference(const Outcome& found, const Outcome& expected, const testing::NativeTolerance& tolerance,
                              bool is_exact) {
  if (found.status.ok() != expected.status.ok()) {
    return absl::StrCat("interpreter: ", expected.status.ok() ? "no error" : expected.status.message(),
                        "; other run: ", found.status.ok() ? "no error" : found.status.message());
  }
  if (!found.status.ok()) return "";
  if (found.values.size() != expected.values.size()) return "the numbers of results differ";
  for (size_t i = 0; i < found.values.size(); ++i) {
    const std::string difference = ValueDifference(found.values[i], expected.values[i], tolerance, is_exact);
    if (!difference.empty()) return absl::StrCat("value ", i, ": ", difference);
  }
  return "";
}

std::vector<NativeOptions> NativeConfigurations() {
  NativeOptions one, several;
  one.cpu = NativeCpu::kAvx2;
  one.num_threads = 1;
  one.poison_dead_memory = true;
  several.num_threads = 3;
  several.share_small_work = true;
  return {one, several};
}

std::string NativeFailure(const Graph& graph, const IValueList& inputs, const Outcome& expected, bool is_exact) {
  for (const NativeOptions& options : NativeConfigurations()) {
    const auto native = CompileNative(graph, options);
    const Outcome found = native.ok() ? RunOn(**native, inputs) : Outcome{native.status(), {}};
    const std::string difference = OutcomeDifference(found, expected, testing::NativeToleranceOf(graph), is_exact);
    if (!difference.empty()) {
      return absl::StrCat(options.num_threads == 1 ? "avx2" : "host", ", ", options.num_threads,
                          " threads: ", difference);
    }
  }
  return "";
}

std::string PipelineFailure(const Graph& graph, const IValueList& inputs, const Outcome& expected, bool is_exact) {
  for (const char* name : {"O1", "O2"}) {
    const std::unique_ptr<Graph> optimised = graph.Clone();
    RunnerOptions options;
    options.verify_each = true;
    const auto report = RunPipeline(*optimised, *FindPipeline(name), options);
    const Outcome found = report.ok() ? Interpret(*optimised, inputs) : Outcome{report.status(), {}};
    const std::string difference = OutcomeDifference(found, expected, testing::NativeToleranceOf(graph), is_exact);
    if (!difference.empty()) return absl::StrCat(name, ": ", difference);
  }
  return "";
}

// Makes the largest size of any placeholder symbolic, in all placeholders that have it.
std::string SymbolicFailure(const BoundGraph& bound, bool is_exact) {
  int64_t largest = 1;
  for (const IValue& input : bound.inputs) {
    if (!input.is_tensor()) return "";
    for (const int64_t size : input.tensor().sizes()) largest = std::max(largest, size);
  }
  if (largest < 2) return "";
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  for (Node* node : graph->nodes()) node->set_type(ValueType());
  const std::vector<Node*> placeholders = graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    SymIntVector sizes = bound.inputs[i].tensor().sym_sizes();
    for (SymInt& size : sizes) {
      if (size == SymInt(largest)) size = SymInt::Symbol("s0");
    }
    placeholders[i]->set_type(TensorType::Contiguous(bound.inputs[i].tensor().dtype(), std::move(sizes)));
  }
  ShapeEnv env;
  if (!InferTypes(*graph, env).ok()) return "";
  const auto native = CompileNative(*graph, {.num_threads = 1});
  if (!native.ok()) return absl::StrCat("can't be compiled: ", native.status().message());
  for (const int64_t s0 : {largest, int64_t{0}, int64_t{1}, int64_t{2}, int64_t{3}, int64_t{5}}) {
    IValueList inputs;
    for (const IValue& input : bound.inputs) {
      std::vector<int64_t> sizes(input.tensor().sizes().begin(), input.tensor().sizes().end());
      std::replace(sizes.begin(), sizes.end(), largest, s0);
      inputs.emplace_back(Resized(input.tensor(), sizes));
    }
    const std::unique_ptr<Graph> plain = bound.graph->Clone();
    for (Node* node : plain->nodes()) node->set_type(ValueType());
    const std::string difference = OutcomeDifference(RunOn(**native, inputs), Interpret(*plain, inputs),
                                                     testing::NativeToleranceOf(*graph), is_exact);
    if (!difference.empty()) return absl::StrCat("s0 = ", s0, " of ", largest, ": ", difference);
  }
  return "";
}

std::string GradientFailure(const BoundGraph& bound) {
  const std::unique_ptr<Graph> forward = bound.graph->Clone();
  if (!SetTypes(*forward, bound.inputs).ok()) return "";
  const auto joint = Differentiate(*forward);
  if (!joint.ok()) return "";
  IValueList inputs = CopyValues(bound.inputs);
  const std::vector<Node*> placeholders = (*joint)->placeholders();
  for (size_t i = inputs.size(); i < placeholders.size(); ++i) {
    const TensorType& type = placeholders[i]->type().tensor();
    std::vector<int64_t> sizes;
    for (const SymInt& size : type.sizes) {
      // The size of the result, and of its gradient, depends on values.
      if (size.is_symbolic()) return "";
      sizes.push_back(size.value());
    }
    inputs.emplace_back(Resized(Tensor::FromValues({3}, std::vector<double>{0.5, -1, 0.75}, type.dtype), sizes));
  }
  const Outcome expected = Interpret(**joint, inputs);
  std::string failure = NativeFailure(**joint, inputs, expected, false);
  if (failure.empty()) failure = PipelineFailure(**joint, inputs, expected, false);
  return failure;
}

}  // namespace

std::string FailureOf(const BoundGraph& bound, Check check, bool is_exact) {
  const auto named = [](absl::string_view name, const std::string& failure) {
    return failure.empty() || IsKnownFailure(failure) ? std::string() : absl::StrCat(name, ": ", failure);
  };
  if (check == Check::kGradient) return named("gradient", GradientFailure(bound));
  if (check == Check::kSymbolic) return named("symbolic", SymbolicFailure(bound, is_exact));
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  const Outcome expected = Interpret(*graph, bound.inputs);
  const absl::Status typed = SetTypes(*graph, bound.inputs);
  if (!typed.ok() && expected.status.ok()) return absl::StrCat("types: ", typed.message());
  if (check == Check::kNative) return named("native", NativeFailure(*graph, bound.inputs, expected, is_exact));
  return named("pipelines", PipelineFailure(*graph, bound.inputs, expected, is_exact));
}

std::string FailureOf(const BoundGraph& bound, bool is_exact) {
  for (const Check check : {Check::kNative, Check::kPipelines, Check::kSymbolic, Check::kGradient}) {
    if (std::string failure = FailureOf(bound, check, is_exact); !failure.empty()) return failure;
  }
  return "";
}

std::string RunCaseText(const BoundGraph& bound, const std::string& comment) {
  std::string text;
  for (const absl::string_view line : absl::StrSplit(comment, '\n', absl::SkipEmpty())) {
    absl::StrAppend(&text, "# ", absl::StrReplaceAll(line, {{":", ""}}), "\n");
  }
  const std::vector<Node*> placeholders = bound.graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!bound.inputs[i].is_tensor()) continue;
    const Tensor& tensor = bound.inputs[i].tensor();
    TensorType type = tensor.type();
    type.strides.reset();
    absl::StrAppend(&text, "# input ", placeholders[i]->name(), ": ", type.ToString());
    for (int64_t k = 0; k < tensor.numel(); ++k) absl::StrAppendFormat(&text, " %.17g", tensor.item(k).to_double());
    absl::StrAppend(&text, "\n");
  }
  return absl::StrCat(text, PrintGraph(*bound.graph));
}

}  // namespace backtape::graph_fuzz
