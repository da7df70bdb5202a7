#ifndef BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_
#define BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_

#include "absl/container/inlined_vector.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/kernel_ir/op_argument.h"

namespace backtape::jit {

// Appends the computation of a pointwise op to the builder's current phase and returns one value for each output, of
// type ValueTypeOf(its dtype). `compute` is the promoted dtype of the arguments in op.promote_mask (for
// Promotion::kBool, the dtype in which the comparison is computed), before integers become floats. `outputs` are the
// dtypes from the shape rule. For an in-place op, pass its functional op (OpSchema::functional_id). 16-bit floats are
// computed in float32. Operands of another dtype are rounded to 16 bits where the reference kernels round them. Results
// are not rounded: the operations that read them (RoundTo) or the store do that. Unimplemented if there is no rule for
// this op and these dtypes; the call then runs on its reference kernel.
absl::StatusOr<absl::InlinedVector<ValueId, 2>> BuildExpression(KernelBuilder& builder, const OpSchema& op,
                                                                absl::Span<const OpArgument> args, DType compute,
                                                                absl::Span<const DType> outputs);

// Whether the op has a rule. BuildExpression may still reject the dtypes.
bool HasOpRule(const OpSchema& op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_
