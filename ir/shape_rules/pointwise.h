#ifndef BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
#define BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

// The rule of every pointwise op: sizes are the broadcast sizes of all tensor arguments, the dtype follows from the
// schema's promotion, dtypes and promote_mask, strides and device are what TensorIterator chooses.
absl::StatusOr<IValue> PointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_POINTWISE_H_
