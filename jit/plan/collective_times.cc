#include "backtape/jit/plan/collective_times.h"

#include <algorithm>

#include "backtape/ir/collective_calls.h"

namespace backtape::jit {

CollectiveTimes CollectiveTimes::With(const CollectiveTimes& other) const {
  return {std::max(last_wait, other.last_wait), std::min(waits_before, other.waits_before)};
}

std::vector<CollectiveTimes> CollectiveTimesOf(const ValueTable& values) {
  std::vector<CollectiveTimes> times(values.size());
  const auto size = static_cast<NodeIndex>(values.size());
  int num_waits = 0;
  for (NodeIndex i = 0; i < size; ++i) {
    const ValueInfo& info = values.at(i);
    for (size_t k = 0; k < info.num_reads(); ++k) {
      times[i].last_wait = std::max(times[i].last_wait, times[values.RootOf(info.read(k))].last_wait);
    }
    if (WaitsForCollective(*info.node)) times[i].last_wait = ++num_waits;
    if (StartsCollective(*info.node)) times[i].waits_before = num_waits;
  }
  for (NodeIndex i = size; i-- > 0;) {
    const ValueInfo& info = values.at(i);
    for (size_t k = 0; k < info.num_reads(); ++k) {
      int& before = times[values.RootOf(info.read(k))].waits_before;
      before = std::min(before, times[i].waits_before);
    }
  }
  return times;
}

}  // namespace backtape::jit
