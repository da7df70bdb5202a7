// Fake quantisation, and its observers, which follow the range of the values.
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

struct Observer {
  Variable running_min, running_max, scale, zero_point;
};

// The smallest and the largest element of each channel, or of the whole tensor, in the sizes of `like`.
std::pair<Variable, Variable> Extremes(const Variable& self, const Variable& like, int64_t ch_axis, bool per_row) {
  Variable low, high;
  if (per_row) {
    const int64_t axis = WrapSizedDim("fused_moving_avg_obs_fake_quant", ch_axis, self.dim());
    const Variable rows = ops::reshape(ops::transpose(self, 0, axis), {SymSizeOf(self, axis), SymInt(-1)});
    low = ops::amin(rows, {1});
    high = ops::amax(rows, {1});
  } else {
    low = ops::amin(self);
    high = ops::amax(self);
  }
  return {ops::reshape(low, SymSizesOf(like)), ops::reshape(high, SymSizesOf(like))};
}

// The running average. Its initial value is infinite; the first observed value replaces it.
Variable Averaged(const Variable& running, const Variable& observed, double averaging_const) {
  return ops::where(ops::isinf(running), observed, running + (observed - running) * SymScalar(averaging_const));
}

// The scale and zero point that represent 0 exactly and cover the range; PyTorch's ChooseQuantizationParams, which
// computes in float64.
std::pair<Variable, Variable> ChooseParameters(const Observer& observer, int64_t quant_min, int64_t quant_max,
                                               bool symmetric) {
  constexpr double kSmallestScale = 6.1e-5F;
  const SymScalar least(static_cast<double>(quant_min)), greatest(static_cast<double>(quant_max));
  const double steps = static_cast<double>(quant_max) - static_cast<double>(quant_min);
  Variable low = ops::clamp(ConvertedTo(observer.running_min, DType::kFloat64), std::nullopt, SymScalar(0.0));
  Variable high = ops::clamp(ConvertedTo(observer.running_max, DType::kFloat64), SymScalar(0.0), std::nullopt);
  const Variable has_negative = low < SymScalar(0);
  const Variable has_positive = high > SymScalar(0);
  const Variable crosses_zero = ops::logical_and(has_negative, has_positive);
  if (symmetric) {
    const double half = std::trunc(steps / 2);
    const Variable largest =
        ops::maximum(ops::abs(low * SymScalar(1 / (half + 1))), ops::abs(high * SymScalar(1 / half)));
    low = ops::where(crosses_zero, -largest * SymScalar(half + 1), low);
    high = ops::where(crosses_zero, largest * SymScalar(half), high);
  }
  Variable scale = ConvertedTo(ConvertedTo((high - low) / SymScalar(steps), DType::kFloat32), DType::kFloat64);
  const Variable has_scale = ops::logical_and(scale != SymScalar(0), ops::isfinite(ops::reciprocal(scale)));
  scale = ops::where(has_scale, scale, SymScalar(static_cast<double>(0.1F)));
  const Variable grown = ops::clamp(SymScalar(kSmallestScale) / scale, SymScalar(1.0), std::nullopt);
  low = low * grown;
  high = high * grown;
  scale = ops::clamp(scale, SymScalar(kSmallestScale), std::nullopt);
  const Variable from_low = least - low / scale, from_high = greatest - high / scale;
  const Variable error_of_low = ops::abs(low / scale) + SymScalar(std::abs(static_cast<double>(quant_min)));
  const Variable error_of_high = ops::abs(high / scale) + SymScalar(std::abs(static_cast<double>(quant_max)));
  Variable zero_point = ops::where(error_of_low < error_of_high, from_low, from_high);
  if (symmetric) {
    zero_point = ops::where(
        crosses_zero, SymScalar((static_cast<double>(quant_min) + static_cast<double>(quant_max)) / 2), zero_point);
  }
  zero_point = ops::round(ops::clamp(zero_point, least, greatest));
  return {ConvertedTo(scale, observer.scale.dtype()), ConvertedTo(zero_point, observer.zero_point.dtype())};
}

// Values of the observer after the call. The averages change if the observer is on; as in PyTorch, the scale and the
// zero point follow them if values are quantised.
Observer Observed(const Variable& self, const Variable& observer_on, const Variable& fake_quant_on, const Observer& old,
                  double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis, bool per_row,
                  bool symmetric) {
  if (per_row) {
    const int64_t axis = WrapSizedDim("fused_moving_avg_obs_fake_quant", ch_axis, self.dim());
    if (old.scale.dim() != 1 || !SymEqual(SymSizeOf(old.scale, 0), SymSizeOf(self, axis))) {
      Reject("fused_moving_avg_obs_fake_quant",
             "the state of the observer must have one element for each channel; an empty state is not resized, unlike "
             "in PyTorch");
    }
  }
  const auto [low, high] = Extremes(ops::detach(self), old.running_min, ch_axis, per_row);
  const auto chosen = [](const Variable& is_on, const Variable& x, const Variable& before) {
    const Variable condition = ops::reshape(is_on != SymScalar(0), std::vector<SymInt>());
    return ops::where(condition, ops::reshape(x, SymSizesOf(before)), before);
  };
  Observer next = old;
  next.running_min = chosen(observer_on, Averaged(old.running_min, low, averaging_const), old.running_min);
  next.running_max = chosen(observer_on, Averaged(old.running_max, high, averaging_const), old.running_max);
  const auto [scale, zero_point] = ChooseParameters(next, quant_min, quant_max, symmetric);
  next.scale = chosen(fake_quant_on, scale, old.scale);
  next.zero_point = chosen(fake_quant_on, zero_point, old.zero_point);
  return next;
}

std::tuple<Variable, Variable> QuantisedAs(const Variable& self, const Variable& fake_quant_on,
                                           const Observer& observer, int64_t quant_min, int64_t quant_max,
                                           int64_t ch_axis, bool per_row) {
  if (!per_row) {
    return ops::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(self, observer.scale, observer.zero_point,
                                                                          fake_quant_on, quant_min, quant_max);
  }
  const auto [output, mask] = ops::fake_quantize_per_channel_affine_cachemask(self, observer.scale, observer.zero_point,
                                                                              ch_axis, quant_min, quant_max);
  const Variable is_on = ops::reshape(fake_quant_on != SymScalar(0), std::vector<SymInt>());
  return {ops::where(is_on, output, self), ops::logical_or(mask, ops::logical_not(is_on))};
}

}  // namespace

Variable fake_quantize_per_tensor_affine(const Variable& self, double scale, int64_t zero_point, int64_t quant_min,
                                         int64_t quant_max) {
  return std::get<0>(ops::fake_quantize_per_tensor_affine_cachemask(self, scale, zero_point, quant_min, quant_max));
}
Variable fake_quantize_per_tensor_affine_tensor_qparams(const Variable& self, const Variable& scale,
                                                        const Variable& zero_point, int64_t quant_min,
                                                        int64_t quant_max) {
  return std::get<0>(ops::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
      self, scale, zero_point, ops::ones({SymInt(1)}, DType::kInt64), quant_min, quant_max));
}
Variable fake_quantize_per_channel_affine(const Variable& self, const Variable& scale, const Variable& zero_point,
                                          int64_t axis, int64_t quant_min, int64_t quant_max) {
  return std::get<0>(
      ops::fake_quantize_per_channel_affine_cachemask(self, scale, zero_point, axis, quant_min, quant_max));
}

Variable fake_quantize_per_tensor_affine_cachemask_backward(const Variable& grad, const Variable& mask) {
  return grad * mask;
}
Variable fake_quantize_per_channel_affine_cachemask_backward(const Variable& grad, const Variable& mask) {
  return grad * mask;
}
std::tuple<Variable, Variable, Variable> _fake_quantize_learnable_per_tensor_affine_backward(
    const Variable& grad, const Variable& self, const Variable& scale, const Variable& zero_point, int64_t quant_min,
    int64_t quant_max, double grad_factor) {
  return formulas::learnable_fake_quantize_backward(grad, self, scale, zero_point, -1, quant_min, quant_max,
                                                    grad_factor);
}
std::tuple<Variable, Variable, Variable> _fake_quantize_learnable_per_channel_affine_backward(
    const Variable& grad, const Variable& self, const Variable& scale, const Variable& zero_point, int64_t axis,
    int64_t quant_min, int64_t quant_max, double grad_factor) {
  return formulas::learnable_fake_quantize_backward(grad, self, scale, zero_point, axis, quant_min, quant_max,
                                                    grad_factor);
}

std::tuple<Variable, Variable, Variable, Variable, Variable, Variable> _fused_moving_avg_obs_fq_helper_functional(
    const Variable& self, const Variable& observer_on, const Variable& fake_quant_on, const Variable& running_min,
    const Variable& running_max, const Variable& scale, const Variable& zero_point, double averaging_const,
    int64_t quant_min, int64_t quant_max, int64_t ch_axis, Flag per_row_fake_quant, Flag symmetric_quant) {
  const Observer next = Observed(self, observer_on, fake_quant_on, {running_min, running_max, scale, zero_point},
                                 averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant);
  const auto [output, mask] = QuantisedAs(self, fake_quant_on, next, quant_min, quant_max, ch_axis, per_row_fake_quant);
  return {output, mask, next.running_min, next.running_max, next.scale, next.zero_point};
}

std::tuple<Variable, Variable> _fused_moving_avg_obs_fq_helper(
    const Variable& self, const Variable& observer_on, const Variable& fake_quant_on, const Variable& running_min,
    const Variable& running_max, const Variable& scale, const Variable& zero_point, double averaging_const,
    int64_t quant_min, int64_t quant_max, int64_t ch_axis, Flag per_row_fake_quant, Flag symmetric_quant) {
  const auto [output, mask, new_min, new_max, new_scale, new_zero_point] = _fused_moving_avg_obs_fq_helper_functional(
      self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min,
      quant_max, ch_axis, per_row_fake_quant, symmetric_quant);
  ops::copy_(running_min, new_min);
  ops::copy_(running_max, new_max);
  ops::copy_(scale, new_scale);
  ops::copy_(zero_point, new_zero_point);
  return {output, mask};
}

Variable fused_moving_avg_obs_fake_quant(const Variable& self, const Variable& observer_on,
                                         const Variable& fake_quant_on, const Variable& running_min,
                                         const Variable& running_max, const Variable& scale, const Variable& zero_point,
                                         double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis,
                                         Flag per_row_fake_quant, Flag symmetric_quant) {
  return std::get<0>(_fused_moving_avg_obs_fq_helper(self, observer_on, fake_quant_on, running_min, running_max, scale,
                                                     zero_point, averaging_const, quant_min, quant_max, ch_axis,
                                                     per_row_fake_quant, symmetric_quant));
}

}  // namespace backtape::decompositions
