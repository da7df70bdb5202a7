// Second derivatives of normalisations.
//
// With x' = (x - mean) * rstd over a group of elements, g' = g * weight and P v = v - mean(v) - x' mean(v x'), the
// backward op returns rstd P g' for the input, and the sums of g x' and of g for weight and bias. P is symmetric, and
// the derivative of x' along v is rstd P v. With a, b, c the gradients of the three results, the gradients of <a, rstd
// P g'> + <b, sum g x'> + <c, sum g> with respect to g, weight and x are:
//   g:      weight rstd P a + b x' + c
//   weight: the sum of g rstd P a over all elements that share it
//   x:      rstd P(b g - rstd (a mean(g' x') + g' mean(a x'))) - rstd^2 x' mean(a P g')
#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

// A group of elements that share mean and rstd. All members broadcast with x.
struct Group {
  Variable x;  // the input
  Variable mean;
  Variable rstd;
  std::vector<int64_t> dims;  // the dims of x that form a group
  bool is_constant = false;   // mean and rstd don't depend on x

  Variable Mean(const Variable& v) const { return ops::mean(v, dims, /*keepdim=*/true); }
  Variable Project(const Variable& v, const Variable& normalised) const {
    if (is_constant) return v;
    return v - Mean(v) - normalised * Mean(v * normalised);
  }
};

// The group with statistics that depend on x, as the derivatives of these formulas require. Saved statistics are
// constants, or have a history of their own that would count twice.
Group WithLiveStatistics(const Group& group) {
  if (group.is_constant) return group;
  const auto change = [](const Variable& v) { return v - v.detach(); };  // 0, with the derivative of v
  const Variable mean = group.Mean(group.x), centred = group.x - mean;
  const Variable rstd = group.rstd.detach();
  Group live = group;
  live.mean = group.mean.detach() + change(mean);
  live.rstd = ops::rsqrt(1 / (rstd * rstd) + change(group.Mean(centred * centred)));
  return live;
}

struct Gradients {
  Variable grad_out, input;
  Variable weight;  // has x's sizes; not yet summed
};

Variable Sum(const Variable& a, const Variable& b) {
  if (!a.defined()) return b;
  return b.defined() ? a + b : a;
}

Variable Scaled(const Variable& v, const Variable& weight) { return weight.defined() ? v * weight : v; }

// ggx has the sizes of x; ggweight and ggbias broadcast. An undefined gradient is 0, and an undefined weight is 1.
// `mask` states which results are wanted: the gradients of input, weight and grad_out.
Gradients DoubleBackward(const Group& saved, const Variable& ggx, const Variable& ggweight, const Variable& ggbias,
                         const Variable& grad_out, const Variable& weight, std::array<bool, 3> mask) {
  const Group group = WithLiveStatistics(saved);
  const Variable normalised = (group.x - group.mean) * group.rstd;
  const Variable scaled = Scaled(grad_out, weight);
  Variable projected;  // rstd P a
  if (ggx.defined()) projected = group.rstd * group.Project(ggx, normalised);
  Gradients result;
  if (mask[2]) {
    if (ggx.defined()) result.grad_out = Scaled(projected, weight);
    if (ggweight.defined()) result.grad_out = Sum(result.grad_out, ggweight * normalised);
    if (ggbias.defined()) {
      result.grad_out = Sum(result.grad_out, ops::expand(ggbias, SymSizesOf(grad_out)));
    }
  }
  if (mask[1] && ggx.defined()) result.weight = grad_out * projected;
  if (!mask[0]) return result;
  Variable inner;  // the operand of rstd P
  if (ggweight.defined()) inner = ggweight * grad_out;
  if (group.is_constant) {
    if (inner.defined()) result.input = group.rstd * inner;
    return result;
  }
  if (ggx.defined()) {
    const Variable crossed = ggx * group.Mean(scaled * normalised) + scaled * group.Mean(ggx * normalised);
    const Variable part = -(group.rstd * crossed);
    inner = Sum(inner, part);
  }
  if (inner.defined()) result.input = group.rstd * group.Project(inner, normalised);
  if (ggx.defined()) {
    const Variable along = group.Mean(ggx * group.Project(scaled, normalised));
    result.input = result.input - group.rstd * group.rstd * normalised * along;
  }
  return result;
}

std::vector<int64_t> Range(int64_t begin, int64_t end) {
  std::vector<int64_t> dims;
  for (int64_t d = begin; d < end; ++d) dims.push_back(d);
  return dims;
}

// A per-channel tensor as [1, C, 1, ...]; undefined stays undefined.
Variable AlongChannels(const Variable& v, int64_t rank) {
  if (!v.defined()) return v;
  std::vector<SymInt> sizes(static_cast<size_t>(rank), 1);
  sizes[1] = -1;
  return ops::reshape(v, sizes);
}

Variable SumOverOthers(const Variable& v, int64_t rank) {
  std::vector<int64_t> dims = Range(2, rank);
  dims.insert(dims.begin(), 0);
  return ops::sum(v, dims);
}

}  // namespace

std::tuple<Variable, Variable, Variable> layer_norm_double_backward(const Variable& input, const Variable& weight,
                                                                    const Variable& ggx, const Variable& ggweight,
                                                                    const Variable& ggbias, const Variable& grad_out,
                                                                    const Variable& mean, const Variable& rstd,
                                                                    const SymIntSpan& normalized_shape,
                                                                    std::array<bool, 3> mask) {
  const int64_t rank = input.dim();
  const int64_t outer = rank - static_cast<int64_t>(normalized_shape.get().size());
  const Group group{input, mean, rstd, Range(outer, rank)};
  const Gradients gradients = DoubleBackward(group, ggx, ggweight, ggbias, grad_out, weight, mask);
  Variable by_weight = gradients.weight;
  if (by_weight.defined() && outer > 0) by_weight = ops::sum(by_weight, Range(0, outer));
  return {gradients.input, by_weight, gradients.grad_out};
}

// For a group of n elements x, the derivative of the mean with respect to each is 1 / n, and that of rstd is
// -rstd^3 (x - mean) / n.
std::tuple<Variable, Variable, Variable> group_norm_backward(const Variable& grad, const Variable& grad_mean,
                                                             const Variable& grad_rstd, const Variable& input,
                                                             const Variable& mean, const Variable& rstd,
                                                             const Variable& weight, const SymInt& N, const SymInt& C,
                                                             const SymInt& HxW, int64_t group,
                                                             std::array<bool, 3> mask) {
  std::tuple<Variable, Variable, Variable> result;
  if (grad.defined()) {
    // The op treats the statistics as functions of the input; their own history on the tape would count them twice.
    result = ops::native_group_norm_backward(grad, input, mean.detach(), rstd.detach(), weight, N, C, HxW, group, mask);
  }
  if (!mask[0] || (!grad_mean.defined() && !grad_rstd.defined())) return result;
  const SymInt per_group = SymInt::FloorDiv(C, group);
  const auto of_groups = [&](const Variable& v) { return ops::reshape(v, {N, group, 1, 1}); };
  Variable by_input;  // times n
  if (grad_rstd.defined()) {
    const Variable centred = ops::reshape(input, {N, group, per_group, HxW}) - of_groups(mean);
    by_input = -(of_groups(grad_rstd) * ops::pow(of_groups(rstd), 3) * centred);
  }
  if (grad_mean.defined()) {
    by_input = Sum(by_input, ops::expand(of_groups(grad_mean), {N, group, per_group, HxW}));
  }
  by_input = ops::reshape(by_input / SymScalar(per_group * HxW), SymSizesOf(input));
  if (by_input.dtype() != input.dtype()) by_input = by_input.to(input.dtype());
  std::get<0>(result) = Sum(std::get<0>(result), by_input);
  return result;
}

std::tuple<Variable, Variable, Variable> group_norm_double_backward(const Variable& ggx, const Variable& ggweight,
                                                                    const Variable& ggbias, const Variable& grad_out,
                                                                    const Variable& input, const Variable& mean,
                                                                    const Variable& rstd, const Variable& weight,
                                                                    const SymInt& N, const SymInt& C, const SymInt& HxW,
                                                                    int64_t group, std::array<bool, 3> mask) {
  const SymInt per_group = SymInt::FloorDiv(C, group);
  const std::vector<SymInt> sizes = {N, group, per_group, HxW};
  const auto grouped = [&](const Variable& v) { return v.defined() ? ops::reshape(v, sizes) : v; };
  const auto of_channels = [&](const Variable& v) {
    return v.defined() ? ops::reshape(v, {1, group, per_group, 1}) : v;
  };
  const auto of_groups = [&](const Variable& v) { return ops::reshape(v, {N, group, 1, 1}); };
  const Group parts{grouped(input), of_groups(mean), of_groups(rstd), {2, 3}};
  const Gradients gradients = DoubleBackward(parts, grouped(ggx), of_channels(ggweight), of_channels(ggbias),
                                             grouped(grad_out), of_channels(weight), mask);
  const auto restored = [&](const Variable& v) { return v.defined() ? ops::reshape(v, SymSizesOf(input)) : v; };
  Variable by_weight = gradients.weight;
  if (by_weight.defined()) by_weight = ops::reshape(ops::sum(by_weight, {0, 3}), {C});
  return {restored(gradients.input), by_weight, restored(gradients.grad_out)};
}

std::tuple<Variable, Variable, Variable> batch_norm_double_backward(
    const Variable& ggx, const Variable& ggweight, const Variable& ggbias, const Variable& grad_out,
    const Variable& input, const Variable& weight, const Variable& running_mean, const Variable& running_var,
    const Variable& save_mean, const Variable& save_invstd, bool train, double eps, std::array<bool, 3> mask) {
  const int64_t rank = input.dim();
  std::vector<int64_t> dims = Range(2, rank);
  dims.insert(dims.begin(), 0);
  const Variable mean = train ? save_mean : running_mean;
  const Variable rstd = train ? save_invstd : ops::rsqrt(running_var + eps);
  const Group group{input, AlongChannels(mean, rank), AlongChannels(rstd, rank), dims, !train};
  const Gradients gradients = DoubleBackward(group, ggx, AlongChannels(ggweight, rank), AlongChannels(ggbias, rank),
                                             grad_out, AlongChannels(weight, rank), mask);
  Variable by_weight = gradients.weight;
  if (by_weight.defined()) by_weight = SumOverOthers(by_weight, rank);
  return {gradients.input, by_weight, gradients.grad_out};
}

}  // namespace backtape::formulas
