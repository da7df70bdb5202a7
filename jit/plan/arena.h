#ifndef BACKTAPE_JIT_PLAN_ARENA_H_
#define BACKTAPE_JIT_PLAN_ARENA_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// A number of bytes that is needed during a range of steps.
struct ArenaRequest {
  int64_t bytes = 0;
  int first_step = 0;
  int last_step = 0;
  // The request whose memory this one may overwrite in the step in which that request ends; -1 for none.
  int in_place_of = -1;
  std::string name;
};

// Memory that exists during the whole run but that its owner (an output, for example) needs only from `first_step` on.
// Requests that end before that step may be placed in it.
struct ArenaHost {
  int64_t bytes = 0;
  int first_step = 0;
  std::string name;
};

struct ArenaLayout {
  int64_t bytes = 0;             // size of the arena
  std::vector<int64_t> offsets;  // one for each request; multiples of kArenaAlignment
  std::vector<int> hosts;        // one for each request: the host that contains it, or -1 for the arena
};
inline constexpr int64_t kArenaAlignment = 64;

// Places requests so that requests alive at the same step do not overlap, and tries to use little memory. Takes O(n log
// n) time for long lists.
ArenaLayout PlanArena(absl::Span<const ArenaRequest> requests, absl::Span<const ArenaHost> hosts = {});

// Checks a layout. Requests that are alive at the same step must not overlap, except at the step where one overwrites
// the other (in_place_of). A request must be aligned, fit in the arena or its host, and end before the owner of its
// host needs that memory. InvalidArgument names the requests that violate this.
absl::Status VerifyArena(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout,
                         absl::Span<const ArenaHost> hosts = {});

// Returns the plan's arena blocks as requests. `bytes` has the size of each block for one set of sizes. `block_of`
// receives the block of each request.
std::vector<ArenaRequest> ArenaRequestsOf(const Plan& plan, absl::Span<const int64_t> bytes,
                                          std::vector<int>& block_of);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ARENA_H_
