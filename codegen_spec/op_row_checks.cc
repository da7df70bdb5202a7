#include "backtape/codegen_spec/op_row_checks.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/cpp_types.h"

namespace backtape::codegen_spec {

void CheckTypes(const OpRow& row, Diagnostics& unsupported) {
  for (const SchemaArgument& arg : row.schema.args) {
    if (!HasCppType(arg.type)) {
      unsupported.Report(row.At(arg.type.offset),
                         absl::StrCat("arguments of type ", arg.type.ToString(), " are not supported"));
    }
  }
  for (const SchemaReturn& result : row.schema.returns) {
    if (!HasCppType(result.type) || (result.type.is_list && result.type.base != "Tensor")) {
      unsupported.Report(row.At(result.type.offset),
                         absl::StrCat("returns of type ", result.type.ToString(), " are not supported"));
    }
  }
}

void CheckTags(const Op& op, const OpRow& row, Diagnostics& diagnostics) {
  const std::vector<SchemaArgument>& args = row.schema.args;
  const auto is_tensor = [](const SchemaArgument& arg) { return arg.type.base == "Tensor"; };
  if (op.HasTag("kTagCommutative") &&
      (args.size() < 2 || !is_tensor(args[0]) || args[0].type.ToString() != args[1].type.ToString())) {
    diagnostics.Report(row.At(0),
                       "the first two arguments of an op with the tag commutative must be tensors of the same type");
  }
  if (op.HasTag("kTagPicksByTensor") && std::count_if(args.begin(), args.end(), is_tensor) < 2) {
    diagnostics.Report(row.At(0),
                       "an op with the tag picks_by_tensor needs a second tensor, which holds the positions");
  }
  if (!op.HasTag("kTagWritesInTraining")) return;
  if (std::none_of(args.begin(), args.end(),
                   [](const SchemaArgument& arg) { return arg.name == "training" && arg.type.ToString() == "bool"; })) {
    diagnostics.Report(row.At(0), "an op with the tag writes_in_training needs an argument 'bool training'");
  }
  if (std::none_of(args.begin(), args.end(), [](const SchemaArgument& arg) {
        return arg.type.alias.has_value() && arg.type.alias->is_written;
      })) {
    diagnostics.Report(row.At(0),
                       "an op with the tag writes_in_training must mark the arguments that it writes: Tensor(a!)");
  }
}

void CheckAliases(const Op& op, const OpRow& row, Diagnostics& unsupported) {
  const bool views = op.HasTag("kTagView") || op.HasTag("kTagViewOrCopy");
  for (size_t i = 0; i < row.schema.args.size(); ++i) {
    const SchemaArgument& arg = row.schema.args[i];
    if (!arg.type.alias.has_value()) continue;
    if (arg.type.alias->is_written && arg.type.is_list) {
      unsupported.Report(row.At(arg.type.offset),
                         absl::StrCat("writing to a list of tensors is not supported: the argument '", arg.name,
                                      "' is ", arg.type.ToString()));
    }
    if (arg.type.alias->is_written || (views && i == 0)) continue;
    unsupported.Report(
        row.At(arg.type.offset),
        views ? absl::StrCat("an op with the tag view or view_or_copy can share only the storage of its first "
                             "argument, not that of '",
                             arg.name, "'")
              : absl::StrCat("an op whose result can share storage with '", arg.name,
                             "' needs the tag view or view_or_copy; add the tag, or remove the annotation (",
                             arg.type.alias->before, ")"));
  }
  const bool writes = std::any_of(row.schema.args.begin(), row.schema.args.end(), [](const SchemaArgument& arg) {
    return arg.type.alias.has_value() && arg.type.alias->is_written;
  });
  const bool is_named_inplace = absl::EndsWith(row.schema.name, "_") && !absl::EndsWith(row.schema.name, "__");
  if (is_named_inplace && !writes && !op.HasTag("kTagPython")) {
    unsupported.Report(row.At(0), absl::StrCat("the name '", row.schema.name, "' ends in '_', so the op must mark an ",
                                               "argument that it writes: Tensor(a!)"));
  }
  for (const SchemaReturn& result : row.schema.returns) {
    if (!result.type.alias.has_value()) continue;
    const AliasAnnotation& alias = *result.type.alias;
    const auto argument = std::find_if(row.schema.args.begin(), row.schema.args.end(), [&](const SchemaArgument& arg) {
      return arg.type.alias.has_value() && arg.type.alias->before == alias.before;
    });
    if (argument == row.schema.args.end()) {
      unsupported.Report(row.At(result.type.offset),
                         absl::StrCat("no argument has the alias annotation (", alias.before, ") of this result"));
      continue;
    }
    if (argument->type.alias->is_written && !alias.is_written) {
      unsupported.Report(row.At(result.type.offset),
                         absl::StrCat("the result has the annotation (", alias.before, "), but '", argument->name,
                                      "', which the op writes, has (", alias.before, "!)"));
      continue;
    }
    if (!alias.is_written) continue;
    unsupported.Report(
        row.At(result.type.offset),
        absl::StrCat(
            "an op that writes and returns an argument is generated from its functional op: remove this row, and add ",
            "'inplace: ", row.schema.name, "' to the row of the functional op"));
  }
}

}  // namespace backtape::codegen_spec
