#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "backtape/jit/plan/fuse.h"

// A value's stage is higher than the stages of all other kernels and calls that it depends on. A kernel therefore
// cannot include a node that depends on it through a value computed outside of the kernel. The searches below stop
// after a fixed number of nodes and then refuse, which keeps planning linear.
namespace backtape::jit {
namespace {

constexpr int kSearchBudget = 400;

}  // namespace

// Whether `value` depends on a member of the groups, or the budget of the search is used up. Every result of a kernel
// depends on everything that the kernel reads, so one visit per group is enough, whichever of its values is read.
bool Fusion::DependsOn(NodeIndex value, absl::Span<const int> groups, Search& search) const {
  int lowest = groups_[groups[0]].stage;
  for (int g : groups) lowest = std::min(lowest, groups_[g].stage);
  std::vector<NodeIndex> pending = {value};
  while (!pending.empty()) {
    const NodeIndex i = pending.back();
    pending.pop_back();
    const ValueInfo& info = values_.at(i);
    const bool is_grouped = info.group >= 0;
    if (is_grouped && std::find(groups.begin(), groups.end(), info.group) != groups.end()) return true;
    if (info.stage <= lowest) continue;
    if (!(is_grouped ? search.groups.insert(info.group).second : search.values.insert(i).second)) continue;
    if (--search.budget < 0) return true;
    if (is_grouped) {
      const std::vector<NodeIndex>& reads = groups_[info.group].reads;
      pending.insert(pending.end(), reads.begin(), reads.end());
    } else {
      pending.insert(pending.end(), reads_[i].begin(), reads_[i].end());
    }
  }
  return false;
}

// Records that a member of the group reads the value. Groups are merged but never split, so one value can represent its
// group from then on.
void Fusion::AddRead(NodeIndex root, int group) {
  const int from = values_.at(root).group;
  if (from == group) return;
  for (NodeIndex known : groups_[group].reads) {
    if (known == root || (from >= 0 && values_.at(known).group == from)) return;
  }
  groups_[group].reads.push_back(root);
}

// Whether no group depends on another through a value outside of them, and every value that one group reads from
// another could stay inside the merged kernel `together`.
bool Fusion::AreIndependent(absl::Span<const int> groups, const FusionGroup& together) const {
  bool one_stage = true;
  for (int g : groups) one_stage &= groups_[g].stage == groups_[groups[0]].stage;
  if (one_stage) return true;
  const auto is_one_of = [&](int group) {
    return group >= 0 && std::find(groups.begin(), groups.end(), group) != groups.end();
  };
  Search search;
  for (int g : groups) {
    bool reads_another = false;
    for (NodeIndex root : groups_[g].reads) {
      if (is_one_of(values_.at(root).group)) {
        reads_another = true;
      } else if (DependsOn(root, groups, search)) {
        return false;
      }
    }
    if (!reads_another) continue;
    for (NodeIndex member : groups_[g].members) {
      const Node& node = *values_.at(member).node;
      for (size_t k = 0; k < node.num_operands(); ++k) {
        const int from = values_.at(values_.RootOf(node.operand(k))).group;
        if (from != g && is_one_of(from) && !CanReadInside(member, k, together)) return false;
      }
    }
  }
  return true;
}

// Raises the groups, which are about to become one, to the same stage, and everything that depends on them to higher
// ones. Returns false without changes if too many nodes depend on them, or if one of the groups depends on another
// through a value outside of them.
bool Fusion::RaiseStage(absl::Span<const int> groups, int stage) {
  absl::flat_hash_map<int, int> group_stages;
  absl::flat_hash_map<NodeIndex, int> node_stages;
  std::vector<NodeIndex> changed;
  int budget = kSearchBudget;
  const auto is_one_of = [&](int group) {
    return group >= 0 && std::find(groups.begin(), groups.end(), group) != groups.end();
  };
  const auto raise_group = [&](int g, int to) {
    const auto it = group_stages.find(g);
    if (to <= (it == group_stages.end() ? groups_[g].stage : it->second)) return;
    group_stages[g] = to;
    changed.insert(changed.end(), groups_[g].members.begin(), groups_[g].members.end());
  };
  const auto stage_of = [&](NodeIndex i) {
    const ValueInfo& info = values_.at(i);
    if (info.group >= 0) {
      const auto it = group_stages.find(info.group);
      return it == group_stages.end() ? groups_[info.group].stage : it->second;
    }
    const auto it = node_stages.find(i);
    return it == node_stages.end() ? info.stage : it->second;
  };
  for (int g : groups) raise_group(g, stage);
  while (!changed.empty()) {
    const NodeIndex i = changed.back();
    changed.pop_back();
    for (NodeIndex reader : readers_[i]) {
      const ValueInfo& info = values_.at(reader);
      if (reader >= current_ || (info.group >= 0 && info.group == values_.at(i).group)) continue;
      if (info.kind == ValueKind::kNothing || info.kind == ValueKind::kWriteBack) continue;
      if (is_one_of(info.group)) {
        if (is_one_of(values_.at(i).group)) continue;  // inside the future group
        return false;
      }
      if (--budget < 0) return false;
      // An output of a call is available as soon as the call has finished.
      const int needed = stage_of(i) + (info.kind == ValueKind::kPick ? 0 : 1);
      if (stage_of(reader) >= needed) continue;
      if (info.group >= 0) {
        raise_group(info.group, needed);
      } else {
        node_stages[reader] = needed;
        changed.push_back(reader);
      }
    }
  }
  for (const auto& [g, to] : group_stages) {
    groups_[g].stage = to;
    for (NodeIndex member : groups_[g].members) values_.at(member).stage = to;
  }
  for (const auto& [i, to] : node_stages) values_.at(i).stage = to;
  return true;
}

}  // namespace backtape::jit
