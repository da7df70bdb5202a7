#include "backtape/tests/support/native_tolerance.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"

namespace backtape::testing {
namespace {

struct Row {
  absl::string_view op;  // name of the op; the row applies to all of its overloads and in-place forms
  NativeTolerance tolerance;
};

// Results of ops that are not listed must agree bit for bit. The first tolerances follow from the errors of the
// elementary functions (jit/emit/errors.md, checked by tests/jit/emit/math_test.cc), plus one unit for the error of
// the C library.
constexpr Row kRows[] = {
    {"acos", {2}},
    {"acosh", {2}},
    {"asin", {2}},
    {"asinh", {2}},
    {"atan", {2}},
    {"atan2", {2}},
    {"atanh", {2}},
    {"addr", {.ulps = 2, .scale = 2}},
    {"binary_cross_entropy_backward", {.ulps = 8, .scale = 4}},
    {"celu", {2}},
    {"cos", {2}},
    {"cosh", {2}},
    {"digamma", {.ulps = 12, .absolute = 64}},
    {"elu", {2}},
    {"elu_backward", {2}},
    {"erf", {2}},
    {"erfc", {4}},
    {"erfinv", {8}},
    {"exp", {1}},
    {"exp2", {1}},
    {"expm1", {2}},
    // Where (1 + erf) / 2 is small, the interpreter's value loses all digits by cancellation; that of native code does
    // not.
    {"gelu", {4, 4}},
    {"gelu_backward", {32, 64}},
    {"glu", {4}},
    {"glu_backward", {.ulps = 8, .scale = 2}},
    {"hypot", {1}},
    {"i0", {20}},
    {"lgamma", {6}},
    {"linalg_cross", {.ulps = 2, .scale = 2}},
    {"log", {1}},
    {"logit", {1}},
    {"log10", {2}},
    {"log1p", {2}},
    {"log2", {1}},
    {"log_sigmoid_forward", {2}},
    {"logaddexp", {2}},
    {"logaddexp2", {8}},
    {"mish", {4}},
    {"mish_backward", {.ulps = 32, .absolute = 1, .at_most_float32 = true}},
    {"polygamma", {.ulps = 16, .absolute = 64}},  // order 0 is digamma
    {"pow", {2}},
    {"selu", {2}},
    {"sigmoid", {2}},
    {"silu", {2}},
    {"silu_backward", {4}},
    {"sin", {2}},
    {"sinc", {2}},
    {"sinh", {2}},
    // The exponent is a product: the larger it is, the larger is its rounding error.
    {"soft_margin_loss", {.ulps = 64, .scale = 4}},
    {"soft_margin_loss_backward", {.ulps = 64, .scale = 4}},
    {"softplus", {2}},
    {"softplus_backward", {4}},
    {"special_entr", {2}},
    {"special_erfcx", {8}},
    {"special_i0e", {20}},
    {"special_i1", {20}},
    {"special_i1e", {20}},
    {"special_log_ndtr", {8}},
    {"special_modified_bessel_i0", {20}},
    {"special_modified_bessel_i1", {20}},
    {"special_ndtr", {4}},
    {"special_xlog1py", {2}},
    {"tan", {2}},
    {"tanh", {2}},
    {"xlogy", {2}},

    // The next ops are linear maps along dims, sums and norms. Native code computes these in another order or in the
    // dtype of the values.
    {"_adaptive_avg_pool2d", {.scale = 4}},
    {"_adaptive_avg_pool2d_backward", {.scale = 4}},
    {"_embedding_bag", {.scale = 4}},
    {"_embedding_bag_backward", {.scale = 4}},
    {"_embedding_bag_dense_backward", {.scale = 4}},
    {"_embedding_bag_forward_only", {.scale = 4}},
    {"_upsample_bicubic2d_aa", {.scale = 16}},
    {"_upsample_bicubic2d_aa_backward", {.scale = 16}},
    {"_upsample_bilinear2d_aa", {.scale = 8}},
    {"_upsample_bilinear2d_aa_backward", {.scale = 8}},
    {"_upsample_nearest_exact1d_backward", {.scale = 4}},
    {"_upsample_nearest_exact2d_backward", {.scale = 4}},
    {"_upsample_nearest_exact3d_backward", {.scale = 4}},
    {"_weight_norm_interface", {.scale = 8}},
    {"_weight_norm_interface_backward", {.scale = 32}},
    {"adaptive_avg_pool1d", {.scale = 4}},
    // Native code adds the gradients of windows that share their maximum in float32.
    {"adaptive_max_pool2d_backward", {.scale = 4}},
    {"adaptive_max_pool3d_backward", {.scale = 4}},
    {"avg_pool1d", {.scale = 4}},
    {"avg_pool2d", {.scale = 4}},
    {"avg_pool2d_backward", {.scale = 4}},
    {"binary_cross_entropy", {.scale = 8}},
    {"binary_cross_entropy_with_logits", {.scale = 8}},
    {"grid_sampler_2d", {.scale = 8}},
    {"grid_sampler_2d_backward", {.scale = 8}},
    {"grid_sampler_3d", {.scale = 16}},
    {"grid_sampler_3d_backward", {.scale = 16}},
    {"huber_loss", {.scale = 4}},
    {"huber_loss_backward", {.scale = 4}},
    {"max_pool2d_with_indices_backward", {.scale = 4}},
    {"max_pool3d_with_indices_backward", {.scale = 4}},
    {"nll_loss2d_forward", {.scale = 4}},
    {"norm", {.scale = 4}},
    {"reflection_pad1d_backward", {.scale = 4}},
    {"reflection_pad2d_backward", {.scale = 4}},
    {"reflection_pad3d_backward", {.scale = 4}},
    {"replication_pad1d_backward", {.scale = 4}},
    {"replication_pad2d_backward", {.scale = 4}},
    {"replication_pad3d_backward", {.scale = 4}},
    {"smooth_l1_loss", {.scale = 4}},
    {"smooth_l1_loss_backward", {.scale = 4}},
    {"upsample_bicubic2d", {.scale = 16}},
    {"upsample_bicubic2d_backward", {.scale = 16}},
    {"upsample_bilinear2d", {.scale = 8}},
    {"upsample_bilinear2d_backward", {.scale = 8}},
    {"upsample_linear1d", {.scale = 4}},
    {"upsample_linear1d_backward", {.scale = 4}},
    {"upsample_nearest1d_backward", {.scale = 4}},
    {"upsample_nearest2d_backward", {.scale = 4}},
    {"upsample_nearest3d_backward", {.scale = 4}},
    {"upsample_trilinear3d", {.scale = 8}},
    {"upsample_trilinear3d_backward", {.scale = 8}},
    {"trace", {.scale = 4}},
    {"vdot", {.scale = 16}},

    // Native code sums float32 values in float32 partial sums; the interpreter sums in float64.
    {"_log_softmax", {.scale = 8}},
    {"_log_softmax_backward_data", {.scale = 8}},
    {"_native_batch_norm_legit", {.scale = 16}},
    {"_native_batch_norm_legit_functional", {.scale = 16}},
    {"_safe_softmax", {.scale = 8}},
    {"_scaled_dot_product_flash_attention_for_cpu", {.scale = 16}},
    {"_scaled_dot_product_flash_attention_for_cpu_backward", {.absolute = 4, .scale = 32}},
    {"_softmax", {.scale = 8}},
    {"_softmax_backward_data", {.absolute = 4, .scale = 8}},
    {"_cdist_backward", {.scale = 32}},
    {"_cdist_forward", {.scale = 8}},
    {"_euclidean_dist", {.scale = 8}},
    {"_grouped_mm", {.scale = 16}},
    {"addbmm", {.scale = 16}},
    {"addmm", {.scale = 16}},
    {"addmv", {.scale = 16}},
    {"baddbmm", {.scale = 16}},
    {"bmm", {.scale = 16}},
    {"convolution", {.scale = 16}},
    {"convolution_backward", {.scale = 16}},
    {"_unsafe_index_put", {.scale = 4}},
    {"dist", {.scale = 8}},
    {"dot", {.scale = 16}},
    {"embedding_dense_backward", {.scale = 8}},
    {"fma", {.scale = 1}},  // the product is rounded before the addition
    {"index_add", {.scale = 4}},
    {"index_put", {.scale = 4}},
    {"linalg_vector_norm", {.scale = 4}},
    {"logsumexp", {.scale = 4}},
    {"mean", {.scale = 4}},
    {"mm", {.scale = 16}},
    {"mse_loss", {.scale = 4}},
    {"mse_loss_backward", {.scale = 4}},
    {"mv", {.scale = 16}},
    {"nansum", {.scale = 4}},
    {"native_batch_norm", {.scale = 16}},
    {"native_batch_norm_backward", {.scale = 32}},
    {"native_group_norm", {.scale = 16}},
    {"native_group_norm_backward", {.absolute = 4, .scale = 32}},
    {"native_layer_norm", {.scale = 16}},
    {"native_layer_norm_backward", {.absolute = 4, .scale = 32}},
    {"std", {.scale = 4}},
    {"std_mean", {.scale = 4}},
    {"sum", {.scale = 4}},
    {"var", {.scale = 4}},
    {"var_mean", {.scale = 4}},
};

int MantissaBits(DType dtype) {
  return dtype == DType::kFloat64 ? 52 : dtype == DType::kFloat32 ? 23 : dtype == DType::kFloat16 ? 10 : 7;
}

int LeastExponent(DType dtype) { return dtype == DType::kFloat64 ? -1022 : dtype == DType::kFloat16 ? -14 : -126; }

// The distance between a number and its neighbours.
double UnitInTheLastPlace(double x, DType dtype) {
  int exponent = x == 0 ? std::numeric_limits<int>::min() : std::ilogb(x);
  exponent = std::max(exponent, LeastExponent(dtype));
  return std::ldexp(1.0, exponent - MantissaBits(dtype));
}

}  // namespace

NativeTolerance NativeToleranceOf(const OpSchema& op) {
  for (const Row& row : kRows) {
    if (row.op == op.name || (op.has_tag(kTagInplace) && absl::StrCat(row.op, "_") == op.name)) return row.tolerance;
  }
  return {};
}

NativeTolerance NativeToleranceOf(const Graph& graph) {
  NativeTolerance loosest;
  const auto include = [&loosest](const NativeTolerance& tolerance) {
    loosest.ulps = std::max(loosest.ulps, tolerance.ulps);
    loosest.absolute = std::max(loosest.absolute, tolerance.absolute);
    loosest.scale = std::max(loosest.scale, tolerance.scale);
    loosest.at_most_float32 |= tolerance.at_most_float32;
  };
  for (const Node* node : graph.nodes()) {
    if (node->op() != nullptr) include(NativeToleranceOf(*node->op()));
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) include(NativeToleranceOf(*subgraph));
  return loosest;
}

std::string NativeDifference(const Tensor& native, const Tensor& reference, const NativeTolerance& tolerance) {
  const bool is_float = reference.defined() && IsFloatingPoint(reference.dtype());
  if (!is_float) {
    const Difference difference = Compare(native, reference, {});
    return difference.ok() ? "" : difference.ToString(reference);
  }
  if (!native.defined() || native.dtype() != reference.dtype() || native.sizes() != reference.sizes()) {
    return Compare(native, reference, {}).mismatch;
  }
  const Tensor a = native.To(DType::kFloat64);
  const Tensor e = reference.To(DType::kFloat64);
  const DType precision =
      tolerance.at_most_float32 && reference.dtype() == DType::kFloat64 ? DType::kFloat32 : reference.dtype();
  const double epsilon = std::ldexp(1.0, -MantissaBits(precision));
  double largest = 0;
  for (int64_t i = 0; i < e.numel(); ++i) {
    if (std::isfinite(e.data<double>()[i])) largest = std::max(largest, std::fabs(e.data<double>()[i]));
  }
  const double allowed = std::max(tolerance.absolute, tolerance.scale * largest) * epsilon;
  double worst = 0;
  int64_t at = -1;
  for (int64_t i = 0; i < e.numel(); ++i) {
    const double found = a.data<double>()[i];
    const double wanted = e.data<double>()[i];
    if (std::isnan(found) && std::isnan(wanted)) continue;
    if (found == wanted && std::signbit(found) == std::signbit(wanted)) continue;
    double ulps = std::numeric_limits<double>::infinity();
    if (found == wanted) ulps = tolerance.is_exact() ? ulps : 0;  // differs only in the sign of zero
    if (std::isfinite(found) && std::isfinite(wanted) && found != wanted) {
      const double distance = std::fabs(found - wanted);
      if (distance <= allowed) continue;
      ulps = distance / UnitInTheLastPlace(wanted, precision);
    }
    if (ulps > worst) {
      worst = ulps;
      at = i;
    }
  }
  if (worst <= tolerance.ulps) return "";
  return absl::StrCat(worst, " ulps from the interpreter at element ", at, ": found ", a.data<double>()[at],
                      ", the interpreter has ", e.data<double>()[at]);
}

}  // namespace backtape::testing
