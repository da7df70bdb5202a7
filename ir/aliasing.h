#ifndef BACKTAPE_IR_ALIASING_H_
#define BACKTAPE_IR_ALIASING_H_

#include <optional>

#include "backtape/ir/op_schema.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// True if the op's schema says that a result may share the storage of the first argument, which the op does not write:
// "Tensor(a) self ... -> Tensor(a)". SharedView determines whether a particular call does so.
bool MayViewFirstArgument(const OpSchema& op);

// Returns the type of the view that a call returns, or nullopt if the call copies or if strides that decide this are
// unknown. `self` is the type of the first argument and `result` the type that the op's shape rule returns. A call of
// an op tagged view always returns a view, of type `result`. A call of an op tagged view_or_copy (reshape, contiguous)
// returns a view if the strides of `result` can address the elements in the argument's storage. A call of resize
// returns a view if the range of storage that the argument spans has room for `result`. Views of these two kinds have
// the argument's offset. No other code makes this decision, for concrete or symbolic tensors.
std::optional<TensorType> SharedView(ShapeContext& ctx, const OpSchema& op, const TensorType& self,
                                     const TensorType& result);

// The position of the argument `training` of an op with the tag writes_in_training: a call in which it is False writes
// nothing. -1 for other ops.
int TrainingArgument(const OpSchema& op);

}  // namespace backtape

#endif  // BACKTAPE_IR_ALIASING_H_
