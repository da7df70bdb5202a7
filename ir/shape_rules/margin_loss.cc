// Multi-class losses that separate scores by a margin. The input is [N, C], or [C] for a single sample.
#include <array>
#include <optional>

#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

// Returns the number of samples after checking what all margin losses require.
absl::StatusOr<SymInt> RequireSamples(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                      int64_t reduction) {
  if (reduction < kNoReduction || reduction > kSumReduction) {
    return ShapeError("reduction must be 0 (none), 1 (mean) or 2 (sum), got ", reduction);
  }
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of a margin loss"));
  if (self.dim() > 2 || (self.dim() > 0 && !ctx.Lt(0, self.sizes.back(), "there is at least one class"))) {
    return ShapeError("expected a scalar, a non-empty vector or a matrix with at least one column, but got sizes ",
                      SizesText(self.sizes));
  }
  if (target.dtype != DType::kInt64) return ShapeError("target must be int64, but got ", TorchName(target.dtype));
  return self.dim() == 2 ? self.sizes[0] : SymInt(1);
}

// The type of the loss: one value per sample if `of_each` (reduction none), otherwise a single value.
TensorType LossType(const TensorType& self, const SymInt& samples, bool of_each) {
  return ContiguousLike(self, self.dtype, of_each ? SymIntVector{samples} : SymIntVector());
}

absl::Status RequireLossGradient(ShapeContext& ctx, const TensorType& grad_output, const TensorType& loss) {
  if (grad_output.dtype != loss.dtype) {
    return ShapeError("grad_output must have the dtype of the input (", TorchName(loss.dtype), "), but got ",
                      TorchName(grad_output.dtype));
  }
  if (loss.sizes.empty() && grad_output.dim() == 1 && ctx.Eq(grad_output.sizes[0], 1)) return absl::OkStatus();
  return RequireSameSizes(ctx, grad_output.sizes, loss.sizes, "grad_output");
}

}  // namespace

absl::StatusOr<TensorType> multi_margin_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                             const SymScalar& p, const SymScalar& margin, const TensorType* weight,
                                             int64_t reduction) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymInt samples, RequireSamples(ctx, self, target, reduction));
  const double power = p.scalar().to_double();
  if (power != 1 && power != 2) return ShapeError("only p == 1 and p == 2 supported, got ", power);
  if (target.dim() > 1 || !ctx.RequireEq(target.numel(), samples, "there is a target for each sample")) {
    return ShapeError("inconsistent target size, expected ", samples.ToString(), " but got ", SizesText(target.sizes));
  }
  if (weight != nullptr) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*weight, self, "weight and input"));
    const SymInt classes = self.dim() == 0 ? SymInt(1) : self.sizes.back();
    if (weight->dim() > 1 || !ctx.RequireEq(weight->numel(), classes, "there is a weight for each class")) {
      return ShapeError("inconsistent weight size, expected ", classes.ToString(), " but got ",
                        SizesText(weight->sizes));
    }
  }
  return LossType(self, samples, reduction == kNoReduction && target.dim() > 0);
}

absl::StatusOr<TensorType> multi_margin_loss_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                      const TensorType& self, const TensorType& target,
                                                      const SymScalar& p, const SymScalar& margin,
                                                      const TensorType* weight, int64_t reduction) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType loss, multi_margin_loss(ctx, self, target, p, margin, weight, reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireLossGradient(ctx, grad_output, loss));
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<Pair> multilabel_margin_loss_forward(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                                    int64_t reduction) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymInt samples, RequireSamples(ctx, self, target, reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, target.sizes, self.sizes, "target"));
  return Pair{LossType(self, samples, reduction == kNoReduction && target.dim() > 1),
              ContiguousLike(self, self.dtype, target.sizes)};
}

absl::StatusOr<TensorType> multilabel_margin_loss_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                           const TensorType& self, const TensorType& target,
                                                           int64_t reduction, const TensorType& is_target) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pair results, multilabel_margin_loss_forward(ctx, self, target, reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireLossGradient(ctx, grad_output, *results[0]));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(is_target, self, "is_target and self"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, is_target.sizes, target.sizes, "is_target"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

}  // namespace backtape::shape_rules
