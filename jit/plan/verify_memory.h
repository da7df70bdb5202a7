#ifndef BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
#define BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Where memory lies, in bytes.
struct MemoryRange {
  int host = -1;        // in the memory of this output's block; -1: in the arena
  int64_t offset = -1;  // -1: in neither
  int64_t bytes = 0;
};

// Follows a run step by step and proves that it reads what it means to: where a step reads an arena block, all bytes
// are still those of the block's own writer, and what it writes lies beside all else that it touches, but for a
// kernel's result that takes the place of an operand (MayTakePlace, told from the kernel's program). Nothing is written
// into an output's memory but the output itself, once that has been begun. Knows nothing of how places were chosen, nor
// of liveness. `blocks` has one entry for each block (of an output its bytes are enough), `scratch` one for each step.
// InvalidArgument names the step and the blocks.
absl::Status VerifyMemory(const Plan& plan, absl::Span<const MemoryRange> blocks,
                          absl::Span<const MemoryRange> scratch);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
