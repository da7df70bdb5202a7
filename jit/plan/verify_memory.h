#ifndef BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
#define BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Where memory lies in an arena, in bytes.
struct ArenaRange {
  int64_t offset = -1;  // -1: not in the arena
  int64_t bytes = 0;
};

// Follows a run step by step and proves that it reads what it means to: where a step reads an arena block, all bytes
// are still those of the block's own writer, and what it writes lies beside all else that it touches, but for a
// kernel's result that takes the place of an operand, element by element. Knows nothing of how places were chosen, nor
// of liveness. `blocks` has one entry for each block, `scratch` one for each step. InvalidArgument names the step and
// the blocks.
absl::Status VerifyMemory(const Plan& plan, absl::Span<const ArenaRange> blocks, absl::Span<const ArenaRange> scratch);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
