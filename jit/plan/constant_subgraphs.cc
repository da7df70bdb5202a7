#include "backtape/jit/plan/constant_subgraphs.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/value_table.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/constant_calls.h"
#include "backtape/passes/full_call.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/uniform_values.h"

namespace backtape::jit {
namespace {

constexpr int64_t kMaxFoldedBytes = 1 << 22;
// Limit for all constants of one graph, which keeps compile time at a few milliseconds.
constexpr int64_t kMaxComputedElements = 1 << 22;
// Larger constants are folded only if an element costs at least kMinCostOfLarge instructions.
constexpr int64_t kSmallConstantBytes = 1 << 16;
constexpr int kMinCostOfLarge = 4;
constexpr int kLargeCost = 1000;

class ConstantFolder {
 public:
  explicit ConstantFolder(Graph& graph) : graph_(graph) {}

  bool Run() {
    for (Node* node : graph_.nodes()) Visit(*node);
    if (order_.empty()) return false;
    // In reverse order: if a node is not worth folding, its operands may still be.
    for (size_t i = order_.size(); i-- > 0;) {
      Node* const node = order_[i];
      Candidate& candidate = candidates_.at(node);
      candidate.is_needed = IsNeeded(*node);
      if (candidate.kind == Kind::kComputed && candidate.is_needed) {
        candidate.is_folded = candidate.cost >= kMinCostOfLarge || BytesOfValue(*node) <= kSmallConstantBytes;
      }
      candidate.is_evaluated |= candidate.is_folded;
      for (size_t k = 0; candidate.is_evaluated && k < node->num_operands(); ++k) {
        candidates_.at(node->operand(k)).is_evaluated = true;
      }
    }
    bool changed = false;
    for (Node* node : order_) {
      Candidate& candidate = candidates_.at(node);
      if (candidate.is_evaluated) candidate.value = Evaluate(*node, candidate.kind);
    }
    for (Node* node : order_) {
      const Candidate& candidate = candidates_.at(node);
      if (!candidate.is_folded || !candidate.value) continue;
      Replace(node, *candidate.value);
      changed = true;
    }
    return changed;
  }

 private:
  enum class Kind : uint8_t {
    kSource,    // a call without operands; the value table computes it if that is worthwhile
    kView,      // a view of a constant
    kComputed,  // computed from constants
  };
  struct Candidate {
    Kind kind = Kind::kSource;
    int cost = 0;  // approximate instructions per element
    bool is_needed = false;
    bool is_folded = false;
    bool is_evaluated = false;
    std::optional<Tensor> value;
  };

  static int64_t BytesOfValue(const Node& node) {
    const TensorType& type = node.type().tensor();
    return *type.numel().constant() * ItemSize(type.dtype);
  }

  void Visit(Node& node) {
    const OpSchema* const op = node.op();
    if (op == nullptr || node.opcode() != Opcode::kCallFunction || node.is_impure() || MayWrite(node)) return;
    if (!node.type().is_tensor() || op->has_tag(kTagPython)) return;
    if (op->has_tag(kTagNondeterministic) || op->has_tag(kTagCollective)) return;
    // `empty` may be a source: its elements are arbitrary, so those that it has now are as good as those of a run. Its
    // other forms are not folded, because that would keep memory for arbitrary elements.
    const bool is_empty =
        op->name.find("empty") != absl::string_view::npos && !node.is_call_to(OpId::empty_memory_format);
    if (is_empty || IsDenseCall(node)) return;
    const std::optional<int64_t> numel = node.type().tensor().numel().constant();
    if (!numel || *numel == 0) return;
    Candidate candidate;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const auto it = candidates_.find(node.operand(k));
      if (it == candidates_.end()) return;
      candidate.cost += it->second.cost;
    }
    if (op->has_tag(kTagView)) {
      candidate.kind = Kind::kView;
    } else {
      if (BytesOfValue(node) > kMaxFoldedBytes) return;
      if (node.num_operands() > 0) {
        candidate.kind = Kind::kComputed;
        candidate.cost = std::min(candidate.cost + CostOfCall(node), kLargeCost);
      }
    }
    candidates_.emplace(&node, std::move(candidate));
    order_.push_back(&node);
  }

  static int CostOfCall(const Node& node) {
    const std::optional<LoopOp> loop = LoopOpOf(node);
    if (!loop || loop->kind == LoopKind::kReduce) return kLargeCost;
    if (loop->kind != LoopKind::kPointwise) return 1;
    return node.op()->has_tag(kTagCheap) ? 1 : 4;
  }

  // Whether a node that is not folded reads the value.
  bool IsNeeded(const Node& node) const {
    for (const Use& use : node.uses_unordered()) {
      const auto it = candidates_.find(use.user);
      if (it == candidates_.end() || (it->second.is_needed && !it->second.is_folded)) return true;
    }
    return false;
  }

  // Whether all elements are equal, so that a loop can use the value as a number.
  static bool IsUniform(const Tensor& value) {
    if (!value.is_contiguous()) return false;
    for (int64_t i = 1; i < value.numel(); ++i) {
      if (!SameScalar(value.item(0), value.item(i))) return false;
    }
    return true;
  }

  void Replace(Node* node, const Tensor& value) {
    if (IsUniform(value)) {
      if (Node* const full = FullFor(graph_, node, value.item(0))) return ReplaceNode(graph_, node, full);
    }
    ReplaceNode(graph_, node, AddConstantFor(graph_, node, value, "_constant_subgraph", num_attributes_));
  }

  std::optional<Tensor> Evaluate(const Node& node, Kind kind) {
    if (kind != Kind::kView) budget_ -= *node.type().tensor().numel().constant();
    if (budget_ < 0) return std::nullopt;
    return EvaluateConstantCall(graph_, node, [this](const Node* operand) -> std::optional<IValue> {
      const std::optional<Tensor>& value = candidates_.at(operand).value;
      return value ? std::optional<IValue>(*value) : std::nullopt;
    });
  }

  Graph& graph_;
  absl::flat_hash_map<const Node*, Candidate> candidates_;
  std::vector<Node*> order_;
  int64_t budget_ = kMaxComputedElements;
  int num_attributes_ = 0;
};

}  // namespace

bool FoldConstantSubgraphs(Graph& graph) { return ConstantFolder(graph).Run(); }

}  // namespace backtape::jit
