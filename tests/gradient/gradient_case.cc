#include "backtape/tests/gradient/gradient_case.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/float_numbers.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/gradient/forward_checks.h"
#include "backtape/tests/gradient/functional_forms.h"
#include "backtape/tests/gradient/traced_gradients.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::testing {
namespace {

namespace fs = std::filesystem;

// Parses a line like "c0: by c0_self c0_other, not smooth".
absl::StatusOr<GradientCase> ParseCase(absl::string_view line) {
  const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(": by ", 1));
  std::vector<absl::string_view> notes = absl::StrSplit(parts.second, ", ");
  GradientCase result;
  result.name = std::string(parts.first);
  result.by = absl::StrSplit(notes[0], ' ', absl::SkipEmpty());
  if (result.by.empty())
    return absl::InvalidArgumentError(absl::StrCat("expected a case like \"c0: by c0_self\", found \"", line, "\""));
  for (size_t i = 1; i < notes.size(); ++i) {
    if (notes[i] == "PyTorch has no derivative") {
      result.has_reference = result.has_second_reference = false;
    } else if (notes[i] == "no second gradient") {
      result.has_second_reference = false;
    } else if (notes[i] == "not smooth" || notes[i] == "empty") {
      result.is_smooth = result.is_twice_smooth = false;
    } else if (notes[i] == "no transpose") {
      result.has_transpose = false;
    } else if (notes[i] == "not twice smooth") {
      result.is_twice_smooth = false;
    } else {
      return absl::InvalidArgumentError(absl::StrCat(result.name, ": unknown note '", notes[i], "'"));
    }
  }
  return result;
}

absl::StatusOr<std::string> TextOf(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return absl::NotFoundError(absl::StrCat("cannot open ", path));
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

bool IsOfCase(const Node& node, const std::string& name) {
  return name.empty() || node.name() == name || absl::StartsWith(node.name(), absl::StrCat(name, "_"));
}

// The array that is recorded as "<case>_<key>", or zeros if there is none.
Tensor Recorded(const GradientFile& file, const GradientCase& gradient_case, const std::string& key,
                const Tensor& like) {
  const auto it = file.arrays.find(absl::StrCat(gradient_case.name, "_", key));
  return it != file.arrays.end() ? it->second : Tensor::Full(like.sizes(), 0.0, DType::kFloat64);
}

class CaseChecker {
 public:
  CaseChecker(const GradientFile& file, const GradientCase& gradient_case) : file_(file), case_(gradient_case) {}

  std::vector<std::string> Check() {
    for (const std::string& name : case_.by) inputs_.push_back(Leaf(file_.arrays.at(name)));
    try {
      if (case_.has_reference) CompareWithReference();
      if (case_.is_smooth) Report("first order", Gradcheck(function_, inputs_));
      CheckFunctionalForms();
      CheckForward();
      CheckSinglePrecision();
      CheckTraced();
      if (case_.is_twice_smooth) Report("second order", Gradgradcheck(function_, inputs_));
    } catch (const Error& error) {
      failures_.push_back(absl::StrCat(Label(), ": ", error.what()));
    }
    return std::move(failures_);
  }

 private:
  static Variable Leaf(const Tensor& value) {
    const Variable leaf(value.To(value.dtype()));
    leaf.set_requires_grad();
    return leaf;
  }

  // The beginning of a failure's message.
  std::string Label() const { return case_.name.empty() ? "the graph" : case_.name; }

  void Report(absl::string_view what, const absl::Status& status) {
    if (!status.ok()) failures_.push_back(absl::StrCat(Label(), ", ", what, ": ", status.message()));
  }

  void Expect(const std::string& key, const Variable& found, const Tensor& like) {
    const Tensor expected = Recorded(file_, case_, key, like);
    const Tensor actual = found.defined() ? Tensor(found) : Tensor::Full(like.sizes(), 0.0, DType::kFloat64);
    const Difference difference = Compare(actual, expected, {.rtol = file_.rtol, .atol = 1e-12});
    // Where terms cancel, the error is relative to the largest element.
    if (difference.ok() || (difference.mismatch.empty() && difference.relative_to_scale < 1e-14)) return;
    failures_.push_back(absl::StrCat(Label(), ", ", key, " against PyTorch: ", difference.ToString(expected)));
  }

  void CompareWithReference() {
    const variable_list outputs = function_(inputs_);
    std::vector<TapePoint> from;
    variable_list seeds;
    for (size_t j = 0; j < outputs.size(); ++j) {
      from.emplace_back(outputs[j]);
      seeds.push_back(Leaf(Recorded(file_, case_, absl::StrCat("v", j), outputs[j])));
    }
    const std::vector<TapePoint> by(inputs_.begin(), inputs_.end());
    GradOptions options;
    options.create_graph = options.allow_unused = true;
    const variable_list gradients = Grad(from, by, seeds, options);
    for (size_t i = 0; i < inputs_.size(); ++i) Expect(absl::StrCat("d_", case_.by[i]), gradients[i], inputs_[i]);
    if (case_.has_second_reference) CompareSecond(gradients, seeds);
  }

  void CompareSecond(const variable_list& gradients, const variable_list& seeds) {
    std::vector<TapePoint> from, by;
    variable_list cotangents;
    for (size_t i = 0; i < gradients.size(); ++i) {
      if (!gradients[i].defined() || !gradients[i].requires_grad()) continue;
      from.emplace_back(gradients[i]);
      cotangents.emplace_back(Recorded(file_, case_, absl::StrCat("u_", case_.by[i]), gradients[i]));
    }
    for (const Variable& v : inputs_) by.emplace_back(v);
    for (const Variable& v : seeds) by.emplace_back(v);
    variable_list second(by.size());
    GradOptions options;
    options.allow_unused = true;
    if (!from.empty()) second = Grad(from, by, cotangents, options);
    for (size_t i = 0; i < inputs_.size(); ++i) Expect(absl::StrCat("dd_", case_.by[i]), second[i], inputs_[i]);
    for (size_t j = 0; j < seeds.size(); ++j) {
      Expect(absl::StrCat("dd_v", j), second[inputs_.size() + j], seeds[j]);
    }
  }

  variable_list SeedsFor(const variable_list& outputs, DType dtype) const {
    variable_list seeds;
    for (size_t j = 0; j < outputs.size(); ++j) {
      const Tensor seed =
          case_.has_seeds ? Recorded(file_, case_, absl::StrCat("v", j), outputs[j]) : MadeUpSeed(outputs[j], j);
      seeds.emplace_back(seed.To(dtype));
    }
    return seeds;
  }

  void CheckFunctionalForms() {
    const variable_list outputs = function_(inputs_);
    for (const std::string& failure : FailuresOfFunctionalForms(outputs, SeedsFor(outputs, DType::kFloat64))) {
      failures_.push_back(absl::StrCat(Label(), ": ", failure));
    }
  }

  void CheckForward() {
    ForwardChecks checks;
    checks.has_transpose = case_.has_transpose;
    checks.has_differences = case_.is_smooth;
    checks.has_second_order = case_.is_twice_smooth;
    for (const std::string& failure : FailuresOfForward(function_, inputs_, checks)) {
      failures_.push_back(absl::StrCat(Label(), ", forward mode: ", failure));
    }
  }

  // If the inputs are float32, the gradients must be float32 too and have about the same values.
  void CheckSinglePrecision() {
    variable_list inputs;
    for (const Variable& input : inputs_) {
      inputs.emplace_back(Tensor(input).To(DType::kFloat32));
      inputs.back().set_requires_grad();
    }
    const variable_list outputs = function_(inputs);
    const std::vector<TapePoint> from(outputs.begin(), outputs.end()), by(inputs.begin(), inputs.end());
    GradOptions options;
    options.allow_unused = true;
    const variable_list gradients = Grad(from, by, SeedsFor(outputs, outputs[0].dtype()), options);
    const variable_list exact_outputs = function_(inputs_);
    const std::vector<TapePoint> exact_from(exact_outputs.begin(), exact_outputs.end());
    const std::vector<TapePoint> exact_by(inputs_.begin(), inputs_.end());
    const variable_list exact = Grad(exact_from, exact_by, SeedsFor(exact_outputs, DType::kFloat64), options);
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (gradients[i].defined() != exact[i].defined()) {
        failures_.push_back(absl::StrCat(Label(), ", float32: gradient ", i,
                                         " is undefined in float32 or in float64, but not in both"));
      }
      if (!gradients[i].defined() || !exact[i].defined()) continue;
      if (gradients[i].dtype() != DType::kFloat32) {
        failures_.push_back(absl::StrCat(Label(), ", float32: gradient ", i, " is ", gradients[i].type().ToString()));
      }
      const Difference difference =
          Compare(Tensor(gradients[i]).To(DType::kFloat64), exact[i], {.rtol = 1e-3, .atol = 1e-4});
      if (case_.is_smooth && !difference.ok() &&
          !(difference.mismatch.empty() && difference.relative_to_scale < 1e-3)) {
        failures_.push_back(absl::StrCat(Label(), ", float32: gradient ", i, ": ", difference.ToString(exact[i])));
      }
    }
  }

  void CheckTraced() {
    const variable_list outputs = function_(inputs_);
    const variable_list seeds = SeedsFor(outputs, DType::kFloat64);
    const std::vector<TapePoint> from(outputs.begin(), outputs.end()), by(inputs_.begin(), inputs_.end());
    GradOptions options;
    options.allow_unused = true;
    const variable_list expected = Grad(from, by, seeds, options);
    // Tensors that an op writes must also be inputs of the traced function.
    variable_list inputs = inputs_;
    std::vector<std::string> names = case_.by;
    for (const auto& [name, constant] : file_.arrays) {
      const Node* node = file_.graph->Find(name);
      const bool is_wanted = std::find(names.begin(), names.end(), name) != names.end();
      if (node == nullptr || !node->is_placeholder() || is_wanted) continue;
      names.push_back(name);
      inputs.emplace_back(constant);
    }
    const VariableFunction function = [&](const variable_list& variables) {
      absl::btree_map<std::string, Variable> by_name;
      for (size_t i = 0; i < variables.size(); ++i) by_name.emplace(names[i], variables[i]);
      return EvaluateCase(file_, case_, by_name);
    };
    const absl::StatusOr<variable_list> found = TracedGradients(function, inputs, seeds);
    if (!found.ok()) {
      failures_.push_back(absl::StrCat(Label(), ", traced: ", found.status().message()));
      return;
    }
    for (size_t i = 0; i < expected.size(); ++i) {
      if (expected[i].defined() != (*found)[i].defined()) {
        failures_.push_back(absl::StrCat(Label(), ", traced: gradient ", i,
                                         " is undefined in the eager or in the traced backward, but not in both"));
      }
      if (!expected[i].defined() || !(*found)[i].defined()) continue;
      const Difference difference = Compare((*found)[i], expected[i], {.rtol = 1e-14, .atol = 1e-14});
      if (!difference.ok()) {
        failures_.push_back(absl::StrCat(Label(), ", traced: gradient ", i, ": ", difference.ToString(expected[i])));
      }
    }
  }

  const GradientFile& file_;
  const GradientCase& case_;
  variable_list inputs_;
  const VariableFunction function_ = [this](const variable_list& leaves) {
    absl::btree_map<std::string, Variable> by_name;
    for (size_t i = 0; i < leaves.size(); ++i) by_name.emplace(case_.by[i], leaves[i]);
    return EvaluateCase(file_, case_, by_name);
  };
  std::vector<std::string> failures_;
};

}  // namespace

namespace {

// Whether the gradients of `node` with respect to one of these placeholders can be defined.
bool DependsOn(const Node* node, const std::vector<std::string>& by) {
  absl::flat_hash_set<const Node*> seen = {node};
  std::vector<const Node*> pending = {node};
  while (!pending.empty()) {
    const Node* const at = pending.back();
    pending.pop_back();
    if (at->is_placeholder() && std::find(by.begin(), by.end(), at->name()) != by.end()) return true;
    for (size_t i = 0; i < at->num_operands(); ++i) {
      if (seen.insert(at->operand(i)).second) pending.push_back(at->operand(i));
    }
  }
  return false;
}

// Reads a graph of tests/run as one case: the outputs that depend on the placeholders `by` are differentiated. The
// placeholders must be float64, for central differences.
absl::StatusOr<GradientFile> ReadDifferentiatedRunCase(const std::string& path, absl::string_view by) {
  BACKTAPE_ASSIGN_OR_RETURN(const RunCase run_case, ReadRunCase(path));
  GradientFile file;
  file.path = path;
  BACKTAPE_ASSIGN_OR_RETURN(GraphText graph, ReadGraph(run_case.text, {.file_name = path}));
  file.graph = std::move(graph.graph);
  if (HasPythonTargets(*file.graph)) BACKTAPE_RETURN_IF_ERROR(ResolvePythonTargets(*file.graph).status());
  BACKTAPE_RETURN_IF_ERROR(ReplaceFloatNumbers(*file.graph, {.of_sizes = FloatsOfSizes::kReplace}).status());
  file.arrays = run_case.inputs;
  GradientCase& whole = file.cases.emplace_back();
  whole.by = absl::StrSplit(by, ' ', absl::SkipEmpty());
  whole.has_reference = whole.has_second_reference = whole.has_seeds = false;
  for (const std::string& name : whole.by) {
    const auto array = file.arrays.find(name);
    if (array == file.arrays.end() || array->second.dtype() != DType::kFloat64) {
      return absl::InvalidArgumentError(
          absl::StrCat(path, ": expected a float64 input '", name, "', found ",
                       array == file.arrays.end() ? "no input of this name" : array->second.type().ToString()));
    }
  }
  const Node* output = file.graph->output();
  for (size_t i = 0; i < output->num_operands(); ++i) {
    if (DependsOn(output->operand(i), whole.by)) whole.outputs.push_back(output->operand(i));
  }
  if (whole.by.empty() || whole.outputs.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": no output depends on '", by, "'"));
  }
  return file;
}

}  // namespace

Tensor MadeUpSeed(const Tensor& like, size_t index) {
  std::vector<double> values(like.numel());
  for (size_t i = 0; i < values.size(); ++i) values[i] = (static_cast<double>((7 * i + 5 * index + 3) % 13) - 6.5) / 8;
  return Tensor::FromValues(like.sizes(), values, DType::kFloat64);
}

absl::StatusOr<GradientFile> ReadCalls(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, TextOf(path));
  GradientFile file;
  file.path = path;
  BACKTAPE_ASSIGN_OR_RETURN(GraphText graph, ReadGraph(text, {.file_name = path}));
  file.graph = std::move(graph.graph);
  BACKTAPE_ASSIGN_OR_RETURN(const auto arrays, ReadNpz(fs::path(path).replace_extension(".npz").string()));
  for (const auto& [key, tensor] : arrays) file.arrays.emplace(key, tensor);
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (absl::ConsumePrefix(&line, "# rtol: ") && !absl::SimpleAtod(line, &file.rtol)) {
      return absl::InvalidArgumentError(absl::StrCat(path, ": rtol: expected a number, found \"", line, "\""));
    }
  }
  return file;
}

absl::Status AddCase(GradientFile& file, GradientCase gradient_case) {
  const Node* output = file.graph->output();
  for (size_t i = 0; i < output->num_operands(); ++i) {
    if (IsOfCase(*output->operand(i), gradient_case.name)) gradient_case.outputs.push_back(output->operand(i));
  }
  if (gradient_case.outputs.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(file.path, ": ", gradient_case.name, " has no output"));
  }
  file.cases.push_back(std::move(gradient_case));
  return absl::OkStatus();
}

absl::StatusOr<GradientFile> ReadGradientFile(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, TextOf(path));
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (absl::ConsumePrefix(&line, "# differentiate: ")) return ReadDifferentiatedRunCase(path, line);
  }
  BACKTAPE_ASSIGN_OR_RETURN(GradientFile file, ReadCalls(path));
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (!absl::ConsumePrefix(&line, "# ")) break;
    if (!absl::ConsumePrefix(&line, "case ")) continue;
    BACKTAPE_ASSIGN_OR_RETURN(GradientCase gradient_case, ParseCase(line));
    BACKTAPE_RETURN_IF_ERROR(AddCase(file, std::move(gradient_case)));
  }
  if (file.cases.empty()) return absl::InvalidArgumentError(absl::StrCat(path, ": no case"));
  return file;
}

variable_list EvaluateCase(const GradientFile& file, const GradientCase& gradient_case,
                           const absl::btree_map<std::string, Variable>& leaves) {
  internal::NodeEvaluator values(BuiltinLibrary(), "evaluate");
  for (const Node* node : file.graph->nodes()) {
    if (node->is_output()) break;
    if (node->is_placeholder()) {
      const auto leaf = leaves.find(node->name());
      const Tensor& constant = file.arrays.at(node->name());
      const DType dtype = constant.dtype() == DType::kFloat64 ? leaves.begin()->second.dtype() : constant.dtype();
      // A copy, because ops may write their arguments.
      values[node] = leaf != leaves.end() ? Tensor(leaf->second) : constant.To(dtype);
    } else if (IsOfCase(*node, gradient_case.name)) {
      absl::StatusOr<IValue> value = values.Evaluate(*node);
      if (!value.ok()) throw Error(value.status());
      values[node] = *std::move(value);
    }
  }
  variable_list outputs;
  for (const Node* output : gradient_case.outputs) outputs.push_back(ToVariable(values[output]));
  return outputs;
}

std::vector<std::string> FailuresOf(const GradientFile& file, const GradientCase& gradient_case) {
  return CaseChecker(file, gradient_case).Check();
}

}  // namespace backtape::testing
