#ifndef BACKTAPE_JIT_PLAN_ARENA_H_
#define BACKTAPE_JIT_PLAN_ARENA_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// A span of steps in which some bytes are needed.
struct ArenaRequest {
  int64_t bytes = 0;
  int first_step = 0;
  int last_step = 0;
  // Another request whose place this one may take in the step in which the other ends; -1 for none.
  int in_place_of = -1;
  std::string name;
};

struct ArenaLayout {
  int64_t bytes = 0;
  std::vector<int64_t> offsets;  // one for each request, multiples of kArenaAlignment
};
inline constexpr int64_t kArenaAlignment = 64;

// Places requests so that those alive at the same step do not overlap, in little memory: best fit in the order of
// steps. n log n.
ArenaLayout PlanArena(absl::Span<const ArenaRequest> requests);

// Proves a layout: InvalidArgument names two requests that are alive together and overlap (but for the step at which
// one is taken over in place), or one that is not aligned or reaches beyond the arena.
absl::Status VerifyArena(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout);

// The plan's arena blocks as requests, with sizes made numbers: `bytes` has one entry for each block. `block_of` gives
// each request's block.
std::vector<ArenaRequest> ArenaRequestsOf(const Plan& plan, absl::Span<const int64_t> bytes,
                                          std::vector<int>& block_of);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ARENA_H_
