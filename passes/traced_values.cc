#include "backtape/passes/traced_values.h"

#include <cstdint>
#include <string>
#include <utility>

#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/python_targets/call_python.h"

namespace backtape::internal {

bool IsDifferentiable(const IValue& value) {
  if (value.is_tensor()) {
    const AutogradMeta* meta = AutogradMeta::Get(value.tensor());
    return meta != nullptr && meta->requires_grad;
  }
  if (!value.is_list()) return false;
  for (const IValue& item : value.list()) {
    if (IsDifferentiable(item)) return true;
  }
  return false;
}

void MarkDifferentiable(const IValue& value) {
  if (value.is_tensor() && IsFloatingPoint(value.tensor().dtype())) {
    AutogradMeta::Require(value.tensor()).requires_grad = true;
  }
  if (!value.is_list()) return;
  for (const IValue& item : value.list()) MarkDifferentiable(item);
}

void TracedValues::AddPlaceholder(Node* node) {
  if (node->type().is_tensor()) {
    SetTensor(node, node->type().tensor(), true);
  } else if (node->type().is_sym_int()) {
    SetSize(node, node->type().sym_int());
  } else if (node->type().is_none()) {
    values_[node] = IValue();
  }
}

void TracedValues::AddAttribute(Node* node) {
  const auto value = graph_.attributes().find(std::string(node->target()));
  if (value != graph_.attributes().end()) {
    SetTensor(node, value->second.type(), false);
  } else if (node->type().is_tensor()) {
    SetTensor(node, node->type().tensor(), false);
  }
}

void TracedValues::AddKeptCall(Node* node) {
  // PyTorch's traces state the strides of fake tensors, which may differ from those that a run computes (batch_norm of
  // a transposed tensor). Nothing infers the strides of a call without an op.
  if (node->op() == nullptr && node->is_call() && !IsHigherOrderCall(*node) && node->type().is_tensor()) {
    TensorType stated = node->type().tensor();
    stated.strides.reset();
    node->set_type(ValueType(std::move(stated)));
  }
  ValueType type = node->type();
  if (node->op() != nullptr || IsHigherOrderCall(*node)) {
    const absl::StatusOr<ValueType> inferred = InferType(*node, shape_env_, tracer_.library().shape_rules);
    if (inferred.ok() && inferred->is_known()) type = *inferred;
  }
  if (!type.is_known()) return;
  if (!node->type().is_known()) {
    node->set_type(type);
    typed_.push_back(node);
  }
  if (type.is_tensor()) {
    SetTensor(node, type.tensor(), HasDifferentiableOperand(*node));
  } else if (type.is_sym_int()) {
    SetSize(node, type.sym_int());
  } else if (type.is_none()) {
    values_[node] = IValue();
  }
}

void TracedValues::SetTensor(Node* node, TensorType type, bool is_differentiable) {
  if (!CheckFits(type).ok()) return;
  const ValueType stated = node->type();
  const Variable value = tracer_.TensorFor(node, std::move(type));
  values_[node] = ToIValue(value);
  if (is_differentiable) MarkDifferentiable(values_[node]);
  if (stated.is_known()) {
    node->set_type(stated);
  } else {
    typed_.push_back(node);
  }
}

void TracedValues::SetSize(Node* node, const SymInt& size) {
  values_[node] = size;
  tracer_.BindSize(size, node);
}

bool TracedValues::HasDifferentiableOperand(const Node& node) const {
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const Node* const operand = node.operand(i);
    const auto value = values_.find(operand);
    // A kept call with several results may have no value yet.
    if (value != values_.end() ? IsDifferentiable(value->second)
                               : operand->type().is_list() && HasDifferentiableOperand(*operand)) {
      return true;
    }
  }
  return false;
}

std::optional<IValue> TracedValues::ItemsOf(Node* node) {
  if (!node->type().is_list()) return std::nullopt;
  const bool is_differentiable = HasDifferentiableOperand(*node);
  IValueList items;
  for (size_t i = 0; i < node->type().list().size(); ++i) {
    const ValueType& type = node->type().list()[i];
    if (type.is_none()) {
      items.emplace_back();
      continue;
    }
    if (!type.is_tensor()) return std::nullopt;
    Node* item = graph_.Call(OpId::operator_getitem, {Argument(node), Argument(static_cast<int64_t>(i))});
    item->set_provenance(node->provenance());
    items.push_back(ToIValue(tracer_.TensorFor(item, type.tensor())));
    if (is_differentiable) MarkDifferentiable(items.back());
  }
  return values_[node] = IValue(std::move(items));
}

std::optional<IValue> TracedValues::ValueOf(const Argument& argument) {
  if (argument.is_node()) {
    const auto it = values_.find(argument.node());
    return it != values_.end() ? std::optional(it->second) : ItemsOf(argument.node());
  }
  if (argument.is_symbol()) return python_targets::ValueOfSymbol(argument.symbol());
  if (!argument.is_sequence()) return ShapeValueOf(argument);
  IValueList items;
  // Slices and Ellipsis occur only in subscripts, and are marked by strings.
  if (argument.is_slice()) items.emplace_back(python_targets::kSliceMarker);
  for (const Argument& item : argument.items()) {
    std::optional<IValue> value = ValueOf(item);
    if (!value.has_value()) return std::nullopt;
    items.push_back(*std::move(value));
  }
  return IValue(std::move(items));
}

bool TracedValues::IsItemOfKeptCall(const Node& node) const {
  if (node.op() == nullptr || !node.op()->is(OpId::operator_getitem) || node.args().empty() ||
      !node.args()[0].is_node()) {
    return false;
  }
  const Node* call = node.args()[0].node();
  return !values_.contains(call) && call->type().is_list();
}

void TracedValues::RemoveAddedTypes() {
  for (Node* node : typed_) node->set_type(ValueType());
}

}  // namespace backtape::internal
