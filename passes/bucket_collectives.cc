#include "backtape/passes/bucket_collectives.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr OpId kAllReduce = OpId::_c10d_functional_all_reduce;
constexpr OpId kWait = OpId::_c10d_functional_wait_tensor;

// An all_reduce with its wait. Positions count the nodes of the graph.
struct BucketMember {
  Node* call = nullptr;
  Node* wait = nullptr;
  size_t ready = 0;  // position of the operand
  size_t read = 0;   // position of the first reader of the result
  int64_t elements = 0;
};

struct Bucket {
  std::vector<BucketMember> members;
  int64_t bytes = 0;
  size_t read = SIZE_MAX;  // position of the first reader of any result
};

class Bucketing {
 public:
  Bucketing(Graph& graph, const BucketCollectivesOptions& options) : graph_(graph), options_(options), aliases_(graph) {
    for (Node* node : graph.nodes()) {
      positions_.emplace(node, nodes_.size());
      nodes_.push_back(node);
    }
  }

  bool Run() {
    // By reduction, group and dtype.
    std::map<std::tuple<std::string, std::string, DType>, std::vector<BucketMember>> kinds;
    for (Node* node : nodes_) {
      const std::optional<BucketMember> member = MemberAt(node);
      if (!member) continue;
      const NodeArguments args(*node);
      kinds[{args.Value("reduce_op").string(), args.Value("group_name").string(), node->type().tensor().dtype}]
          .push_back(*member);
    }
    bool has_changed = false;
    for (auto& [kind, members] : kinds) {
      std::stable_sort(members.begin(), members.end(),
                       [](const BucketMember& a, const BucketMember& b) { return a.ready < b.ready; });
      for (const Bucket& bucket : BucketsOf(members)) {
        if (bucket.members.size() < 2) continue;
        has_changed |= Join(bucket);
      }
    }
    return has_changed;
  }

 private:
  std::optional<BucketMember> MemberAt(Node* node) const {
    if (!node->is_call_to(kAllReduce) || node->num_uses() != 1) return std::nullopt;
    BucketMember member{node, node->users()[0]};
    if (!WaitsForCollective(*member.wait) || !member.wait->has_uses()) return std::nullopt;
    if (!node->type().is_tensor() || !node->operand(0)->type().is_tensor()) return std::nullopt;
    const std::optional<int64_t> elements = node->type().tensor().numel().constant();
    if (!elements || *elements == 0 || aliases_.IsWritten(node->operand(0))) return std::nullopt;
    member.elements = *elements;
    member.ready = positions_.at(node->operand(0));
    member.read = positions_.at(member.wait->users().front());
    return member;
  }

  std::vector<Bucket> BucketsOf(const std::vector<BucketMember>& members) const {
    std::vector<Bucket> buckets;
    for (const BucketMember& member : members) {
      const int64_t bytes = member.elements * ItemSize(member.call->type().tensor().dtype);
      const bool fits = !buckets.empty() && buckets.back().bytes + bytes <= options_.bytes &&
                        member.ready < std::min(buckets.back().read, member.read);
      if (!fits) buckets.emplace_back();
      Bucket& bucket = buckets.back();
      bucket.members.push_back(member);
      bucket.bytes += bytes;
      bucket.read = std::min(bucket.read, member.read);
    }
    return buckets;
  }

  // The collective starts after the last of its operands or, if that is a placeholder, after all placeholders.
  static Node* StartOf(const Bucket& bucket) {
    Node* start = nullptr;
    for (const BucketMember& member : bucket.members) {
      Node* const operand = member.call->operand(0);
      if (start == nullptr || start->IsBefore(operand)) start = operand;
    }
    const auto is_member = [&](const Node* node) {
      return std::any_of(bucket.members.begin(), bucket.members.end(),
                         [node](const BucketMember& member) { return member.call == node; });
    };
    do {
      start = start->next();
    } while (start->is_placeholder() || is_member(start));
    return start;
  }

  static Node* FirstReader(const Bucket& bucket) {
    Node* first = nullptr;
    for (const BucketMember& member : bucket.members) {
      Node* const reader = member.wait->users().front();
      if (first == nullptr || reader->IsBefore(first)) first = reader;
    }
    return first;
  }

  bool Join(const Bucket& bucket) {
    Node* const start = StartOf(bucket);
    Node* const read = FirstReader(bucket);
    // Joining other buckets may have moved these nodes.
    if (start != read && !start->IsBefore(read)) return false;
    ArgumentList flat, sizes;
    for (const BucketMember& member : bucket.members) {
      graph_.MoveBefore(member.call, start);
      flat.push_back(CallFor(graph_, member.call, OpId::reshape,
                             {member.call->operand(0), Argument::List({Argument(member.elements)})}));
      sizes.emplace_back(member.elements);
    }
    for (const BucketMember& member : bucket.members) graph_.MoveBefore(member.wait, read);
    Node* const last = bucket.members.back().call;
    const NodeArguments args(*last);
    Node* const joined = CallFor(graph_, last, OpId::cat, {Argument::List(std::move(flat))});
    Node* const reduced =
        CallFor(graph_, last, kAllReduce, {joined, args.Value("reduce_op"), args.Value("group_name")});
    Node* const before = bucket.members.front().wait;
    Node* const waited = CallFor(graph_, before, kWait, {reduced});
    Node* const pieces = CallFor(graph_, before, OpId::split_with_sizes, {waited, Argument::List(std::move(sizes))});
    for (const BucketMember& member : bucket.members) {
      for (Node* node : {joined, reduced}) MergeProvenance(member.call->provenance(), node);
      for (Node* node : {waited, pieces}) MergeProvenance(member.wait->provenance(), node);
    }
    for (size_t i = 0; i < bucket.members.size(); ++i) Replace(bucket.members[i], *pieces, i);
    return true;
  }

  void Replace(const BucketMember& member, Node& pieces, size_t i) {
    ArgumentList sizes;
    for (const SymInt& size : member.call->type().tensor().sizes) sizes.emplace_back(size.value());
    Node* value = CallFor(graph_, member.wait, OpId::operator_getitem, {&pieces, static_cast<int64_t>(i)});
    value = CallFor(graph_, member.wait, OpId::view, {value, Argument::List(std::move(sizes))});
    if (aliases_.IsReturned(member.wait) || aliases_.IsWritten(member.wait)) {
      value = CallFor(graph_, member.wait, OpId::clone, {value});
    }
    ReplaceNode(graph_, member.wait, value);
    MergeProvenance(member.call->provenance(), value);
    graph_.Erase(member.call);
  }

  Graph& graph_;
  const BucketCollectivesOptions& options_;
  AliasAnalysis aliases_;  // of the graph as given
  std::vector<Node*> nodes_;
  absl::flat_hash_map<const Node*, size_t> positions_;
};

}  // namespace

absl::StatusOr<bool> BucketCollectives(Graph& graph, const BucketCollectivesOptions& options) {
  const auto run = [&options](Graph& subgraph) { return BucketCollectives(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool changed, RunOnSubgraphs(graph, run));
  if (!HasCollectives(graph)) return changed;
  return Bucketing(graph, options).Run() || changed;
}

}  // namespace backtape
