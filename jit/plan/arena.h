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

// Memory that a run has from its beginning and needs for itself from `first_step` on: until then requests may lie
// there.
struct ArenaHost {
  int64_t bytes = 0;
  int first_step = 0;
  std::string name;
};

struct ArenaLayout {
  int64_t bytes = 0;             // of the arena
  std::vector<int64_t> offsets;  // one for each request, multiples of kArenaAlignment
  std::vector<int> hosts;        // one for each request: in which host its offset is; -1 for the arena
};
inline constexpr int64_t kArenaAlignment = 64;

// Places requests so that those alive at the same step do not overlap, in little memory. Of long lists in n log n.
ArenaLayout PlanArena(absl::Span<const ArenaRequest> requests, absl::Span<const ArenaHost> hosts = {});

// Proves a layout: InvalidArgument names two requests that are alive together and overlap (but for the step at which
// one is taken over in place), or one that is not aligned, reaches beyond the arena or its host, or is alive when the
// host is needed.
absl::Status VerifyArena(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout,
                         absl::Span<const ArenaHost> hosts = {});

// The plan's arena blocks as requests, with sizes made numbers: `bytes` has one entry for each block. `block_of` gives
// each request's block.
std::vector<ArenaRequest> ArenaRequestsOf(const Plan& plan, absl::Span<const int64_t> bytes,
                                          std::vector<int>& block_of);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ARENA_H_
