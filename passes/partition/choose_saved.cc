#include "backtape/passes/partition/choose_saved.h"

#include <algorithm>
#include <cmath>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/stats.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/partition/max_flow.h"

namespace backtape {
namespace {

// The upper limit of amounts of bytes and operations, so that sums and products stay within 64 bits.
constexpr int64_t kLargest = int64_t{1} << 48;

int64_t Evaluate(const SymInt& amount) {
  const std::optional<int64_t> value = amount.Evaluate([](absl::string_view) { return kAssumedSize; });
  return std::clamp<int64_t>(value.value_or(kLargest), 0, kLargest);
}

bool IsFree(const Node& node) { return node.opcode() == Opcode::kGetAttr; }

int64_t OperationsOf(const Node& node) {
  if (!node.is_call() || node.op() == nullptr || node.op()->has_tag(kTagView) || !node.type().is_known()) return 0;
  int64_t elements = node.type().is_tensor() ? Evaluate(node.type().tensor().numel()) : 0;
  if (node.op()->has_tag(kTagExpensive)) {
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const ValueType& type = node.operand(i)->type();
      if (type.is_tensor()) elements += Evaluate(type.tensor().numel());
    }
  }
  return std::min(kLargest, elements + Evaluate(CountFlops(node)));
}

// The nodes that the graph returns as gradients.
NodeSet GradientNodes(const JointRoles& roles) {
  NodeSet nodes;
  for (const Argument& gradient : roles.gradients) {
    VisitNodes(gradient, [&](const Node* node) { nodes.insert(node); });
  }
  return nodes;
}

// Fills in what follows from the chosen tensors and sizes, and adds the other inputs that the backward needs.
void Complete(const Graph& joint, const JointRoles& roles, SavedValues& saved) {
  NodeSet given(saved.tensors.begin(), saved.tensors.end());
  given.insert(saved.sizes.begin(), saved.sizes.end());
  NodeSet needed;
  const auto need = [&](const Node* node) {
    if (!given.contains(node)) needed.insert(node);
  };
  for (const Node* node : GradientNodes(roles)) need(node);
  for (const Node* node = joint.last(); node != nullptr; node = node->prev()) {
    const bool is_effect = roles.in_backward.contains(node) && roles.after_tangents.contains(node) && HasEffect(*node);
    if (!needed.contains(node) && !is_effect) continue;
    for (size_t i = 0; i < node->num_operands(); ++i) need(node->operand(i));
    if (node->is_placeholder() && !roles.after_tangents.contains(node)) {
      (node->type().is_sym_int() ? saved.sizes : saved.tensors).push_back(node);
    }
    if (!node->is_call() || !roles.in_forward.contains(node)) continue;
    saved.recomputed.push_back(node);
    saved.recomputed_operations += OperationsOf(*node);
  }
  std::reverse(saved.recomputed.begin(), saved.recomputed.end());
  for (std::vector<const Node*>* list : {&saved.tensors, &saved.sizes}) {
    std::sort(list->begin(), list->end(), [](const Node* a, const Node* b) { return a->IsBefore(b); });
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  for (const Node* node : saved.tensors) {
    const int64_t bytes = BytesOf(node->type());
    saved.bytes += bytes;
    if (!StorageOf(node)->is_placeholder()) saved.activation_bytes += bytes;
  }
}

class CutMaker {
 public:
  CutMaker(const Graph& joint, const JointRoles& roles, const CutOptions& options)
      : joint_(joint), roles_(roles), options_(options), gradients_(GradientNodes(roles)) {}

  absl::StatusOr<SavedValues> Run() {
    for (const Node* node : joint_.nodes()) {
      if (!node->is_output()) index_.emplace(node, static_cast<int>(index_.size()));
    }
    const int source = 2 * static_cast<int>(index_.size());
    FlowNetwork network(source + 2, source, source + 1);
    for (const auto& [node, i] : index_) AddNode(network, *node, i, source);
    if (network.Maximize() >= FlowNetwork::kUnlimited) return Impossible();
    const std::vector<bool> sink_side = network.SinkSide();
    SavedValues saved;
    for (const Node* node : joint_.nodes()) {
      if (node->is_output() || IsFree(*node)) continue;
      const int i = index_.at(node);
      if (sink_side[In(i)] || !sink_side[Out(i)]) continue;
      (node->type().is_sym_int() ? saved.sizes : saved.tensors).push_back(node);
    }
    Complete(joint_, roles_, saved);
    return saved;
  }

 private:
  static int In(int i) { return 2 * i; }
  static int Out(int i) { return 2 * i + 1; }

  // Each value is an edge from In to Out; if the cut contains the edge, the value is saved. The forward computes the
  // values on the source's side, the backward those on the sink's side.
  void AddNode(FlowNetwork& network, const Node& node, int i, int source) {
    const int sink = source + 1;
    network.AddEdge(In(i), Out(i), CostOfSaving(node));
    for (size_t k = 0; k < node.num_operands(); ++k) {
      network.AddEdge(Out(index_.at(node.operand(k))), In(i), FlowNetwork::kUnlimited);
    }
    if (roles_.after_tangents.contains(&node)) {
      if (roles_.in_backward.contains(&node)) network.AddEdge(In(i), sink, FlowNetwork::kUnlimited);
      return;
    }
    const bool is_given =
        node.is_placeholder() ||
        (node.is_call() && (roles_.copies_of_inputs.contains(&node) || !options_.may_recompute(node)));
    if (is_given) {
      network.AddEdge(source, In(i), FlowNetwork::kUnlimited);
    } else if (roles_.in_forward.contains(&node)) {
      const double cost = options_.bytes_per_operation * static_cast<double>(OperationsOf(node));
      if (cost >= 1) network.AddEdge(source, In(i), std::min<int64_t>(kLargest, std::llround(cost)) * kUnit);
    }
    if (gradients_.contains(&node)) network.AddEdge(Out(i), sink, FlowNetwork::kUnlimited);
  }

  // Bytes come first. With equal bytes, fewer values are better, and inputs, which are alive anyway, are better than
  // others.
  static constexpr int64_t kUnit = 1 << 10;
  int64_t CostOfSaving(const Node& node) const {
    if (node.type().is_sym_int()) return 1;
    if (!node.type().is_tensor()) return FlowNetwork::kUnlimited;
    const Node* const storage = StorageOf(&node);
    if (options_.inputs_are_free && storage->is_placeholder()) return node.is_placeholder() ? 2 : 3;
    const int64_t bytes =
        std::max(BytesOf(node.type()), storage->type().is_tensor() ? BytesOf(storage->type()) : int64_t{0});
    return bytes * kUnit + (node.is_placeholder() ? 2 : 3);
  }

  absl::Status Impossible() const {
    for (const Node* node : joint_.nodes()) {
      if (node->is_output() || roles_.after_tangents.contains(node) || !roles_.in_backward.contains(node)) continue;
      if (!node->type().is_known()) {
        return NodeError(absl::InvalidArgumentError("the backward needs this value, but its type is unknown"), *node);
      }
      if (CostOfSaving(*node) >= FlowNetwork::kUnlimited && !options_.may_recompute(*node)) {
        return NodeError(
            absl::InvalidArgumentError("the backward needs this value, which can be neither saved nor recomputed"),
            *node);
      }
    }
    return absl::InvalidArgumentError("the backward needs a value that can be neither saved nor recomputed");
  }

  const Graph& joint_;
  const JointRoles& roles_;
  const CutOptions& options_;
  const NodeSet gradients_;
  absl::flat_hash_map<const Node*, int> index_;
};

}  // namespace

int64_t BytesOf(const ValueType& type) {
  if (!type.is_tensor()) return 0;
  return Evaluate(type.tensor().numel() * SymInt(ItemSize(type.tensor().dtype)));
}

SavedValues SaveAll(const Graph& joint, const JointRoles& roles) {
  SavedValues saved;
  const NodeSet gradients = GradientNodes(roles);
  const auto is_only_in_backward = [&](const Node* node) {
    return roles.in_backward.contains(node) && !roles.in_forward.contains(node);
  };
  for (const Node* node : joint.nodes()) {
    if (roles.after_tangents.contains(node) || IsFree(*node)) continue;
    if (!roles.in_forward.contains(node) && !node->is_placeholder()) continue;
    std::vector<const Node*> readers;
    for (const Node* user : node->users()) {
      if (is_only_in_backward(user)) readers.push_back(user);
    }
    const bool is_gradient = gradients.contains(node);
    if (readers.empty() && !is_gradient) continue;
    const bool reads_sizes = !is_gradient && std::all_of(readers.begin(), readers.end(), [&](const Node* reader) {
      return reader->type().is_sym_int() && !roles.after_tangents.contains(reader);
    });
    if (node->type().is_sym_int()) {
      saved.sizes.push_back(node);
    } else if (reads_sizes) {
      saved.sizes.insert(saved.sizes.end(), readers.begin(), readers.end());
    } else if (node->type().is_list()) {
      for (const Node* reader : readers) {  // other readers take the list, which the backward computes again
        if (reader->is_call_to(OpId::operator_getitem)) saved.tensors.push_back(reader);
      }
    } else {
      saved.tensors.push_back(node);
    }
  }
  Complete(joint, roles, saved);
  return saved;
}

std::string WhyNotRecompute(const Node& node) {
  const OpSchema* op = node.op();
  if (op == nullptr)
    return !IsHigherOrderCall(node) ? "not a known op" : HasEffect(node) ? "has an effect" : "expensive";
  if (op->has_tag(kTagNondeterministic)) return "random";
  if (op->has_tag(kTagCollective)) return "collective";
  if (HasEffect(node)) return "has an effect";
  if (op->has_tag(kTagExpensive)) return "expensive";
  return "";
}

absl::StatusOr<SavedValues> SaveMinimumCut(const Graph& joint, const JointRoles& roles, const CutOptions& options) {
  return CutMaker(joint, roles, options).Run();
}

}  // namespace backtape
