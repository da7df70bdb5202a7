#ifndef BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
#define BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// The rule of pointwise ops whose row has a promotion: sizes are the broadcast sizes of all tensor arguments, the dtype
// follows from the schema's promotion, dtypes and promote_mask, strides and device are what TensorIterator chooses.
absl::StatusOr<IValue> PointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args);

// The same after `Check`, a rule that gives nothing, accepts the arguments.
template <ShapeRuleFn Check>
absl::StatusOr<IValue> CheckedPointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  if (absl::StatusOr<IValue> checked = Check(ctx, args); !checked.ok()) return checked;
  return PointwiseShapeRule(ctx, args);
}

// The two halves of the rule, for ops that are pointwise but for some detail.
// The dtype: torch.result_type, or InvalidArgument where dtypes that can't be stored meet. Needs an operand.
absl::StatusOr<DType> PromotedDType(absl::Span<const PromotionOperand> operands);
// All but the dtype. `has_number` says that a Python number is among the operands. Needs an input.
absl::StatusOr<TensorType> PointwiseType(ShapeContext& ctx, DType dtype, absl::Span<const TensorType* const> inputs,
                                         bool has_number = false);

// InvalidArgument when the number, if it is known, is too large for the dtype.
absl::Status CheckNumberFits(const SymScalar& number, DType dtype);

// A Python number of dtype bool, int64 or float64.
PromotionOperand NumberOperand(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
