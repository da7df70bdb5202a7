#include "backtape/ir/inferred_types.h"

#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/higher_order.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/python_operators.h"

namespace backtape {
namespace {

bool HasTensor(const Node& node) {
  for (const Argument& argument : node.args()) {
    if (argument.is_node() && argument.node()->type().is_tensor()) return true;
  }
  return false;
}

}  // namespace

std::optional<OpId> TensorOpOf(const Node& call) {
  if (call.op() == nullptr || call.op()->ns != "operator" || call.op()->is(OpId::operator_getitem)) return std::nullopt;
  std::vector<IValue> values;
  for (const Argument& argument : call.args()) values.push_back(ShapeValueOf(argument).value_or(IValue()));
  return TensorOpOfPythonOperator(call.op()->name, values);
}

InferredTypes::~InferredTypes() {
  for (Node* node : graph_.nodes()) {
    if (inferred_.contains(node)) node->set_type({});
  }
}

void InferredTypes::Set(Node& node, const ValueType& type) {
  if (node.type().is_known() || !type.is_known()) return;
  node.set_type(type);
  inferred_.insert(&node);
}

void InferredTypes::Infer(Node& node, ConstantOf constant_of) {
  if (node.type().is_known()) return;
  if (node.opcode() == Opcode::kGetAttr) {
    const auto it = graph_.attributes().find(std::string(node.target()));
    if (it != graph_.attributes().end()) Set(node, it->second.type());
    return;
  }
  if (!node.is_call()) return;
  const absl::StatusOr<ValueType> type = TypeOf(node, constant_of);
  if (type.ok()) Set(node, *type);
}

void InferredTypes::CopyStated(const Node& node, Node& made) {
  if (!node.type().is_known() || inferred_.contains(&node)) return;
  made.set_type(node.type());
  inferred_.erase(&made);
}

absl::StatusOr<ValueType> InferredTypes::TypeOf(Node& node, ConstantOf constant_of) {
  if (IsHigherOrderCall(node)) return LacksSubgraphs(node) ? ValueType() : InferType(node, env_);
  const OpSchema* op = node.op();
  if (op == nullptr) return ValueType();
  const bool has_operator = op->has_tag(kTagPython) && HasTensor(node);
  if (has_operator && !op->is(OpId::operator_getitem)) {
    const std::optional<OpId> tensor_op = TensorOpOf(node);
    if (!tensor_op.has_value()) return ValueType();
    op = &graph_.ops().at(static_cast<int>(*tensor_op));
  }
  bool has_constants = false;
  const auto replace = [&](Argument& argument) {
    argument.ForEachNode([&](Argument& item) {
      std::optional<Argument> constant = constant_of(*item.node());
      if (!constant.has_value()) return;
      item = *std::move(constant);
      has_constants = true;
    });
  };
  // Shape rules accept a constant instead of a tensor, but not a symbolic integer, so they get the constant 1.
  const auto replace_for = [&](const ArgSchema& parameter, Argument& argument) {
    replace(argument);
    if (parameter.type != SchemaType::kTensor || !argument.is_node() || !argument.node()->type().is_sym_int()) return;
    argument = 1;
    has_constants = true;
  };
  ArgumentList args = node.args();
  for (size_t i = 0; i < args.size() && i < op->args.size(); ++i) replace_for(op->args[i], args[i]);
  KeywordArguments kwargs = node.kwargs();
  for (auto& [key, argument] : kwargs) {
    for (const ArgSchema& parameter : op->args) {
      if (parameter.name == key) replace_for(parameter, argument);
    }
  }
  if (!has_constants && op == node.op()) return InferType(node, env_);
  if (op->has_tag(kTagPython)) return ValueType();  // a number, which the constants do not determine
  Node* const saved = graph_.insertion_point();
  graph_.set_insertion_point(&node);
  Node* const call = graph_.Call(*op, std::move(args), std::move(kwargs), "with_constants");
  graph_.set_insertion_point(saved);
  absl::StatusOr<ValueType> type = InferType(*call, env_);
  graph_.Erase(call);
  return type;
}

}  // namespace backtape
