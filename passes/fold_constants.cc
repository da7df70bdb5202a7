#include "backtape/passes/fold_constants.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/constant_calls.h"
#include "backtape/passes/full_call.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/passes/uniform_values.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

std::optional<Argument> AsNumber(const IValue& value) {
  if (!value.is_scalar()) return std::nullopt;
  return Argument(value.scalar());
}

// The values of the nodes that are constant numbers. Lists are not tracked, so a getitem of a list is never constant.
absl::flat_hash_map<Node*, Argument> ConstantNumbers(Graph& graph) {
  absl::flat_hash_map<Node*, Argument> numbers;
  for (Node* node : graph.nodes()) {
    if (node->op() == nullptr || MayWrite(*node) || node->is_impure()) continue;
    if (node->type().is_sym_int() && !node->type().sym_int().is_symbolic()) {
      numbers.emplace(node, node->type().sym_int().value());
      continue;
    }
    if (!node->op()->has_tag(kTagPython) || !node->kwargs().empty()) continue;
    IValueList args;
    for (const Argument& arg : node->args()) {
      const auto it = arg.is_node() ? numbers.find(arg.node()) : numbers.end();
      const Argument& value = it != numbers.end() ? it->second : arg;
      if (!value.is_scalar()) break;
      args.emplace_back(value.scalar());
    }
    if (args.size() != node->args().size()) continue;
    const absl::StatusOr<std::optional<IValue>> result = EvaluatePythonOperator(*node->op(), args);
    if (!result.ok() || !result->has_value()) continue;
    if (std::optional<Argument> number = AsNumber(**result)) numbers.emplace(node, *std::move(number));
  }
  return numbers;
}

// The value of every element if they are equal bit for bit.
std::optional<Scalar> UniformValue(const Tensor& tensor) {
  if (tensor.numel() == 0) return std::nullopt;
  const Scalar first = tensor.item(0);
  for (int64_t i = 1; i < tensor.numel(); ++i) {
    if (!SameScalar(first, tensor.item(i))) return std::nullopt;
  }
  return first;
}

class TensorFolder {
 public:
  TensorFolder(Graph& graph, const FoldConstantsOptions& options)
      : graph_(graph), options_(options), aliases_(graph), uniform_(graph, aliases_) {}

  bool Run() {
    for (Node* node : graph_.nodes()) Visit(node);
    // Visits users first, so that a folded user no longer keeps its operands alive.
    bool changed = false;
    for (auto it = folds_.rbegin(); it != folds_.rend(); ++it) {
      changed |= it->uniform ? ReplaceByFull(it->node, *it->uniform) : ReplaceByAttribute(it->node, it->tensor);
    }
    return changed;
  }

 private:
  struct Fold {
    Node* node;
    std::optional<Scalar> uniform;
    Tensor tensor;  // if not uniform
  };

  void Visit(Node* node) {
    if (node->opcode() == Opcode::kGetAttr) {
      const auto it = graph_.attributes().find(std::string(node->target()));
      if (it != graph_.attributes().end() && !aliases_.IsWritten(node)) Remember(node, it->second);
      return;
    }
    uniform_.Visit(*node);
    if (const std::optional<Scalar> value = uniform_.Find(node)) {
      // The caller can see which of the results share storage.
      if (MayBeView(*node) && aliases_.IsReturnedTwice(node)) return;
      folds_.push_back({node, value, {}});
      return;
    }
    if (!IsFoldable(*node)) return;
    const std::optional<Tensor> value =
        EvaluateConstantCall(graph_, *node, [this](const Node* operand) { return TensorOf(operand); });
    if (!value) return;
    Remember(node, *value);
    if (const std::optional<Scalar> uniform = UniformValue(*value)) {
      folds_.push_back({node, uniform, {}});
    } else if (options_.materialize && !node->op()->has_tag(kTagView) && !aliases_.IsReturned(node)) {
      folds_.push_back({node, std::nullopt, *value});
    }
  }

  bool MayBeView(const Node& node) const {
    for (size_t k = 0; k < node.num_operands(); ++k) {
      if (aliases_.MayShareStorage(&node, node.operand(k))) return true;
    }
    return false;
  }

  void Remember(const Node* node, const Tensor& value) {
    if (value.numel() <= options_.max_elements) tensors_.insert_or_assign(node, value);
  }

  bool ReplaceByFull(Node* node, const Scalar& value) {
    if (node->is_call_to(OpId::full)) return false;
    // aten.full returns a row-major tensor.
    const TensorType& type = node->type().tensor();
    if (type.strides && *type.strides != ContiguousStrides(type.sizes) && StridesMatter(*node)) return false;
    Node* full = FullFor(graph_, node, value);
    if (full == nullptr) return false;
    ReplaceByNew(graph_, aliases_, node, full);
    return true;
  }

  bool ReplaceByAttribute(Node* node, const Tensor& value) {
    ReplaceByNew(graph_, aliases_, node, AddConstantFor(graph_, node, value, "_folded_constant", num_attributes_));
    return true;
  }

  bool IsFoldable(const Node& node) const {
    if (node.op() == nullptr || node.op()->has_tag(kTagPython) || node.is_impure() || MayWrite(node)) return false;
    if (!node.type().is_tensor() || aliases_.IsWritten(&node)) return false;
    // Uninitialised memory has no known value.
    if (node.op()->name.find("empty") != absl::string_view::npos) return false;
    const std::optional<int64_t> numel = node.type().tensor().numel().constant();
    return numel && *numel <= options_.max_elements;
  }

  std::optional<IValue> TensorOf(const Node* node) const {
    const auto it = tensors_.find(node);
    if (it != tensors_.end()) return IValue(it->second);
    const std::optional<Scalar> value = uniform_.Find(node);
    if (!value) return std::nullopt;
    DimVector sizes;
    for (const SymInt& size : node->type().tensor().sizes) {
      if (size.is_symbolic()) return std::nullopt;
      sizes.push_back(size.value());
    }
    const std::optional<int64_t> numel = node->type().tensor().numel().constant();
    if (!numel || *numel > options_.max_elements) return std::nullopt;
    return IValue(Tensor::Full(sizes, *value, node->type().tensor().dtype));
  }

  Graph& graph_;
  const FoldConstantsOptions& options_;
  AliasAnalysis aliases_;
  UniformValues uniform_;
  absl::flat_hash_map<const Node*, Tensor> tensors_;
  std::vector<Fold> folds_;
  int num_attributes_ = 0;
};

}  // namespace

absl::StatusOr<bool> FoldConstants(Graph& graph, const FoldConstantsOptions& options) {
  const auto run = [&options](Graph& subgraph) { return FoldConstants(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool inner, RunOnSubgraphs(graph, run));
  const absl::flat_hash_map<Node*, Argument> numbers = ConstantNumbers(graph);
  ReplaceByConstants(graph, numbers);
  const bool folded = TensorFolder(graph, options).Run();
  return inner || folded || !numbers.empty();
}

}  // namespace backtape
