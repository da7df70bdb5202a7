#ifndef BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_
#define BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_

#include "absl/container/inlined_vector.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/kernel_ir/op_argument.h"

namespace backtape::jit {

// The elements of a pointwise op's outputs, appended to the builder's phase: one value for each output, of
// ValueTypeOf(its dtype). `compute` is the dtype that type promotion gives for the arguments of op.promote_mask (what
// Promotion::kBool computes in; before integers become floats); `outputs` are the dtypes that the shape rule gives.
// In-place ops: pass their functional op (OpSchema::functional_id). 16-bit floats are computed in float32; operands of
// another dtype are rounded to 16 bits where the reference kernels do it; results are left to who reads them (RoundTo)
// or to the store. Unimplemented: there is no rule for this op or these dtypes; it runs on its reference kernel.
absl::StatusOr<absl::InlinedVector<ValueId, 2>> BuildExpression(KernelBuilder& builder, const OpSchema& op,
                                                                absl::Span<const OpArgument> args, DType compute,
                                                                absl::Span<const DType> outputs);

// Is there a rule at all? (BuildExpression may still refuse a dtype.)
bool HasOpRule(const OpSchema& op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_
