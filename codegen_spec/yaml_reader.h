#ifndef BACKTAPE_CODEGEN_SPEC_YAML_READER_H_
#define BACKTAPE_CODEGEN_SPEC_YAML_READER_H_

#include <yaml-cpp/yaml.h>

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/spec_text.h"

namespace backtape::codegen_spec {

Location LocationOf(const SourceFile& file, const YAML::Mark& mark);

// A scalar node.
SpecText TextOf(const SourceFile& file, const YAML::Node& node);

// An item of a file's list.
struct LoadedRow {
  YAML::Node node;
  std::string problem;  // set if the item is invalid YAML whose meaning is clear; the node is what was meant
};

// The items of a file that must be a single list. Reports invalid YAML, or anything but a list (`expected` describes
// what should be there). Leaves out items that are invalid YAML without a clear meaning.
std::vector<LoadedRow> LoadRows(const SourceFile& file, absl::string_view expected, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_YAML_READER_H_
