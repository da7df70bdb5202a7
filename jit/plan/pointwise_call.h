#ifndef BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_
#define BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_

#include <functional>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "backtape/ir/node.h"
#include "backtape/jit/kernel_ir/builder.h"

namespace backtape::jit {

// The element that a pointwise call makes, appended to the builder's phase. `operand_value` gives the element of an
// operand (a tensor, or a symbolic integer as an int64). Unimplemented where the op's rule does not take the call.
absl::StatusOr<ValueId> BuildPointwiseCall(KernelBuilder& builder, const Node& node,
                                           absl::FunctionRef<ValueId(const Node& operand)> operand_value);

// Whether BuildPointwiseCall would take it.
bool CanBuildPointwiseCall(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_POINTWISE_CALL_H_
