#include "backtape/ir/norm_statistics.h"

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

std::optional<DType> DTypeOf(const Node& call, size_t i) {
  if (i >= call.args().size() || !call.args()[i].is_node()) return std::nullopt;
  const ValueType& type = call.args()[i].node()->type();
  return type.is_tensor() ? std::make_optional(type.tensor().dtype) : std::nullopt;
}

bool HasFloat32(const Node& call, std::initializer_list<size_t> arguments) {
  return std::any_of(arguments.begin(), arguments.end(),
                     [&call](size_t i) { return DTypeOf(call, i) == DType::kFloat32; });
}

// The dtype of the statistics that a batch norm computes.
std::optional<DType> BatchDType(const Node& call, size_t input, std::initializer_list<size_t> parameters) {
  return HasFloat32(call, parameters) ? DType::kFloat32 : DTypeOf(call, input);
}

bool IsBatchNorm(const Node& call) {
  for (const OpId op :
       {OpId::native_batch_norm, OpId::_native_batch_norm_legit, OpId::_native_batch_norm_legit_no_stats,
        OpId::_native_batch_norm_legit_no_training, OpId::_native_batch_norm_legit_functional}) {
    if (call.is_call_to(op)) return true;
  }
  return false;
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
    for (Node* call : graph.nodes()) {
      if (call->is_call_to(OpId::detach) && call->args()[0].is_node() && corrected_.contains(call->args()[0].node())) {
        SetDType(call, DTypeOf(*call, 0), prefix);
      } else if ((call->is_call_to(OpId::native_group_norm) && HasFloat32(*call, {1, 2})) ||
                 (call->is_call_to(OpId::native_layer_norm) && HasFloat32(*call, {2, 3}))) {
        CorrectItems(*call, {1, 2}, DType::kFloat32, prefix);
      } else if (call->is_call_to(OpId::native_group_norm_backward) && HasFloat32(*call, {4})) {
        for (const size_t i : {2, 3}) CorrectPlaceholder(call->args()[i], DType::kFloat32, prefix);
        CorrectItems(*call, {0}, DTypeOf(*call, 1), prefix);
      } else if (call->is_call_to(OpId::native_layer_norm_backward) && HasFloat32(*call, {5, 6})) {
        for (const size_t i : {3, 4}) CorrectPlaceholder(call->args()[i], DType::kFloat32, prefix);
      } else if (IsBatchNorm(*call)) {
        CorrectItems(*call, {1, 2}, BatchDType(*call, 0, {1, 2, 3, 4}), prefix);
        if (call->is_call_to(OpId::_native_batch_norm_legit_functional)) {
          CorrectItems(*call, {3, 4}, DTypeOf(*call, 3), prefix);
        }
      } else if (call->is_call_to(OpId::native_batch_norm_backward) && call->args().size() > 6) {
        for (const size_t i : {5, 6}) CorrectPlaceholder(call->args()[i], BatchDType(*call, 1, {2, 3, 4}), prefix);
      } else if (!corrected_.empty() && call->is_call()) {
        CorrectAround(*call, prefix);
      }
    }
  }

  std::vector<std::string> TakeNames() { return std::move(names_); }

 private:
  static bool IsStatistic(DType dtype) {
    return dtype == DType::kFloat32 || dtype == DType::kBFloat16 || dtype == DType::kFloat16;
  }

  // The position of the item that a getitem call reads.
  static std::optional<int64_t> PositionOf(const Node& item) {
    if (!item.is_call_to(OpId::operator_getitem) || item.args().size() != 2 || !item.args()[1].is_int()) {
      return std::nullopt;
    }
    return item.args()[1].int_value();
  }

  void SetDType(Node* node, std::optional<DType> dtype, const std::string& prefix) {
    if (!dtype.has_value() || !node->type().is_tensor()) return;
    TensorType type = node->type().tensor();
    if (type.dtype == *dtype || !IsStatistic(type.dtype) || !IsStatistic(*dtype)) return;
    type.dtype = *dtype;
    node->set_type(ValueType(std::move(type)));
    corrected_.insert(node);
    names_.push_back(absl::StrCat(prefix, node->name()));
  }

  void CorrectItems(const Node& call, std::initializer_list<int64_t> positions, std::optional<DType> dtype,
                    const std::string& prefix) {
    for (Node* item : call.users()) {
      const int64_t position = PositionOf(*item).value_or(-1);
      if (std::find(positions.begin(), positions.end(), position) != positions.end()) SetDType(item, dtype, prefix);
    }
  }

  void CorrectPlaceholder(const Argument& argument, std::optional<DType> dtype, const std::string& prefix) {
    if (argument.is_node() && argument.node()->is_placeholder()) SetDType(argument.node(), dtype, prefix);
  }

  // Where a type inside a subgraph of the call was corrected, also corrects the type of the value outside: a result of
  // the call, or a placeholder that the call passes to the subgraph.
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
        if (corrected_.contains(inputs[i])) CorrectPlaceholder(operands[i], inputs[i]->type().tensor().dtype, prefix);
      }
      const std::vector<Argument> results = OutputItems(*graph);
      for (Node* item : call.users()) {
        const std::optional<int64_t> i = PositionOf(*item);
        if (!i.has_value() || *i < 0 || static_cast<size_t>(*i) >= results.size()) continue;
        const Argument& result = results[static_cast<size_t>(*i)];
        if (!result.is_node() || !corrected_.contains(result.node())) continue;
        SetDType(item, result.node()->type().tensor().dtype, prefix);
      }
    }
  }

  absl::flat_hash_set<const Node*> corrected_;
  std::vector<std::string> names_;
};

}  // namespace

std::vector<std::string> CorrectNormStatistics(Graph& graph) {
  Corrector corrector;
  corrector.Correct(graph, "");
  return corrector.TakeNames();
}

}  // namespace backtape
