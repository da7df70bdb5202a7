#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/passes/vectorize/rewrites.h"

namespace backtape::vectorize {
namespace {

// Families whose ops share a rule, unless they have rows of their own.
constexpr BatchingRule kFamilies[] = {
    {"grid_sampler", &MergeImages}, {"padding", &MergeImages},    {"pooling", &MergeImages},
    {"softmax", &AlongDims, 1},     {"upsampling", &MergeImages},
};

constexpr BatchingRule kRules[] = {
    // Pointwise, with an operand of another kind.
    {"copy_", &CopyInto},
    {"fill.Tensor", &FillTensor},
    {"frexp", &EachElement},
    {"masked_fill.Tensor", &MaskedFillTensor},
    // Copies, and new tensors that are like another one.
    {"bucketize.Tensor", &EachElement},
    {"clone", &EachElement},
    {"contiguous", &EachElement},
    {"convert_element_type", &EachElement},
    {"empty_like", &EachElement},
    {"full_like", &EachElement},
    {"inductor_force_stride_order", &Unchanged},
    {"isin", &EachElement},
    {"lift_fresh_copy", &EachElement},
    {"ones_like", &EachElement},
    {"zeros_like", &EachElement},
    {"new_empty", &NewTensor},
    {"new_empty_strided", &NewTensor},
    {"new_full", &NewTensor},
    {"new_ones", &NewTensor},
    {"new_zeros", &NewTensor},
    {"_assert_async", &Check},
    {"_linalg_check_errors", &Check},
    // Views.
    {"_reshape_alias", &View},
    {"_unsafe_view", &View},
    {"alias", &EachElement},
    {"as_strided", &AsStrided},
    {"chunk", &AlongDims},
    {"detach", &EachElement},
    {"diagonal", &AlongDims},
    {"expand", &Expand},
    {"expand_as", &Expand},
    {"lift_fresh", &EachElement},
    {"narrow", &AlongDims},
    {"no_grad_alias", &EachElement},
    {"permute", &Permute},
    {"positive", &EachElement},
    {"reshape", &View},
    {"select", &AlongDims},
    {"slice", &AlongDims},
    {"split", &AlongDims},
    {"split_with_sizes", &AlongDims},
    {"squeeze", &View},
    {"t", &Transpose},
    {"transpose", &AlongDims, 1},
    {"unbind", &AlongDims},
    {"unfold", &AlongDims, 1},
    {"unsafe_split", &AlongDims},
    {"unsafe_split_with_sizes", &AlongDims},
    {"unsqueeze", &AlongResultDims},
    {"view", &View},
    {"view_as", &View},
    // Movement.
    {"cat", &Cat},
    {"channel_shuffle", &MergeRows},
    {"col2im", &MergeRows, 3},
    {"constant_pad_nd", &LeadingDims},
    {"diag_embed", &AlongResultDims},
    {"diagonal_backward", &AlongDims},
    {"diagonal_scatter", &AlongDims},
    {"flip", &AlongDims},
    {"im2col", &MergeRows, 4},
    {"pixel_shuffle", &LeadingDims},
    {"pixel_unshuffle", &LeadingDims},
    {"repeat", &Repeat},
    {"rev", &AlongDims},
    {"roll", &AlongDims, 1},
    {"select_backward", &AlongDims},
    {"select_scatter", &AlongDims},
    {"slice_backward", &AlongDims},
    {"slice_scatter", &AlongDims},
    {"stack", &AlongResultDims},
    {"tril", &LeadingDims},
    {"triu", &LeadingDims},
    {"unfold_backward", &AlongDims},
    // Scans and sorts.
    {"cummax", &AlongDims, 1},
    {"cummin", &AlongDims, 1},
    {"cumprod", &AlongDims, 1},
    {"cumsum", &AlongDims, 1},
    {"glu", &AlongDims},
    {"glu_backward", &AlongDims},
    {"logcumsumexp", &AlongDims, 1},
    {"prepare_softmax_online", &AlongDims, 1},
    {"searchsorted.Tensor", &SearchSorted},
    {"sort", &AlongDims, 1},
    {"topk", &AlongDims, 1},
    // Indexing.
    {"_unsafe_index", &Index},
    {"_unsafe_index_put", &IndexPut},
    {"embedding", &Embedding},
    {"gather", &AlongDims, 1},
    {"index", &Index},
    {"index_add", &IndexAlongDim},
    {"index_copy", &IndexAlongDim},
    {"index_fill", &IndexAlongDim},
    {"index_put", &IndexPut},
    {"index_reduce", &IndexAlongDim},
    {"index_select", &IndexSelect},
    {"scatter", &AlongDims, 1},
    {"scatter_add", &AlongDims, 1},
    {"scatter_reduce", &AlongDims, 1},
    // Products.
    {"_grouped_mm", &GroupedProduct},
    {"addbmm", &AddSumOfProducts},
    {"addmm", &AddMatrixProduct},
    {"addmv", &AddMatrixVector},
    {"addr", &AddOuterProduct},
    {"baddbmm", &AddBatchedProduct},
    {"bmm", &BatchedProduct},
    {"dot", &DotProduct},
    {"linalg_cross", &BroadcastAlongDims},
    {"mm", &MatrixProduct},
    {"mv", &MatrixVector},
    {"vdot", &DotProduct},
    // Linear algebra.
    {"_cdist_forward", &BroadcastLeading},
    {"_euclidean_dist", &BroadcastLeading},
    {"_linalg_det", &Determinant},
    {"_linalg_eigh", &LeadingDims},
    {"_linalg_slogdet", &Determinant},
    {"_linalg_solve_ex", &SolveSystem},
    {"_linalg_svd", &LeadingDims},
    {"cholesky_inverse", &LeadingDims},
    {"cholesky_solve", &BroadcastLeading},
    {"linalg_cholesky_ex", &LeadingDims},
    {"linalg_inv_ex", &LeadingDims},
    {"linalg_ldl_factor_ex", &LeadingDims},
    {"linalg_ldl_solve", &LdlSolve},
    {"linalg_lu", &LeadingDims},
    {"linalg_lu_factor_ex", &LeadingDims},
    {"linalg_lu_solve", &LuSolve},
    {"linalg_matrix_exp", &LeadingDims},
    {"linalg_pinv", &PseudoInverse},
    {"linalg_qr", &LeadingDims},
    {"linalg_solve_triangular", &BroadcastLeading},
    {"lu_unpack", &LeadingDims},
    {"triangular_solve", &BroadcastLeading},
    // Layers.
    {"_native_batch_norm_legit", &BatchNorm},
    {"_native_batch_norm_legit_functional", &BatchNorm},
    {"_native_batch_norm_legit_no_training", &BatchNorm},
    {"convolution", &Convolution},
    {"convolution_backward", &ConvolutionBackward},
    {"native_batch_norm", &BatchNorm},
    {"native_batch_norm_backward", &BatchNorm},
    {"native_group_norm", &GroupNorm},
    {"native_group_norm_backward", &GroupNorm},
    {"native_layer_norm", &LeadingDims},
    {"native_layer_norm_backward", &LeadingDims},
    // Losses without a reduction.
    {"binary_cross_entropy", &BroadcastLeading},
    {"binary_cross_entropy_backward", &BroadcastLeading},
    {"binary_cross_entropy_with_logits", &BroadcastLeading},
    {"huber_loss", &Pointwise},
    {"huber_loss_backward", &Pointwise},
    {"mse_loss", &Pointwise},
    {"mse_loss_backward", &Pointwise},
    {"multi_margin_loss", &MarginLoss},
    {"multi_margin_loss_backward", &MarginLoss},
    {"multilabel_margin_loss_backward", &MarginLoss},
    {"multilabel_margin_loss_forward", &MarginLoss},
    {"smooth_l1_loss", &Pointwise},
    {"smooth_l1_loss_backward", &Pointwise},
    {"soft_margin_loss", &Pointwise},
    {"soft_margin_loss_backward", &Pointwise},
    // Derivatives of samples, and fake quantisation with numbers.
    {"_dirichlet_grad", &LeadingDims},
    {"_standard_gamma_grad", &LeadingDims},
    {"fake_quantize_per_tensor_affine_cachemask", &EachElement},
    // Pooling with random windows, or with offsets that are stored in a byte.
    {"_low_memory_max_pool2d_offsets_to_indices", &EachElement},
    {"_low_memory_max_pool2d_with_offsets", &MergeRows, 4},
    {"_low_memory_max_pool_offsets_to_indices", &EachElement},
    {"_low_memory_max_pool_with_offsets", &MergeImages},
    {"fractional_max_pool2d", &FractionalPooling, 4},
    {"fractional_max_pool3d", &FractionalPooling, 5},
    // Attention.
    {"_scaled_dot_product_flash_attention_for_cpu", &Attention},
    {"_scaled_dot_product_flash_attention_for_cpu_backward", &Attention},
};

constexpr BatchingRule kPointwise = {"", &Pointwise};
constexpr BatchingRule kReduction = {"", &Reduction};
constexpr BatchingRule kRandom = {"", &Random};

struct RewriteRow {
  absl::string_view name;
  Rewritten (*rewrite)(const RewriteCall& call);
};

constexpr RewriteRow kRewrites[] = {
    {"_pdist_forward", &PairDistances},
    {"_unsafe_masked_index", &MaskedIndex},
    {"_unsafe_masked_index_put_accumulate", &MaskedIndexPut},
    {"_weight_norm_interface", &WeightNorm},
    {"addr", &OuterOfIntegers},
    {"aminmax", &FlattenForDim},
    {"argmax", &FlattenForDim},
    {"argmin", &FlattenForDim},
    {"binary_cross_entropy", &ReducedLoss},
    {"binary_cross_entropy_backward", &ReducedLossBackward},
    {"binary_cross_entropy_with_logits", &ReducedLoss},
    {"bucketize.Tensor", &Bucketize},
    {"count_nonzero.default", &FlattenForDim},
    {"dist", &Distance},
    {"embedding_dense_backward", &EmbeddingBackward},
    {"huber_loss", &ReducedLoss},
    {"huber_loss_backward", &ReducedLossBackward},
    {"index_fill.int_Tensor", &IndexFillTensor},
    {"isin", &IsIn},
    {"masked_scatter", &MaskedScatter},
    {"mse_loss", &ReducedLoss},
    {"mse_loss_backward", &ReducedLossBackward},
    {"multi_margin_loss", &ReducedLoss},
    {"multi_margin_loss_backward", &ReducedLossBackward},
    {"multilabel_margin_loss_backward", &ReducedLossBackward},
    {"multilabel_margin_loss_forward", &ReducedLoss},
    {"native_group_norm", &GroupNormWeights},
    {"native_group_norm_backward", &GroupNormBackward},
    {"native_layer_norm", &LayerNorm},
    {"native_layer_norm_backward", &LayerNormBackward},
    {"nll_loss2d_backward", &NllLossBackward},
    {"nll_loss2d_forward", &NllLoss},
    {"nll_loss_backward", &NllLossBackward},
    {"nll_loss_forward", &NllLoss},
    {"prelu", &ChannelWeights},
    {"put", &Put},
    {"roll", &RollAll},
    {"smooth_l1_loss", &ReducedLoss},
    {"smooth_l1_loss_backward", &ReducedLossBackward},
    {"soft_margin_loss", &ReducedLoss},
    {"soft_margin_loss_backward", &ReducedLossBackward},
    {"take", &Take},
    {"trace", &Trace},
};

// The row of the overload, else that of all overloads.
template <typename Row>
const Row* RowOf(absl::Span<const Row> rows, const OpSchema& op) {
  static const auto* const kByName = [&] {
    auto* map = new absl::flat_hash_map<absl::string_view, const Row*>();
    for (const Row& row : rows) map->emplace(row.name, &row);
    return map;
  }();
  const auto exact = kByName->find(absl::StrCat(op.name, ".", op.overload));
  if (exact != kByName->end()) return exact->second;
  const auto name = kByName->find(op.name);
  return name != kByName->end() ? name->second : nullptr;
}

// True for the ops of the tables: PyTorch's and our own. User-defined ops get rules only from their tags.
bool IsBuiltin(const OpSchema& op) { return op.ns == "aten" || op.ns == "prims" || op.ns == "backtape"; }

}  // namespace

const BatchingRule* FindBatchingRule(const OpSchema& op) {
  if (op.has_tag(kTagPython)) return nullptr;
  if (IsBuiltin(op)) {
    if (const BatchingRule* own = RowOf<BatchingRule>(kRules, op)) return own;
  }
  if (op.has_tag(kTagInplace)) return nullptr;
  if (op.has_tag(kTagNondeterministic)) return &kRandom;
  if (op.has_tag(kTagPointwise)) return &kPointwise;
  if (op.has_tag(kTagReduction)) {
    const bool has_dim =
        std::any_of(op.args.begin(), op.args.end(), [](const ArgSchema& arg) { return arg.name == "dim"; });
    return has_dim ? &kReduction : nullptr;
  }
  if (!IsBuiltin(op)) return nullptr;
  for (const BatchingRule& family : kFamilies) {
    if (family.name == op.family) return &family;
  }
  return nullptr;
}

std::optional<IValue> RewriteForSamples(const OpSchema& op, absl::Span<const IValue> args,
                                        const std::function<bool(const IValue&)>& depends) {
  if (!IsBuiltin(op) || op.has_tag(kTagInplace)) return std::nullopt;
  const RewriteCall call{op, args, depends};
  if (const RewriteRow* row = RowOf<RewriteRow>(kRewrites, op)) return row->rewrite(call);
  return op.has_tag(kTagReduction) ? ReduceAll(call) : std::nullopt;
}

bool HasRewrite(const OpSchema& op) {
  if (!IsBuiltin(op) || op.has_tag(kTagInplace)) return false;
  return RowOf<RewriteRow>(kRewrites, op) != nullptr || IsReducedWhole(op);
}

}  // namespace backtape::vectorize
