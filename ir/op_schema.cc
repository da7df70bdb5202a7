#include "backtape/ir/op_schema.h"

#include "absl/strings/str_cat.h"

namespace backtape {

absl::string_view ToString(SchemaType type) {
  switch (type) {
    case SchemaType::kTensor:
      return "Tensor";
    case SchemaType::kInt:
      return "int";
    case SchemaType::kSymInt:
      return "SymInt";
    case SchemaType::kFloat:
      return "float";
    case SchemaType::kBool:
      return "bool";
    case SchemaType::kStr:
      return "str";
    case SchemaType::kScalar:
      return "Scalar";
    case SchemaType::kScalarType:
      return "ScalarType";
    case SchemaType::kLayout:
      return "Layout";
    case SchemaType::kDevice:
      return "Device";
    case SchemaType::kMemoryFormat:
      return "MemoryFormat";
    case SchemaType::kGenerator:
      return "Generator";
    case SchemaType::kAny:
      return "Any";
  }
  return "?";
}

std::string ArgSchema::ToString() const {
  std::string out(backtape::ToString(type));
  if (alias_set != 0) absl::StrAppend(&out, "(", absl::string_view(&alias_set, 1), is_written ? "!)" : ")");
  if (is_element_optional) out += '?';
  if (is_list) absl::StrAppend(&out, "[", list_size >= 0 ? absl::StrCat(list_size) : "", "]");
  if (is_optional) out += '?';
  absl::StrAppend(&out, " ", name);
  if (has_default) absl::StrAppend(&out, "=", default_text);
  return out;
}

std::string OpSchema::QualifiedName() const {
  if (has_tag(kTagPython)) return absl::StrCat(ns, ".", name);
  return absl::StrCat(ns, ".", name, ".", overload);
}

std::string OpSchema::Target() const {
  return has_tag(kTagPython) ? QualifiedName() : absl::StrCat("torch.ops.", QualifiedName());
}

}  // namespace backtape
