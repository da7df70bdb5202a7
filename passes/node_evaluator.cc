#include "backtape/passes/node_evaluator.h"

#include <algorithm>
#include <optional>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/unsupported_ops.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// 1 if a < b, else 0.
SymInt OneIfLess(const SymInt& a, const SymInt& b) { return SymInt::Min(SymInt::Max(b - a, 0), 1); }
SymInt OneIfNot(const SymInt& condition) { return SymInt(1) - condition; }

bool IsComparison(OpId op) {
  return op == OpId::operator_lt || op == OpId::operator_gt || op == OpId::operator_le || op == OpId::operator_ge ||
         op == OpId::operator_ne || op == OpId::operator_eq;
}

// Whether the value is a comparison, or comparisons joined by operators.
bool IsCondition(const Argument& argument) {
  if (argument.is_bool()) return true;
  const OpSchema* const op = argument.is_node() ? argument.node()->op() : nullptr;
  if (op == nullptr || !op->has_tag(kTagPython)) return false;
  if (IsComparison(op->op_id())) return true;
  if (!op->is(OpId::operator_and_) && !op->is(OpId::operator_or_) && !op->is(OpId::torch_sym_not)) return false;
  return absl::c_all_of(argument.node()->args(), IsCondition);
}

// The value of a comparison of symbolic integers, or of an operator on conditions, as an integer: 1 for True, 0 for
// False. nullopt for other operators, and for other operands.
std::optional<SymInt> ConditionOnSymbols(const Node& node, const IValueList& args) {
  std::vector<SymInt> x;
  for (const IValue& arg : args) {
    if (!arg.is_int() && !arg.is_bool()) return std::nullopt;
    x.push_back(arg.is_bool() ? SymInt(arg.bool_value() ? 1 : 0) : arg.sym_int());
  }
  const OpId op = node.op()->op_id();
  if (op == OpId::operator_lt) return OneIfLess(x[0], x[1]);
  if (op == OpId::operator_gt) return OneIfLess(x[1], x[0]);
  if (op == OpId::operator_le) return OneIfNot(OneIfLess(x[1], x[0]));
  if (op == OpId::operator_ge) return OneIfNot(OneIfLess(x[0], x[1]));
  if (op == OpId::operator_ne) return OneIfLess(x[0], x[1]) + OneIfLess(x[1], x[0]);
  if (op == OpId::operator_eq) return OneIfNot(OneIfLess(x[0], x[1]) + OneIfLess(x[1], x[0]));
  if (op == OpId::torch_sym_ite && IsCondition(node.args()[0])) return x[2] + x[0] * (x[1] - x[2]);
  if (!absl::c_all_of(node.args(), IsCondition)) return std::nullopt;
  if (op == OpId::operator_and_) return x[0] * x[1];
  if (op == OpId::operator_or_) return SymInt::Max(x[0], x[1]);
  if (op == OpId::torch_sym_not) return OneIfNot(x[0]);
  return std::nullopt;
}

// scaled_dot_product_attention uses the fused kernel only if the mask requires no gradient, because that kernel
// computes none. A graph may have been decomposed before it was known which values require gradients; the choice is
// then made again. nullopt if the fused kernel stays.
std::optional<IValue> ChooseAttentionAgain(const Node& node, const OpSchema& op, const IValueList& args) {
  if (!op.is(OpId::_scaled_dot_product_flash_attention_for_cpu)) return std::nullopt;
  const IValue& scale = args[6];
  const Variable mask = ToVariable(args[5]);
  if (!mask.defined() || !mask.requires_grad()) return std::nullopt;
  const bool has_only_first_result = absl::c_all_of(node.users(), [](const Node* user) {
    if (!user->is_call_to(OpId::operator_getitem)) return false;
    return !user->has_uses() || (user->args()[1].is_int() && user->args()[1].int_value() == 0);
  });
  if (!has_only_first_result) return std::nullopt;
  const Variable result = ops::scaled_dot_product_attention(
      ToVariable(args[0]), ToVariable(args[1]), ToVariable(args[2]), mask, args[3].scalar().to_double(),
      args[4].bool_value(), scale.is_none() ? std::nullopt : std::make_optional(scale.scalar().to_double()));
  return IValue(IValueList{ToIValue(result), IValue()});
}

}  // namespace

absl::StatusOr<IValue> NodeEvaluator::ValueOf(const Argument& argument) {
  return ValueOfArgument(argument, [this](const Node& node) -> absl::StatusOr<IValue> { return values_.at(&node); });
}

absl::StatusOr<IValue> NodeEvaluator::Evaluate(const Node& node) {
  if (node.op() == nullptr) {
    const auto& functions = node.graph()->functions();
    const auto function = functions.find(std::string(node.target()));
    if (function != functions.end()) return CallFunction(node, function->second);
    return absl::NotFoundError(
        absl::StrCat("cannot ", verb_, " ", DescribeUnknownTarget(node.target(), *library_.ops)));
  }
  IValueList args;
  for (const Argument& arg : node.args()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(arg));
    args.push_back(std::move(value));
  }
  if (node.op()->is(OpId::operator_getitem)) return GetItem(node, args);
  if (node.op()->has_tag(kTagPython)) return PythonValue(node, args);
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : node.kwargs()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(arg));
    kwargs.emplace_back(key, std::move(value));
  }
  const OpSchema* op = library_.ops->Find(node.op()->Target());
  if (op == nullptr) {
    return absl::NotFoundError(absl::StrCat(node.op()->QualifiedName(), " is not in the op library"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList bound, BindArguments(*op, args, kwargs, BindFor::kTape));
  if (call_) return call_(node, *op, bound);
  std::optional<IValue> attention = ChooseAttentionAgain(node, *op, bound);
  return attention.has_value() ? *std::move(attention) : Call(library_, op->id, bound);
}

absl::StatusOr<IValue> NodeEvaluator::CallFunction(const Node& node,
                                                   const std::shared_ptr<const ProgramFunction>& function) {
  // CustomProgramFunction is the only kind of ProgramFunction.
  const auto custom = std::static_pointer_cast<const CustomProgramFunction>(function);
  variable_list inputs;
  for (const Argument& arg : node.args()) {
    BACKTAPE_ASSIGN_OR_RETURN(const IValue value, ValueOf(arg));
    inputs.push_back(ToVariable(value));
  }
  const variable_list outputs = call_function_ ? call_function_(custom, inputs) : Apply(custom, inputs);
  IValueList results;
  for (const Variable& output : outputs) {
    results.push_back(ToIValue(output));
  }
  return IValue(std::move(results));
}

absl::StatusOr<IValue> NodeEvaluator::GetItem(const Node& node, const IValueList& args) {
  if (!args[0].is_list() || !args[1].is_int() || args[1].sym_int().is_symbolic()) {
    return absl::UnimplementedError(
        absl::StrCat("operator.getitem is supported only to select one result of a call that returns several results; "
                     "found the operands ",
                     args[0].KindName(), " and ", args[1].KindName()));
  }
  const int64_t size = static_cast<int64_t>(args[0].list().size());
  int64_t index = args[1].sym_int().value();
  if (index < 0) index += size;
  if (index < 0 || index >= size) {
    return absl::OutOfRangeError(absl::StrCat("index ", args[1].sym_int().value(), " is out of range for ", size,
                                              size == 1 ? " result" : " results"));
  }
  return args[0].list()[index];
}

// Evaluates Python's operators on sizes.
absl::StatusOr<IValue> NodeEvaluator::PythonValue(const Node& node, const IValueList& args) {
  const auto tensor = std::find_if(args.begin(), args.end(), [](const IValue& arg) { return arg.is_tensor(); });
  if (tensor != args.end()) {
    return absl::UnimplementedError("a Python operator on a tensor is not supported; use the aten op");
  }
  // Vectorize, which sets call_, refuses conditions on symbols: they may differ between samples.
  if (!call_ && node.is_call_to(OpId::torch_sym_ite) && args[0].is_int() && args[0].sym_int().is_symbolic()) {
    if (const std::optional<SymInt> chosen = ConditionOnSymbols(node, args)) return *chosen;
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<IValue> value, EvaluatePythonOperator(*node.op(), args));
  if (!value.has_value()) {
    const std::optional<SymInt> condition = call_ ? std::nullopt : ConditionOnSymbols(node, args);
    if (condition.has_value()) return *condition;
    return absl::UnimplementedError(absl::StrCat("cannot evaluate ", node.target(), " on unknown sizes"));
  }
  return *value;
}

}  // namespace backtape::internal
