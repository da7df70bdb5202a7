#ifndef BACKTAPE_JIT_PLAN_COLLECTIVE_TIMES_H_
#define BACKTAPE_JIT_PLAN_COLLECTIVE_TIMES_H_

#include <limits>
#include <vector>

#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// The earliest and the latest time at which a value can be computed, counted in the graph's waits for collectives.
// Suppose that one kernel computed an operand of a collective and also a value that needs the result of a later wait.
// The collective would then start only after that wait, and nothing would overlap. Values share a kernel only if this
// does not happen. A value that no collective needs may still be computed late, in the kernel that reads it.
struct CollectiveTimes {
  static constexpr int kAnyTime = std::numeric_limits<int>::max();
  int last_wait = 0;            // the value depends on this wait; waits are numbered from 1 in the order of the graph
  int waits_before = kAnyTime;  // a collective needs the value, and starts after this many waits

  // The times of a kernel that computes both this value and the other one.
  CollectiveTimes With(const CollectiveTimes& other) const;
  bool IsPossible() const { return last_wait <= waits_before; }
};

// One entry for each value of the table.
std::vector<CollectiveTimes> CollectiveTimesOf(const ValueTable& values);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_COLLECTIVE_TIMES_H_
