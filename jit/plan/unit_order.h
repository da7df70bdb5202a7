#ifndef BACKTAPE_JIT_PLAN_UNIT_ORDER_H_
#define BACKTAPE_JIT_PLAN_UNIT_ORDER_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// Values whose steps are emitted together: a fusion group, or a single value.
struct Unit {
  int group = -1;
  NodeIndex first_node = kNoNode;
  NodeIndex last_node = kNoNode;
};

// The order in which units run. Every value is computed before it is read; otherwise the order stays as close as
// possible to the graph's, which keeps value lifetimes short. Writes into inputs (ValueKind::kWriteBack) come last, in
// graph order. A unit that a collective needs takes at most the collective's position in the graph, even if the unit
// also computes values that come later. Collectives start in the order of the graph, which is the same on all ranks.
class UnitOrder {
 public:
  // Call after fusion, when all groups are known.
  explicit UnitOrder(const ValueTable& values);

  // The unit that computes a value; -1 if none does.
  int UnitOf(NodeIndex i) const { return unit_of_[i]; }
  // The units that read a root's memory, without duplicates; for a write-back, only the source counts as read.
  absl::Span<const int> ReadersOf(NodeIndex root) const { return readers_[root]; }

  // Requires one unit to run before another from now on. Returns false without changes if `before` depends on `after`,
  // or if a bounded search cannot rule that out.
  bool Require(int before, int after);

  // An Internal error if units depend on each other in a cycle.
  absl::StatusOr<std::vector<Unit>> InOrder() const;

 private:
  bool MayWaitFor(int unit, int other) const;
  bool IsWriteBack(int unit) const;
  void OrderCollectives();
  std::vector<NodeIndex> DueTimes() const;

  const ValueTable& values_;
  std::vector<Unit> units_;
  std::vector<int> unit_of_;
  std::vector<int> collectives_;           // the units that start a collective, in graph order
  std::vector<std::vector<int>> next_;     // for each unit, the units that wait for it
  std::vector<std::vector<int>> readers_;  // for each root, the units that read it
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_UNIT_ORDER_H_
