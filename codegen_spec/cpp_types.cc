#include "backtape/codegen_spec/cpp_types.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

struct CppType {
  absl::string_view base;
  absl::string_view enumerator;
  absl::string_view value;         // as a value: "int64_t"
  absl::string_view parameter;     // as a parameter if that differs: "const SymInt&"
  absl::string_view kernel_value;  // in kernels if that differs, because all sizes are numbers there
};

constexpr CppType kCppTypes[] = {
    {"Tensor", "kTensor", "TensorType", "const TensorType&", "Tensor"},
    {"int", "kInt", "int64_t", "", ""},
    {"SymInt", "kSymInt", "SymInt", "const SymInt&", "int64_t"},
    {"float", "kFloat", "double", "", ""},
    {"bool", "kBool", "bool", "", ""},
    {"str", "kStr", "absl::string_view", "", ""},
    {"Scalar", "kScalar", "SymScalar", "const SymScalar&", "Scalar"},
    {"ScalarType", "kScalarType", "DType", "", ""},
    {"Layout", "kLayout", "Layout", "", ""},
    {"Device", "kDevice", "Device", "const Device&", ""},
    {"MemoryFormat", "kMemoryFormat", "MemoryFormat", "", ""},
    {"Generator", "kGenerator", "", "", ""},
    {"Any", "kAny", "IValue", "const IValue&", ""},
};

const CppType* FindCppType(absl::string_view base) {
  const auto* it =
      std::find_if(std::begin(kCppTypes), std::end(kCppTypes), [&](const CppType& t) { return t.base == base; });
  return it == std::end(kCppTypes) ? nullptr : it;
}

// bool[n] is an array; all other lists are spans.
std::string ListType(const SchemaTypeText& type, absl::string_view element) {
  if (type.base == "bool" && type.list_size.has_value()) return absl::StrCat("std::array<bool, ", *type.list_size, ">");
  return absl::StrCat("absl::Span<const ", element, ">");
}

std::string Optional(const SchemaTypeText& type, std::string value) {
  return type.is_optional ? absl::StrCat("std::optional<", value, ">") : value;
}

}  // namespace

bool HasCppType(const SchemaTypeText& type) {
  if (FindCppType(type.base) == nullptr) return false;
  if (type.is_element_optional && type.base != "Tensor") return false;
  if (type.is_list && type.is_optional && type.base == "Tensor") return false;
  if (type.is_list && type.base == "bool") return type.list_size.has_value();  // vector<bool> has no span
  return !(type.is_list && (type.base == "Generator" || type.base == "Any"));
}

std::string SchemaTypeEnumerator(absl::string_view base) { return std::string(FindCppType(base)->enumerator); }

std::string ShapeRuleParameterType(const SchemaTypeText& type) {
  const CppType& cpp = *FindCppType(type.base);
  if (type.base == "Tensor") {
    if (type.is_list) return "absl::Span<const TensorType* const>";
    return type.is_optional ? "const TensorType*" : "const TensorType&";
  }
  if (type.is_list) return Optional(type, ListType(type, cpp.value));
  if (type.is_optional || cpp.parameter.empty()) return Optional(type, std::string(cpp.value));
  return std::string(cpp.parameter);
}

std::string ShapeRuleReturnType(absl::Span<const SchemaReturn> returns) {
  if (returns.empty()) return "absl::Status";
  if (returns.size() == 1) {
    const SchemaTypeText& type = returns[0].type;
    const absl::string_view value = FindCppType(type.base)->value;
    return type.is_list ? absl::StrCat("absl::StatusOr<std::vector<", value, ">>")
                        : absl::StrCat("absl::StatusOr<", type.base == "Scalar" ? "SymInt" : value, ">");
  }
  const bool all_tensors = std::all_of(
      returns.begin(), returns.end(), [](const SchemaReturn& r) { return r.type.base == "Tensor" && !r.type.is_list; });
  if (!all_tensors) return "absl::StatusOr<IValueList>";
  return absl::StrCat("absl::StatusOr<std::array<std::optional<TensorType>, ", returns.size(), ">>");
}

std::string KernelParameterType(const SchemaTypeText& type) {
  const CppType& cpp = *FindCppType(type.base);
  const absl::string_view value = cpp.kernel_value.empty() ? cpp.value : cpp.kernel_value;
  if (type.is_list) return Optional(type, ListType(type, value));
  if (type.base == "Tensor") return "const Tensor&";  // undefined for None
  if (type.is_optional) return Optional(type, std::string(value));
  if (type.base == "Scalar" || type.base == "Device" || type.base == "Any") return absl::StrCat("const ", value, "&");
  return std::string(value);
}

std::string EscapedName(absl::string_view name) {
  static constexpr absl::string_view kKeywords[] = {"alignas",      "alignof",      "and",           "and_eq",
                                                    "asm",          "auto",         "bitand",        "bitor",
                                                    "bool",         "break",        "case",          "catch",
                                                    "char",         "char16_t",     "char32_t",      "char8_t",
                                                    "class",        "co_await",     "co_return",     "co_yield",
                                                    "compl",        "concept",      "const",         "const_cast",
                                                    "consteval",    "constexpr",    "constinit",     "continue",
                                                    "decltype",     "default",      "delete",        "do",
                                                    "double",       "dynamic_cast", "else",          "enum",
                                                    "explicit",     "export",       "extern",        "false",
                                                    "float",        "for",          "friend",        "goto",
                                                    "if",           "inline",       "int",           "long",
                                                    "mutable",      "namespace",    "new",           "noexcept",
                                                    "not",          "not_eq",       "nullptr",       "operator",
                                                    "or",           "or_eq",        "out",           "private",
                                                    "protected",    "public",       "register",      "reinterpret_cast",
                                                    "requires",     "return",       "short",         "signed",
                                                    "sizeof",       "static",       "static_assert", "static_cast",
                                                    "struct",       "switch",       "template",      "this",
                                                    "thread_local", "throw",        "true",          "try",
                                                    "typedef",      "typeid",       "typename",      "union",
                                                    "unsigned",     "using",        "virtual",       "void",
                                                    "volatile",     "wchar_t",      "while",         "xor",
                                                    "xor_eq"};
  const bool is_keyword = std::find(std::begin(kKeywords), std::end(kKeywords), name) != std::end(kKeywords);
  return absl::StrCat(name, is_keyword ? "_" : "");
}

std::string ParameterName(absl::string_view name) {
  static constexpr absl::string_view kTypes[] = {"variable_list", "ivalue_list", "int64_t", "uint64_t", "size_t"};
  const bool is_type = std::find(std::begin(kTypes), std::end(kTypes), name) != std::end(kTypes);
  const bool begins_like_type =
      name.size() > 1 && absl::ascii_isupper(static_cast<unsigned char>(name[0])) &&
      absl::ascii_isalpha(static_cast<unsigned char>(name[1])) &&
      std::any_of(name.begin(), name.end(), [](unsigned char c) { return absl::ascii_islower(c); });
  return is_type || begins_like_type ? absl::StrCat(name, "_") : EscapedName(name);
}

std::string Quoted(absl::string_view text) { return absl::StrCat("\"", absl::CEscape(text), "\""); }

}  // namespace backtape::codegen_spec
