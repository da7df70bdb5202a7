#include "backtape/codegen_spec/output_names.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {

std::vector<std::string> OutputNames(const Schema& schema) {
  std::vector<std::string> names;
  for (size_t i = 0; i < schema.returns.size(); ++i) {
    std::string name = schema.returns[i].name;
    const bool is_argument = std::any_of(schema.args.begin(), schema.args.end(),
                                         [&](const SchemaArgument& arg) { return arg.name == name; });
    if (is_argument && !name.empty()) absl::StrAppend(&name, "_return");
    if (name.empty()) name = schema.returns.size() == 1 ? "result" : absl::StrCat("result", i);
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace backtape::codegen_spec
