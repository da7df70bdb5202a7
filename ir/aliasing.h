#ifndef BACKTAPE_IR_ALIASING_H_
#define BACKTAPE_IR_ALIASING_H_

#include <optional>

#include "backtape/ir/op_schema.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// True when results of the op may share the storage of its first argument without the op writing it: the schema says
// "Tensor(a) self ... -> Tensor(a)", as derivative-gen checks. Whether they do is up to SharedView.
bool MayViewFirstArgument(const OpSchema& op);

// The type of the view that a call gives, where `result` is what the op's shape rule gives for the argument `self`.
// With the tag view, that is `result`. With view_or_copy (reshape, contiguous), it is `result` at the argument's offset
// when the elements can be reached in the argument's storage with the strides of `result`; nullopt when the op copies.
// This is the only place that decides, for tensors with elements and for symbolic ones alike.
std::optional<TensorType> SharedView(ShapeContext& ctx, const OpSchema& op, const TensorType& self,
                                     const TensorType& result);

}  // namespace backtape

#endif  // BACKTAPE_IR_ALIASING_H_
