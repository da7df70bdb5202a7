// Tangents of normalisations and of embedding bags.
#include <cstdint>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape::formulas {
namespace {

// The elements of a group in the last dim. mean is [N, groups].
Variable GroupElements(const Variable& input, const Variable& mean) {
  const SymInt rows = SymSizeOf(mean, 0), groups = SymSizeOf(mean, 1);
  return ops::reshape(input, {rows, groups, SymInt::FloorDiv(SymNumelOf(input), rows * groups)});
}

}  // namespace

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

// w = g v / |v|, the norm taken over all dims but one.
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
                           const Variable& offsets, int64_t mode, const Variable& per_sample_weights,
                           const Variable& per_sample_weights_t, bool include_last_offset, int64_t padding_idx) {
  constexpr int64_t kMax = 2;
  if (mode == kMax) {
    throw Error(absl::UnimplementedError(
        "forward-mode formula of aten._embedding_bag.default is not implemented for the maximum over bags"));
  }
  const auto bags = [&](const Variable& rows, const Variable& factors) {
    return std::get<0>(ops::_embedding_bag(rows, indices, offsets, /*scale_grad_by_freq=*/false, mode, /*sparse=*/false,
                                           factors, include_last_offset, padding_idx));
  };
  const Variable tangent = bags(weight_t, per_sample_weights);
  return per_sample_weights_t.defined() ? tangent + bags(weight, per_sample_weights_t) : tangent;
}

}  // namespace backtape::formulas
