#include "backtape/passes/node_evaluator.h"

#include <algorithm>
#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/python_operators.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {

absl::StatusOr<IValue> NodeEvaluator::ValueOf(const Argument& argument) {
  return ValueOfArgument(argument, [this](const Node& node) -> absl::StatusOr<IValue> { return values_.at(&node); });
}

absl::StatusOr<IValue> NodeEvaluator::Evaluate(const Node& node) {
  if (node.op() == nullptr) {
    const auto& functions = node.graph()->functions();
    const auto function = functions.find(std::string(node.target()));
    if (function != functions.end()) return CallFunction(node, function->second);
    return absl::NotFoundError(absl::StrCat("can't ", verb_, " the unknown op ", node.target()));
  }
  IValueList args;
  for (const Argument& arg : node.args()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(arg));
    args.push_back(std::move(value));
  }
  if (node.op()->name == "getitem") return GetItem(node, args);
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
  return call_ ? call_(node, *op, bound) : Call(library_, op->id, bound);
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
    results.push_back(output.defined() ? IValue(static_cast<const Tensor&>(output)) : IValue());
  }
  return IValue(std::move(results));
}

absl::StatusOr<IValue> NodeEvaluator::GetItem(const Node& node, const IValueList& args) {
  if (!args[0].is_list() || !args[1].is_int() || args[1].sym_int().is_symbolic()) {
    return absl::UnimplementedError(
        "operator.getitem is supported only to select one result of a call that returns several results");
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
  BACKTAPE_ASSIGN_OR_RETURN(const std::optional<IValue> value, EvaluatePythonOperator(*node.op(), args));
  if (!value.has_value()) {
    return absl::UnimplementedError(absl::StrCat("can't evaluate ", node.target(), " on unknown sizes"));
  }
  return *value;
}

}  // namespace backtape::internal
