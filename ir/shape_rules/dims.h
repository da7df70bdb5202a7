#ifndef BACKTAPE_IR_SHAPE_RULES_DIMS_H_
#define BACKTAPE_IR_SHAPE_RULES_DIMS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape::shape_rules {

// Returns InvalidArgument with the pieces concatenated as its message.
template <typename... Pieces>
absl::Status ShapeError(const Pieces&... pieces) {
  return absl::InvalidArgumentError(absl::StrCat(pieces...));
}

// "[2, 3]". broadcast.h has the version for symbolic sizes.
using backtape::SizesText;
std::string SizesText(absl::Span<const int64_t> sizes);

// Converts a negative dim to its non-negative equivalent. As in PyTorch, a 0-dim tensor accepts -1 and 0.
absl::StatusOr<int64_t> WrapDim(int64_t dim, int64_t rank);

// Marks the dims that a list names; naming a dim twice is an error. With `empty_is_all`, an empty list names all dims.
absl::StatusOr<std::vector<bool>> DimMask(absl::Span<const int64_t> dims, int64_t rank, bool empty_is_all);

// Sizes with the masked dims removed or, with `keepdim`, set to 1.
SymIntVector ReducedSizes(absl::Span<const SymInt> sizes, const std::vector<bool>& reduced, bool keepdim);

// Requires equal ranks and sizes; adds a guard where equality is not known. The message is "<what>: expected sizes <b>,
// got <a>".
absl::Status RequireSameSizes(ShapeContext& ctx, absl::Span<const SymInt> a, absl::Span<const SymInt> b,
                              absl::string_view what);

// Requires that `type` broadcasts to `sizes`; adds a guard where that is not known. The message is "<name> of sizes
// <its sizes> cannot be broadcast to the sizes of <target>, <sizes>".
absl::Status RequireBroadcast(ShapeContext& ctx, const TensorType& type, absl::Span<const SymInt> sizes,
                              absl::string_view name, absl::string_view target);

absl::Status RequireSameDType(const TensorType& a, const TensorType& b, absl::string_view what);
// Requires row-major strides, as far as sizes and strides are known.
absl::Status RequireContiguous(const TensorType& type, absl::string_view what);
absl::Status RequireFloat(DType dtype, absl::string_view what);
// Requires elements in each dim from `first` on. As in PyTorch, a batch may be empty, but not its samples.
absl::Status RequireElementsFrom(int64_t first, const TensorType& type);
absl::Status RequireRank(const TensorType& type, int64_t rank, absl::string_view what);

// A row-major type on the device of `like`.
TensorType ContiguousLike(const TensorType& like, DType dtype, absl::Span<const SymInt> sizes);

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_DIMS_H_
