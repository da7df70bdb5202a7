#ifndef BACKTAPE_IR_SHAPE_RULES_STRIDES_H_
#define BACKTAPE_IR_SHAPE_RULES_STRIDES_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/device.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape::shape_rules {

// Row-major, as far as the forms of sizes and strides tell; makes no guards. Strides must be given.
bool IsKnownContiguous(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides);

// Channels innermost, as PyTorch's is_channels_last_strides; false without strides. Rank 4, or 5 for `kChannelsLast3d`.
bool IsChannelsLast(ShapeContext& ctx, const TensorType& type, MemoryFormat format);

// PyTorch's Tensor.suggest_memory_format: a channels-last format, else contiguous.
MemoryFormat SuggestMemoryFormat(ShapeContext& ctx, const TensorType& type);

// Strides of a memory format other than kPreserve. Errors: a channels-last format of another rank.
absl::StatusOr<SymIntVector> StridesOf(absl::Span<const SymInt> sizes, MemoryFormat format);

// What torch.preserve_format gives: the same strides when they are dense, else dense ones in the same order of dims;
// nullopt when the strides of `type` are not known.
std::optional<SymIntVector> PreservedStrides(ShapeContext& ctx, const TensorType& type);

// The type of empty_like: `format` defaults to kPreserve.
absl::StatusOr<TensorType> EmptyLike(ShapeContext& ctx, const TensorType& self, DType dtype,
                                     std::optional<MemoryFormat> format);

// The size that -1 stands for in `wanted` filled in. Errors as in PyTorch: "shape '[2, 3]' is invalid for input of size
// 5".
absl::StatusOr<SymIntVector> InferViewSizes(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> wanted);

// Strides with which the elements of a view can be seen in another shape of as many elements; nullopt when they can't.
std::optional<SymIntVector> ViewStrides(ShapeContext& ctx, absl::Span<const SymInt> old_sizes,
                                        absl::Span<const SymInt> old_strides, absl::Span<const SymInt> new_sizes);

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_STRIDES_H_
