#include "backtape/ir/infer_types.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_sizes.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/write_overlap.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

std::optional<IValue> ShapeValueOfType(const ValueType& type) {
  if (type.is_tensor()) return IValue(type.tensor_ptr());
  if (type.is_sym_int()) return IValue(type.sym_int());
  if (type.is_none()) return IValue();
  if (!type.is_list()) return std::nullopt;
  IValueList list;
  list.reserve(type.list().size());
  for (const ValueType& item : type.list()) {
    std::optional<IValue> value = ShapeValueOfType(item);
    if (!value) return std::nullopt;
    list.push_back(*std::move(value));
  }
  return IValue(std::move(list));
}

// The result type that the op's shape rule returns for the call; nullopt if an argument's type is unknown.
absl::StatusOr<std::optional<IValue>> ResultType(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules) {
  const OpSchema* op = node.op();
  if (op == nullptr) return std::nullopt;
  IValueList args;
  args.reserve(node.args().size());
  for (const Argument& arg : node.args()) {
    std::optional<IValue> value = ShapeValueOf(arg);
    if (!value) return std::nullopt;
    args.push_back(*std::move(value));
  }
  if (op->has_tag(kTagPython)) return EvaluatePythonOperator(*op, args);
  if (op->id >= shape_rules.size() || shape_rules[op->id] == nullptr) return std::nullopt;
  // A float or a bool that is read from a tensor has no type.
  const bool reads_number = op->is(OpId::_local_scalar_dense) && args.size() == 1 && args[0].is_tensor_type();
  if (reads_number && !IsInteger(args[0].tensor_type().dtype)) return std::nullopt;
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : node.kwargs()) {
    std::optional<IValue> value = ShapeValueOf(arg);
    if (!value) return std::nullopt;
    kwargs.emplace_back(key, *std::move(value));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList bound, BindArguments(*op, args, kwargs, BindFor::kShapeRule));
  BACKTAPE_ASSIGN_OR_RETURN(IValue result, ApplyShapeRule(shape_rules, env, *op, bound));
  BACKTAPE_RETURN_IF_ERROR(CheckWrittenMemory(node));
  return std::optional<IValue>(std::move(result));
}

absl::StatusOr<ValueType> TypeOfHigherOrderCall(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules) {
  BACKTAPE_ASSIGN_OR_RETURN(const HigherOrderCall call, ReadHigherOrderCall(node));
  const auto outputs = [&](const Graph& graph,
                           absl::Span<const ValueType> arguments) -> absl::StatusOr<std::vector<ValueType>> {
    const std::unique_ptr<Graph> typed = graph.Clone();
    SetPlaceholderTypes(*typed, arguments, /*overwrite=*/true);
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*typed, env, {.shape_rules = shape_rules, .overwrite = true}));
    return StatedOutputTypes(*typed);
  };
  BACKTAPE_ASSIGN_OR_RETURN(const ValueType type, HigherOrderType(call, env, outputs));
  for (const ValueType& item : type.list()) {
    if (!item.is_known()) return ValueType();  // the items may still have stated types
  }
  const std::optional<IValue> value = ShapeValueOfType(type);
  if (!value.has_value()) return ValueType();
  return ValueType::Of(WithSymbols(*value, node.type(), node.name(), env));
}

// Infers types in the subgraphs of a call. Their untyped placeholders get the types of the call's operands.
absl::Status InferSubgraphTypes(const Node& node, ShapeEnv& env, const InferTypesOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const HigherOrderCall call, ReadHigherOrderCall(node));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<ValueType> arguments, SubgraphArgumentTypes(call, env));
  for (const std::string& name : call.names) {
    Graph& subgraph = *node.graph()->FindSubgraph(name);
    SetPlaceholderTypes(subgraph, arguments, /*overwrite=*/false);
    InferTypesOptions strict = options;
    strict.rejected = nullptr;
    if (const absl::Status status = InferTypes(subgraph, env, strict); !status.ok()) {
      return absl::Status(status.code(), absl::StrCat("in the subgraph ", name, ": ", status.message()));
    }
  }
  return absl::OkStatus();
}

}  // namespace

bool SetPlaceholderTypes(Graph& graph, absl::Span<const ValueType> types, Flag overwrite) {
  const std::vector<Node*> placeholders = graph.placeholders();
  bool has_changed = false;
  for (size_t i = 0; i < placeholders.size() && i < types.size(); ++i) {
    if (!types[i].is_known() || (!overwrite && placeholders[i]->type().is_known())) continue;
    has_changed |= !(placeholders[i]->type() == types[i]);
    placeholders[i]->set_type(types[i]);
  }
  return has_changed;
}

std::optional<IValue> ShapeValueOf(const Argument& argument) {
  if (argument.is_node()) return ShapeValueOfType(argument.node()->type());
  if (argument.is_none()) return IValue();
  if (argument.is_bool()) return IValue(argument.bool_value());
  if (argument.is_int()) return IValue(argument.int_value());
  if (argument.is_double()) return IValue(argument.float_value());
  if (argument.is_string()) return IValue(argument.string());
  if (argument.is_dtype()) return IValue(argument.dtype());
  if (argument.is_device()) return IValue(argument.device());
  if (argument.is_layout()) return IValue(argument.layout());
  if (argument.is_memory_format()) return IValue(argument.memory_format());
  if (!argument.is_sequence()) return std::nullopt;
  IValueList list;
  list.reserve(argument.items().size());
  for (const Argument& item : argument.items()) {
    std::optional<IValue> value = ShapeValueOf(item);
    if (!value) return std::nullopt;
    list.push_back(*std::move(value));
  }
  return IValue(std::move(list));
}

namespace {

// A copy of the type in which each size, stride or offset whose value follows from the guards is that number. For
// example, a symbol that must be 1 becomes 1: code that reads only the type can then see that the dim broadcasts.
ValueType WithNumbers(ValueType type, const ShapeEnv& env) {
  if (type.is_list()) {
    std::vector<ValueType> items = type.list();
    for (ValueType& item : items) item = WithNumbers(std::move(item), env);
    return ValueType(std::move(items));
  }
  if (!type.is_tensor()) return type;
  TensorType known = type.tensor();
  const auto replace = [&](SymInt& size) {
    if (!size.is_symbolic()) return;
    if (const std::optional<int64_t> number = env.Simplify(size).constant()) size = *number;
  };
  std::for_each(known.sizes.begin(), known.sizes.end(), replace);
  if (known.strides.has_value()) std::for_each(known.strides->begin(), known.strides->end(), replace);
  replace(known.storage_offset);
  return ValueType(std::move(known));
}

}  // namespace

absl::StatusOr<ValueType> InferType(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules) {
  if (IsHigherOrderCall(node) && !LacksSubgraphs(node)) return TypeOfHigherOrderCall(node, env, shape_rules);
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<IValue> result, ResultType(node, env, shape_rules));
  if (!result) return ValueType();
  ValueType type = ValueType::Of(WithSymbols(*result, node.type(), node.name(), env));
  return env.guards().empty() ? type : WithNumbers(std::move(type), env);
}

absl::StatusOr<bool> LeavesSizesOpen(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<IValue> result, ResultType(node, env, shape_rules));
  return result.has_value() && HasOpenSizes(*result);
}

absl::Status InferTypes(Graph& graph, ShapeEnv& env, const InferTypesOptions& options) {
  std::string errors;
  std::vector<const Node*> failed;
  absl::flat_hash_set<const Node*> rejected;
  const auto reject = [&](Node& node) {
    node.set_type(ValueType());
    rejected.insert(&node);
    options.rejected->push_back(&node);
  };
  const auto report = [&](const absl::Status& status, Node& node) {
    if (options.rejected != nullptr) return reject(node);
    absl::StrAppend(&errors, errors.empty() ? "" : "\n", NodeError(status, node).message());
    failed.push_back(&node);
  };
  const auto reads_rejected = [&](const Node& node) {
    for (size_t k = 0; k < node.num_operands(); ++k) {
      if (rejected.contains(node.operand(k))) return true;
    }
    return false;
  };
  for (Node* node : graph.nodes()) {
    const bool is_higher_order = IsHigherOrderCall(*node) && !LacksSubgraphs(*node);
    if (is_higher_order) {
      if (const absl::Status status = InferSubgraphTypes(*node, env, options); !status.ok()) {
        report(status, *node);
        continue;
      }
    }
    if (node->type().is_known() && !options.overwrite) continue;
    if (node->opcode() == Opcode::kGetAttr) {
      const auto it = graph.attributes().find(std::string(node->target()));
      if (it != graph.attributes().end()) node->set_type(it->second.type());
    }
    if (node->op() == nullptr && !is_higher_order) continue;
    absl::StatusOr<ValueType> type = InferType(*node, env, options.shape_rules);
    if (!type.ok()) {
      report(type.status(), *node);
      continue;
    }
    if (type->is_known()) {
      node->set_type(*std::move(type));
    } else if (!rejected.empty() && reads_rejected(*node)) {
      reject(*node);
    }
  }
  if (errors.empty()) return absl::OkStatus();
  absl::Status status = absl::InvalidArgumentError(errors);
  for (const Node* node : failed) AddErrorNode(*node, status);
  return status;
}

}  // namespace backtape
