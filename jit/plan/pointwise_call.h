#ifndef BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_
#define BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_

#include <functional>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "backtape/ir/node.h"
#include "backtape/jit/kernel_ir/builder.h"

namespace backtape::jit {

// Appends the computation of a pointwise call to the builder's phase and returns the value. `operand_value` returns the
// element of an operand (a tensor, or a symbolic integer as an int64). Unimplemented if the op's rule does not support
// the call.
absl::StatusOr<ValueId> BuildPointwiseCall(KernelBuilder& builder, const Node& node,
                                           absl::FunctionRef<ValueId(const Node& operand)> operand_value);

// Whether BuildPointwiseCall supports the call.
bool CanBuildPointwiseCall(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_
