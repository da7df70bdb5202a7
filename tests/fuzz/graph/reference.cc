#include "backtape/tests/fuzz/graph/reference.h"

#include <cmath>
#include <memory>
#include <tuple>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/copy_values.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/jit/plan/native_passes.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::graph_fuzz {
namespace {

void AppendFlat(const IValue& value, std::vector<IValue>& flat) {
  if (!value.is_list()) {
    flat.push_back(value);
    return;
  }
  for (const IValue& item : value.list()) AppendFlat(item, flat);
}

// Returns both tensors with 0 where both are NaN, infinite or close to overflow, and where one is NaN or infinite and
// the other so large that its square overflows. Which of these a composite op returns depends on the order of its
// steps, so they are not distinguished.
std::pair<Tensor, Tensor> WithoutInfinities(const Tensor& a, const Tensor& b) {
  const DType dtype = a.dtype();
  const double limit = dtype == DType::kFloat16 ? 65504 : dtype == DType::kFloat64 ? 1e300 : 1e30;
  // Products of float16 values are computed in float32.
  const double limit_of_square = dtype == DType::kFloat16 ? 65504 : dtype == DType::kFloat64 ? 1e154 : 1e19;
  const auto is_above = [](double value, double most) { return !(std::fabs(value) <= most); };
  std::vector<double> x, y;
  for (int64_t i = 0; i < a.numel(); ++i) {
    x.push_back(a.item(i).to_double());
    y.push_back(b.item(i).to_double());
    const bool is_one_infinite = !std::isfinite(x.back()) || !std::isfinite(y.back());
    const double most = is_one_infinite ? limit_of_square : limit;
    if (is_above(x.back(), most) && is_above(y.back(), most)) x.back() = y.back() = 0;
  }
  return {Tensor::FromValues(a.sizes(), x, dtype), Tensor::FromValues(b.sizes(), y, dtype)};
}

// Strides of empty tensors and of dims of size 1 do not matter.
std::string StrideDifference(const Tensor& found, const Tensor& expected) {
  for (int64_t d = 0; d < expected.dim() && expected.numel() > 0; ++d) {
    if (expected.size(d) == 1 || found.stride(d) == expected.stride(d)) continue;
    return absl::StrCat("strides ", absl::StrJoin(found.strides(), ", "), ", the interpreter has ",
                        absl::StrJoin(expected.strides(), ", "));
  }
  return "";
}

// Makes new_zeros and similar ops read the base of a view instead of the view. They use only its dtype, which is the
// same. The view is then dead code if nothing else reads it.
void ReadOnlyDTypes(Graph& graph) {
  for (Node* node : graph.nodes()) {
    if (node->op() == nullptr || !absl::StartsWith(node->op()->name, "new_")) continue;
    Node* from = node->operand(0);
    while (from->op() != nullptr && from->op()->has_tag(kTagView)) from = from->operand(0);
    node->SetOperand(0, from);
  }
}

}  // namespace

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

absl::Status InferAllTypes(Graph& graph, ShapeEnv& env) {
  BACKTAPE_RETURN_IF_ERROR(MakePlain(graph).status());
  return InferTypes(graph, env);
}

absl::Status SetTypes(Graph& graph, const IValueList& inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (inputs[i].is_tensor()) placeholders[i]->set_type(inputs[i].tensor().type());
  }
  ShapeEnv env;
  return InferAllTypes(graph, env);
}

Reference::Reference(const Graph& graph, const IValueList& inputs, bool compare_strides)
    : compare_strides_(compare_strides), bound_{graph.Clone(), inputs, 1}, noise_(bound_) {
  for (Node* node : bound_.graph->nodes()) node->set_type(ValueType());
  StateInputTypes(*bound_.graph, bound_.inputs);
  outcome_ = Interpret(*bound_.graph, bound_.inputs);
  tolerance_ = testing::NativeToleranceOf(graph);
}

std::string Reference::DifferenceOf(const Outcome& found, bool is_exact) {
  if (found.status.ok() && !outcome_.status.ok() && !is_without_dead_code_) {
    is_without_dead_code_ = true;
    ReadOnlyDTypes(*bound_.graph);
    if (EliminateDeadCode(*bound_.graph, {}).value_or(false)) outcome_ = Interpret(*bound_.graph, bound_.inputs);
    if (!outcome_.status.ok()) InterpretOptimised();
  }
  if (found.status.ok() != outcome_.status.ok()) {
    if (is_without_dead_code_ && outcome_.status.ok()) return "";
    return absl::StrCat("interpreter: ", outcome_.status.ok() ? "no error" : outcome_.status.message(),
                        "; other run: ", found.status.ok() ? "no error" : found.status.message());
  }
  if (!found.status.ok()) return "";
  if (found.values.size() != outcome_.values.size()) return "the numbers of results differ";
  for (size_t i = 0; i < found.values.size(); ++i) {
    const std::string difference = DifferenceOfValue(found.values[i], i, is_exact);
    if (!difference.empty()) return absl::StrCat("value ", i, ": ", difference);
  }
  return "";
}

void Reference::InterpretOptimised() {
  std::unique_ptr<Graph> optimised = bound_.graph->Clone();
  if (!SetTypes(*optimised, bound_.inputs).ok()) return;
  const auto interpret = [this](Graph& graph, const Pipeline& pipeline, ShapeEnv* env) {
    RunnerOptions options;
    options.verify_each = false;  // calls of Python functions are resolved only by some pass
    options.env = env;
    if (RunPipeline(graph, pipeline, options).ok()) outcome_ = Interpret(graph, bound_.inputs);
  };
  const std::unique_ptr<Graph> given = optimised->Clone();
  interpret(*optimised, ValuesPipeline(), nullptr);
  if (outcome_.status.ok()) return;
  // Some calls become dead only when the passes for native code decompose those that read them.
  ShapeEnv env;
  const absl::StatusOr<std::unique_ptr<Graph>> typed = jit::SpecialisedCopy(*given, env);
  if (typed.ok()) interpret(**typed, jit::NativePipeline(), &env);
}

std::string Reference::DifferenceOfValue(const IValue& found, size_t i, bool is_exact) {
  const IValue& expected = outcome_.values[i];
  if (found.is_tensor() != expected.is_tensor()) return "only one of the two values is a tensor";
  if (!found.is_tensor()) return "";
  std::string difference = testing::NativeDifference(found.tensor(), expected.tensor(), tolerance_);
  if (difference.empty()) return compare_strides_ ? StrideDifference(found.tensor(), expected.tensor()) : "";
  if (found.tensor().sizes() != expected.tensor().sizes() || found.tensor().dtype() != expected.tensor().dtype()) {
    return difference;
  }
  const bool is_float = IsFloatingPoint(expected.tensor().dtype());
  if (tolerance_.is_exact() && (is_exact || !is_float)) return difference;
  Tensor a = found.tensor(), b = expected.tensor();
  if (is_float) {
    std::tie(a, b) = WithoutInfinities(a, b);
    difference = testing::NativeDifference(a, b, tolerance_);
    if (difference.empty()) return "";
    // In a graph of several calls, a later call may amplify the rounding error of an earlier one.
    const Difference plain = Compare(a, b, {});
    const DType dtype = expected.tensor().dtype();
    const double allowed = dtype == DType::kBFloat16 ? 0.05 : dtype == DType::kFloat16 ? 0.01 : 1e-4;
    // Values that cancel to zero have no scale of their own, so a small absolute difference is accepted too.
    const bool is_close = plain.relative_to_scale < allowed || plain.max_absolute < allowed;
    if (!is_exact && plain.mismatch.empty() && is_close) return "";
  }
  const Tensor noise = NoiseOf(i);
  return noise.defined() && Compare(a, b, {0, 0, noise}).ok() ? "" : difference;
}

Tensor Reference::NoiseOf(size_t i) {
  const RoundingNoise* const noise = noise_.Get();
  if (noise == nullptr) return {};
  std::vector<IValue> flat;
  for (const IValue& value : noise->outputs) AppendFlat(value, flat);
  for (const IValue& value : noise->inputs) AppendFlat(value, flat);
  return i < flat.size() && flat[i].is_tensor() ? flat[i].tensor() : Tensor();
}

}  // namespace backtape::graph_fuzz
