// Functional collectives. Group names are looked up in a run, so the size of the group and the ranks of roots are
// checked by the kernels.
#include <optional>

#include "backtape/ir/reduction.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequireReduction(absl::string_view reduce_op, DType dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(const Reduction reduction, ParseReduction(reduce_op));
  return CheckReducible(reduction, dtype);
}

// The row-major type that results from replacing the size of dim 0.
absl::StatusOr<TensorType> WithFirstSize(const TensorType& input, const SymInt& size) {
  SymIntVector sizes = input.sizes;
  sizes[0] = size;
  return ContiguousLike(input, input.dtype, sizes);
}

absl::Status RequireDim(const TensorType& input) {
  if (input.dim() > 0) return absl::OkStatus();
  return ShapeError("expected a Tensor with at least one dim, but got a 0-dim Tensor");
}

absl::Status RequireRows(const TensorType& input, int64_t group_size) {
  BACKTAPE_RETURN_IF_ERROR(RequireDim(input));
  if (group_size < 1) return ShapeError("group_size must be positive, but got ", group_size);
  return absl::OkStatus();
}

absl::Status RequireRankInGroup(int64_t rank, absl::string_view name) {
  if (rank >= 0) return absl::OkStatus();
  return ShapeError(name, " must be the rank of a process in the group, but got ", rank);
}

}  // namespace

absl::StatusOr<TensorType> _c10d_functional_all_reduce(ShapeContext& ctx, const TensorType& input,
                                                       absl::string_view reduce_op, absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce_op, input.dtype));
  return ContiguousLike(input, input.dtype, input.sizes);
}

absl::StatusOr<TensorType> _c10d_functional_broadcast(ShapeContext& ctx, const TensorType& input, int64_t src,
                                                      absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireRankInGroup(src, "src"));
  return EmptyLike(ctx, input, input.dtype, std::nullopt);
}

absl::StatusOr<TensorType> _c10d_functional_all_gather_into_tensor(ShapeContext& ctx, const TensorType& input,
                                                                   int64_t group_size, absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireRows(input, group_size));
  return WithFirstSize(input, input.sizes[0] * SymInt(group_size));
}

absl::StatusOr<TensorType> _c10d_functional_reduce_scatter_tensor(ShapeContext& ctx, const TensorType& input,
                                                                  absl::string_view reduce_op, int64_t group_size,
                                                                  absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireRows(input, group_size));
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce_op, input.dtype));
  const SymInt rows = SymInt::FloorDiv(input.sizes[0], group_size);
  if (!ctx.RequireEq(rows * SymInt(group_size), input.sizes[0], "each rank gets the same number of rows")) {
    return ShapeError("the size of dim 0 (", input.sizes[0].ToString(),
                      ") must be divisible by group_size=", group_size);
  }
  return WithFirstSize(input, rows);
}

absl::StatusOr<TensorType> _c10d_functional_all_to_all_single(ShapeContext& ctx, const TensorType& input,
                                                              absl::Span<const SymInt> output_split_sizes,
                                                              absl::Span<const SymInt> input_split_sizes,
                                                              absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireDim(input));
  if (output_split_sizes.size() != input_split_sizes.size() || output_split_sizes.empty()) {
    return ShapeError("output_split_sizes and input_split_sizes must have one size for each rank, but got ",
                      output_split_sizes.size(), " and ", input_split_sizes.size(), " sizes");
  }
  SymInt received = 0, sent = 0;
  for (size_t i = 0; i < output_split_sizes.size(); ++i) {
    if (ctx.Lt(output_split_sizes[i], 0) || ctx.Lt(input_split_sizes[i], 0)) {
      return ShapeError("split sizes must not be negative, but got ", SizesText(output_split_sizes), " and ",
                        SizesText(input_split_sizes));
    }
    received += output_split_sizes[i];
    sent += input_split_sizes[i];
  }
  if (!ctx.RequireEq(sent, input.sizes[0], "all rows are sent")) {
    return ShapeError("input_split_sizes ", SizesText(input_split_sizes), " must add up to ", input.sizes[0].ToString(),
                      " (the size of dim 0)");
  }
  return WithFirstSize(input, received);
}

absl::StatusOr<TensorType> _c10d_functional_wait_tensor(ShapeContext& ctx, const TensorType& tensor) {
  return EmptyLike(ctx, tensor, tensor.dtype, std::nullopt);
}

absl::StatusOr<TensorType> reduce_to_rank(ShapeContext& ctx, const TensorType& input, absl::string_view reduce_op,
                                          int64_t dst, absl::string_view group_name) {
  BACKTAPE_RETURN_IF_ERROR(RequireRankInGroup(dst, "dst"));
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduce_op, input.dtype));
  return ContiguousLike(input, input.dtype, input.sizes);
}

}  // namespace backtape::shape_rules
