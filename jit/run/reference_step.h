#ifndef BACKTAPE_JIT_RUN_REFERENCE_STEP_H_
#define BACKTAPE_JIT_RUN_REFERENCE_STEP_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/interp/kernel.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/run_context.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Runs a step on its reference kernel. `inputs` are the run's inputs, by position.
absl::Status RunReferenceStep(const BoundStep& step, const Plan& plan, const RunContext& context,
                              absl::Span<const Tensor> inputs, KernelTable kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_REFERENCE_STEP_H_
