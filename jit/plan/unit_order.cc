#include "backtape/jit/plan/unit_order.h"

#include <algorithm>
#include <queue>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/collective_calls.h"

namespace backtape::jit {
namespace {

// Maximum number of units visited by a search, which keeps planning linear.
constexpr size_t kUnitsSearched = 500;

bool HasSteps(ValueKind kind) {
  return kind == ValueKind::kLoop || kind == ValueKind::kDense || kind == ValueKind::kConcat ||
         kind == ValueKind::kSegments || kind == ValueKind::kFallback || kind == ValueKind::kWriteBack;
}

}  // namespace

UnitOrder::UnitOrder(const ValueTable& values) : values_(values), unit_of_(values.size(), -1), readers_(values.size()) {
  const auto size = static_cast<NodeIndex>(values.size());
  absl::flat_hash_map<int, int> unit_of_group;
  for (NodeIndex i = 0; i < size; ++i) {
    const ValueInfo& info = values_.at(i);
    if (!HasSteps(info.kind)) continue;
    int unit = static_cast<int>(units_.size());
    if (info.group >= 0) unit = unit_of_group.try_emplace(info.group, unit).first->second;
    if (unit == static_cast<int>(units_.size())) units_.push_back({info.group, i, i});
    units_[unit].last_node = i;
    unit_of_[i] = unit;
  }
  next_.resize(units_.size());
  const auto add_reader = [&](NodeIndex root, int unit) { readers_[root].push_back(unit); };
  for (NodeIndex i = 0; i < size; ++i) {
    if (unit_of_[i] < 0) continue;
    const ValueInfo& info = values_.at(i);
    for (size_t k = 0; k < info.num_reads(); ++k) {
      NodeIndex root = values_.RootOf(info.read(k));
      if (info.kind == ValueKind::kSegments) {
        // The readers of the concatenation read its pieces directly.
        for (const Node* user : info.node->users()) add_reader(root, unit_of_[values_.IndexOf(user)]);
      } else if (info.kind != ValueKind::kWriteBack || k != 0) {
        add_reader(root, unit_of_[i]);
      }
      // A pick may select from a list that is itself an output of the call.
      while (values_.at(root).kind == ValueKind::kPick) root = values_.IndexOf(values_.at(root).node->operand(0));
      const int from = unit_of_[root];
      if (from < 0 || from == unit_of_[i] || values_.at(root).kind == ValueKind::kWriteBack) continue;
      next_[from].push_back(unit_of_[i]);
    }
  }
  for (std::vector<int>& readers : readers_) {
    std::sort(readers.begin(), readers.end());
    readers.erase(std::unique(readers.begin(), readers.end()), readers.end());
  }
  OrderCollectives();
}

// Adds no cycle, because fusion makes no kernel through which a collective would depend on a later one
// (collective_times.h).
void UnitOrder::OrderCollectives() {
  for (size_t u = 0; u < units_.size(); ++u) {
    if (!StartsCollective(*values_.at(units_[u].first_node).node)) continue;
    if (!collectives_.empty()) next_[collectives_.back()].push_back(static_cast<int>(u));
    collectives_.push_back(static_cast<int>(u));
  }
}

// For each unit, its own position or that of the first collective that needs it, whichever is earlier.
std::vector<NodeIndex> UnitOrder::DueTimes() const {
  std::vector<NodeIndex> due;
  for (const Unit& unit : units_) due.push_back(unit.last_node);
  if (collectives_.empty()) return due;
  std::vector<std::vector<int>> previous(units_.size());
  for (size_t u = 0; u < units_.size(); ++u) {
    for (int next : next_[u]) previous[next].push_back(static_cast<int>(u));
  }
  std::vector<bool> is_needed(units_.size(), false);
  for (int collective : collectives_) {
    std::vector<int> pending = {collective};
    while (!pending.empty()) {
      const int unit = pending.back();
      pending.pop_back();
      if (is_needed[unit]) continue;  // by this or an earlier collective
      is_needed[unit] = true;
      due[unit] = std::min(due[unit], due[collective]);
      pending.insert(pending.end(), previous[unit].begin(), previous[unit].end());
    }
  }
  return due;
}

bool UnitOrder::IsWriteBack(int unit) const {
  return values_.at(units_[unit].first_node).kind == ValueKind::kWriteBack;
}

bool UnitOrder::MayWaitFor(int unit, int other) const {
  absl::flat_hash_set<int> seen = {other};
  std::vector<int> pending = {other};
  while (!pending.empty()) {
    const int at = pending.back();
    pending.pop_back();
    if (at == unit || seen.size() > kUnitsSearched) return true;
    for (int next : next_[at]) {
      if (seen.insert(next).second) pending.push_back(next);
    }
  }
  return false;
}

bool UnitOrder::Require(int before, int after) {
  if (MayWaitFor(before, after)) return false;
  next_[before].push_back(after);
  return true;
}

absl::StatusOr<std::vector<Unit>> UnitOrder::InOrder() const {
  std::vector<int> missing(units_.size(), 0);
  for (const std::vector<int>& next : next_) {
    for (int unit : next) ++missing[unit];
  }
  const std::vector<NodeIndex> due = DueTimes();
  using Entry = std::pair<NodeIndex, int>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
  for (size_t u = 0; u < units_.size(); ++u) {
    const int unit = static_cast<int>(u);
    if (missing[u] == 0 && !IsWriteBack(unit)) ready.emplace(due[u], unit);
  }
  std::vector<Unit> order;
  while (!ready.empty()) {
    const int unit = ready.top().second;
    ready.pop();
    order.push_back(units_[unit]);
    for (int next : next_[unit]) {
      if (--missing[next] == 0 && !IsWriteBack(next)) ready.emplace(due[next], next);
    }
  }
  for (size_t u = 0; u < units_.size(); ++u) {
    if (IsWriteBack(static_cast<int>(u))) order.push_back(units_[u]);
  }
  if (order.size() != units_.size()) return absl::InternalError("kernels of the plan depend on each other in a cycle");
  return order;
}

}  // namespace backtape::jit
