#include "backtape/ir/autocast.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

// The ops of each rule, as aten/src/ATen/autocast_mode.cpp lists them for the CPU.
// Calls of conv1d and similar ops become calls of convolution.
constexpr absl::string_view kLowerPrecision[] = {"_convolution",
                                                 "addbmm",
                                                 "addmm",
                                                 "baddbmm",
                                                 "bmm",
                                                 "conv1d",
                                                 "conv2d",
                                                 "conv3d",
                                                 "conv_tbc",
                                                 "conv_transpose1d",
                                                 "conv_transpose2d",
                                                 "conv_transpose3d",
                                                 "convolution",
                                                 "linear",
                                                 "matmul",
                                                 "mm",
                                                 "mkldnn_rnn_layer",
                                                 "scaled_dot_product_attention"};
// PyTorch casts inside of cross_entropy_loss, after log_softmax. Here its operands are cast, which gives the same
// dtype.
constexpr absl::string_view kFloat32[] = {"avg_pool3d",
                                          "binary_cross_entropy",
                                          "binary_cross_entropy_with_logits",
                                          "cdist",
                                          "cosine_embedding_loss",
                                          "cross_entropy_loss",
                                          "ctc_loss",
                                          "grid_sampler",
                                          "hinge_embedding_loss",
                                          "huber_loss",
                                          "kl_div",
                                          "l1_loss",
                                          "linalg_matrix_rank",
                                          "linalg_svdvals",
                                          "margin_ranking_loss",
                                          "mse_loss",
                                          "multi_margin_loss",
                                          "multilabel_margin_loss",
                                          "nanquantile",
                                          "nll_loss",
                                          "nll_loss2d",
                                          "poisson_nll_loss",
                                          "polar",
                                          "prod",
                                          "quantile",
                                          "replication_pad1d",
                                          "replication_pad2d",
                                          "replication_pad3d",
                                          "smooth_l1_loss",
                                          "trace",
                                          "triplet_margin_loss",
                                          "view_as_complex"};
constexpr absl::string_view kWidest[] = {"cat", "index_copy", "stack"};

template <size_t N>
bool IsIn(const absl::string_view (&list)[N], absl::string_view name) {
  return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

bool IsCastable(const ValueType& type) { return type.is_tensor() && IsAutocastable(type.tensor().dtype); }

}  // namespace

bool IsAutocastable(DType dtype) { return IsFloatingPoint(dtype) && dtype != DType::kFloat64; }

std::optional<DType> AutocastDType(absl::string_view op, bool has_float32, const Autocast& autocast) {
  if (IsIn(kLowerPrecision, op)) return autocast.dtype;
  if (IsIn(kFloat32, op)) return DType::kFloat32;
  if (IsIn(kWidest, op)) return has_float32 ? DType::kFloat32 : autocast.dtype;
  return std::nullopt;
}

absl::Status CastOperands(Graph& graph, Node& call, const Autocast& autocast) {
  const OpSchema* op = call.op();
  if (op == nullptr || op->ns != "aten") return absl::OkStatus();
  bool has_float32 = false;
  for (size_t i = 0; i < call.num_operands(); ++i) {
    const ValueType& type = call.operand(i)->type();
    has_float32 |= type.is_tensor() && type.tensor().dtype == DType::kFloat32;
  }
  const std::optional<DType> dtype = AutocastDType(op->name, has_float32, autocast);
  if (!dtype.has_value()) return absl::OkStatus();
  Node* const saved = graph.insertion_point();
  graph.set_insertion_point(&call);
  for (size_t i = 0; i < call.num_operands(); ++i) {
    Node* const operand = call.operand(i);
    if (!operand->type().is_known()) {
      return absl::InvalidArgumentError(
          absl::StrCat("autocast depends on the dtype of %", operand->name(), ", which the text does not state"));
    }
    if (!IsCastable(operand->type()) || operand->type().tensor().dtype == *dtype) continue;
    Node* const cast = graph.Call(OpId::_to_copy, {Argument(operand)}, {{"dtype", *dtype}});
    TensorType type = operand->type().tensor();
    type.dtype = *dtype;
    cast->set_type(std::move(type));
    cast->set_provenance(call.provenance());
    call.SetOperand(i, cast);
  }
  graph.set_insertion_point(saved);
  return absl::OkStatus();
}

}  // namespace backtape
