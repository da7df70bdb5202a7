#include "backtape/passes/graph_on_tape.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
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

}  // namespace

variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library) {
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
      values[node] = IValue(static_cast<const Tensor&>(inputs[next_input++]));
      continue;
    }
    absl::StatusOr<IValue> value = node->opcode() == Opcode::kGetAttr ? AttributeOf(*node) : values.Evaluate(*node);
    check(value.status(), *node);
    values[node] = *std::move(value);
  }
  const Node& output = *graph.output();
  absl::StatusOr<IValue> returned = values.ValueOf(output.args()[0]);
  check(returned.status(), output);
  if (!returned->is_list()) return {ToVariable(*returned)};
  variable_list results;
  for (size_t i = 0; i < returned->list().size(); ++i) {
    const IValue& item = returned->list()[i];
    if (item.is_list() || (!item.is_none() && !item.is_tensor())) {
      check(absl::UnimplementedError(absl::StrCat("output ", i, " is of kind ", item.KindName(), ", not a tensor")),
            output);
    }
    results.push_back(ToVariable(item));
  }
  return results;
}

}  // namespace backtape
