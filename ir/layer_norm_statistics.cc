#include "backtape/ir/layer_norm_statistics.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

bool HasFloat32(const Node& call, std::initializer_list<size_t> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [&call](size_t i) {
    if (i >= call.args().size() || !call.args()[i].is_node()) return false;
    const ValueType& type = call.args()[i].node()->type();
    return type.is_tensor() && type.tensor().dtype == DType::kFloat32;
  });
}

// Appends the values of an argument in the order in which a higher-order call passes them to its subgraph.
void AppendFlat(const Argument& argument, std::vector<Argument>& values) {
  if (!argument.is_sequence()) return values.push_back(argument);
  for (const Argument& item : argument.items()) AppendFlat(item, values);
}

class Corrector {
 public:
  // `prefix` comes before the names of the graph's nodes.
  void Correct(Graph& graph, const std::string& prefix) {
    for (auto& [name, subgraph] : graph.subgraphs()) Correct(*subgraph, absl::StrCat(prefix, name, "."));
    for (const Node* call : graph.nodes()) {
      if (call->is_call_to(OpId::native_layer_norm) && HasFloat32(*call, {2, 3})) {
        for (Node* item : call->users()) {
          if (PositionOf(*item).value_or(0) != 0) SetFloat32(item, prefix);
        }
      } else if (call->is_call_to(OpId::native_layer_norm_backward) && HasFloat32(*call, {5, 6})) {
        for (const size_t i : {3, 4}) CorrectPlaceholder(call->args()[i], prefix);
      } else if (!corrected_.empty() && call->is_call()) {
        CorrectAround(*call, prefix);
      }
    }
  }

  std::vector<std::string> TakeNames() { return std::move(names_); }

 private:
  // The position of the item that a getitem call reads.
  static std::optional<int64_t> PositionOf(const Node& item) {
    if (!item.is_call_to(OpId::operator_getitem) || item.args().size() != 2 || !item.args()[1].is_int()) {
      return std::nullopt;
    }
    return item.args()[1].int_value();
  }

  void SetFloat32(Node* node, const std::string& prefix) {
    if (!node->type().is_tensor()) return;
    TensorType type = node->type().tensor();
    if (type.dtype != DType::kBFloat16 && type.dtype != DType::kFloat16) return;
    type.dtype = DType::kFloat32;
    node->set_type(ValueType(std::move(type)));
    corrected_.insert(node);
    names_.push_back(absl::StrCat(prefix, node->name()));
  }

  void CorrectPlaceholder(const Argument& argument, const std::string& prefix) {
    if (argument.is_node() && argument.node()->is_placeholder()) SetFloat32(argument.node(), prefix);
  }

  // Corrects the placeholders that the call passes to corrected placeholders of its subgraphs, and the results that
  // are corrected values of its subgraphs.
  void CorrectAround(const Node& call, const std::string& prefix) {
    std::vector<const Graph*> graphs;
    std::vector<Argument> operands;  // the operands of every subgraph: the values after the last subgraph
    for (const Argument& argument : call.args()) {
      if (const Graph* const graph = SubgraphOf(argument)) {
        graphs.push_back(graph);
        operands.clear();
      } else {
        AppendFlat(argument, operands);
      }
    }
    for (const Graph* const graph : graphs) {
      const std::vector<Node*> inputs = graph->placeholders();
      for (size_t i = 0; i < inputs.size() && i < operands.size(); ++i) {
        if (corrected_.contains(inputs[i])) CorrectPlaceholder(operands[i], prefix);
      }
      const std::vector<Argument> results = OutputItems(*graph);
      for (Node* item : call.users()) {
        const std::optional<int64_t> i = PositionOf(*item);
        if (!i.has_value() || *i < 0 || static_cast<size_t>(*i) >= results.size()) continue;
        const Argument& result = results[static_cast<size_t>(*i)];
        if (result.is_node() && corrected_.contains(result.node())) SetFloat32(item, prefix);
      }
    }
  }

  absl::flat_hash_set<const Node*> corrected_;
  std::vector<std::string> names_;
};

}  // namespace

std::vector<std::string> CorrectLayerNormStatistics(Graph& graph) {
  Corrector corrector;
  corrector.Correct(graph, "");
  return corrector.TakeNames();
}

}  // namespace backtape
