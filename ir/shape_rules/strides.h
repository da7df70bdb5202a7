#ifndef BACKTAPE_IR_SHAPE_RULES_STRIDES_H_
#define BACKTAPE_IR_SHAPE_RULES_STRIDES_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/device.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape::shape_rules {

// True if sizes and strides are row-major in symbolic form; adds no guards. Needs strides.
bool IsKnownContiguous(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides);

// Channels innermost, like PyTorch's is_channels_last_strides. False if the strides are unknown or the rank is not 4 (5
// for `kChannelsLast3d`).
bool IsChannelsLast(ShapeContext& ctx, const TensorType& type, MemoryFormat format);

// PyTorch's Tensor.suggest_memory_format: a channels-last format if it applies, otherwise contiguous. Returns nullopt
// if this depends on strides that are unknown (for 4 and 5 dims).
std::optional<MemoryFormat> SuggestMemoryFormat(ShapeContext& ctx, const TensorType& type);

// The strides of a memory format other than kPreserve. Fails if a channels-last format does not fit the rank.
absl::StatusOr<SymIntVector> StridesOf(absl::Span<const SymInt> sizes, MemoryFormat format);

// A type on the device of `like`, in a memory format other than kPreserve; without strides if the format is nullopt.
// Fails if a channels-last format does not fit the rank.
absl::StatusOr<TensorType> TypeInFormat(const TensorType& like, DType dtype, absl::Span<const SymInt> sizes,
                                        std::optional<MemoryFormat> format);

// The type of the same dtype with other sizes that a 1d pool of `self` returns. PyTorch pools [N, C, L] as images
// [N, C, 1, L], whose result may be channels-last.
absl::StatusOr<TensorType> PooledRows(ShapeContext& ctx, const TensorType& self, const SymIntVector& sizes);

// The strides of torch.preserve_format: the same strides if they are dense, otherwise dense strides in the same order
// of dims. Returns nullopt if the strides of `type` are unknown.
std::optional<SymIntVector> PreservedStrides(ShapeContext& ctx, const TensorType& type);

// The type of empty_like: `format` defaults to kPreserve.
absl::StatusOr<TensorType> EmptyLike(ShapeContext& ctx, const TensorType& self, DType dtype,
                                     std::optional<MemoryFormat> format);

// Replaces -1 in `wanted` by the inferred size. Errors have PyTorch's words: "shape '[2, 3]' is invalid for input of
// size 5".
absl::StatusOr<SymIntVector> InferViewSizes(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> wanted);

// The strides of a view of the same elements in a shape with the same number of elements; nullopt if there are none.
std::optional<SymIntVector> ViewStrides(ShapeContext& ctx, absl::Span<const SymInt> old_sizes,
                                        absl::Span<const SymInt> old_strides, absl::Span<const SymInt> new_sizes);

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_STRIDES_H_
