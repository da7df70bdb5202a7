#include "backtape/codegen_spec/op_file.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/codegen_spec/yaml_reader.h"

namespace backtape::codegen_spec {
namespace {

// Keys of PyTorch's native_functions.yaml that have no meaning here.
constexpr absl::string_view kIgnoredKeys[] = {"variants",
                                              "device_check",
                                              "device_guard",
                                              "python_module",
                                              "structured_inherits",
                                              "cpp_no_default_args",
                                              "manual_cpp_binding",
                                              "manual_kernel_registration",
                                              "use_const_ref_for_mutable_tensors",
                                              "category_override",
                                              "precomputed",
                                              "ufunc_inner_loop"};

// Reads one row. Each member function reports problems and then leaves its field empty.
class OpRowReader {
 public:
  OpRowReader(const SourceFile& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  std::optional<OpRow> Read(const YAML::Node& node) {
    const int problems_before = diagnostics_.size();
    if (!node.IsMap()) {
      Report(node, "a row is a map that begins with 'func:'");
      return std::nullopt;
    }
    OpRow row;
    row.file = &file_;
    row.family = std::filesystem::path(file_.path).stem().string();
    std::set<std::string> seen;
    for (const auto& entry : node) {
      const std::string key = entry.first.IsScalar() ? entry.first.Scalar() : "";
      if (!seen.insert(key).second) Report(entry.first, absl::StrCat("duplicate '", key, "' in this row"));
      ReadKey(key, entry.first, entry.second, row);
    }
    if (seen.count("func") == 0) Report(node, "this row has no 'func:'");
    if (diagnostics_.size() == problems_before) return row;
    OpRow broken;
    broken.file = &file_;
    broken.func = row.func;
    broken.schema.name = SchemaName(row.func.value);
    broken.is_broken = true;
    if (broken.schema.name.empty()) return std::nullopt;
    return broken;
  }

 private:
  void Report(const YAML::Node& node, std::string message) {
    diagnostics_.Report(LocationOf(file_, node.Mark()), std::move(message));
  }

  void ReadKey(const std::string& key, const YAML::Node& key_node, const YAML::Node& value, OpRow& row) {
    if (key == "func") {
      ReadFunc(value, row);
    } else if (key == "tags") {
      ReadList(key, value, row.tags);
    } else if (key == "promote") {
      ReadList(key, value, row.promote.emplace());
    } else if (key == "promotion") {
      ReadScalar(key, value, row.promotion);
    } else if (key == "dtypes") {
      ReadScalar(key, value, row.dtypes);
    } else if (key == "inplace") {
      ReadScalar(key, value, row.inplace);
    } else if (key == "check") {
      ReadScalar(key, value, row.check);
    } else if (key == "shape") {
      ReadScalar(key, value, row.shape);
    } else if (key == "kernel") {
      ReadScalar(key, value, row.kernel);
    } else if (key == "foreach") {
      ReadList(key, value, row.foreach);
    } else if (key == "infix") {
      ReadScalar(key, value, row.infix);
    } else if (key == "decomposition") {
      ReadScalar(key, value, row.decomposition);
    } else if (key == "dispatch" || key == "structured" || key == "structured_delegate") {
      row.has_kernel = true;
    } else if (key == "autogen") {
      for (const absl::string_view name : absl::StrSplit(value.IsScalar() ? value.Scalar() : "", ',')) {
        row.autogen.emplace_back(absl::StripAsciiWhitespace(name));
      }
    } else if (std::find(std::begin(kIgnoredKeys), std::end(kIgnoredKeys), key) == std::end(kIgnoredKeys)) {
      Report(key_node, absl::StrCat("unknown key '", key,
                                    "'; the keys are func, tags, promotion, promote, dtypes, check, inplace, foreach, "
                                    "shape, kernel, infix, decomposition"));
    }
  }

  void ReadScalar(const std::string& key, const YAML::Node& value, std::optional<SpecText>& out) {
    if (!value.IsScalar()) {
      Report(value, absl::StrCat("'", key, "' must be one word"));
      return;
    }
    out = TextOf(file_, value);
  }

  void ReadList(const std::string& key, const YAML::Node& value, std::vector<SpecText>& out) {
    if (value.IsScalar()) {
      out.push_back(TextOf(file_, value));
      return;
    }
    if (!value.IsSequence()) {
      Report(value, absl::StrCat("'", key, "' must be a word or a list of words"));
      return;
    }
    for (const auto& item : value) {
      if (item.IsScalar()) {
        out.push_back(TextOf(file_, item));
      } else {
        Report(item, absl::StrCat("'", key, "' must be a list of words"));
      }
    }
  }

  void ReadFunc(const YAML::Node& value, OpRow& row) {
    if (!value.IsScalar()) {
      Report(value, "'func' must be a schema: name.overload(arguments) -> returns");
      return;
    }
    row.func = TextOf(file_, value);
    std::vector<SchemaProblem> problems;
    if (std::optional<Schema> schema = ParseSchema(row.func.value, problems)) row.schema = *std::move(schema);
    for (SchemaProblem& problem : problems) diagnostics_.Report(row.At(problem.offset), std::move(problem.message));
  }

  const SourceFile& file_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::vector<OpRow> ReadOpFile(const SourceFile& file, Diagnostics& diagnostics) {
  std::vector<OpRow> rows;
  OpRowReader reader(file, diagnostics);
  const absl::string_view expected = "an op file is a list of rows, each beginning with '- func:'";
  for (const auto& [node, problem] : LoadRows(file, expected, diagnostics)) {
    if (!problem.empty()) continue;
    if (std::optional<OpRow> row = reader.Read(node)) rows.push_back(*std::move(row));
  }
  return rows;
}

}  // namespace backtape::codegen_spec
