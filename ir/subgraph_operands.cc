#include "backtape/ir/subgraph_operands.h"

#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

void AddGroup(const Node& node, int argument, SubgraphOperands& operands) {
  if (argument < 0 || static_cast<size_t>(argument) >= node.args().size()) return;
  const auto count = static_cast<int>(node.args()[argument].items().size());
  for (int i = 0; i < count; ++i) operands.places.emplace_back(argument, i);
}

}  // namespace

const Argument& SubgraphOperands::Operand(size_t i) const {
  const auto& [argument, item] = places[i];
  return item < 0 ? node->args()[argument] : node->args()[argument].items()[item];
}

void SubgraphOperands::SetOperand(size_t i, const Argument& value) {
  const auto& [argument, item] = places[i];
  ArgumentList args = node->args();
  if (item < 0) {
    args[argument] = value;
  } else {
    std::vector<Argument> items = args[argument].items();
    items[item] = value;
    args[argument] = Argument::Sequence(args[argument].sequence().kind, std::move(items));
  }
  node->SetArgs(std::move(args));
}

std::optional<SubgraphOperands> SubgraphOperandsOf(Node& node) {
  SubgraphOperands operands;
  operands.node = &node;
  if (IsAutogradFunctionCall(node)) {
    const absl::StatusOr<AutogradFunctionCall> call = ReadAutogradFunctionCall(node);
    if (!call.ok()) return std::nullopt;
    operands.subgraphs = {call->forward};
    for (size_t i = 2; i < node.args().size(); ++i) operands.places.emplace_back(i, -1);
    return operands;
  }
  if (!IsHigherOrderCall(node)) return std::nullopt;
  const absl::StatusOr<HigherOrderCall> call = ReadHigherOrderCall(node);
  if (!call.ok()) return std::nullopt;
  for (const std::string& name : call->names) operands.subgraphs.push_back(node.graph()->FindSubgraph(name));
  const HigherOrderPositions& at = PositionsOf(call->kind);
  AddGroup(node, at.carried, operands);
  AddGroup(node, at.scanned, operands);
  if (call->kind == HigherOrderKind::kAssociativeScan) AddGroup(node, at.scanned, operands);
  AddGroup(node, at.additional, operands);
  return operands;
}

void ReadFromPlaceholder(Graph& subgraph, size_t placeholder, DType dtype) {
  Node* const input = subgraph.placeholders()[placeholder];
  Node* first = input->next();
  while (first->is_placeholder()) first = first->next();
  subgraph.set_insertion_point(first);
  Node* const number = subgraph.Call(OpId::_local_scalar_dense, {input});
  subgraph.set_insertion_point(nullptr);
  number->set_provenance(input->provenance());
  subgraph.ReplaceAllUsesWith(input, number, /*except_in_to=*/true);
  input->set_type(TensorType::Contiguous(dtype, {}));
}

}  // namespace backtape
