#ifndef BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_
#define BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_

#include <optional>

#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// Predicates on strides that match PyTorch's (c10/core/Contiguity.h). All require known strides.

// Row-major. Strides of size-1 dims and of tensors without elements are ignored.
bool IsContiguous(ShapeContext& ctx, const TensorType& type);
// Memory order N, H, W, C. Only for 4 dims.
bool IsChannelsLast(ShapeContext& ctx, const TensorType& type);
// Row-major under some permutation of the dims.
bool IsNonOverlappingAndDense(ShapeContext& ctx, const TensorType& type);
// True if two indices certainly address the same element: a stride of 0 over a size above 1.
bool IsExpanded(ShapeContext& ctx, const TensorType& type);

// Strides of a 4-dim tensor in memory order N, H, W, C.
SymIntVector ChannelsLastStrides(absl::Span<const SymInt> sizes);

// The strides that TensorIterator chooses for the output of a pointwise op: those of the inputs if they agree,
// otherwise dense strides in the inputs' stride order. `sizes` are the broadcast sizes. `has_number` states whether a
// Python number is among the operands. Returns nullopt if the strides of an input are unknown.
std::optional<SymIntVector> PointwiseStrides(ShapeContext& ctx, absl::Span<const SymInt> sizes,
                                             absl::Span<const TensorType* const> inputs, bool has_number);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_
