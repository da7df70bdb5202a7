#include "backtape/codegen_spec/emit_autograd.h"

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace backtape::codegen_spec {

std::string AutogradSpec::HeaderPath(absl::string_view file) const {
  return is_builtin() ? absl::StrCat("backtape/autograd/", file) : absl::StrCat(library, "/", file);
}

std::string AutogradSpec::IncludeGuard(absl::string_view file) const {
  return absl::StrCat(absl::AsciiStrToUpper(absl::StrReplaceAll(HeaderPath(file), {{"/", "_"}, {".", "_"}})), "_");
}

std::vector<OutputFile> EmitAutograd(const AutogradSpec& spec) {
  const auto path = [&](absl::string_view file) { return absl::StrCat("generated/", spec.HeaderPath(file)); };
  std::vector<OutputFile> files = {
      {path("derivative_functions.h"), EmitDerivativeFunctions(spec)},
      {path("generated_nodes.h"), EmitNodes(spec)},
      {path("generated_wrappers.h"), EmitWrappers(spec)},
      {path("node_forms.cc"), EmitNodeForms(spec)},
      {path("ops.h"), EmitTypedOps(spec)},
      {path("wrapper_table.cc"), EmitWrapperTable(spec)},
  };
  for (int i = 0; i < kNumNodeSources; ++i) {
    files.push_back({path(absl::StrCat("generated_nodes_", i, ".cc")), EmitNodeSource(spec, i)});
  }
  for (int i = 0; i < kNumWrapperSources; ++i) {
    files.push_back({path(absl::StrCat("generated_wrappers_", i, ".cc")), EmitWrapperSource(spec, i)});
  }
  for (int i = 0; i < kNumTypedOpSources; ++i) {
    files.push_back({path(absl::StrCat("ops_", i, ".cc")), EmitTypedOpSource(spec, i)});
  }
  if (spec.is_builtin()) {
    files.push_back({path("variable_methods.inc"), EmitVariableMethods(spec)});
    files.push_back({path("variable_methods.cc"), EmitVariableMethodSource(spec)});
  }
  return files;
}

}  // namespace backtape::codegen_spec
