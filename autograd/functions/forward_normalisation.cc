// Tangents of normalisations and of embedding bags.
#include <cstdint>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

// Reshapes the input to [N, groups, elements of a group]. mean is [N, groups].
Variable GroupElements(const Variable& input, const Variable& mean) {
  const SymInt rows = SymSizeOf(mean, 0), groups = SymSizeOf(mean, 1);
  SymInt row = 1;  // elements of a row; not derived from numel, which may be 0
  for (int64_t d = 1; d < input.dim(); ++d) row = row * SymSizeOf(input, d);
  return ops::reshape(input, {rows, groups, SymInt::FloorDiv(row, groups)});
}

}  // namespace

// The Jacobian with respect to the input is symmetric, so native_batch_norm_backward also computes its product with a
// tangent.
Variable batch_norm_jvp(const Variable& input, const Variable& input_t, const Variable& weight,
                        const Variable& weight_t, const Variable& bias_t, const Variable& running_mean,
                        const Variable& running_var, const Variable& mean, const Variable& invstd, bool training,
                        double eps) {
  Variable tangent = std::get<0>(ops::native_batch_norm_backward(input_t, input, weight, running_mean, running_var,
                                                                 mean, invstd, training, eps, {true, false, false}));
  if (weight_t.defined()) {
    tangent = tangent + std::get<0>(training ? ops::_native_batch_norm_legit(input, weight_t, Variable(), true, 0, eps)
                                             : ops::_native_batch_norm_legit_no_training(
                                                   input, weight_t, Variable(), running_mean, running_var, 0, eps));
  }
  if (!bias_t.defined()) return tangent;
  std::vector<SymInt> aligned(static_cast<size_t>(input.dim()), 1);
  aligned[1] = SymNumelOf(bias_t);
  return tangent + ops::reshape(bias_t, aligned);
}

// The tangent of layer norm, computed as in batch_norm_jvp. Without the weight, whose elements differ within a row, the
// Jacobian is symmetric.
Variable layer_norm_jvp(const Variable& input, const Variable& input_t, const SymIntSpan& normalized_shape,
                        const Variable& weight, const Variable& weight_t, const Variable& bias_t, const Variable& mean,
                        const Variable& rstd, double eps) {
  Variable tangent = std::get<0>(ops::native_layer_norm_backward(input_t, input, normalized_shape, mean, rstd,
                                                                 Variable(), Variable(), {true, false, false}));
  if (weight.defined()) tangent = tangent * weight;
  if (weight_t.defined()) {
    tangent = tangent + std::get<0>(ops::native_layer_norm(input, normalized_shape, weight_t, Variable(), eps));
  }
  return bias_t.defined() ? tangent + bias_t : tangent;
}

Variable group_norm_mean_jvp(const Variable& input_t, const Variable& mean, int64_t) {
  return ops::mean(GroupElements(input_t, mean), {2}, /*keepdim=*/false);
}

// rstd = (var + eps)^-1/2.
Variable group_norm_invstd_jvp(const Variable& input, const Variable& input_t, const Variable& mean,
                               const Variable& rstd, int64_t) {
  const Variable centred = GroupElements(input, mean) - ops::unsqueeze(mean, -1);
  const Variable along = ops::mean(centred * GroupElements(input_t, mean), {2}, /*keepdim=*/false);
  return -ops::pow(rstd, 3) * along;
}

// w = g v / |v|, the norm taken over all dims except `dim`.
Variable weight_norm_jvp(const Variable& v, const Variable& v_t, const Variable& g, const Variable& g_t,
                         const Variable& saved_norms, int64_t dim) {
  const Variable norms = saved_norms.to(g.dtype());
  std::vector<int64_t> others;
  for (int64_t d = 0; d < v.dim(); ++d) {
    if (d != (dim < 0 ? dim + v.dim() : dim)) others.push_back(d);
  }
  Variable product = v * v_t;
  if (!others.empty()) product = ops::sum(product, others, /*keepdim=*/true);
  return g / norms * (v_t - v * product / (norms * norms)) + g_t * v / norms;
}

Variable embedding_bag_jvp(const Variable& weight, const Variable& weight_t, const Variable& indices,
                           const Variable& offsets, const Variable& bag_size, const Variable& maximum_indices,
                           int64_t mode, const Variable& per_sample_weights, const Variable& per_sample_weights_t,
                           bool include_last_offset, int64_t padding_idx) {
  constexpr int64_t kMax = 2;
  if (mode == kMax) {
    const Variable is_empty = ops::unsqueeze(ops::narrow(bag_size, 0, 0, SymSizeOf(maximum_indices, 0)) == 0, -1);
    return ops::masked_fill(ops::gather(weight_t, 0, maximum_indices), is_empty, 0);
  }
  const auto bags = [&](const Variable& rows, const Variable& factors) {
    return std::get<0>(ops::_embedding_bag(rows, indices, offsets, /*scale_grad_by_freq=*/false, mode, /*sparse=*/false,
                                           factors, include_last_offset, padding_idx));
  };
  const Variable tangent = bags(weight_t, per_sample_weights);
  return per_sample_weights_t.defined() ? tangent + bags(weight, per_sample_weights_t) : tangent;
}

}  // namespace backtape::formulas
