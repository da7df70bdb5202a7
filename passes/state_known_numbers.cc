#include "backtape/passes/state_known_numbers.h"

#include <optional>

#include "absl/status/statusor.h"
#include "backtape/ir/number_tensors.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/passes/python_targets/known_value.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

std::optional<IValue> NumberOf(const Graph& graph, const python_targets::KnownValues& known, const Node& node) {
  if (IsItem(node)) {
    const absl::StatusOr<IValue> tensor = python_targets::ValueOfNode(graph, known, *node.args()[0].node());
    if (!tensor.ok() || !tensor->is_tensor() || !tensor->tensor().defined()) return std::nullopt;
    return tensor->tensor().numel() == 1 ? std::optional(IValue(tensor->tensor().item())) : std::nullopt;
  }
  if (node.op() == nullptr || !node.op()->has_tag(kTagPython) || !node.kwargs().empty()) return std::nullopt;
  IValueList args;
  for (const Argument& argument : node.args()) {
    if (!argument.is_scalar()) return std::nullopt;
    args.emplace_back(argument.scalar());
  }
  const absl::StatusOr<std::optional<IValue>> result = EvaluatePythonOperator(*node.op(), args);
  return result.ok() ? *result : std::nullopt;
}

}  // namespace

bool StateKnownNumbers(Graph& graph, const absl::btree_map<std::string, Tensor>& values) {
  python_targets::KnownValues known;
  for (const Node* node : graph.placeholders()) {
    const auto value = values.find(std::string(node->name()));
    if (value != values.end()) known.emplace(node, value->second);
  }
  bool has_changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const number = node;
    node = node->next();
    if (!number->is_call()) continue;
    const std::optional<IValue> value = NumberOf(graph, known, *number);
    if (!value.has_value() || (!value->is_double() && !value->is_bool())) continue;
    ReplaceByConstants(graph, {{number, Argument(value->scalar())}});
    has_changed = true;
  }
  return has_changed;
}

}  // namespace backtape
