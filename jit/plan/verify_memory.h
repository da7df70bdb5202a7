#ifndef BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
#define BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// A range of memory in bytes.
struct MemoryRange {
  int host = -1;        // the output's or input's block whose memory contains it; -1 for the arena
  int64_t offset = -1;  // -1 if it has no memory
  int64_t bytes = 0;
};

// Simulates a run step by step and proves that each step reads the values that were written for it. When a step reads
// an arena block, the block's own writer must be the last writer of all its bytes. A step's results must not overlap
// anything else that it uses, except for a result that replaces an operand (CanReuseMemory). After an output has been
// written for the first time, only the output itself may be written into its memory. The proof relies neither on how
// places were chosen nor on the liveness analysis. `blocks` has one entry for each block (for an output only its size
// is needed), `scratch` one for each step. InvalidArgument names the step and the blocks.
absl::Status VerifyMemory(const Plan& plan, absl::Span<const MemoryRange> blocks,
                          absl::Span<const MemoryRange> scratch);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VERIFY_MEMORY_H_
