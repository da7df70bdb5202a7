#ifndef BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_
#define BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::internal {

// Makes a call of an autograd function (ir/autograd_function_call.h) with autograd: runs `forward` and puts a node on
// the tape whose backward runs `backward`. The subgraphs must contain only ops. Returns the list of results. Returns a
// status if the call cannot be read or an operand has no value; throws backtape::Error for a problem in a subgraph,
// also later, when the backward runs.
absl::StatusOr<IValue> CallAutogradFunction(const Node& node,
                                            absl::FunctionRef<absl::StatusOr<IValue>(const Argument&)> value_of,
                                            const OpLibrary& library);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_AUTOGRAD_FUNCTION_CALLS_H_
