#include "backtape/passes/graph_on_tape.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

absl::StatusOr<IValue> ItemOnTape(const IValueList& args) {
  if (!args[0].is_list() || !args[1].is_int() || args[1].sym_int().is_symbolic()) {
    return absl::UnimplementedError(
        "operator.getitem is supported only to select a result of a call that returns several");
  }
  const int64_t size = static_cast<int64_t>(args[0].list().size());
  int64_t index = args[1].sym_int().value();
  if (index < 0) index += size;
  if (index < 0 || index >= size) {
    return absl::OutOfRangeError(absl::StrCat("the index is out of range for ", size, " results"));
  }
  return args[0].list()[index];
}

// Evaluates Python's operators on sizes.
absl::StatusOr<IValue> PythonValueOnTape(const Node& node, const IValueList& args) {
  const auto tensor = std::find_if(args.begin(), args.end(), [](const IValue& arg) { return arg.is_tensor(); });
  if (tensor != args.end()) {
    return absl::UnimplementedError("a Python operator on a tensor is not supported; use the aten op");
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<IValue> value, EvaluatePythonOperator(*node.op(), args));
  if (!value.has_value()) {
    return absl::UnimplementedError(absl::StrCat("can't evaluate ", node.target(), " on unknown sizes"));
  }
  return *value;
}

absl::StatusOr<IValue> AttributeOf(const Node& node) {
  const auto& attributes = node.graph()->attributes();
  const auto value = attributes.find(std::string(node.target()));
  if (value != attributes.end()) return IValue(value->second);
  return absl::InvalidArgumentError(absl::StrCat("the value of the attribute ", node.target(), " is unknown"));
}

}  // namespace

absl::StatusOr<IValue> ValueOnTape(const Argument& argument, const NodeValues& values) {
  if (argument.is_node()) return values.at(argument.node());
  if (argument.is_sequence() && !argument.is_slice()) {
    IValueList items;
    for (const Argument& item : argument.items()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOnTape(item, values));
      items.push_back(std::move(value));
    }
    return IValue(std::move(items));
  }
  std::optional<IValue> constant = ShapeValueOf(argument);
  if (!constant.has_value()) return absl::UnimplementedError("an argument of this kind can't be differentiated");
  return *std::move(constant);
}

absl::StatusOr<IValue> CallOnTape(const Node& call, const NodeValues& values, const OpLibrary& library) {
  if (call.op() == nullptr) {
    return absl::NotFoundError(absl::StrCat("can't differentiate the unknown op ", call.target()));
  }
  IValueList args;
  for (const Argument& arg : call.args()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOnTape(arg, values));
    args.push_back(std::move(value));
  }
  if (call.op()->name == "getitem") return ItemOnTape(args);
  if (call.op()->has_tag(kTagPython)) return PythonValueOnTape(call, args);
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : call.kwargs()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOnTape(arg, values));
    kwargs.emplace_back(key, std::move(value));
  }
  const OpSchema* op = library.ops->Find(call.op()->Target());
  if (op == nullptr) {
    return absl::NotFoundError(absl::StrCat(call.op()->QualifiedName(), " is not in the op library"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList bound, BindArguments(*op, args, kwargs, BindFor::kTape));
  return Call(library, op->id, bound);
}

variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library) {
  NodeValues values;
  size_t next_input = 0;
  const auto check = [](const absl::Status& status, const Node& node) {
    if (!status.ok()) throw Error(NodeError(status, node));
  };
  for (const Node* node : graph.nodes()) {
    if (node->is_output()) break;
    if (node->is_placeholder()) {
      if (next_input == inputs.size()) check(absl::InvalidArgumentError("there is no value for it"), *node);
      values[node] = IValue(static_cast<const Tensor&>(inputs[next_input++]));
      continue;
    }
    absl::StatusOr<IValue> value =
        node->opcode() == Opcode::kGetAttr ? AttributeOf(*node) : CallOnTape(*node, values, library);
    check(value.status(), *node);
    values[node] = *std::move(value);
  }
  const Node& output = *graph.output();
  absl::StatusOr<IValue> returned = ValueOnTape(output.args()[0], values);
  check(returned.status(), output);
  if (!returned->is_list()) return {ToVariable(*returned)};
  variable_list results;
  for (const IValue& item : returned->list()) {
    if (item.is_list() || (!item.is_none() && !item.is_tensor())) {
      check(absl::UnimplementedError(absl::StrCat("an output is a ", item.KindName(), ", not a tensor")), output);
    }
    results.push_back(ToVariable(item));
  }
  return results;
}

}  // namespace backtape
