#include "backtape/jit/run/number_check.h"

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Whether the call computes a number that has no type: a float or a bool, or an integer from a float.
bool IsUntypedNumber(const Node& node) {
  const bool is_python = node.is_call() && node.op() != nullptr && node.op()->has_tag(kTagPython);
  return is_python && !node.op()->is(OpId::operator_getitem) && NumberOperatorOf(*node.op()).has_value() &&
         (!node.type().is_known() || node.type().is_opaque());
}

}  // namespace

absl::StatusOr<NumberCheck> NumberCheck::Make(const Graph& graph) {
  NumberCheck check;
  const auto has_number = [](const Graph& of) {
    for (const Node* node : of.nodes()) {
      if (IsUntypedNumber(*node)) return true;
    }
    return false;
  };
  if (!has_number(graph)) return check;
  std::unique_ptr<Graph> plain = graph.Clone();
  BACKTAPE_RETURN_IF_ERROR(MakePlain(*plain, {.keep_unreplaced_floats = true}).status());
  ShapeEnv env;
  std::vector<const Node*> rejected;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*plain, env, {.rejected = &rejected}));
  for (const Node* node : plain->nodes()) {
    if (IsUntypedNumber(*node)) check.calls_.push_back(node);
  }
  check.graph_ = std::move(plain);
  return check;
}

bool NumberCheck::Holds(absl::FunctionRef<std::optional<int64_t>(absl::string_view)> value_of) const {
  absl::flat_hash_map<const Node*, IValue> values;
  const auto value_of_node = [&](const Node& node) -> absl::StatusOr<IValue> {
    if (const auto it = values.find(&node); it != values.end()) return it->second;
    if (!node.type().is_sym_int()) return absl::NotFoundError("");
    const std::optional<int64_t> value = node.type().sym_int().Evaluate(value_of);
    if (!value.has_value()) return absl::NotFoundError("");
    return IValue(*value);
  };
  for (const Node* call : calls_) {
    IValueList args;
    for (const Argument& argument : call->args()) {
      absl::StatusOr<IValue> value = ValueOfArgument(argument, value_of_node);
      if (!value.ok()) break;
      args.push_back(*std::move(value));
    }
    if (args.size() != call->args().size()) continue;
    const absl::StatusOr<std::optional<IValue>> value = EvaluatePythonOperator(*call->op(), args);
    if (!value.ok()) return false;
    if (value->has_value()) values.emplace(call, **value);
  }
  return true;
}

}  // namespace backtape::jit
