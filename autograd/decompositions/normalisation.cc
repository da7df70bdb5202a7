// Normalisation layers and softmax, as calls of the native ops.
#include <array>
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/tensor/float_limits.h"

namespace backtape::decompositions {

Variable layer_norm(const Variable& input, const SymIntSpan& normalized_shape, const Variable& weight,
                    const Variable& bias, double eps, Flag) {
  internal::RequireDefined("layer_norm", {{"input", input}});
  return std::get<0>(ops::native_layer_norm(input, normalized_shape, weight, bias, eps));
}

Variable group_norm(const Variable& input, int64_t num_groups, const Variable& weight, const Variable& bias, double eps,
                    Flag) {
  internal::RequireDefined("group_norm", {{"input", input}});
  if (input.dim() < 2) Reject("group_norm", absl::StrCat("expected at least 2 dims, got ", input.dim()));
  const SymInt samples = SymSizeOf(input, 0), channels = SymSizeOf(input, 1);
  SymInt places = 1;
  for (int64_t d = 2; d < input.dim(); ++d) places *= SymSizeOf(input, d);
  return std::get<0>(ops::native_group_norm(input, weight, bias, samples, channels, places, num_groups, eps));
}

Variable batch_norm(const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
                    const Variable& running_var, Flag training, double momentum, double eps, Flag) {
  internal::RequireDefined("batch_norm", {{"input", input}});
  return std::get<0>(ops::native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps));
}

// The channels of all samples are treated as the channels of a single sample.
Variable instance_norm(const Variable& input, const Variable& weight, const Variable& bias,
                       const Variable& running_mean, const Variable& running_var, Flag use_input_stats, double momentum,
                       double eps, Flag) {
  internal::RequireDefined("instance_norm", {{"input", input}});
  if (!use_input_stats && (!running_mean.defined() || !running_var.defined())) {
    Reject("instance_norm", "running statistics are required if use_input_stats is false");
  }
  const std::vector<SymInt> sizes = SymSizesOf(input);
  if (sizes.size() < 2) {
    Reject("instance_norm", absl::StrCat("the input needs at least 2 dims, got ", input.type().ToString()));
  }
  const SymInt& samples = sizes[0];
  const SymInt& channels = sizes[1];
  std::vector<SymInt> folded = sizes;
  folded[0] = 1;
  folded[1] = samples * channels;
  const auto repeated = [&samples](const Variable& v) { return v.defined() ? ops::repeat(v, {samples}) : v; };
  const Variable mean = repeated(running_mean), variance = repeated(running_var);
  const Variable result = batch_norm(ops::reshape(ops::contiguous(input), folded), repeated(weight), repeated(bias),
                                     mean, variance, use_input_stats, momentum, eps, /*cudnn_enabled=*/false);
  // The new running statistics are the means over the samples.
  for (const auto& [running, updated] : {std::pair(&running_mean, &mean), std::pair(&running_var, &variance)}) {
    if (use_input_stats && running->defined()) {
      ops::copy_(*running, ops::mean(ops::view(*updated, {samples, channels}), {0}));
    }
  }
  return ops::view(result, sizes);
}

Variable rms_norm(const Variable& input, const SymIntSpan& normalized_shape, const Variable& weight,
                  std::optional<double> eps) {
  internal::RequireDefined("rms_norm", {{"input", input}});
  std::vector<int64_t> dims;
  for (size_t i = 0; i < normalized_shape.get().size(); ++i) dims.push_back(-1 - static_cast<int64_t>(i));
  // 16-bit floats are computed in float32.
  const bool is_half = input.dtype() == DType::kFloat16 || input.dtype() == DType::kBFloat16;
  const Variable x = is_half ? ops::_to_copy(input, DType::kFloat32) : input;
  const double epsilon = eps.value_or(x.dtype() == DType::kFloat64 ? std::numeric_limits<double>::epsilon()
                                                                   : std::numeric_limits<float>::epsilon());
  Variable result = x * ops::rsqrt(ops::mean(ops::pow(x, SymScalar(2)), dims, /*keepdim=*/true) + SymScalar(epsilon));
  if (weight.defined()) result = result * weight;
  return ConvertedTo(result, input.dtype());
}

namespace {

std::vector<int64_t> LastDims(size_t count) {
  std::vector<int64_t> dims;
  for (size_t i = 0; i < count; ++i) dims.push_back(-1 - static_cast<int64_t>(i));
  return dims;
}

}  // namespace

// The second result is 1 / sqrt(mean(x^2) + eps).
std::tuple<Variable, Variable> _fused_rms_norm(const Variable& input, absl::Span<const int64_t> normalized_shape,
                                               const Variable& weight, std::optional<double> eps) {
  const bool is_half = input.dtype() == DType::kFloat16 || input.dtype() == DType::kBFloat16;
  const Variable x = is_half ? ops::_to_copy(input, DType::kFloat32) : input;
  const double epsilon = eps.value_or(Epsilon(x.dtype()));
  const std::vector<int64_t> dims = LastDims(normalized_shape.size());
  const Variable rstd = ops::rsqrt(ops::mean(x * x, dims, /*keepdim=*/true) + SymScalar(epsilon));
  Variable result = x * rstd;
  if (weight.defined()) result = result * weight;
  return {ConvertedTo(result, input.dtype()), rstd};
}

// With z = x * rstd and h = grad * weight: rstd * (h - z * mean(h * z)), and the sum of grad * z.
std::tuple<Variable, Variable> _fused_rms_norm_backward(const Variable& grad_out, const Variable& input,
                                                        absl::Span<const int64_t> normalized_shape,
                                                        const Variable& rstd, const Variable& weight,
                                                        std::array<bool, 2> output_mask) {
  const DType dtype = rstd.dtype();
  const Variable grad = ConvertedTo(grad_out, dtype), z = ConvertedTo(input, dtype) * rstd;
  Variable by_input, by_weight;
  if (output_mask[0]) {
    const Variable h = weight.defined() ? grad * weight : grad;
    const Variable mean = ops::mean(h * z, LastDims(normalized_shape.size()), /*keepdim=*/true);
    by_input = ConvertedTo((h - z * mean) * rstd, input.dtype());
  }
  if (output_mask[1] && weight.defined()) {
    std::vector<int64_t> batch;
    for (int64_t d = 0; d + static_cast<int64_t>(normalized_shape.size()) < input.dim(); ++d) batch.push_back(d);
    const Variable products = grad * z;
    by_weight = ConvertedTo(batch.empty() ? products : ops::sum(products, batch), weight.dtype());
  }
  return {by_input, by_weight};
}

Variable _weight_norm(const Variable& v, const Variable& g, int64_t dim) {
  if (dim == 0 || dim == v.dim() - 1) return std::get<0>(ops::_weight_norm_interface(v, g, dim));
  return v * (g / norm_except_dim(v, 2, dim));
}

Variable norm_except_dim(const Variable& v, int64_t pow, int64_t dim) {
  if (dim == -1) return ops::norm(v, SymScalar(pow));
  const int64_t kept = WrapSizedDim("norm_except_dim", dim, v.dim());
  std::vector<int64_t> others;
  for (int64_t d = 0; d < v.dim(); ++d) {
    if (d != kept) others.push_back(d);
  }
  return ops::norm(v, std::optional<SymScalar>(SymScalar(pow)), others, /*keepdim=*/true);
}

Variable softmax_int(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  internal::RequireDefined("softmax", {{"self", self}});
  return ops::_softmax(ConvertedTo(self, dtype), dim, /*half_to_float=*/false);
}
Variable log_softmax_int(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  internal::RequireDefined("log_softmax", {{"self", self}});
  return ops::_log_softmax(ConvertedTo(self, dtype), dim, /*half_to_float=*/false);
}
Variable special_log_softmax(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  return log_softmax_int(self, dim, dtype);
}

Variable log_sigmoid(const Variable& self) {
  internal::RequireDefined("log_sigmoid", {{"self", self}});
  return std::get<0>(ops::log_sigmoid_forward(self));
}

// The last output is the reserve space that a GPU library keeps from forward to backward; it is empty here.
std::tuple<Variable, Variable, Variable, Variable> _batch_norm_with_update(const Variable& input,
                                                                           const Variable& weight, const Variable& bias,
                                                                           const Variable& running_mean,
                                                                           const Variable& running_var, double momentum,
                                                                           double eps) {
  const auto [out, mean, invstd] =
      ops::native_batch_norm(input, weight, bias, running_mean, running_var, /*training=*/true, momentum, eps);
  return {out, mean, invstd, ops::new_empty(input, {0}, DType::kUInt8)};
}
std::tuple<Variable, Variable, Variable, Variable, Variable, Variable> _batch_norm_with_update_functional(
    const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
    const Variable& running_var, double momentum, double eps) {
  const auto [out, mean, invstd, new_mean, new_var] = ops::_native_batch_norm_legit_functional(
      input, weight, bias, running_mean, running_var, /*training=*/true, momentum, eps);
  return {out, mean, invstd, ops::new_empty(input, {0}, DType::kUInt8), new_mean, new_var};
}
std::tuple<Variable, Variable, Variable, Variable> _batch_norm_no_update(const Variable& input, const Variable& weight,
                                                                         const Variable& bias,
                                                                         const Variable& running_mean,
                                                                         const Variable& running_var, double momentum,
                                                                         double eps) {
  const auto [out, mean, invstd] =
      ops::native_batch_norm(input, weight, bias, running_mean, running_var, /*training=*/false, momentum, eps);
  return {out, mean, invstd, ops::new_empty(input, {0}, DType::kUInt8)};
}
std::tuple<Variable, Variable, Variable> batch_norm_backward(const Variable& grad_out, const Variable& input,
                                                             const Variable& weight, const Variable& running_mean,
                                                             const Variable& running_var, const Variable& save_mean,
                                                             const Variable& save_var, Flag update, double eps,
                                                             std::array<bool, 3> output_mask, const Variable&) {
  return ops::native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_var,
                                         update, eps, output_mask);
}

}  // namespace backtape::decompositions
