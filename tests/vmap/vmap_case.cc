#include "backtape/tests/vmap/vmap_case.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/passes/vectorize.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::testing {
namespace {

constexpr int64_t kSamples = 3;

// How the samples after the first one are made. The first variation that the op accepts is used.
enum class Variation : uint8_t { kOrder, kValues, kNone };

Variable Varied(const Variable& x, int64_t sample, Variation variation) {
  if (variation == Variation::kNone || sample == 0) return x;
  if (variation == Variation::kOrder) {
    const Variable flat = ops::reshape(x, {SymInt(x.numel())});
    return ops::reshape(ops::roll(flat, {SymInt(sample)}), x.sizes());
  }
  if (!IsFloatingPoint(x.dtype())) return x;
  return ops::_to_copy(ops::mul(x, SymScalar(1.0 + 0.125 * static_cast<double>(sample))), x.dtype());
}

void DropFinalWrites(Graph& graph) {
  for (Node* node = graph.last(); node != nullptr;) {
    Node* const before = node->prev();
    if (node->op() != nullptr && node->op()->has_tag(kTagInplace) && !node->has_uses()) graph.Erase(node);
    node = before;
  }
}

bool IsTested(const Graph& part) {
  for (const Node* node : part.nodes()) {
    if (node->opcode() == Opcode::kGetAttr && SubgraphOf(*node) == nullptr) return false;
    if (node->is_placeholder() && (!node->type().is_tensor() || node->type().tensor().is_symbolic())) return false;
  }
  return !DrawsRandomNumbers(part);
}

// The graph that computes one of the outputs, with the placeholders that it needs.
std::unique_ptr<Graph> PartFor(const Graph& graph, Node* result) {
  std::unique_ptr<Graph> part = graph.Clone();
  Node* const node = part->Find(result->name());
  part->Erase(part->output());
  part->Output(Argument::Tuple({Argument(node)}));
  DropFinalWrites(*part);
  if (!EliminateDeadCode(*part, {}).ok()) return nullptr;
  for (Node* placeholder : part->placeholders()) {
    if (!placeholder->has_uses()) part->Erase(placeholder);
  }
  return part;
}

absl::StatusOr<IValueList> RunPart(const Graph& graph, const IValueList& inputs) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> executable, CompileForInterpreter(graph));
  // A graph may write its inputs.
  IValueList copies;
  for (const IValue& input : inputs) copies.emplace_back(ops::clone(ToVariable(input)));
  return executable->Run(std::move(copies));
}

double ToleranceOf(const Graph& part) {
  static const auto& kTolerances = *new auto(VmapList("tolerances.txt"));
  double epsilons = 0;
  for (const Node* node : part.nodes()) {
    if (node->op() == nullptr) continue;
    for (const auto& [op, text] : kTolerances) {
      double stated = 0;
      if (op == node->op()->QualifiedName() && absl::SimpleAtod(text, &stated)) epsilons = std::max(epsilons, stated);
    }
  }
  return epsilons;
}

double EpsilonOf(DType dtype) {
  if (dtype == DType::kFloat64) return 0x1p-52;
  if (dtype == DType::kFloat32) return 0x1p-23;
  return dtype == DType::kFloat16 ? 0x1p-10 : 0x1p-7;
}

class PartChecker {
 public:
  PartChecker(std::string name, const Graph& part, const RunCase& run_case) : name_(std::move(name)), part_(part) {
    for (const Node* placeholder : part.placeholders()) {
      const auto it = run_case.inputs.find(placeholder->name());
      if (it != run_case.inputs.end()) inputs_.emplace_back(it->second);
    }
  }

  std::vector<std::string> Check() {
    if (inputs_.empty() || inputs_.size() != part_.placeholders().size()) return {};
    const size_t n = inputs_.size();
    Try(std::vector<BatchDim>(n, 0), 0);
    if (!failures_.empty()) return std::move(failures_);
    Try(std::vector<BatchDim>(n, -1), -1);
    for (size_t i = 0; n > 1 && i < std::min<size_t>(n, 4); ++i) {
      std::vector<BatchDim> dims(n);
      dims[i] = i % 2 == 0 ? 0 : -1;
      Try(dims, 0);
    }
    return std::move(failures_);
  }

  // Whether the results of at least one choice of batched inputs were compared with those of a loop.
  bool has_compared() const { return has_compared_; }

 private:
  void Try(const std::vector<BatchDim>& dims, int64_t out_dim) {
    std::string text;
    for (const BatchDim& dim : dims) absl::StrAppend(&text, text.empty() ? "" : ",", dim ? absl::StrCat(*dim) : "none");
    try {
      const std::string failure = Compared(dims, out_dim);
      if (!failure.empty()) failures_.push_back(absl::StrCat(name_, " with in-dims ", text, ": ", failure));
    } catch (const Error& error) {
      failures_.push_back(absl::StrCat(name_, " with in-dims ", text, ": ", error.what()));
    }
  }

  IValueList Sample(const std::vector<BatchDim>& dims, int64_t sample, Variation variation) const {
    IValueList values;
    for (size_t i = 0; i < inputs_.size(); ++i) {
      values.emplace_back(dims[i] ? Varied(inputs_[i], sample, variation) : inputs_[i]);
    }
    return values;
  }

  // Computes the outputs of the loop, for the first variation that the op accepts.
  absl::Status Loop(const std::vector<BatchDim>& dims) {
    absl::Status status;
    for (const Variation variation : {Variation::kOrder, Variation::kValues, Variation::kNone}) {
      expected_.clear();
      variation_ = variation;
      status = absl::OkStatus();
      for (int64_t sample = 0; sample < kSamples && status.ok(); ++sample) {
        const absl::StatusOr<IValueList> outputs = RunPart(part_, Sample(dims, sample, variation));
        status = outputs.status();
        if (status.ok()) expected_.push_back((*outputs)[0]);
      }
      if (status.ok()) return status;
    }
    return status;
  }

  std::string Compared(const std::vector<BatchDim>& dims, int64_t out_dim) {
    VectorizeOptions options;
    options.in_dims = dims;
    options.out_dims = {out_dim};
    options.size = SymInt(kSamples);
    const absl::StatusOr<std::unique_ptr<Graph>> batched = Vectorize(part_, options);
    if (!batched.ok()) return IsListed(batched.status().message()) ? "" : std::string(batched.status().message());
    if (const absl::Status status = Verify(**batched); !status.ok()) return std::string(status.message());
    if (const absl::Status status = Loop(dims); !status.ok())
      return "";  // the op refuses every variation of the inputs
    IValueList inputs;
    for (size_t i = 0; i < inputs_.size(); ++i) {
      variable_list samples;
      for (int64_t sample = 0; sample < kSamples; ++sample) samples.push_back(Varied(inputs_[i], sample, variation_));
      inputs.emplace_back(dims[i] ? ops::contiguous(ops::stack(samples, *dims[i])) : inputs_[i]);
    }
    const absl::StatusOr<IValueList> outputs = RunPart(**batched, inputs);
    if (!outputs.ok()) return absl::StrCat("run: ", outputs.status().message());
    for (int64_t sample = 0; sample < kSamples; ++sample) {
      const Variable found = ops::select((*outputs)[0].tensor(), out_dim, sample);
      const std::string difference = DifferenceOf(found, expected_[sample].tensor());
      if (!difference.empty()) return absl::StrCat("sample ", sample, ": ", difference);
    }
    has_compared_ = true;
    return "";
  }

  std::string DifferenceOf(const Tensor& found, const Tensor& expected) const {
    const Difference difference = Compare(found, expected, {});
    if (difference.ok()) return "";
    const double allowed = IsFloatingPoint(expected.dtype()) ? ToleranceOf(part_) * EpsilonOf(expected.dtype()) : 0;
    if (difference.mismatch.empty() && difference.relative_to_scale <= allowed) return "";
    if (!difference.mismatch.empty()) return difference.mismatch;
    return absl::StrCat(difference.ToString(expected), ", ", difference.relative_to_scale, " of the largest element");
  }

  static bool IsListed(absl::string_view message) {
    static const auto& kListed = *new auto(VmapList("without_rule.txt"));
    return std::any_of(kListed.begin(), kListed.end(), [&](const std::pair<std::string, std::string>& row) {
      return absl::StrContains(message, absl::StrCat("there is no batching rule for ", row.first)) ||
             (absl::StrContains(message, row.first) && absl::StrContains(message, row.second));
    });
  }

  const std::string name_;
  const Graph& part_;
  variable_list inputs_;
  IValueList expected_;
  Variation variation_ = Variation::kOrder;
  bool has_compared_ = false;
  std::vector<std::string> failures_;
};

}  // namespace

std::vector<std::pair<std::string, std::string>> VmapList(absl::string_view file) {
  std::ifstream stream(std::filesystem::path(BACKTAPE_SOURCE_DIR) / "tests/vmap" / std::string(file));
  BACKTAPE_CHECK(stream.good()) << "cannot open " << file;
  std::vector<std::pair<std::string, std::string>> rows;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::pair<std::string, std::string> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
    rows.emplace_back(parts.first, std::string(absl::StripAsciiWhitespace(parts.second)));
  }
  return rows;
}

std::vector<std::string> VmapFailures(const RunCase& run_case, std::set<std::string>* compared) {
  absl::StatusOr<GraphText> text = ReadGraph(run_case.text);
  if (!text.ok()) return {std::string(text.status().message())};
  Graph& graph = *text->graph;
  for (Node* placeholder : graph.placeholders()) {
    const auto it = run_case.inputs.find(placeholder->name());
    if (it != run_case.inputs.end() && !placeholder->type().is_known()) placeholder->set_type(it->second.type());
  }
  if (!graph.attributes().empty() || !ResolvePythonTargets(graph).ok()) return {};
  ShapeEnv env;
  if (const absl::Status status = InferTypes(graph, env); !status.ok()) return {};
  if (const auto status = Functionalize(graph, {}).status(); !status.ok()) return {std::string(status.message())};
  std::vector<std::string> failures;
  const Argument& returned = graph.output()->args()[0];
  if (!returned.is_sequence()) return {};
  for (const Argument& item : returned.items()) {
    if (!item.is_node() || !item.node()->is_call() || !item.node()->type().is_tensor()) continue;
    const std::unique_ptr<Graph> part = PartFor(graph, item.node());
    if (part == nullptr || !IsTested(*part)) continue;
    PartChecker checker(item.node()->name(), *part, run_case);
    for (std::string& failure : checker.Check()) failures.push_back(std::move(failure));
    if (compared == nullptr || !checker.has_compared()) continue;
    for (const Node* node : part->nodes()) {
      if (node->op() != nullptr) compared->insert(std::string(node->op()->QualifiedName()));
    }
  }
  return failures;
}

}  // namespace backtape::testing
