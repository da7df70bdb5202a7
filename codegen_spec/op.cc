#include "backtape/codegen_spec/op.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {

bool IsPythonModule(absl::string_view ns) { return ns == "operator" || ns == "math" || ns == "torch"; }

bool Op::HasTag(absl::string_view enumerator) const {
  return std::find(tags.begin(), tags.end(), enumerator) != tags.end();
}

bool Op::HasGenericRule() const { return promotion != "kNone"; }

std::string Op::QualifiedName() const {
  if (IsPythonModule(ns)) return absl::StrCat(ns, ".", schema.name);
  return absl::StrCat(ns, ".", schema.name, ".", schema.overload.empty() ? "default" : schema.overload);
}

}  // namespace backtape::codegen_spec
