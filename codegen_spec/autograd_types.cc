#include "backtape/codegen_spec/autograd_types.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/cpp_types.h"

namespace backtape::codegen_spec {
namespace {

struct AutogradType {
  absl::string_view base;
  absl::string_view value;      // as an owned value
  absl::string_view parameter;  // as a parameter
};

constexpr AutogradType kTypes[] = {
    {"Tensor", "Variable", "const Variable&"},
    {"int", "int64_t", "int64_t"},
    {"SymInt", "SymInt", "const SymInt&"},
    {"float", "double", "double"},
    {"bool", "bool", "bool"},
    {"str", "std::string", "absl::string_view"},
    {"Scalar", "SymScalar", "const SymScalar&"},
    {"ScalarType", "DType", "DType"},
    {"Layout", "Layout", "Layout"},
    {"Device", "Device", "const Device&"},
    {"MemoryFormat", "MemoryFormat", "MemoryFormat"},
    {"TensorOptions", "TensorOptions", "const TensorOptions&"},
    {"TensorGeometry", "TensorGeometry", "const TensorGeometry&"},
    {"TypeAndSize", "TypeAndSize", "const TypeAndSize&"},
};

const AutogradType& Find(absl::string_view base) {
  return *std::find_if(std::begin(kTypes), std::end(kTypes), [&](const AutogradType& t) { return t.base == base; });
}

std::string BoolArray(const SchemaTypeText& type) {
  return type.list_size.has_value() ? absl::StrCat("std::array<bool, ", *type.list_size, ">") : "std::vector<bool>";
}

// One element of a default: "-1" in a list of SymInt, "Mean", "contiguous_format".
std::string DefaultValue(const SchemaTypeText& type, absl::string_view text) {
  if (text == "None") return type.base == "Tensor" ? "{}" : "std::nullopt";
  if (text == "True") return type.base == "Scalar" ? "SymScalar(true)" : "true";
  if (text == "False") return type.base == "Scalar" ? "SymScalar(false)" : "false";
  if (text == "Mean") return "1";
  if (text == "Sum") return "2";
  if (type.base == "Scalar") return absl::StrCat("SymScalar(", text, ")");
  if (type.base == "str") {
    absl::string_view inside = text;
    return Quoted(inside.substr(1, inside.size() - 2));
  }
  if (text == "contiguous_format") return "MemoryFormat::kContiguous";
  if (text == "preserve_format") return "MemoryFormat::kPreserve";
  if (text == "long") return "DType::kInt64";
  if (text == "strided") return "Layout::kStrided";
  return std::string(text);
}

}  // namespace

std::string TypedOpName(const Schema& schema) {
  absl::string_view name = schema.name;
  if (absl::ConsumePrefix(&name, "__")) absl::ConsumeSuffix(&name, "__");
  return EscapedName(name);
}

std::string TypedParameter(const SchemaTypeText& type) {
  const AutogradType& cpp = Find(type.base);
  if (type.is_list_of_lists) {
    return absl::StrCat("const std::vector<std::vector<", cpp.value, ">>&");
  }
  if (type.is_list) {
    if (type.base == "bool") {
      if (type.is_optional) return absl::StrCat("std::optional<", BoolArray(type), ">");
      return type.list_size.has_value() ? BoolArray(type) : absl::StrCat("const ", BoolArray(type), "&");
    }
    if (type.base == "SymInt") return type.is_optional ? "const OptionalSymIntSpan&" : "const SymIntSpan&";
    if (type.base == "int" && type.is_optional) return "OptionalIntSpan";
    const std::string span = absl::StrCat("absl::Span<const ", cpp.value, ">");
    return type.is_optional ? absl::StrCat("std::optional<", span, ">") : span;
  }
  if (type.is_optional && type.base != "Tensor") {
    const absl::string_view value = type.base == "str" ? cpp.parameter : cpp.value;
    const std::string optional = absl::StrCat("std::optional<", value, ">");
    return absl::StartsWith(cpp.parameter, "const ") ? absl::StrCat("const ", optional, "&") : optional;
  }
  return std::string(cpp.parameter);
}

std::string TypedReturn(const std::vector<SchemaReturn>& returns) {
  const auto one = [](const SchemaReturn& r) -> std::string {
    if (r.type.is_list)
      return r.type.base == "Tensor" ? "variable_list" : absl::StrCat("std::vector<", Find(r.type.base).value, ">");
    return std::string(Find(r.type.base).value);
  };
  if (returns.empty()) return "void";
  if (returns.size() == 1) return one(returns[0]);
  return absl::StrCat(
      "std::tuple<",
      absl::StrJoin(returns, ", ", [&](std::string* out, const SchemaReturn& r) { absl::StrAppend(out, one(r)); }),
      ">");
}

std::string TypedDefault(const SchemaArgument& arg) {
  if (!arg.default_text.has_value()) return "";
  const SchemaTypeText& type = arg.type;
  absl::string_view text = *arg.default_text;
  if (!type.is_list || text == "None") return DefaultValue(type, text);
  if (!absl::ConsumePrefix(&text, "[")) {  // a single value is repeated
    const std::string value = DefaultValue(type, text);
    return absl::StrCat("{", absl::StrJoin(std::vector<std::string>(*type.list_size, value), ", "), "}");
  }
  absl::ConsumeSuffix(&text, "]");
  std::vector<std::string> values;
  for (const absl::string_view value : absl::StrSplit(text, ',', absl::SkipWhitespace())) {
    values.push_back(DefaultValue(type, absl::StripAsciiWhitespace(value)));
  }
  // Empty braces would be ambiguous between list types.
  if (values.empty() && type.base == "int") return "absl::Span<const int64_t>()";
  if (values.empty() && type.base == "SymInt") return "absl::Span<const SymInt>()";
  return absl::StrCat("{", absl::StrJoin(values, ", "), "}");
}

std::string ValueType(const FormulaType& type) {
  if (type.kind == FormulaType::Kind::kTuple) {
    return absl::StrCat(
        "std::tuple<",
        absl::StrJoin(type.elements, ", ",
                      [](std::string* out, const FormulaType& t) { absl::StrAppend(out, ValueType(t)); }),
        ">");
  }
  const SchemaTypeText& schema = type.schema;
  std::string value(Find(schema.base).value);
  if (schema.base == "Tensor") return schema.is_list ? "variable_list" : value;
  if (schema.is_list && schema.base == "bool" && schema.list_size.has_value()) {
    value = BoolArray(schema);
  } else if (schema.is_list) {
    value = absl::StrCat("std::vector<", value, ">");
  }
  if (schema.is_list_of_lists) value = absl::StrCat("std::vector<", value, ">");
  return schema.is_optional ? absl::StrCat("std::optional<", value, ">") : value;
}

std::string ValueParameter(const FormulaType& type) {
  static constexpr absl::string_view kByValue[] = {"int", "float", "bool", "ScalarType", "Layout", "MemoryFormat"};
  const std::string value = ValueType(type);
  const SchemaTypeText& schema = type.schema;
  const bool is_small = std::find(std::begin(kByValue), std::end(kByValue), schema.base) != std::end(kByValue) &&
                        (!schema.is_list || schema.base == "bool");
  return is_small ? value : absl::StrCat("const ", value, "&");
}

bool IsSavedTensor(const SavedValue& value) { return value.compute.empty() && value.type.IsTensor(); }

bool IsSavedList(const SavedValue& value) {
  return value.compute.empty() && value.type.schema.base == "Tensor" && value.type.schema.is_list;
}

std::string LocalName(const SavedValue& value) {
  static constexpr absl::string_view kTaken[] = {"any_grad_defined",
                                                 "args",
                                                 "grad_input_mask",
                                                 "grad_inputs",
                                                 "gradients",
                                                 "grads",
                                                 "hooks_guard",
                                                 "i",
                                                 "lock",
                                                 "mutex_",
                                                 "ranges",
                                                 "needs_input_grad",
                                                 "reader",
                                                 "functional_ivalue"};
  const bool is_taken = std::find(std::begin(kTaken), std::end(kTaken), value.name) != std::end(kTaken);
  return is_taken ? absl::StrCat(value.name, "_value") : ParameterName(value.name);
}

std::string MemberName(const SavedValue& value) {
  const bool is_variable = IsSavedTensor(value) || IsSavedList(value);
  if (value.name == "mutex") return "mutex_value_";  // a node has a mutex_
  if (!is_variable) return LocalName(value);
  // Must differ from the name of the local variable, which is in scope where the member is unpacked.
  const std::string member = absl::StrCat(value.name, "_");
  return member == LocalName(value) ? absl::StrCat(member, "saved_") : member;
}

std::vector<const SchemaArgument*> TypedArguments(const Schema& schema) {
  std::vector<const SchemaArgument*> out;
  for (const SchemaArgument& arg : schema.args) {
    if (arg.type.base != "Generator") out.push_back(&arg);
  }
  return out;
}

}  // namespace backtape::codegen_spec
