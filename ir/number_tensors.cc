#include "backtape/ir/number_tensors.h"

#include <algorithm>
#include <utility>

#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

TensorType NumberType(DType dtype) { return TensorType::Contiguous(dtype, {}); }

// x ** -2 is a float, also for an integer x.
bool IsNegativePower(const Node& node) {
  const bool is_power = node.is_call_to(OpId::operator_pow) || node.is_call_to(OpId::operator_ipow);
  return is_power && node.args().size() == 2 && node.args()[1].is_int() && node.args()[1].int_value() < 0;
}

}  // namespace

bool IsItem(const Node& node) {
  return node.is_call_to(OpId::_local_scalar_dense) && node.args().size() == 1 && node.args()[0].is_node();
}

DType DTypeOf(NumberKind kind) {
  switch (kind) {
    case NumberKind::kFloat:
      return DType::kFloat64;
    case NumberKind::kBool:
      return DType::kBool;
    default:
      return DType::kInt64;
  }
}

std::optional<NumberKind> KindOfResult(const Node& node, const NumberOperator& op,
                                       absl::Span<const NumberKind> operands) {
  const std::optional<NumberKind> kind = ResultKind(op, operands);
  return kind == NumberKind::kInteger && IsNegativePower(node) ? NumberKind::kFloat : kind;
}

const Number* NumberTensors::Find(const Argument& argument) const {
  const auto it = argument.is_node() ? numbers_.find(argument.node()) : numbers_.end();
  return it != numbers_.end() ? &it->second : nullptr;
}

std::optional<NumberKind> NumberTensors::PlainKindOf(const Argument& argument) const {
  if (argument.is_double()) return NumberKind::kFloat;
  if (argument.is_bool()) return NumberKind::kBool;
  if (argument.is_int()) return NumberKind::kInteger;
  if (!argument.is_node() || numbers_.contains(argument.node())) return std::nullopt;
  if (const auto it = plain_.find(argument.node()); it != plain_.end()) return it->second;
  return argument.node()->type().is_sym_int() ? std::optional(NumberKind::kInteger) : std::nullopt;
}
std::optional<NumberKind> NumberTensors::KindOf(const Argument& argument) const {
  const Number* const number = Find(argument);
  return number != nullptr ? std::optional(number->kind) : PlainKindOf(argument);
}

std::optional<Argument> NumberTensors::ConstantOf(Node& node) const {
  const std::optional<NumberKind> kind = KindOf(&node);
  if (kind == NumberKind::kFloat) return Argument(0.5);
  if (kind == NumberKind::kBool) return Argument(true);
  return std::nullopt;
}

void NumberTensors::Infer(Node& node) {
  types_.Infer(node, [this](Node& operand) { return ConstantOf(operand); });
}

absl::StatusOr<ValueType> NumberTensors::TypeOf(Node& call) {
  return types_.TypeOf(call, [this](Node& operand) { return ConstantOf(operand); });
}

Node* NumberTensors::Call(OpId op, ArgumentList args, KeywordArguments kwargs, const Node& from,
                          const TensorType& type) {
  Node* const call = graph_.Call(op, std::move(args), std::move(kwargs));
  call->set_provenance(from.provenance());
  call->set_type(type);
  created_.push_back(call);
  return call;
}

Argument NumberTensors::Converted(const Argument& number, DType dtype, const Node& from) {
  const Number* const known = Find(number);
  if (known == nullptr && IsPlainBool(number)) {
    Node* const tensor = TensorOfPlain(number.node());
    if (dtype == DType::kBool) return tensor;
    return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, from, NumberType(dtype));
  }
  if (known == nullptr) return Call(OpId::scalar_tensor, {number}, {{"dtype", dtype}}, from, NumberType(dtype));
  Node* const tensor = TensorOf(number.node());
  if (tensor->type().tensor().dtype == dtype) return tensor;
  return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, from, NumberType(dtype));
}

bool NumberTensors::IsPlainBool(const Argument& number) const {
  const auto it = number.is_node() ? plain_.find(number.node()) : plain_.end();
  return it != plain_.end() && it->second == NumberKind::kBool && NumberOperatorOf(*it->first->op()).has_value();
}

Node* NumberTensors::TensorOfPlain(Node* node) {
  if (const auto it = plain_tensors_.find(node); it != plain_tensors_.end()) return it->second;
  Node* const saved = graph_.insertion_point();
  graph_.set_insertion_point(node->next());
  Node* const tensor = Computed(*node);
  graph_.set_insertion_point(saved);
  return plain_tensors_[node] = tensor;
}

Node* NumberTensors::TensorOf(Node* node) {
  if (numbers_.at(node).tensor != nullptr) return numbers_.at(node).tensor;
  Node* const saved = graph_.insertion_point();
  graph_.set_insertion_point(node->next());
  Node* const tensor = IsItem(*node) ? Read(*node) : Computed(*node);
  graph_.set_insertion_point(saved);
  return numbers_.at(node).tensor = tensor;
}

Node* NumberTensors::Read(const Node& item) {
  const TensorType from = item.args()[0].node()->type().tensor();
  const DType dtype = DTypeOf(numbers_.at(&item).kind);
  Node* tensor = Call(OpId::detach, {item.args()[0]}, {}, item, from);
  if (from.dim() > 0) {
    tensor = Call(OpId::view, {tensor, Argument::List({})}, {}, item, NumberType(from.dtype));
  }
  // A copy: the number does not change when the tensor is written later.
  if (from.dtype == dtype) return Call(OpId::clone, {tensor}, {}, item, NumberType(dtype));
  return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, item, NumberType(dtype));
}

Node* NumberTensors::Computed(const Node& node) {
  const NumberOperator op = *NumberOperatorOf(*node.op());
  const size_t first = op.result == NumberResult::kChoice ? 1 : 0;
  std::vector<NumberKind> kinds;
  bool has_float = op.result == NumberResult::kInteger;
  for (size_t i = 0; i < node.args().size(); ++i) {
    kinds.push_back(*KindOf(node.args()[i]));
    has_float |= i >= first && kinds.back() == NumberKind::kFloat;
  }
  const NumberKind result = *KindOfResult(node, op, kinds);
  // Bools are compared as integers.
  NumberKind computed = result;
  if (op.result == NumberResult::kBool) computed = NumberKind::kInteger;
  if (has_float) computed = NumberKind::kFloat;
  if (op.result == NumberResult::kLogical) computed = NumberKind::kBool;
  ArgumentList operands;
  for (size_t i = 0; i < node.args().size(); ++i) {
    operands.push_back(Converted(node.args()[i], i < first ? DType::kBool : DTypeOf(computed), node));
  }
  if (op.tensor_op == OpId::positive) return operands[0].node();
  const DType dtype = op.result == NumberResult::kBool ? DType::kBool : DTypeOf(computed);
  return Call(op.tensor_op, std::move(operands), {}, node, NumberType(dtype));
}

bool NumberTensors::IsCreated(const Node* node) const {
  return std::find(created_.begin(), created_.end(), node) != created_.end();
}

void NumberTensors::Erase(Node* node) {
  types_.Forget(*node);
  graph_.Erase(node);
}

bool NumberTensors::EraseUnused() {
  for (; !created_.empty(); created_.pop_back()) {
    if (!created_.back()->has_uses()) Erase(created_.back());
  }
  bool has_erased = false;
  for (Node* node = graph_.last(); node != nullptr;) {
    Node* const erased = std::exchange(node, node->prev());
    if (erased->has_uses() || numbers_.erase(erased) == 0) continue;
    Erase(erased);
    has_erased = true;
  }
  return has_erased;
}

}  // namespace backtape
