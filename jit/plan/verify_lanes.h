#ifndef BACKTAPE_JIT_PLAN_VERIFY_LANES_H_
#define BACKTAPE_JIT_PLAN_VERIFY_LANES_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// The bytes that one lane of a chain accesses in one step. A chain is a run of steps that several threads execute in
// parallel, each in its own lane and without waiting for the others, so accesses of different lanes are unordered.
struct LaneAccess {
  // Scratch memory, which the lanes of one step divide among themselves and which no other step may use.
  static constexpr int kOwn = -1;

  int host = -1;  // the output's or input's block whose memory is accessed; -1 for the arena
  int64_t begin = 0;
  int64_t end = 0;
  bool is_write = false;
  int lane = 0;
  int step = 0;
};

// Whether the two accesses need no synchronisation: both are in one lane, or neither writes a byte that the other
// accesses.
bool MayHappenInAnyOrder(const LaneAccess& a, const LaneAccess& b);

// Proves that lanes need not wait for each other, because no two unordered accesses of a chain conflict.
// InvalidArgument names two steps that conflict. The proof does not rely on how chains were chosen. Takes O(n log n)
// time.
absl::Status VerifyLanes(const Plan& plan, std::vector<LaneAccess> accesses);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VERIFY_LANES_H_
