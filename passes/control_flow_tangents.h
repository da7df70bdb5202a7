#ifndef BACKTAPE_PASSES_CONTROL_FLOW_TANGENTS_H_
#define BACKTAPE_PASSES_CONTROL_FLOW_TANGENTS_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/higher_order.h"
#include "backtape/passes/control_flow_calls.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// The graph that computes a subgraph and the tangents of these outputs (DifferentiateForwardWithZeros).
using TangentsOfSubgraph = std::function<absl::StatusOr<std::unique_ptr<Graph>>(
    const Graph& subgraph, const std::vector<std::string>& wrt, const std::vector<int>& outputs)>;

// Records a call of a higher-order op in the tracer's graph. If an operand has a tangent at `level`, the subgraphs of
// the recorded call also compute tangents. A branch computes the tangents of its results. A loop also carries, from
// step to step, the tangents of those carried values that have a floating-point dtype. associative_scan becomes a
// scan. Returns the list of results, which have tangents.
absl::StatusOr<IValue> ReplayControlFlowWithTangents(const HigherOrderCall& call, const ControlFlowOperands& operands,
                                                     Tracer& tracer, LevelId level, const TangentsOfSubgraph& tangents);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_CONTROL_FLOW_TANGENTS_H_
