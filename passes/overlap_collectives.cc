#include "backtape/passes/overlap_collectives.h"

#include <algorithm>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Sorts the nodes topologically by due times, which are positions in the given order.
class CollectiveSchedule {
 public:
  explicit CollectiveSchedule(Graph& graph) : graph_(graph), aliases_(graph) {
    for (Node* node : graph.nodes()) {
      index_.emplace(node, static_cast<int>(nodes_.size()));
      nodes_.push_back(node);
    }
    next_.resize(nodes_.size());
  }

  bool Run() {
    AddEdges();
    SetReadyTimes();
    SetDueTimes();
    const std::vector<int> order = Order();
    if (std::is_sorted(order.begin(), order.end())) return false;
    Node* const output = nodes_[order.back()];  // nothing follows it
    for (const int i : order) {
      if (nodes_[i] != output && !nodes_[i]->is_placeholder()) graph_.MoveBefore(nodes_[i], output);
    }
    return true;
  }

 private:
  static constexpr int kNever = std::numeric_limits<int>::max();

  // True for nodes with effects, and for nodes that read or write storage that the graph writes.
  bool KeepsPlace(const Node& node) const {
    if (node.is_placeholder() || node.is_output()) return true;
    if (StartsCollective(node) && node.op()->has_tag(kTagInplace)) return true;
    if (node.is_impure() || MayWrite(node) || aliases_.IsWritten(&node)) return true;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      if (aliases_.IsWritten(node.operand(k))) return true;
    }
    return false;
  }

  void AddEdges() {
    int last_kept = -1;
    for (size_t i = 0; i < nodes_.size(); ++i) {
      const Node& node = *nodes_[i];
      for (size_t k = 0; k < node.num_operands(); ++k) next_[index_.at(node.operand(k))].push_back(static_cast<int>(i));
      keeps_place_.push_back(KeepsPlace(node));
      if (!keeps_place_.back()) continue;
      if (last_kept >= 0) next_[last_kept].push_back(static_cast<int>(i));
      last_kept = static_cast<int>(i);
    }
  }

  static bool IsGetItem(const Node& node) { return node.is_call_to(OpId::operator_getitem); }

  // Whether the node only prepares values that other nodes have computed.
  bool IsCheap(size_t i) const {
    const Node& node = *nodes_[i];
    if (keeps_place_[i] || node.op() == nullptr) return false;
    const OpSchema& op = *node.op();
    return op.has_tag(kTagView) || op.has_tag(kTagViewOrCopy) || op.has_tag(kTagPointwise) || IsGetItem(node) ||
           node.is_call_to(OpId::cat) || node.is_call_to(OpId::clone);
  }

  // Computes when each node's value can be available if cheap nodes and collectives take no time of their own.
  void SetReadyTimes() {
    const auto is_placeholder = [](const Node* node) { return node->is_placeholder(); };
    const auto after_placeholders = std::find_if_not(nodes_.begin(), nodes_.end(), is_placeholder);
    const int earliest = std::max(static_cast<int>(after_placeholders - nodes_.begin()) - 1, 0);
    for (size_t i = 0; i < nodes_.size(); ++i) {
      int ready = static_cast<int>(i);
      if (!keeps_place_[i] && (StartsCollective(*nodes_[i]) || IsCheap(i))) {
        ready = earliest;
        for (size_t k = 0; k < nodes_[i]->num_operands(); ++k) {
          ready = std::max(ready, ready_[index_.at(nodes_[i]->operand(k))]);
        }
      }
      ready_.push_back(ready);
    }
  }

  // A collective is due as soon as it is ready, and everything that it needs is due by then. A wait, and views of its
  // result, are due when their first reader is due.
  void SetDueTimes() {
    due_.assign(nodes_.size(), kNever);
    std::vector<int> needed_by(nodes_.size(), kNever);  // the first due collective that needs the node
    for (size_t i = nodes_.size(); i-- > 0;) {
      const Node& node = *nodes_[i];
      int first_reader = kNever;
      for (const int next : next_[i]) {
        needed_by[i] = std::min(needed_by[i], needed_by[next]);
        first_reader = std::min(first_reader, due_[next]);
      }
      if (StartsCollective(node)) needed_by[i] = std::min(needed_by[i], ready_[i]);
      const bool is_late = !keeps_place_[i] && first_reader != kNever &&
                           (WaitsForCollective(node) || (node.op() != nullptr && IsLateView(node)));
      due_[i] = std::min(is_late ? first_reader : static_cast<int>(i), needed_by[i]);
    }
  }

  static bool IsLateView(const Node& node) {
    const Node* source = &node;
    while (source->op() != nullptr && (source->op()->has_tag(kTagView) || IsGetItem(*source)) &&
           source->num_operands() > 0) {
      source = source->operand(0);
    }
    return source != &node && WaitsForCollective(*source);
  }

  std::vector<int> Order() const {
    std::vector<int> missing(nodes_.size(), 0);
    for (const std::vector<int>& next : next_) {
      for (const int i : next) ++missing[i];
    }
    const auto is_lower = [this](int a, int b) { return std::tie(due_[b], b) < std::tie(due_[a], a); };
    std::priority_queue<int, std::vector<int>, decltype(is_lower)> ready(is_lower);
    for (size_t i = 0; i < nodes_.size(); ++i) {
      if (missing[i] == 0) ready.push(static_cast<int>(i));
    }
    std::vector<int> order;
    while (!ready.empty()) {
      const int i = ready.top();
      ready.pop();
      order.push_back(i);
      for (const int next : next_[i]) {
        if (--missing[next] == 0) ready.push(next);
      }
    }
    return order;
  }

  Graph& graph_;
  const AliasAnalysis aliases_;
  std::vector<Node*> nodes_;
  absl::flat_hash_map<const Node*, int> index_;
  std::vector<std::vector<int>> next_;  // for each node, those that must come after it
  std::vector<bool> keeps_place_;
  std::vector<int> ready_, due_;
};

}  // namespace

absl::StatusOr<bool> OverlapCollectives(Graph& graph, const OverlapCollectivesOptions& options) {
  const auto run = [&options](Graph& subgraph) { return OverlapCollectives(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool changed, RunOnSubgraphs(graph, run));
  if (!HasCollectives(graph)) return changed;
  return CollectiveSchedule(graph).Run() || changed;
}

}  // namespace backtape
