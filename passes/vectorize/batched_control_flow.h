#ifndef BACKTAPE_PASSES_VECTORIZE_BATCHED_CONTROL_FLOW_H_
#define BACKTAPE_PASSES_VECTORIZE_BATCHED_CONTROL_FLOW_H_

#include <memory>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/ir/higher_order.h"
#include "backtape/passes/control_flow_calls.h"
#include "backtape/passes/vectorize/batched_call.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::vectorize {

// Makes the graph of all samples of a subgraph: the flagged inputs and outputs have the batch as their dim 0.
using VectorizeSubgraph = absl::FunctionRef<absl::StatusOr<std::unique_ptr<Graph>>(
    const Graph& subgraph, const std::vector<bool>& inputs, const std::vector<bool>& outputs)>;

// Records a call of a higher-order op with batched operands, and adds its batched results to `batch`. Its subgraphs
// compute all samples of a step at once.
//   cond   with a batched predicate: both branches run for all samples, and each sample takes one of the results
//   while  with a condition that differs between samples: runs until the last sample has ended; the values of samples
//          that have ended do not change any more
// Unimplemented if a subgraph draws random numbers that would differ between samples, if the numbers of steps that
// while_loop_stack_output returns would differ, or if a branch with a batched predicate has control flow of its own.
absl::StatusOr<IValue> BatchControlFlow(const HigherOrderCall& call, const internal::ControlFlowOperands& operands,
                                        Tracer& tracer, const OpLibrary& library, Batch& batch,
                                        VectorizeSubgraph vectorize);

}  // namespace backtape::vectorize

#endif  // BACKTAPE_PASSES_VECTORIZE_BATCHED_CONTROL_FLOW_H_
