// Losses and their gradients. `reduction` is 0 for none, 1 for mean, 2 for sum.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

absl::Status RequireReduction(int64_t reduction) {
  if (reduction >= 0 && reduction <= 2) return absl::OkStatus();
  return ShapeError("reduction must be 0 (none), 1 (mean) or 2 (sum), got ", reduction);
}

// Checks of the arguments that forward and backward share.
absl::Status RequireNllArguments(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                 const TensorType* weight, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of nll_loss"));
  if (self.dim() < 1 || self.dim() > 2) {
    return ShapeError("input tensor should be 1D or 2D, got sizes ", SizesText(self.sizes));
  }
  if (target.dim() > 1) return ShapeError("0D or 1D target tensor expected, got sizes ", SizesText(target.sizes));
  if (target.dtype != DType::kInt64 && target.dtype != DType::kUInt8) {
    return ShapeError("expected target dtype to be int64 or uint8, but got ", TorchName(target.dtype));
  }
  const bool one_sample = self.dim() == 1;
  const SymInt samples = one_sample ? SymInt(1) : self.sizes[0];
  if (!(one_sample && target.dim() == 0) &&
      (target.dim() != 1 || !ctx.RequireEq(target.sizes[0], samples, "a target for each sample"))) {
    return ShapeError("size mismatch (got input: ", SizesText(self.sizes), ", target: ", SizesText(target.sizes), ")");
  }
  if (weight == nullptr) return absl::OkStatus();
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*weight, self, "weight and input"));
  if (weight->dim() != 1 || !ctx.RequireEq(weight->sizes[0], self.sizes.back(), "a weight for each class")) {
    return ShapeError("weight tensor should be defined either for all ", self.sizes.back().ToString(),
                      " classes or no classes but got weight tensor of shape: ", SizesText(weight->sizes));
  }
  return absl::OkStatus();
}

// Sizes of the loss.
SymIntVector NllSizes(const TensorType& self, int64_t reduction) {
  if (reduction != 0 || self.dim() == 1) return {};
  return {self.sizes[0]};
}

}  // namespace

absl::StatusOr<Pair> nll_loss_forward(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                      const TensorType* weight, int64_t reduction, const SymInt& ignore_index) {
  BACKTAPE_RETURN_IF_ERROR(RequireNllArguments(ctx, self, target, weight, reduction));
  return Pair{ContiguousLike(self, self.dtype, NllSizes(self, reduction)), ContiguousLike(self, self.dtype, {})};
}

absl::StatusOr<TensorType> nll_loss_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                             const TensorType& target, const TensorType* weight, int64_t reduction,
                                             const SymInt& ignore_index, const TensorType& total_weight) {
  BACKTAPE_RETURN_IF_ERROR(RequireNllArguments(ctx, self, target, weight, reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  const SymIntVector expected = NllSizes(self, reduction);
  // A reduced loss may come as [1].
  if (!expected.empty() || !ctx.Eq(grad_output.numel(), 1) || grad_output.dim() > 1) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, expected, "grad_output"));
  }
  if (!ctx.RequireEq(total_weight.numel(), 1, "total_weight is one number")) {
    return ShapeError("expected total_weight to be a single element tensor, got sizes ", SizesText(total_weight.sizes));
  }
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> mse_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                    int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  const DType dtype = PromoteTypes(self.dtype, target.dtype);
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(dtype, "the input of mse_loss"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, BroadcastSizes(ctx, self.sizes, target.sizes));
  return ContiguousLike(self, dtype, reduction == 0 ? sizes : SymIntVector());
}

absl::StatusOr<TensorType> mse_loss_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                             const TensorType& target, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of mse_loss"));
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, BroadcastSizes(ctx, self.sizes, target.sizes));
  BACKTAPE_ASSIGN_OR_RETURN(sizes, BroadcastSizes(ctx, sizes, grad_output.sizes));
  return ContiguousLike(self, PromoteTypes(self.dtype, grad_output.dtype), sizes);
}

}  // namespace backtape::shape_rules
