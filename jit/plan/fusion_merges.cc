#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/jit/plan/fuse.h"

// Merges small pointwise groups, such as updates of running statistics. They found no group to join when they were
// placed, and a separate kernel call would cost more than the work.
namespace backtape::jit {
namespace {

constexpr int64_t kMaxSmallElements = 4096;
// Larger kernels would need more address registers than the CPU has.
constexpr size_t kMaxMembersOfMerged = 32;

bool IsSmall(const FusionGroup& group) {
  if (group.is_merged_away || group.reduced != 0 || group.members.size() > kMaxMembersOfMerged) return false;
  const std::optional<int64_t> elements = Product(group.dims).constant();
  return elements && *elements <= kMaxSmallElements;
}

}  // namespace

// Whether the members of the group `small` can become per-row members of the group `to`, which either produces their
// operands or is the first to read their results.
bool Fusion::CanBeRowsOf(int to, int small) const {
  const FusionGroup& into = groups_[to];
  const FusionGroup& from = groups_[small];
  if (into.reduced == 0 || into.chunked || into.members.size() + from.members.size() > 2 * kMaxMembersOfMerged) {
    return false;
  }
  if (!into.times.With(from.times).IsPossible()) return false;
  for (NodeIndex member : from.members) {
    if (values_.at(member).loop->kind != LoopKind::kPointwise) return false;
    if (PlaceIn(member, into, {}).role != MemberRole::kRow || !StridesAsMember(member, into)) return false;
    const Node& node = *values_.at(member).node;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      if (!node.operand(k)->type().is_tensor()) continue;
      if (!StridesAsOperand(node.operand(k)->type().tensor(), member, into)) return false;
      const ValueInfo& operand = values_.at(values_.RootOf(node.operand(k)));
      const bool is_inside = operand.group >= 0 && (operand.group == to || operand.group == small);
      if (is_inside ? !CanReadInside(member, k, into) : operand.stage >= into.stage) return false;
    }
    for (NodeIndex user : readers_[member]) {
      const ValueInfo& info = values_.at(user);
      if (info.kind == ValueKind::kNothing || info.kind == ValueKind::kWriteBack || info.group == small) continue;
      if (info.group != to && info.stage <= into.stage) return false;
      for (size_t k = 0; info.group == to && k < info.node->num_operands(); ++k) {
        if (values_.RootOf(info.node->operand(k)) == member && !CanReadInside(user, k, into)) return false;
      }
    }
  }
  return true;
}

bool Fusion::MergeAsRows(int g) {
  // The last group that produces an operand, and the first one that reads a result.
  int producer = -1;
  int reader = -1;
  for (NodeIndex member : groups_[g].members) {
    const Node& node = *values_.at(member).node;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const int other = values_.at(values_.RootOf(node.operand(k))).group;
      if (other < 0 || other == g) continue;
      if (producer < 0 || groups_[other].stage > groups_[producer].stage) producer = other;
    }
    for (NodeIndex user : readers_[member]) {
      const int other = values_.at(user).group;
      if (other < 0 || other == g) continue;
      if (reader < 0 || groups_[other].stage < groups_[reader].stage) reader = other;
    }
  }
  const std::vector<NodeIndex> members = groups_[g].members;
  for (NodeIndex member : members) roles_[member] = MemberRole::kRow;
  for (int to : {producer, reader}) {
    if (to < 0 || !CanBeRowsOf(to, g)) continue;
    Merge(g, to);
    for (NodeIndex member : members) values_.at(member).stage = groups_[to].stage;
    return true;
  }
  for (NodeIndex member : members) roles_[member] = MemberRole::kFull;
  return false;
}

void Fusion::MergeSmallGroups() {
  std::vector<int> small;
  for (int g = 0; g < static_cast<int>(groups_.size()); ++g) {
    if (IsSmall(groups_[g]) && !MergeAsRows(g)) small.push_back(g);
  }
  // Groups of the same stage are independent.
  absl::flat_hash_map<int, std::vector<int>> by_stage;
  for (int g : small) {
    std::vector<int>& others = by_stage[groups_[g].stage];
    const auto fits = [&](int other) {
      return groups_[other].dims == groups_[g].dims && groups_[other].times.With(groups_[g].times).IsPossible() &&
             groups_[other].members.size() + groups_[g].members.size() <= kMaxMembersOfMerged;
    };
    // Tries only the last few groups, because searching all of them would take quadratic time.
    const size_t first = others.size() > 8 ? others.size() - 8 : 0;
    const auto found = std::find_if(others.begin() + static_cast<int64_t>(first), others.end(), fits);
    if (found == others.end()) {
      others.push_back(g);
    } else {
      Merge(g, *found);
    }
  }
}

}  // namespace backtape::jit
