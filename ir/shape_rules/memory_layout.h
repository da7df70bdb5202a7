#ifndef BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_
#define BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_

#include <optional>

#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// Questions about strides, answered as PyTorch does (c10/core/Contiguity.h). All need known strides.

// Row-major; dims of size 1 and tensors without elements don't care for strides.
bool IsContiguous(ShapeContext& ctx, const TensorType& type);
// Dims in the order N, H, W, C. Only for 4 dims.
bool IsChannelsLast(ShapeContext& ctx, const TensorType& type);
// Row-major in some order of dims.
bool IsNonOverlappingAndDense(ShapeContext& ctx, const TensorType& type);
// Some element surely stands at two indices: a stride of 0 over a size above 1.
bool IsExpanded(ShapeContext& ctx, const TensorType& type);

// Strides of a 4-dim tensor in the order N, H, W, C.
SymIntVector ChannelsLastStrides(absl::Span<const SymInt> sizes);

// Strides that TensorIterator gives to the output of a pointwise op: those of the inputs where they agree, else dense
// in the order of dims that sorts their strides. `sizes` are the broadcast sizes. `has_number` says that a Python
// number is among the operands. Nullopt when some input's strides are not known.
std::optional<SymIntVector> PointwiseStrides(ShapeContext& ctx, absl::Span<const SymInt> sizes,
                                             absl::Span<const TensorType* const> inputs, bool has_number);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_MEMORY_LAYOUT_H_
