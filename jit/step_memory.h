#ifndef BACKTAPE_JIT_STEP_MEMORY_H_
#define BACKTAPE_JIT_STEP_MEMORY_H_

#include <algorithm>
#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/partition/partition_joint.h"

namespace backtape {

// The bytes of a training step whose forward and backward graphs run natively, the forward first. The memory of the
// forward's intermediate values is released before the backward runs (NativeExecutable::Trim).
struct StepMemory {
  int64_t inputs = 0;
  int64_t results = 0;
  int64_t saved = 0;  // values saved for the backward, except inputs and results
  int64_t tangents = 0;
  int64_t gradients = 0;
  int64_t forward_arena = 0;  // intermediate values
  int64_t backward_arena = 0;

  int64_t forward_peak() const { return inputs + results + saved + forward_arena; }
  int64_t backward_peak() const { return inputs + results + saved + tangents + gradients + backward_arena; }
  int64_t peak() const { return std::max(forward_peak(), backward_peak()); }
};

// Compiles both graphs in order to plan their memory. InvalidArgument if the inputs, results, gradients or saved values
// have symbolic sizes, or if no part of a graph is native.
absl::StatusOr<StepMemory> PlanStepMemory(const Partition& partition, const NativeOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_JIT_STEP_MEMORY_H_
