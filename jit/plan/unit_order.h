#ifndef BACKTAPE_JIT_PLAN_UNIT_ORDER_H_
#define BACKTAPE_JIT_PLAN_UNIT_ORDER_H_

#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// What becomes steps together: a fusion group, or one value.
struct Unit {
  int group = -1;
  NodeIndex first_node = kNoNode;
  NodeIndex last_node = kNoNode;
};

// The order in which units run: everything is made before it is read, and otherwise as near as may be to the graph's
// own, which keeps values alive as short as the program does. Writes into inputs (ValueKind::kWriteBack) come last, in
// the graph's order.
class UnitOrder {
 public:
  // After fusion: groups are known.
  explicit UnitOrder(const ValueTable& values);

  // The unit that makes a value; -1 for none.
  int UnitOf(NodeIndex i) const { return unit_of_[i]; }
  // Units that read the memory of a root, each once; write-backs only as far as they copy from it.
  absl::Span<const int> ReadersOf(NodeIndex root) const { return readers_[root]; }

  // Has one unit come before another, from now on. False, with nothing changed, when it waits for that one itself, or
  // may do so for all that a short search tells.
  bool Require(int before, int after);

  std::vector<Unit> InOrder() const;

 private:
  bool MayWaitFor(int unit, int other) const;
  bool IsWriteBack(int unit) const;

  const ValueTable& values_;
  std::vector<Unit> units_;
  std::vector<int> unit_of_;
  std::vector<std::vector<int>> next_;     // of each unit: those that wait for it
  std::vector<std::vector<int>> readers_;  // of each root
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_UNIT_ORDER_H_
