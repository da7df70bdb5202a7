#ifndef BACKTAPE_IR_UNCLAMPED_STRIDES_H_
#define BACKTAPE_IR_UNCLAMPED_STRIDES_H_

#include <optional>

#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// PyTorch prints the row-major strides of sizes that may be 0 as products of Max(1, size): "[8*Max(1, s1 - 1), 8, 1]".
// Replaces each Max(1, x) in the strides by x, unless a size contains that Max(1, x) too. The strides then compare
// equal to those that shape rules compute. Their values change only if the tensor has no elements, and then they have
// no meaning. Returns whether anything changed.
bool UnclampStrides(TensorType& type);

// Calls UnclampStrides for every tensor type in the arguments of a shape rule. Returns nullopt if nothing changes.
std::optional<IValueList> WithUnclampedStrides(absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_IR_UNCLAMPED_STRIDES_H_
