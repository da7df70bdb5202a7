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

// Returns the type of the view that a call returns, or nullopt if the call copies. `self` is the type of the first
// argument and `result` the type that the op's shape rule returns for it. For ops tagged view, the view has type
// `result`. For view_or_copy (reshape, contiguous), it is `result` at the argument's offset if the strides of `result`
// can address the elements within the argument's storage, and for resize_ if the argument spans as many elements. This
// is the only place that makes this decision, for concrete and symbolic tensors alike.
std::optional<TensorType> SharedView(ShapeContext& ctx, const OpSchema& op, const TensorType& self,
                                     const TensorType& result);

}  // namespace backtape

#endif  // BACKTAPE_IR_ALIASING_H_
