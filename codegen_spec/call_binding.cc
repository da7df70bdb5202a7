#include "backtape/codegen_spec/call_binding.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::codegen_spec {
namespace {

// True if one TensorOptions argument can supply this parameter and the following ones.
bool TakesOptions(const Schema& schema, size_t i) {
  constexpr absl::string_view kNames[] = {"dtype", "layout", "device", "pin_memory"};
  if (i + std::size(kNames) > schema.args.size()) return false;
  for (size_t k = 0; k < std::size(kNames); ++k) {
    if (schema.args[i + k].name != kNames[k]) return false;
  }
  return true;
}

}  // namespace

Binding BindCall(const Callable& callable, const Expr& call, bool allow_undefined) {
  Binding binding;
  binding.callable = &callable;
  const Schema& schema = callable.schema;
  size_t p = 0;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const FormulaType& type = call.operands[i]->type;
    while (p < schema.args.size() && schema.args[p].type.base == "Generator") ++p;
    if (p >= schema.args.size()) {
      binding.wrong_operand = static_cast<int>(i);
      // One TensorOptions operand supplies four arguments.
      const int64_t most = std::count_if(schema.args.begin(), schema.args.end(),
                                         [](const SchemaArgument& arg) { return arg.type.base != "Generator"; }) -
                           (binding.takes_options ? 3 : 0);
      binding.wrong = absl::StrCat("takes at most ", most, most == 1 ? " argument, not " : " arguments, not ",
                                   call.operands.size());
      return binding;
    }
    if (type.Is("TensorOptions") && TakesOptions(schema, p)) {
      binding.converted.push_back(type);
      binding.takes_options = true;
      p += 4;
      continue;
    }
    const FormulaType parameter = FormulaType::Of(schema.args[p].type);
    std::optional<int> cost = ConversionCost(type, parameter);
    if (!cost.has_value() && allow_undefined) cost = ConversionCost(WithDefinedTensors(type), parameter);
    if (!cost.has_value()) {
      binding.wrong_operand = static_cast<int>(i);
      binding.may_be_undefined = type.MayBeUndefined() && parameter.IsTensor();
      binding.wrong = absl::StrCat("takes ", parameter.ToString(), " for the argument '", schema.args[p].name,
                                   "', not ", type.ToString());
      return binding;
    }
    binding.cost += *cost;
    binding.converted.push_back(parameter);
    ++p;
  }
  for (; p < schema.args.size(); ++p) {
    if (schema.args[p].default_text.has_value() || schema.args[p].type.base == "Generator") continue;
    binding.wrong_operand = -1;
    binding.wrong =
        absl::StrCat("is missing the argument '", schema.args[p].name, "' of type ", schema.args[p].type.ToString());
    return binding;
  }
  return binding;
}

std::string SignatureOf(const Schema& schema) {
  const auto arg = [](std::string* out, const SchemaArgument& a) {
    absl::StrAppend(out, a.type.ToString(), a.default_text.has_value() ? absl::StrCat("=", *a.default_text) : "");
  };
  return absl::StrCat(schema.FullName(), "(", absl::StrJoin(schema.args, ", ", arg), ")");
}

std::string TypesOfOperands(const std::vector<ExprPtr>& operands, size_t begin) {
  std::vector<std::string> types;
  for (size_t i = begin; i < operands.size(); ++i) types.push_back(operands[i]->type.ToString());
  return absl::StrCat("(", absl::StrJoin(types, ", "), ")");
}

}  // namespace backtape::codegen_spec
