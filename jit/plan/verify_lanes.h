#ifndef BACKTAPE_JIT_PLAN_VERIFY_LANES_H_
#define BACKTAPE_JIT_PLAN_VERIFY_LANES_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Bytes that a lane of a chain touches in one step. A chain is a run of steps that several threads go through side by
// side, each in its lane, without waiting for each other: what they do to the same bytes may come in any order.
struct LaneAccess {
  // Of scratch memory, which the lanes of one step share out among themselves and no other step may touch.
  static constexpr int kOwn = -1;

  int host = -1;  // the memory: that of this block, or -1 for the arena
  int64_t begin = 0;
  int64_t end = 0;
  bool is_write = false;
  int lane = 0;
  int step = 0;
};

// Whether two accesses may come in any order: no byte that one writes and the other touches, or both in one lane.
bool MayPassEachOther(const LaneAccess& a, const LaneAccess& b);

// Proves that lanes need not wait for each other: every two accesses of one chain are apart. InvalidArgument names two
// steps that are not. Knows nothing of how chains were chosen. n log n.
absl::Status VerifyLanes(const Plan& plan, std::vector<LaneAccess> accesses);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VERIFY_LANES_H_
