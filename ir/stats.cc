#include "backtape/ir/stats.h"

#include "absl/strings/strip.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

SymInt Numel(const ValueType& type) {
  if (type.is_tensor()) return type.tensor().numel();
  if (!type.is_list()) return 0;
  SymInt total = 0;
  for (const ValueType& item : type.list()) total += Numel(item);
  return total;
}

SymInt Bytes(const ValueType& type) {
  if (type.is_tensor()) return type.tensor().numel() * SymInt(ItemSize(type.tensor().dtype));
  if (!type.is_list()) return 0;
  SymInt total = 0;
  for (const ValueType& item : type.list()) total += Bytes(item);
  return total;
}

// Type of a positional argument; null if it is not a tensor of known type.
const TensorType* TensorArg(const Node& node, size_t i) {
  if (i >= node.args().size() || !node.args()[i].is_node()) return nullptr;
  const ValueType& type = node.args()[i].node()->type();
  return type.is_tensor() ? &type.tensor() : nullptr;
}

// 2 * (number of output elements) * (length of the inner dim).
SymInt MatmulFlops(const Node& node, size_t first_factor) {
  const TensorType* a = TensorArg(node, first_factor);
  const TensorType* b = TensorArg(node, first_factor + 1);
  if (a == nullptr || b == nullptr || a->dim() == 0 || b->dim() == 0) return 0;
  return SymInt(2) * a->numel() * (b->dim() == 1 ? SymInt(1) : b->sizes.back());
}

// 2 * (number of output elements) * (weight elements read per output element). For a transposed convolution, which
// spreads each input element over the output, pass its input as `output`.
SymInt ConvolutionFlops(const TensorType& output, const TensorType& weight) {
  if (weight.dim() > 0 && weight.sizes[0] == SymInt(0)) return 0;
  return SymInt(2) * output.numel() * SymInt::FloorDiv(weight.numel(), weight.dim() == 0 ? SymInt(1) : weight.sizes[0]);
}

bool IsTransposed(const Node& node, size_t arg) {
  return arg < node.args().size() && node.args()[arg].is_bool() && node.args()[arg].bool_value();
}

SymInt ConvolutionBackwardFlops(const Node& node) {
  const TensorType* grad = TensorArg(node, IsTransposed(node, 7) ? 1 : 0);
  const TensorType* weight = TensorArg(node, 2);
  if (grad == nullptr || weight == nullptr || node.args().size() < 11 || !node.args()[10].is_sequence()) return 0;
  SymInt products = 0;  // grad_input and grad_weight cost one convolution each; the sum for grad_bias is not counted
  const std::vector<Argument>& mask = node.args()[10].items();
  for (size_t i = 0; i < mask.size() && i < 2; ++i) {
    if (mask[i].is_bool() && mask[i].bool_value()) products += SymInt(1);
  }
  return products * ConvolutionFlops(*grad, *weight);
}

// Attention's matrix products: query with key, and weights with value. The query is argument i.
SymInt AttentionFlops(const Node& node, size_t i, int64_t products) {
  const TensorType* query = TensorArg(node, i);
  const TensorType* key = TensorArg(node, i + 1);
  if (query == nullptr || key == nullptr || key->dim() != 4) return 0;
  return SymInt(2 * products) * query->numel() * key->sizes[2];
}

}  // namespace

SymInt CountBytes(const Node& node) {
  SymInt total = Bytes(node.type());
  for (size_t i = 0; i < node.num_operands(); ++i) total += Bytes(node.operand(i)->type());
  return total;
}

SymInt CountFlops(const Node& node) {
  const OpSchema* op = node.op();
  if (op == nullptr) return 0;
  if (op->is(OpId::mm) || op->is(OpId::bmm) || op->is(OpId::mv) || op->is(OpId::dot)) return MatmulFlops(node, 0);
  if (op->is(OpId::addmm) || op->is(OpId::baddbmm) || op->is(OpId::addmv)) {
    return MatmulFlops(node, 1) + Numel(node.type());
  }
  if (op->is(OpId::convolution) && node.type().is_tensor()) {
    const TensorType* weight = TensorArg(node, 1);
    const TensorType* input = TensorArg(node, 0);
    if (weight == nullptr || input == nullptr) return 0;
    return ConvolutionFlops(IsTransposed(node, 6) ? *input : node.type().tensor(), *weight);
  }
  if (op->is(OpId::convolution_backward)) return ConvolutionBackwardFlops(node);
  if (op->is(OpId::_scaled_dot_product_flash_attention_for_cpu)) return AttentionFlops(node, 0, 2);
  // Five products, because the weights are recomputed.
  if (op->is(OpId::_scaled_dot_product_flash_attention_for_cpu_backward)) return AttentionFlops(node, 1, 5);
  if (op->has_tag(kTagPointwise)) return Numel(node.type());
  if (op->has_tag(kTagReduction)) {
    const TensorType* input = TensorArg(node, 0);
    return input != nullptr ? input->numel() : SymInt(0);
  }
  return 0;
}

namespace {

// Checks the amounts of this node and the totals so far.
absl::Status CheckAmounts(const Node& node, const GraphStats& stats) {
  for (const SymInt& amount : {Bytes(node.type()), node.type().is_known() ? CountFlops(node) : SymInt(0), stats.flops,
                               stats.input_bytes, stats.output_bytes, stats.intermediate_bytes}) {
    if (!amount.overflowed()) continue;
    return NodeError(absl::ResourceExhaustedError("the number of bytes or operations of this node, or of the graph up "
                                                  "to this node, does not fit in 64 bits"),
                     node);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<GraphStats> ComputeStats(const Graph& graph) {
  GraphStats stats;
  for (const Node* node : graph.nodes()) {
    BACKTAPE_RETURN_IF_ERROR(CheckAmounts(*node, stats));
    ++stats.num_nodes;
    switch (node->opcode()) {
      case Opcode::kPlaceholder:
        ++stats.num_placeholders;
        stats.input_bytes += Bytes(node->type());
        continue;
      case Opcode::kGetAttr:
        ++stats.num_attributes;
        continue;
      case Opcode::kOutput:
        stats.num_outputs = static_cast<int64_t>(node->num_operands());
        for (size_t i = 0; i < node->num_operands(); ++i) stats.output_bytes += Bytes(node->operand(i)->type());
        BACKTAPE_RETURN_IF_ERROR(CheckAmounts(*node, stats));
        continue;
      default:
        break;
    }
    ++stats.num_calls;
    absl::string_view target = node->target();
    absl::ConsumePrefix(&target, "torch.ops.");
    ++stats.calls_by_target[std::string(target)];
    if (node->provenance().has_stack()) ++stats.num_calls_with_stack;
    if (!node->provenance().origins.empty()) ++stats.num_calls_with_origin;
    if (!node->type().is_known()) {
      ++stats.num_calls_without_type;
      continue;
    }
    stats.flops += CountFlops(*node);
    const bool is_view = node->op() != nullptr && (node->op()->has_tag(kTagView) || node->op()->has_tag(kTagPython));
    if (!is_view) stats.intermediate_bytes += Bytes(node->type());
  }
  return stats;
}

}  // namespace backtape
