// Losses and their gradients.
#include <algorithm>
#include <array>
#include <optional>

#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

absl::Status RequireReduction(int64_t reduction) {
  if (reduction >= kNoReduction && reduction <= kSumReduction) return absl::OkStatus();
  return ShapeError("reduction must be 0 (none), 1 (mean) or 2 (sum), got ", reduction);
}

// Checks the arguments common to forward and backward.
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
      (target.dim() != 1 || !ctx.RequireEq(target.sizes[0], samples, "there is a target for each sample"))) {
    return ShapeError("size mismatch (got input: ", SizesText(self.sizes), ", target: ", SizesText(target.sizes), ")");
  }
  if (weight == nullptr) return absl::OkStatus();
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*weight, self, "weight and input"));
  if (weight->dim() != 1 || !ctx.RequireEq(weight->sizes[0], self.sizes.back(), "there is a weight for each class")) {
    return ShapeError("weight tensor should be defined either for all ", self.sizes.back().ToString(),
                      " classes or no classes but got weight tensor of shape: ", SizesText(weight->sizes));
  }
  return absl::OkStatus();
}

// The sizes of the loss.
SymIntVector NllSizes(const TensorType& self, int64_t reduction) {
  if (reduction != kNoReduction || self.dim() == 1) return {};
  return {self.sizes[0]};
}

absl::Status RequireNll2dArguments(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                   const TensorType* weight, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of nll_loss2d"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(self, 4, "input"));
  if (target.dtype != DType::kInt64) {
    return ShapeError("expected a target of dtype int64, got ", TorchName(target.dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(
      RequireSameSizes(ctx, target.sizes, {self.sizes[0], self.sizes[2], self.sizes[3]}, "target"));
  if (weight == nullptr) return absl::OkStatus();
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(*weight, self, "weight and input"));
  return RequireSameSizes(ctx, weight->sizes, {self.sizes[1]}, "weight");
}

// A loss computed from each element and its target.
absl::StatusOr<TensorType> PairLossType(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                        int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(self.dtype, target.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(dtype, "the input of the loss"));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType losses, PointwiseType(ctx, dtype, {&self, &target}));
  return reduction == kNoReduction ? losses : ContiguousLike(self, dtype, {});
}

// The weight may be null; otherwise it must broadcast to the losses.
absl::Status RequireWeight(ShapeContext& ctx, const TensorType* weight, absl::Span<const SymInt> sizes,
                           absl::string_view name) {
  return weight == nullptr ? absl::OkStatus() : RequireBroadcast(ctx, *weight, sizes, name, "the losses");
}

absl::Status RequireCtcArguments(ShapeContext& ctx, const TensorType& log_probs, const TensorType& targets,
                                 int64_t blank) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(log_probs.dtype, "log_probs"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(log_probs, 3, "log_probs"));
  if (targets.dtype != DType::kInt64 && targets.dtype != DType::kInt32) {
    return ShapeError("targets must be int32 or int64, but got ", TorchName(targets.dtype));
  }
  const SymInt& classes = log_probs.sizes[2];
  if (blank < 0 || !ctx.Lt(blank, classes, "blank is a class")) {
    return ShapeError("blank must be in the label range, but got ", blank, "; log_probs has ", classes.ToString(),
                      " classes");
  }
  return absl::OkStatus();
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
  // The gradient of a reduced loss may have size [1].
  if (!expected.empty() || !ctx.Eq(grad_output.numel(), 1) || grad_output.dim() > 1) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, expected, "grad_output"));
  }
  if (!ctx.RequireEq(total_weight.numel(), 1, "total_weight is one number")) {
    return ShapeError("expected total_weight to be a single element tensor, got sizes ", SizesText(total_weight.sizes));
  }
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<Pair> nll_loss2d_forward(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                        const TensorType* weight, int64_t reduction, const SymInt& ignore_index) {
  BACKTAPE_RETURN_IF_ERROR(RequireNll2dArguments(ctx, self, target, weight, reduction));
  const SymIntVector sizes = reduction == kNoReduction ? target.sizes : SymIntVector();
  return Pair{ContiguousLike(self, self.dtype, sizes), ContiguousLike(self, self.dtype, {})};
}

absl::StatusOr<TensorType> nll_loss2d_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                               const TensorType& target, const TensorType* weight, int64_t reduction,
                                               const SymInt& ignore_index, const TensorType& total_weight) {
  BACKTAPE_RETURN_IF_ERROR(RequireNll2dArguments(ctx, self, target, weight, reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes,
                                            reduction == kNoReduction ? target.sizes : SymIntVector(), "grad_output"));
  if (!ctx.RequireEq(total_weight.numel(), 1, "total_weight is one number")) {
    return ShapeError("expected total_weight to be a single element tensor, got sizes ", SizesText(total_weight.sizes));
  }
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> mse_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                    int64_t reduction) {
  return PairLossType(ctx, self, target, reduction);
}

absl::StatusOr<TensorType> mse_loss_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                             const TensorType& target, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of the loss"));
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, BroadcastSizes(ctx, self.sizes, target.sizes));
  BACKTAPE_ASSIGN_OR_RETURN(sizes, BroadcastSizes(ctx, sizes, grad_output.sizes));
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> smooth_l1_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                          int64_t reduction, double beta) {
  if (beta < 0) return ShapeError("beta must not be negative, got ", beta);
  return PairLossType(ctx, self, target, reduction);
}

absl::StatusOr<TensorType> smooth_l1_loss_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                   const TensorType& self, const TensorType& target, int64_t reduction,
                                                   double beta) {
  return mse_loss_backward(ctx, grad_output, self, target, reduction);
}

// PyTorch writes the losses into a tensor like `self`, which must therefore be floating-point.
absl::StatusOr<TensorType> huber_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                      int64_t reduction, double delta) {
  if (!(delta > 0)) return ShapeError("delta must be positive, got ", delta);
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of huber_loss"));
  return PairLossType(ctx, self, target, reduction);
}

absl::StatusOr<TensorType> soft_margin_loss(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                            int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of soft_margin_loss"));
  // PyTorch computes in place in the input, but accepts any target for a 0-dim input.
  if (self.dim() > 0) BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, target, self.sizes, "target", "the input"));
  return PairLossType(ctx, self, target, reduction);
}

absl::StatusOr<TensorType> soft_margin_loss_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                     const TensorType& self, const TensorType& target,
                                                     int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(PairLossType(ctx, self, target, reduction).status());
  return PointwiseType(ctx, self.dtype, {&self, &target, &grad_output});
}

absl::StatusOr<TensorType> binary_cross_entropy(ShapeContext& ctx, const TensorType& self, const TensorType& target,
                                                const TensorType* weight, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of binary_cross_entropy"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, target, "input and target"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, target.sizes, self.sizes, "target"));
  BACKTAPE_RETURN_IF_ERROR(RequireWeight(ctx, weight, self.sizes, "weight"));
  if (reduction != kNoReduction) return ContiguousLike(self, self.dtype, {});
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> binary_cross_entropy_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                         const TensorType& self, const TensorType& target,
                                                         const TensorType* weight, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(binary_cross_entropy(ctx, self, target, weight, reduction).status());
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, grad_output, self.sizes, "grad_output", "the input"));
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> binary_cross_entropy_with_logits(ShapeContext& ctx, const TensorType& self,
                                                            const TensorType& target, const TensorType* weight,
                                                            const TensorType* pos_weight, int64_t reduction) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(target.dtype, "the target of binary_cross_entropy_with_logits"));
  // PyTorch multiplies 1 - target in place, so a 0-dim target requires a 0-dim input.
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, self, target.sizes, "the input", "target"));
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType losses, PairLossType(ctx, self, target, 0));
  BACKTAPE_RETURN_IF_ERROR(RequireWeight(ctx, weight, losses.sizes, "weight"));
  BACKTAPE_RETURN_IF_ERROR(RequireWeight(ctx, pos_weight, losses.sizes, "pos_weight"));
  BACKTAPE_RETURN_IF_ERROR(RequireReduction(reduction));
  if (reduction != kNoReduction) return ContiguousLike(self, losses.dtype, {});
  // PyTorch starts with 1 - target, whose sizes and layout the losses keep.
  return PointwiseType(ctx, losses.dtype, {&target});
}

absl::StatusOr<Pair> _ctc_loss(ShapeContext& ctx, const TensorType& log_probs, const TensorType& targets,
                               absl::Span<const int64_t> input_lengths, absl::Span<const int64_t> target_lengths,
                               int64_t blank, bool zero_infinity) {
  BACKTAPE_RETURN_IF_ERROR(RequireCtcArguments(ctx, log_probs, targets, blank));
  const SymInt &steps = log_probs.sizes[0], &samples = log_probs.sizes[1];
  for (const auto& lengths : {input_lengths, target_lengths}) {
    if (!ctx.RequireEq(samples, static_cast<int64_t>(lengths.size()), "there is a length for each sample")) {
      return ShapeError("input_lengths and target_lengths must have one length for each of the ", samples.ToString(),
                        " samples, got ", lengths.size());
    }
  }
  int64_t longest = 0, total = 0;
  for (size_t n = 0; n < input_lengths.size(); ++n) {
    if (input_lengths[n] < 0 ||
        !ctx.Le(input_lengths[n], steps, "each input length is at most the length of log_probs")) {
      return ShapeError("expected input_lengths between 0 and ", steps.ToString(), ", but got ", input_lengths[n]);
    }
    if (target_lengths[n] < 0 || target_lengths[n] > INT32_MAX) {
      return ShapeError("expected target_lengths between 0 and 2^31 - 1, but got ", target_lengths[n]);
    }
    longest = std::max(longest, target_lengths[n]);
    total += target_lengths[n];
  }
  const bool fits = targets.dim() == 1
                        ? ctx.RequireEq(targets.sizes[0], total, "the number of targets is the sum of target_lengths")
                        : targets.dim() == 2 &&
                              ctx.RequireEq(targets.sizes[0], samples, "there is a row of targets for each sample") &&
                              ctx.Le(longest, targets.sizes[1], "the longest target fits in a row");
  if (!fits) {
    return ShapeError("targets of sizes ", SizesText(targets.sizes), " don't match target_lengths ",
                      SizesText(target_lengths));
  }
  return Pair{ContiguousLike(log_probs, log_probs.dtype, {samples}),
              ContiguousLike(log_probs, log_probs.dtype, {samples, steps, SymInt(2 * longest + 1)})};
}

// The run checks the values of the lengths.
absl::StatusOr<Pair> _ctc_loss_Tensor(ShapeContext& ctx, const TensorType& log_probs, const TensorType& targets,
                                      const TensorType& input_lengths, const TensorType& target_lengths, int64_t blank,
                                      bool zero_infinity) {
  BACKTAPE_RETURN_IF_ERROR(RequireCtcArguments(ctx, log_probs, targets, blank));
  const SymInt &steps = log_probs.sizes[0], &samples = log_probs.sizes[1];
  const auto require_lengths = [&](const TensorType& lengths, absl::string_view name) {
    if (!IsInteger(lengths.dtype)) return ShapeError(name, " must be integral, but got ", TorchName(lengths.dtype));
    return RequireSameSizes(ctx, lengths.sizes, SymIntVector{samples}, name);
  };
  BACKTAPE_RETURN_IF_ERROR(require_lengths(input_lengths, "input_lengths"));
  BACKTAPE_RETURN_IF_ERROR(require_lengths(target_lengths, "target_lengths"));
  if (targets.dim() != 1 &&
      (targets.dim() != 2 || !ctx.RequireEq(targets.sizes[0], samples, "there is a row of targets for each sample"))) {
    return ShapeError("targets of sizes ", SizesText(targets.sizes), " don't match ", samples.ToString(), " samples");
  }
  return Pair{ContiguousLike(log_probs, log_probs.dtype, {samples}),
              ContiguousLike(log_probs, log_probs.dtype, {samples, steps, OpenSize(0)})};
}

absl::StatusOr<TensorType> _ctc_loss_backward(ShapeContext& ctx, const TensorType& grad, const TensorType& log_probs,
                                              const TensorType& targets, absl::Span<const int64_t> input_lengths,
                                              absl::Span<const int64_t> target_lengths,
                                              const TensorType& neg_log_likelihood, const TensorType& log_alpha,
                                              int64_t blank, bool zero_infinity) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pair results,
                            _ctc_loss(ctx, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad.sizes, results[0]->sizes, "grad"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, neg_log_likelihood.sizes, results[0]->sizes, "neg_log_likelihood"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, log_alpha.sizes, results[1]->sizes, "log_alpha"));
  return ContiguousLike(log_probs, log_probs.dtype, log_probs.sizes);
}

absl::StatusOr<TensorType> _ctc_loss_backward_Tensor(ShapeContext& ctx, const TensorType& grad,
                                                     const TensorType& log_probs, const TensorType& targets,
                                                     const TensorType& input_lengths, const TensorType& target_lengths,
                                                     const TensorType& neg_log_likelihood, const TensorType& log_alpha,
                                                     int64_t blank, bool zero_infinity) {
  BACKTAPE_ASSIGN_OR_RETURN(const Pair results, _ctc_loss_Tensor(ctx, log_probs, targets, input_lengths, target_lengths,
                                                                 blank, zero_infinity));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad.sizes, results[0]->sizes, "grad"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, neg_log_likelihood.sizes, results[0]->sizes, "neg_log_likelihood"));
  BACKTAPE_RETURN_IF_ERROR(RequireRank(log_alpha, 3, "log_alpha"));
  const SymIntVector sizes = {results[1]->sizes[0], results[1]->sizes[1], log_alpha.sizes[2]};
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, log_alpha.sizes, sizes, "log_alpha"));
  return ContiguousLike(log_probs, log_probs.dtype, log_probs.sizes);
}

}  // namespace backtape::shape_rules
