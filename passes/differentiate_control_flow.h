#ifndef BACKTAPE_PASSES_DIFFERENTIATE_CONTROL_FLOW_H_
#define BACKTAPE_PASSES_DIFFERENTIATE_CONTROL_FLOW_H_

#include "absl/status/statusor.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/higher_order.h"
#include "backtape/passes/control_flow_calls.h"
#include "backtape/passes/subgraph_gradient.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// Records a call of a higher-order op in the tracer's graph, and puts it on the tape if an operand requires grad. Its
// backward is a call of a higher-order op, too, whose subgraphs compute the forward of a step again:
//   cond   a cond over the gradients of the branches
//   scan   a scan from the last step to the first; the forward also returns the carried values before each step
//   map    a scan that adds up the gradients of the operands that all steps share
//   while  a loop over the steps from the last to the first; the forward becomes while_loop_stack_output, which keeps
//          the carried values of all steps
// associative_scan becomes a scan. If no operand requires grad, the call is recorded unchanged, and `differentiate` is
// not used. Returns the list of results. Unimplemented if the gradient of a while_loop_stack_output, of a while_loop
// that carries a number, or of a subgraph that draws random numbers is needed (the second draw would differ).
absl::StatusOr<IValue> ReplayControlFlow(const HigherOrderCall& call, const ControlFlowOperands& operands,
                                         Tracer& tracer, const DifferentiateSubgraph& differentiate);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_DIFFERENTIATE_CONTROL_FLOW_H_
