#include "backtape/jit/plan/paired_reductions.h"

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/widened_operands.h"

namespace backtape::jit {
namespace {

const Node* ThroughViews(const Node* node) {
  while (node != nullptr && node->op() != nullptr && node->op()->has_tag(kTagView) && node->num_operands() > 0) {
    node = node->operand(0);
  }
  return node;
}

// The tensor that a node squares; null for other nodes.
const Node* SquaredBy(const Node& node) {
  const NodeArguments args(node);
  if (node.is_call_to(OpId::mul_Tensor) && args.NodeAt(0) == args.NodeAt(1)) return args.NodeAt(0);
  if (node.is_call_to(OpId::square)) return args.NodeAt(0);
  if (node.is_call_to(OpId::pow_Tensor_Scalar)) {
    const Argument exponent = args.Value(1);
    if (exponent.is_scalar() && exponent.scalar().to_double() == 2) return args.NodeAt(0);
  }
  return nullptr;
}

bool IsSum(const Node& node) { return node.is_call_to(OpId::sum) || node.is_call_to(OpId::sum_dim_IntList); }
bool IsMean(const Node& node) { return node.is_call_to(OpId::mean) || node.is_call_to(OpId::mean_dim); }

bool HaveEqualElements(const Node& a, const Node& b) {
  return b.type().is_tensor() && a.type().tensor().dtype == b.type().tensor().dtype &&
         a.type().tensor().sizes == b.type().tensor().sizes;
}

}  // namespace

std::optional<PairedReduction> PairOf(const Node& second) {
  if (!IsSum(second) && !IsMean(second)) return std::nullopt;
  const std::optional<LoopOp> op = LoopOpOf(second);
  if (!op || op->kind != LoopKind::kReduce || op->reduction != Op::kReduceSum) return std::nullopt;
  const Node& element = *second.operand(0);
  const DType dtype = second.type().tensor().dtype;
  if (element.op() == nullptr || !element.type().is_tensor() || element.type().tensor().dtype != dtype ||
      (dtype != DType::kFloat32 && dtype != DType::kFloat64)) {
    return std::nullopt;
  }
  PairedReduction pair;
  pair.is_exp = element.is_call_to(OpId::exp);
  const Node* difference = pair.is_exp ? element.operand(0) : SquaredBy(element);
  if (difference == nullptr || !difference->is_call_to(OpId::sub_Tensor)) return std::nullopt;
  const NodeArguments args(*difference);
  const Node* x = Unwidened(args.NodeAt(0));
  pair.first = ThroughViews(args.NodeAt(1));
  if (x == nullptr || pair.first == nullptr || !args.IsDefault("alpha")) return std::nullopt;
  if (!HaveEqualElements(element, *difference)) return std::nullopt;
  if (!x->type().is_tensor() || !(x->type().tensor().sizes == element.type().tensor().sizes)) return std::nullopt;
  // Elements may have 16 bits, because both reductions widen them.
  const DType of_x = x->type().tensor().dtype;
  if (of_x != dtype && (ItemSize(of_x) != 2 || !IsFloatingPoint(of_x) || dtype != DType::kFloat32)) return std::nullopt;
  if (!(pair.is_exp ? pair.first->is_call_to(OpId::amax) : IsMean(*pair.first))) return std::nullopt;
  const std::optional<LoopOp> first_op = LoopOpOf(*pair.first);
  if (!first_op || first_op->kind != LoopKind::kReduce || first_op->dims != op->dims) return std::nullopt;
  if (Unwidened(pair.first->operand(0)) != x || pair.first->type().tensor().dtype != dtype) return std::nullopt;
  pair.chain = {difference, &element};
  return pair;
}

bool IsPrivate(const PairedReduction& pair) {
  for (const Node* node : pair.chain) {
    if (node->num_users() != 1) return false;
  }
  return true;
}

}  // namespace backtape::jit
