// Losses with a reduction, as the losses of the elements and a sum.
#include <algorithm>

#include "absl/strings/match.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/rewrites.h"

namespace backtape::vectorize {
namespace {

int64_t ReductionOf(const RewriteCall& call) { return call.arg("reduction").sym_int().value(); }

// The call with another reduction and, for a gradient, another grad_output.
IValue WithoutReduction(const RewriteCall& call, const Variable& grad_output = {}) {
  IValueList args(call.args.begin(), call.args.end());
  for (size_t i = 0; i < args.size(); ++i) {
    if (call.op.args[i].name == "reduction") args[i] = IValue(kNoReduction);
    if (call.op.args[i].name == "grad_output" && grad_output.defined()) args[i] = IValue(grad_output);
  }
  return Call(BuiltinLibrary(), call.op.id, args);
}

Variable Reduced(const Variable& losses, int64_t reduction) {
  const Variable flat = ops::reshape(losses, {SymNumelOf(losses)});
  return reduction == kMeanReduction ? ops::mean(flat, {0}) : ops::sum(flat, {0});
}

// The classes of a negative log likelihood: which are picked, and with which weight.
struct Picks {
  int64_t dim = 0;   // of the classes
  Variable ignored;  // a mask of the targets
  Variable classes;  // 0 where ignored; with a dim of size 1 for the classes
  Variable weights;  // 0 where ignored
};

Picks PicksOf(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable weight = call.tensor("weight");
  const Variable target = ops::_to_copy(call.tensor("target"), DType::kInt64);
  Picks picks;
  picks.dim = self.dim() > 1 ? 1 : 0;
  picks.ignored = ops::eq(target, SymScalar(call.arg("ignore_index").sym_int()));
  const Variable safe = ops::where(picks.ignored, SymScalar(0), target);
  picks.classes = ops::unsqueeze(safe, picks.dim);
  const Variable all = weight.defined() ? ops::index(weight, {safe}) : ops::new_ones(self, SymSizesOf(target));
  picks.weights = ops::where(picks.ignored, SymScalar(0), all);
  return picks;
}

}  // namespace

Rewritten ReducedLoss(const RewriteCall& call) {
  const int64_t reduction = ReductionOf(call);
  if (reduction == kNoReduction) return std::nullopt;
  const IValue losses = WithoutReduction(call);
  if (losses.is_tensor()) return IValue(Reduced(ToVariable(losses), reduction));
  IValueList results = losses.list();
  results[0] = IValue(Reduced(ToVariable(results[0]), reduction));
  return IValue(std::move(results));
}

Rewritten ReducedLossBackward(const RewriteCall& call) {
  const int64_t reduction = ReductionOf(call);
  if (reduction == kNoReduction) return std::nullopt;
  const Variable self = call.tensor("self");
  std::vector<SymInt> sizes = decompositions::BroadcastSizes(SymSizesOf(self), SymSizesOf(call.tensor("target")));
  // As in PyTorch, the mean divides by the size of `self`, even if the target is larger.
  SymInt count = SymNumelOf(self);
  if (absl::StrContains(call.op.name, "margin_loss") && !call.op.is(OpId::soft_margin_loss_backward)) {
    sizes = SymSizesOf(self);
    if (!sizes.empty()) sizes.pop_back();
    count = Product(sizes);
  }
  Variable grad = call.tensor("grad_output");
  // The result has the dtype of `self`, in which the division may be more precise.
  if (grad.dtype() != self.dtype()) grad = ops::_to_copy(grad, self.dtype());
  if (reduction == kMeanReduction) grad = ops::div(grad, SymScalar(count));
  return WithoutReduction(call, ops::expand(grad, sizes));
}

Rewritten NllLoss(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const int64_t reduction = ReductionOf(call);
  const Picks picks = PicksOf(call);
  const Variable scores = ops::squeeze(ops::gather(self, picks.dim, picks.classes), picks.dim);
  const Variable losses = ops::where(picks.ignored, SymScalar(0), ops::neg(ops::mul(scores, picks.weights)));
  if (reduction == kNoReduction && self.dim() > 1) {
    return IValue(IValueList{IValue(losses), IValue(ops::new_zeros(self, std::vector<SymInt>()))});
  }
  const Variable total = Reduced(picks.weights, kSumReduction);
  Variable sum = Reduced(losses, kSumReduction);
  if (reduction == kMeanReduction) sum = ops::div(sum, total);
  return IValue(IValueList{IValue(sum), IValue(total)});
}

Rewritten NllLossBackward(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Picks picks = PicksOf(call);
  Variable grad = ops::mul(ops::neg(picks.weights), call.tensor("grad_output"));
  if (ReductionOf(call) == kMeanReduction) grad = ops::div(grad, call.tensor("total_weight"));
  grad = ops::where(picks.ignored, SymScalar(0), grad);
  const Variable zeros = ops::zeros_like(self);
  return IValue(ops::scatter(zeros, picks.dim, picks.classes, ops::unsqueeze(grad, picks.dim)));
}

}  // namespace backtape::vectorize
