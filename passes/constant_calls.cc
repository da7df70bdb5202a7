#include "backtape/passes/constant_calls.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"

namespace backtape {
namespace {

using KnownValues = absl::FunctionRef<std::optional<IValue>(const Node*)>;

std::optional<IValue> ConstantArgument(const Argument& arg, KnownValues value_of) {
  if (arg.is_node()) return value_of(arg.node());
  if (!arg.is_sequence() || arg.is_slice()) return ShapeValueOf(arg);
  IValueList items;
  for (const Argument& item : arg.items()) {
    std::optional<IValue> value = ConstantArgument(item, value_of);
    if (!value) return std::nullopt;
    items.push_back(*std::move(value));
  }
  return IValue(std::move(items));
}

}  // namespace

std::optional<Tensor> EvaluateConstantCall(const Graph& graph, const Node& node, KnownValues value_of) {
  if (node.op()->has_tag(kTagCollective)) return std::nullopt;  // other ranks may have other constants
  IValueList args;
  for (const Argument& arg : node.args()) {
    std::optional<IValue> value = ConstantArgument(arg, value_of);
    if (!value) return std::nullopt;
    args.push_back(*std::move(value));
  }
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : node.kwargs()) {
    std::optional<IValue> value = ConstantArgument(arg, value_of);
    if (!value) return std::nullopt;
    kwargs.emplace_back(key, *std::move(value));
  }
  const absl::StatusOr<IValue> result =
      EvaluateOp(graph.ops(), *node.op(), args, kwargs, BuiltinKernels(), BuiltinShapeRules());
  if (!result.ok() || !result->is_tensor()) return std::nullopt;
  return result->tensor();
}

Node* AddConstantFor(Graph& graph, Node* node, const Tensor& value, absl::string_view prefix, int& next_number) {
  std::string name;
  do {
    name = absl::StrCat(prefix, next_number++);
  } while (graph.attributes().contains(name) || graph.Find(name) != nullptr);
  graph.attributes()[name] = value;
  graph.set_insertion_point(node);
  Node* const attribute = graph.GetAttr(name);
  graph.set_insertion_point(nullptr);
  attribute->set_provenance(node->provenance());
  attribute->set_type(value.type());
  return attribute;
}

}  // namespace backtape
