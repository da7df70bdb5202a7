#include "backtape/passes/graph_on_tape.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

absl::StatusOr<IValue> AttributeOf(const Node& node) {
  const auto& attributes = node.graph()->attributes();
  const auto value = attributes.find(std::string(node.target()));
  if (value != attributes.end()) return IValue(value->second);
  return absl::InvalidArgumentError(absl::StrCat("the value of the attribute ", node.target(), " is unknown"));
}

absl::StatusOr<IValue> ValueOf(const Node& node, internal::NodeEvaluator& values) {
  if (SubgraphOf(node) != nullptr) return IValue();  // the call that takes the subgraph reads it
  if (node.opcode() == Opcode::kGetAttr) return AttributeOf(node);
  if (IsHigherOrderCall(node)) {
    return absl::UnimplementedError(
        "control flow is not supported inside of an autograd function, a function of flex_attention, or a backward "
        "that is itself differentiated");
  }
  if (IsAutogradFunctionCall(node)) {
    return absl::UnimplementedError("an autograd function inside of another one is not supported");
  }
  return values.Evaluate(node);
}

}  // namespace

IValue RunOnTape(const Graph& graph, const IValueList& inputs, const OpLibrary& library) {
  internal::NodeEvaluator values(library, "run");
  size_t next_input = 0;
  const auto check = [](const absl::Status& status, const Node& node) {
    if (!status.ok()) throw Error(NodeError(status, node));
  };
  for (const Node* node : graph.nodes()) {
    if (node->is_output()) break;
    if (node->is_placeholder()) {
      if (next_input == inputs.size())
        check(absl::InvalidArgumentError("no value is passed for this placeholder"), *node);
      values[node] = inputs[next_input++];
      continue;
    }
    absl::StatusOr<IValue> value = ValueOf(*node, values);
    check(value.status(), *node);
    values[node] = *std::move(value);
  }
  absl::StatusOr<IValue> returned = values.ValueOf(graph.output()->args()[0]);
  check(returned.status(), *graph.output());
  return *std::move(returned);
}

variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library) {
  IValueList values;
  for (const Variable& input : inputs) values.push_back(ToIValue(input));
  const IValue returned = RunOnTape(graph, values, library);
  if (!returned.is_list()) return {ToVariable(returned)};
  variable_list results;
  for (size_t i = 0; i < returned.list().size(); ++i) {
    const IValue& item = returned.list()[i];
    if (item.is_list() || (!item.is_none() && !item.is_tensor())) {
      throw Error(NodeError(
          absl::UnimplementedError(absl::StrCat("output ", i, " is of kind ", item.KindName(), ", not a tensor")),
          *graph.output()));
    }
    results.push_back(ToVariable(item));
  }
  return results;
}

}  // namespace backtape
