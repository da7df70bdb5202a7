#include "backtape/ir/subgraph_operands.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
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

// Whether a node other than the call uses the subgraph.
bool HasOtherUser(const Graph& graph, absl::string_view target, const Node& call) {
  for (const Node* node : graph.nodes()) {
    if (node == &call) continue;
    for (size_t i = 0; i < node->num_operands(); ++i) {
      const Node& operand = *node->operand(i);
      if (operand.opcode() == Opcode::kGetAttr && operand.target() == target) return true;
    }
  }
  return false;
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
    operands.is_autograd_function = true;
    for (size_t i = 2; i < node.args().size(); ++i) operands.places.emplace_back(i, -1);
    return operands;
  }
  if (!IsHigherOrderCall(node)) return std::nullopt;
  const absl::StatusOr<HigherOrderCall> call = ReadHigherOrderCall(node);
  if (!call.ok()) return std::nullopt;
  for (const std::string& name : call->names) {
    Graph* const subgraph = node.graph()->FindSubgraph(name);
    const auto end = operands.subgraphs.end();
    if (std::find(operands.subgraphs.begin(), end, subgraph) == end) operands.subgraphs.push_back(subgraph);
  }
  operands.is_loop = call->is_loop();
  operands.num_carried = call->carried.size();
  const HigherOrderPositions& at = PositionsOf(call->kind);
  AddGroup(node, at.carried, operands);
  AddGroup(node, at.scanned, operands);
  if (call->kind == HigherOrderKind::kAssociativeScan) AddGroup(node, at.scanned, operands);
  AddGroup(node, at.additional, operands);
  return operands;
}

bool OwnSubgraphs(SubgraphOperands& call) {
  Graph& graph = *call.node->graph();
  bool has_copied = false;
  ArgumentList args = call.node->args();
  for (size_t i = 0; i < args.size(); ++i) {
    if (!args[i].is_node() || args[i].node()->opcode() != Opcode::kGetAttr) continue;
    Node* const attribute = args[i].node();
    const std::string target(attribute->target());
    Graph* const shared = graph.FindSubgraph(target);
    if (shared == nullptr || !HasOtherUser(graph, target, *call.node)) continue;
    int suffix = 1;
    while (graph.FindSubgraph(absl::StrCat(target, "_", suffix)) != nullptr) ++suffix;
    const std::string name = absl::StrCat(target, "_", suffix);
    std::unique_ptr<Graph> copy = shared->Clone();
    std::replace(call.subgraphs.begin(), call.subgraphs.end(), shared, copy.get());
    graph.subgraphs().emplace(name, std::move(copy));
    graph.set_insertion_point(call.node);
    Node* const made = graph.GetAttr(name);
    graph.set_insertion_point(nullptr);
    made->set_provenance(attribute->provenance());
    std::replace(args.begin() + static_cast<std::ptrdiff_t>(i), args.end(), Argument(attribute), Argument(made));
    call.node->SetArgs(args);
    if (!attribute->has_uses()) graph.Erase(attribute);
    has_copied = true;
  }
  return has_copied;
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
