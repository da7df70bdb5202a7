#ifndef BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
#define BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// The rule of pointwise ops whose row states a promotion. The sizes are the broadcast sizes of all tensor arguments.
// The dtype follows from the schema's promotion, dtypes and promote_mask. Strides and device are those that
// TensorIterator chooses.
absl::StatusOr<IValue> PointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args);

// Applies PointwiseShapeRule after `Check`, a rule that only checks the arguments.
template <ShapeRuleFn Check>
absl::StatusOr<IValue> CheckedPointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  if (absl::StatusOr<IValue> checked = Check(ctx, args); !checked.ok()) return checked;
  return PointwiseShapeRule(ctx, args);
}

// The two halves of the rule, for pointwise ops that deviate in a detail.
//
// Returns the dtype as torch.result_type does, or InvalidArgument for a combination of dtypes that cannot be stored.
// Needs at least one operand.
absl::StatusOr<DType> PromotedDType(absl::Span<const PromotionOperand> operands);
// Returns the whole type, given its dtype. `has_number` states whether a Python number is among the operands. Needs at
// least one input.
absl::StatusOr<TensorType> PointwiseType(ShapeContext& ctx, DType dtype, absl::Span<const TensorType* const> inputs,
                                         bool has_number = false);

// The operand for a Python number of dtype bool, int64 or float64.
PromotionOperand NumberOperand(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
