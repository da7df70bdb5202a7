#include "backtape/ir/switch_calls.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/inlined_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr absl::string_view kCond = "torch.ops.higher_order.cond";

struct SwitchCall {
  Argument index;
  std::vector<Node*> names;  // the get_attr nodes of the branches
  std::vector<const Graph*> branches;
  std::vector<Argument> operands;
};

absl::StatusOr<SwitchCall> ReadSwitchCall(const Node& node) {
  const ArgumentList& args = node.args();
  if (args.size() < 2 || args.size() > 3 || !node.kwargs().empty()) {
    return absl::InvalidArgumentError("switch takes an index, a list of branches, and a tuple or list of operands");
  }
  SwitchCall call;
  call.index = args[0];
  if (!call.index.is_node() || call.index.node()->type().is_sym_int()) {
    return absl::UnimplementedError(absl::StrCat("argument 0 (the index) must be a tensor, got ", StrOf(args[0])));
  }
  if (!args[1].is_sequence() || args[1].items().empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("argument 1 (the branches) must be a list of subgraphs, got ", StrOf(args[1])));
  }
  if (args.size() == 3) {
    if (!args[2].is_sequence()) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument 2 (the operands) must be a tuple or list of values, got ", StrOf(args[2])));
    }
    call.operands = args[2].items();
  }
  for (const Argument& item : args[1].items()) {
    if (!item.is_node() || item.node()->opcode() != Opcode::kGetAttr) {
      return absl::InvalidArgumentError(absl::StrCat("a branch must be a subgraph, got ", StrOf(item)));
    }
    const absl::string_view name = item.node()->target();
    const Graph* const branch = SubgraphOf(item);
    if (branch == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat(
          "the subgraph ", name, " is not in the text; print_readable() prints subgraphs, print(graph) does not"));
    }
    const size_t num_inputs = branch->placeholders().size();
    if (num_inputs != call.operands.size()) {
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", name, " takes ", num_inputs,
                                                     num_inputs == 1 ? " input" : " inputs", ", but the call passes ",
                                                     call.operands.size()));
    }
    call.names.push_back(item.node());
    call.branches.push_back(branch);
  }
  return call;
}

ValueType OperandType(const Argument& argument) { return argument.is_node() ? argument.node()->type() : ValueType(); }

// A bool for each element of the index.
ValueType ComparisonType(const ValueType& index) {
  if (!index.is_tensor()) return {};
  return TensorType::Contiguous(DType::kBool, index.tensor().sizes);
}

class Selector {
 public:
  explicit Selector(const SwitchCall& call) : call_(call) {}

  // Adds the call that selects among the branches [first, last), of which there are at least two. `index` and
  // `operands` are values of the graph.
  Node* Select(Graph& graph, size_t first, size_t last, const Argument& index, const std::vector<Argument>& operands) {
    const size_t middle = first + (last - first) / 2;
    Node* const is_before = graph.Call(OpId::lt_Scalar, {index, static_cast<int64_t>(middle)});
    is_before->set_type(ComparisonType(OperandType(index)));
    std::vector<Argument> passed = {index};
    passed.insert(passed.end(), operands.begin(), operands.end());
    Node* const before = AddBranch(graph, first, middle);
    Node* const after = AddBranch(graph, middle, last);
    return graph.Create(Opcode::kCallFunction, kCond, {is_before, before, after, Argument::Tuple(std::move(passed))});
  }

 private:
  // A subgraph with the index and the operands as inputs.
  Node* AddBranch(Graph& graph, size_t first, size_t last) {
    std::unique_ptr<Graph> branch;
    if (last - first == 1) {
      branch = call_.branches[first]->Clone();
      branch->set_insertion_point(branch->first());
      branch->Placeholder("switch_index", OperandType(call_.index));
      branch->set_insertion_point(nullptr);
    } else {
      branch = std::make_unique<Graph>(graph.ops());
      Node* const index = branch->Placeholder("switch_index", OperandType(call_.index));
      std::vector<Argument> operands;
      for (const Node* input : call_.branches[first]->placeholders()) {
        operands.emplace_back(branch->Placeholder(input->name(), input->type()));
      }
      Node* const results = Select(*branch, first, last, index, operands);
      std::vector<Argument> items;
      const size_t count = OutputItems(*call_.branches[first]).size();
      for (size_t i = 0; i < count; ++i) {
        items.emplace_back(branch->Call(OpId::operator_getitem, {results, static_cast<int64_t>(i)}));
      }
      branch->Output(Argument::Tuple(std::move(items)));
    }
    std::string name;
    for (int k = 0; name.empty() || graph.FindSubgraph(name) != nullptr || graph.attributes().contains(name); ++k) {
      name = absl::StrCat("switch_graph_", k);
    }
    graph.subgraphs().emplace(name, std::move(branch));
    return graph.GetAttr(name);
  }

  const SwitchCall& call_;
};

absl::Status Replace(Graph& graph, Node* node) {
  BACKTAPE_ASSIGN_OR_RETURN(const SwitchCall call, ReadSwitchCall(*node));
  Node* const saved = graph.insertion_point();
  graph.set_insertion_point(node);
  // If there is only one branch, it is called for every index.
  const bool is_choice = call.branches.size() > 1;
  std::vector<Argument> args = {call.names[0]};
  args.insert(args.end(), call.operands.begin(), call.operands.end());
  Node* const result = is_choice ? Selector(call).Select(graph, 0, call.branches.size(), call.index, call.operands)
                                 : graph.Create(Opcode::kCallFunction, "torch.ops.higher_order.wrap",
                                                ArgumentList(args.begin(), args.end()));
  graph.set_insertion_point(saved);
  result->set_type(node->type());
  result->set_provenance(node->provenance());
  graph.ReplaceAllUsesWith(node, result);
  const std::string name(node->name());
  graph.Erase(node);
  graph.Rename(result, name);
  for (Node* branch : call.names) {
    if (branch->has_uses()) continue;
    const std::string target(branch->target());
    graph.Erase(branch);
    bool is_used = false;
    for (const Node* other : graph.nodes()) is_used |= other->may_name_subgraph() && other->target() == target;
    if (!is_used) graph.subgraphs().erase(target);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<bool> ReplaceSwitchCalls(Graph& graph) {
  std::vector<Node*> calls;
  for (Node* node : graph.nodes()) {
    if (node->opcode() == Opcode::kCallFunction && node->target() == kSwitch) calls.push_back(node);
  }
  for (Node* node : calls) {
    if (const absl::Status status = Replace(graph, node); !status.ok()) return NodeError(status, *node);
  }
  return !calls.empty();
}

}  // namespace backtape
