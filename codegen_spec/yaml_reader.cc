#include "backtape/codegen_spec/yaml_reader.h"

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {

Location LocationOf(const SourceFile& file, const YAML::Mark& mark) {
  if (mark.is_null()) return {&file, 1, 1};
  return {&file, mark.line + 1, mark.column + 1};
}

SpecText TextOf(const SourceFile& file, const YAML::Node& node) {
  return {node.Scalar(), LocationOf(file, node.Mark())};
}

std::vector<YAML::Node> LoadRows(const SourceFile& file, absl::string_view expected, Diagnostics& diagnostics) {
  YAML::Node root;
  try {
    root = YAML::Load(file.text);
  } catch (const YAML::Exception& e) {
    diagnostics.Report(LocationOf(file, e.mark), absl::StrCat("invalid YAML: ", e.msg));
    return {};
  }
  if (root.IsNull()) return {};
  if (!root.IsSequence()) {
    diagnostics.Report(LocationOf(file, root.Mark()), std::string(expected));
    return {};
  }
  return {root.begin(), root.end()};
}

}  // namespace backtape::codegen_spec
