// Distances between the rows of matrices.
#include <cmath>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequirePower(double p) {
  if (p >= 0) return absl::OkStatus();
  return ShapeError("distances only support non-negative p values, got ", p);
}

// The batch sizes of both inputs, broadcast.
absl::StatusOr<SymIntVector> BatchSizes(ShapeContext& ctx, const TensorType& x1, const TensorType& x2) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(x1.dtype, "the inputs"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(x1, x2, "the inputs"));
  for (const TensorType* x : {&x1, &x2}) {
    if (x->dim() < 2)
      return ShapeError("distances need inputs of at least 2 dimensions, got sizes ", SizesText(x->sizes));
  }
  if (!ctx.RequireEq(x1.sizes.back(), x2.sizes.back(), "the rows have equal lengths")) {
    return ShapeError("the rows must have equal lengths, got sizes ", SizesText(x1.sizes), " and ",
                      SizesText(x2.sizes));
  }
  const auto batch = [](const TensorType& x) { return absl::MakeConstSpan(x.sizes).subspan(0, x.sizes.size() - 2); };
  return BroadcastSizes(ctx, batch(x1), batch(x2));
}

}  // namespace

absl::StatusOr<TensorType> _cdist_forward(ShapeContext& ctx, const TensorType& x1, const TensorType& x2, double p,
                                          std::optional<int64_t> compute_mode) {
  BACKTAPE_RETURN_IF_ERROR(RequirePower(p));
  if (compute_mode.has_value() && (*compute_mode < 0 || *compute_mode > 2)) {
    return ShapeError("compute_mode must be 0, 1 or 2, but got ", *compute_mode);
  }
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, BatchSizes(ctx, x1, x2));
  sizes.push_back(x1.sizes[x1.dim() - 2]);
  sizes.push_back(x2.sizes[x2.dim() - 2]);
  return ContiguousLike(x1, x1.dtype, sizes);
}

absl::StatusOr<TensorType> _cdist_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& x1,
                                           const TensorType& x2, double p, const TensorType& cdist) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, _cdist_forward(ctx, x1, x2, p, std::nullopt));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, grad_output, result.sizes, "grad_output", "the distances"));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, cdist, result.sizes, "cdist", "the distances"));
  SymIntVector sizes = result.sizes;
  sizes.back() = x1.sizes.back();
  // PyTorch does not broadcast if there is nothing to sum.
  if (ctx.Eq(result.numel() * x1.sizes.back(), 0)) return ContiguousLike(x1, x1.dtype, x1.sizes);
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, x1, "grad_output and the inputs"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(cdist, x1, "cdist and the inputs"));
  return ContiguousLike(x1, x1.dtype, sizes);
}

absl::StatusOr<TensorType> _euclidean_dist(ShapeContext& ctx, const TensorType& x1, const TensorType& x2) {
  return _cdist_forward(ctx, x1, x2, 2, std::nullopt);
}

absl::StatusOr<TensorType> _pdist_forward(ShapeContext& ctx, const TensorType& self, double p) {
  BACKTAPE_RETURN_IF_ERROR(RequirePower(p));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 2, "self"));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(self, "self"));
  const SymInt& rows = self.sizes[0];
  return ContiguousLike(self, self.dtype, {SymInt::FloorDiv(rows * (rows - 1), 2)});
}

absl::StatusOr<TensorType> _pdist_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                           double p, const TensorType& pdist) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType result, _pdist_forward(ctx, self, p));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and self"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(pdist, self, "pdist and self"));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(pdist, "pdist"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, result.sizes, "grad_output"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, pdist.sizes, result.sizes, "pdist"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

}  // namespace backtape::shape_rules
