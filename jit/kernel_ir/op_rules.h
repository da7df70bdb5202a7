#ifndef BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_
#define BACKTAPE_JIT_KERNEL_IR_OP_RULES_H_

#include "absl/container/inlined_vector.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/promotion.h"

namespace backtape::jit {

// One argument of a pointwise call, bound to the op's schema (defaults filled in, one for each ArgSchema).
struct OpArgument {
  // An element of a tensor of the type, which has one element for all points if it is lone; or a run-time number.
  OpArgument(ValueId value, PromotionOperand type, bool is_lone) : value(value), type(type), is_lone(is_lone) {}
  OpArgument(IValue constant) : constant(std::move(constant)), is_lone(true) {}  // NOLINT: a number, flag, None, ...
  ValueId value = kNoValue;
  IValue constant;
  PromotionOperand type;  // of a value; its dtype is the one in memory
  bool is_lone = false;
};

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
