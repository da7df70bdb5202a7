#include "backtape/codegen_spec/derivative_file.h"

#include <algorithm>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/codegen_spec/yaml_reader.h"
#include "backtape/files/closest_name.h"

namespace backtape::codegen_spec {
namespace {

// The dispatch keys that formulas may have. All except Default are for other devices and layouts.
constexpr absl::string_view kAutogradKeys[] = {
    "Default",      "AutogradNestedTensor", "AutogradCPU",  "AutogradCUDA",        "AutogradHIP",
    "AutogradXLA",  "AutogradMTIA",         "AutogradMPS",  "AutogradIPU",         "AutogradXPU",
    "AutogradHPU",  "AutogradVE",           "AutogradLazy", "AutogradMeta",        "AutogradPrivateUse1",
    "AutogradMAIA", "AutogradPrivateUse2",  "AutogradMLC",  "AutogradPrivateUse3",
};

class RowReader {
 public:
  RowReader(const SourceFile& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  std::optional<DerivativeRow> Read(const YAML::Node& node) {
    if (!node.IsMap()) {
      Report(node, "an entry is a map that begins with 'name:'");
      return std::nullopt;
    }
    DerivativeRow row;
    row.file = &file_;
    FormulaBlock own;
    own.dispatch_key = {"Default", LocationOf(file_, node.Mark())};
    bool has_name = false;
    bool has_dispatch = false;
    std::set<std::string> seen;
    for (const auto& entry : node) {
      const std::string key = entry.first.IsScalar() ? entry.first.Scalar() : "";
      if (!seen.insert(key).second) {
        Report(entry.first, absl::StrCat("duplicate '", key, "' in this entry"));
        continue;
      }
      if (key == "name") {
        has_name = true;
        ReadSchema(entry.second, row.name, row.schema, SchemaDialect::kOps);
      } else if (key == "output_differentiability") {
        ReadOutputDifferentiability(entry.second, row);
      } else if (key == "dispatch") {
        has_dispatch = true;
        ReadDispatch(entry.second, row);
      } else {
        ReadFormula(entry.first, entry.second, own);
      }
    }
    if (!has_name) {
      Report(node, "this entry has no 'name:'");
      return std::nullopt;
    }
    if (has_dispatch && !own.formulas.empty()) {
      diagnostics_.Report(own.formulas.front().names.front().where,
                          "in an entry with 'dispatch', all formulas must be inside 'dispatch', under Default");
    }
    if (!has_dispatch) row.blocks.push_back(std::move(own));
    // Without a schema, formulas cannot be checked.
    if (row.schema.name.empty()) return std::nullopt;
    return row;
  }

  void ReadSchema(const YAML::Node& value, SpecText& text, Schema& schema, SchemaDialect dialect) {
    if (!value.IsScalar()) {
      Report(value, "expected a schema: name.overload(arguments) -> returns");
      return;
    }
    text = TextOf(file_, value);
    std::vector<SchemaProblem> problems;
    if (std::optional<Schema> parsed = ParseSchema(text.value, problems, dialect)) schema = *std::move(parsed);
    for (SchemaProblem& problem : problems) diagnostics_.Report(text.At(problem.offset), std::move(problem.message));
  }

 private:
  void Report(const YAML::Node& node, std::string message) {
    diagnostics_.Report(LocationOf(file_, node.Mark()), std::move(message));
  }

  void ReadFormula(const YAML::Node& key, const YAML::Node& value, FormulaBlock& block) {
    if (!key.IsScalar() || !value.IsScalar()) {
      const std::string close =
          key.IsScalar() ? ClosestName(key.Scalar(), {"output_differentiability", "dispatch"}) : "";
      Report(key, close.empty() ? std::string("expected 'argument: formula'")
                                : absl::StrCat("unknown key '", key.Scalar(), "'; did you mean ", close, "?"));
      return;
    }
    FormulaText formula;
    const SpecText names = TextOf(file_, key);
    int offset = 0;
    for (const absl::string_view part : absl::StrSplit(names.value, ',')) {
      const absl::string_view name = absl::StripAsciiWhitespace(part);
      const int begin = offset + static_cast<int>(name.data() - part.data());
      offset += static_cast<int>(part.size()) + 1;
      if (name.empty()) {
        Report(key, "expected a name before and after each ','");
        return;
      }
      formula.names.push_back({std::string(name), names.At(begin)});
    }
    formula.formula = TextOf(file_, value);
    block.formulas.push_back(std::move(formula));
  }

  void ReadDispatch(const YAML::Node& value, DerivativeRow& row) {
    if (!value.IsMap() || value.size() == 0) {
      Report(value, "'dispatch' must be a map from autograd keys to formulas");
      return;
    }
    for (const auto& entry : value) {
      FormulaBlock block;
      block.dispatch_key = TextOf(file_, entry.first);
      const std::string& key = block.dispatch_key.value;
      if (std::find(std::begin(kAutogradKeys), std::end(kAutogradKeys), key) == std::end(kAutogradKeys)) {
        const std::string close = ClosestName(key, {std::begin(kAutogradKeys), std::end(kAutogradKeys)});
        Report(entry.first, absl::StrCat("unknown dispatch key '", key, "'",
                                         close.empty() ? std::string("; expected Default or Autograd<backend>")
                                                       : absl::StrCat("; did you mean ", close, "?")));
        continue;
      }
      if (!entry.second.IsMap()) {
        Report(entry.second, absl::StrCat("'", key, "' must be a map from arguments to formulas"));
        continue;
      }
      for (const auto& formula : entry.second) ReadFormula(formula.first, formula.second, block);
      row.blocks.push_back(std::move(block));
    }
  }

  void ReadOutputDifferentiability(const YAML::Node& value, DerivativeRow& row) {
    row.output_differentiability_place = LocationOf(file_, value.Mark());
    if (!value.IsSequence() || value.size() == 0) {
      Report(value, "'output_differentiability' must be a list of True or False, one for each output");
      return;
    }
    std::vector<bool> flags;
    for (const auto& item : value) {
      const std::string text = item.IsScalar() ? item.Scalar() : "";
      if (absl::EqualsIgnoreCase(text, "true") || absl::EqualsIgnoreCase(text, "false")) {
        flags.push_back(absl::EqualsIgnoreCase(text, "true"));
      } else if (item.IsScalar() && value.size() == 1) {
        row.output_differentiability_condition = TextOf(file_, item);
      } else {
        Report(item,
               "expected True or False; a condition is allowed only for an op with one output, as the only item of the "
               "list");
      }
    }
    if (!row.output_differentiability_condition.has_value()) row.output_differentiability = std::move(flags);
  }

  const SourceFile& file_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::vector<DerivativeRow> ReadDerivativeFile(const SourceFile& file, Diagnostics& diagnostics) {
  std::vector<DerivativeRow> rows;
  for (const auto& [node, problem] :
       LoadRows(file, "a derivatives file is a list of entries, each beginning with '- name:'", diagnostics)) {
    Diagnostics own;
    std::optional<DerivativeRow> row = RowReader(file, own).Read(node);
    diagnostics.Append(own);
    if (!row.has_value()) continue;
    row->problem = problem.empty() ? own.FirstMessage() : problem;
    rows.push_back(*std::move(row));
  }
  return rows;
}

std::vector<HelperFunctionRow> ReadHelperFunctionFile(const SourceFile& file, Diagnostics& diagnostics) {
  std::vector<HelperFunctionRow> rows;
  RowReader reader(file, diagnostics);
  for (const auto& [node, problem] :
       LoadRows(file, "a file of helper functions is a list of rows, each '- func: schema'", diagnostics)) {
    if (!problem.empty()) continue;
    const int problems_before = diagnostics.size();
    HelperFunctionRow row;
    row.may_reject = node.IsMap() && node["may_reject"].IsDefined() && node["may_reject"].as<std::string>() == "true";
    if (!node.IsMap() || node.size() != (row.may_reject ? 2u : 1u) || !node["func"].IsDefined()) {
      diagnostics.Report(LocationOf(file, node.Mark()),
                         "expected a row '- func: schema' for a helper function, optionally with 'may_reject: true'");
      continue;
    }
    reader.ReadSchema(node["func"], row.func, row.schema, SchemaDialect::kHelperFunctions);
    row.is_broken = diagnostics.size() != problems_before;
    if (row.is_broken) row.schema.name = SchemaName(row.func.value);
    if (!row.schema.name.empty()) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace backtape::codegen_spec
