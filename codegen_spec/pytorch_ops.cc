#include "backtape/codegen_spec/pytorch_ops.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/cpp_types.h"

namespace backtape::codegen_spec {
namespace {

bool IsWrittenArgument(const SchemaArgument& arg) { return arg.type.alias.has_value() && arg.type.alias->is_written; }
bool IsOutArgument(const SchemaArgument& arg) { return IsWrittenArgument(arg) && arg.is_kwarg_only; }

bool IsDunder(absl::string_view name) { return absl::StartsWith(name, "__") && absl::EndsWith(name, "__"); }

bool IsInplace(const Schema& schema) {
  if (schema.args.empty() || !IsWrittenArgument(schema.args[0]) || IsOutArgument(schema.args[0])) return false;
  return IsDunder(schema.name) ? absl::StartsWith(schema.name, "__i") : absl::EndsWith(schema.name, "_");
}

// The name of the functional op: "add" for "add_", "__and__" for "__iand__".
std::string FunctionalName(const Schema& schema) {
  if (!IsInplace(schema)) return schema.name;
  return IsDunder(schema.name) ? absl::StrCat("__", schema.name.substr(3))
                               : schema.name.substr(0, schema.name.size() - 1);
}

// A key that is equal for the functional and the in-place form of an op, whose overloads may have different names.
std::string Signature(const Schema& schema) {
  const auto arg = [](std::string* out, const SchemaArgument& a) {
    absl::StrAppend(out, a.is_kwarg_only ? "*" : "", a.type.ToString(), " ", a.name, "=", a.default_text.value_or(""));
  };
  return absl::StrCat(FunctionalName(schema), "(", absl::StrJoin(schema.args, ", ", arg), ")");
}

// The types of the first `num_args` arguments; with `is_foreach`, the types of the elements that an op on lists passes
// to the op on single tensors.
std::string ElementTypes(const Schema& schema, size_t num_args, bool is_foreach) {
  std::vector<std::string> types;
  for (size_t i = 0; i < num_args; ++i) {
    SchemaTypeText type = schema.args[i].type;
    if (is_foreach) type.is_list = false;
    types.push_back(type.ToString());
  }
  return absl::StrJoin(types, ", ");
}

// Why an op with these types cannot be represented; empty if it can.
std::string UnsupportedType(const Schema& schema) {
  for (const SchemaArgument& arg : schema.args) {
    if (!HasCppType(arg.type)) return absl::StrCat("arguments of type ", arg.type.ToString(), " are not supported");
  }
  for (const SchemaReturn& result : schema.returns) {
    if (!HasCppType(result.type) || result.type.base == "Generator" ||
        (result.type.is_list && result.type.base != "Tensor")) {
      return absl::StrCat("returns of type ", result.type.ToString(), " are not supported");
    }
  }
  return "";
}

std::string UnsupportedAlias(const Schema& schema) {
  const bool is_inplace = IsInplace(schema);
  for (size_t i = 0; i < schema.args.size(); ++i) {
    const SchemaArgument& arg = schema.args[i];
    if (!arg.type.alias.has_value() || (i == 0 && !arg.type.is_list)) continue;
    if (i == 0 && absl::StartsWith(schema.name, "_foreach_")) continue;
    if (!arg.type.alias->is_written)
      return "a result may share storage only with the first argument, which must not be a list";
    if (arg.type.is_list) return "writing to a list of tensors is not supported";
  }
  for (const SchemaReturn& result : schema.returns) {
    const bool is_written = result.type.alias.has_value() && result.type.alias->is_written;
    if (is_written && !is_inplace) return "returning an argument that the op writes is supported only for in-place ops";
  }
  if (is_inplace && schema.returns.size() > 1) return "an in-place op with several returns is not supported";
  return "";
}

class Reader {
 public:
  PyTorchOps Run(absl::Span<const OpRow> rows) {
    for (const OpRow& row : rows) {
      if (row.is_broken) continue;
      const bool is_functional = std::none_of(row.schema.args.begin(), row.schema.args.end(), &IsWrittenArgument);
      if (is_functional) functional_.emplace(Signature(row.schema), &row);
      if (is_functional) without_defaults_.emplace(Signature(WithoutDefaults(row.schema)), &row);
      if (is_functional || IsInplace(row.schema)) by_name_[row.schema.name].push_back(&row);
      const bool writes_first = !row.schema.args.empty() && IsWrittenArgument(row.schema.args[0]);
      if (!is_functional && !writes_first) writing_others_.emplace(Signature(row.schema), &row);
    }
    for (const OpRow& row : rows) Add(row);
    return std::move(out_);
  }

 private:
  void Refuse(const OpRow& row, std::string reason) {
    out_.refused.push_back({row.schema.FullName(), std::move(reason), row.func.where});
  }

  void Add(const OpRow& row) {
    if (row.is_broken) return out_.rows.push_back(row);
    const auto is_out = std::any_of(row.schema.args.begin(), row.schema.args.end(), &IsOutArgument);
    if (is_out) return Refuse(row, "an op that writes into an 'out' argument has no derivative");
    std::string reason = UnsupportedType(row.schema);
    if (reason.empty()) reason = UnsupportedAlias(row.schema);
    if (!reason.empty()) return Refuse(row, std::move(reason));
    OpRow copy = row;
    copy.tags.clear();  // PyTorch's tags have other meanings, except `view_copy`
    if (IsInplace(row.schema)) return AddInplace(std::move(copy));
    const bool is_view = !row.schema.args.empty() && row.schema.args[0].type.alias.has_value() &&
                         !row.schema.args[0].type.alias->is_written;
    if (is_view) copy.tags.push_back({row.has_kernel ? "view" : "view_or_copy", row.func.where});
    const auto is_copy_tag = [](const SpecText& tag) { return tag.value == "view_copy"; };
    if (std::any_of(row.tags.begin(), row.tags.end(), is_copy_tag)) copy.view_of = ViewOf(row.schema);
    if (absl::StartsWith(row.schema.name, "_foreach_")) copy.foreach_of = ForeachBase(row.schema);
    out_.rows.push_back(std::move(copy));
    AddAutogen(row);
  }

  void AddInplace(OpRow row) {
    const OpRow* found = FunctionalOf(row.schema);
    const bool is_usable =
        found != nullptr && UnsupportedType(found->schema).empty() && UnsupportedAlias(found->schema).empty();
    if (is_usable) {
      row.inplace_of = found->schema.FullName();
    } else if (std::optional<OpRow> functional = Autogen(row)) {
      row.inplace_of = functional->schema.FullName();
      out_.rows.push_back(*std::move(functional));
    } else if (std::optional<OpRow> same_order = FunctionalInOrderOf(row)) {
      row.inplace_of = same_order->schema.FullName();
      out_.rows.push_back(*std::move(same_order));
    } else {
      return Refuse(row, "an in-place op without a functional form is not supported");
    }
    const bool is_list = row.schema.args[0].type.is_list;
    if (!is_list && (row.schema.returns.size() != 1 || row.schema.returns[0].type.ToString() != "Tensor")) {
      return Refuse(row, "an in-place op must return its first argument");
    }
    if (is_list && !row.schema.returns.empty()) return Refuse(row, "an in-place op on a list must return nothing");
    if (is_list) row.foreach_of = ForeachBase(row.schema);
    out_.rows.push_back(std::move(row));
  }

  // A functional form for an in-place op whose functional op has the same arguments in another order:
  // polygamma.inplace(Tensor self, int n) for polygamma_(Tensor(a!) self, int n) and polygamma(int n, Tensor self).
  std::optional<OpRow> FunctionalInOrderOf(const OpRow& row) const {
    const auto sorted = [](const Schema& schema) {
      std::vector<std::string> args;
      for (const SchemaArgument& arg : schema.args) args.push_back(absl::StrCat(arg.type.ToString(), " ", arg.name));
      std::sort(args.begin(), args.end());
      return args;
    };
    const auto candidates = by_name_.find(FunctionalName(row.schema));
    if (candidates == by_name_.end()) return std::nullopt;
    const auto is_same = [&](const OpRow* other) { return sorted(other->schema) == sorted(row.schema); };
    if (std::none_of(candidates->second.begin(), candidates->second.end(), is_same)) return std::nullopt;
    OpRow out = row;
    out.schema.name = FunctionalName(row.schema);
    out.schema.overload = "inplace";
    out.schema.args[0].type.alias.reset();
    for (SchemaReturn& result : out.schema.returns) result.type.alias.reset();
    out.func.value = ToString(out.schema);
    return out;
  }

  // The functional op of an in-place op: one with the same arguments, else one whose arguments differ only in defaults
  // (the name of either may end in "_functional"), else one that writes the same arguments except the first.
  const OpRow* FunctionalOf(const Schema& inplace) const {
    Schema functional = inplace;
    functional.args[0].type.alias.reset();
    const std::string name = FunctionalName(inplace);
    for (const auto* map : {&functional_, &without_defaults_}) {
      if (map == &without_defaults_) functional = WithoutDefaults(std::move(functional));
      for (const absl::string_view suffix : {"", "_functional"}) {
        functional.name = absl::StrCat(name, suffix);
        const auto found = map->find(Signature(functional));
        if (found != map->end()) return found->second;
      }
    }
    functional = inplace;
    functional.name = name;
    const auto found = writing_others_.find(Signature(functional));
    const auto is_written_alike = [&](const OpRow& row) {
      for (size_t i = 1; i < inplace.args.size(); ++i) {
        if (IsWrittenArgument(inplace.args[i]) != IsWrittenArgument(row.schema.args[i])) return false;
      }
      return true;
    };
    return found != writing_others_.end() && is_written_alike(*found->second) ? found->second : nullptr;
  }

  static Schema WithoutDefaults(Schema schema) {
    for (SchemaArgument& arg : schema.args) arg.default_text.reset();
    return schema;
  }

  void AddAutogen(const OpRow& row) {
    if (std::optional<OpRow> functional = Autogen(row)) out_.rows.push_back(*std::move(functional));
  }

  // The functional form that PyTorch generates for an op that writes arguments: it returns their new values too. An
  // in-place op on lists returns nothing; its functional form returns a list.
  std::optional<OpRow> Autogen(const OpRow& row) const {
    for (const std::string& name : row.autogen) {
      if (name.find(".out") != std::string::npos || absl::EndsWith(name, "_out")) continue;
      const bool writes = std::any_of(row.schema.args.begin(), row.schema.args.end(), &IsWrittenArgument);
      if (!writes) continue;
      OpRow out = row;
      Schema& schema = out.schema;
      const std::vector<std::string> parts = absl::StrSplit(name, absl::MaxSplits('.', 1));
      const bool is_inplace = IsInplace(schema);
      schema.name = parts[0];
      schema.overload = parts.size() > 1 ? parts[1] : "";
      for (size_t i = 0; i < schema.args.size(); ++i) {
        SchemaArgument& arg = schema.args[i];
        if (!IsWrittenArgument(arg)) continue;
        arg.type.alias.reset();
        if (is_inplace && i == 0) {
          for (SchemaReturn& result : schema.returns) result.type.alias.reset();
        }
        if (!is_inplace || i > 0 || schema.returns.empty()) {
          schema.returns.push_back({arg.type, absl::StrCat(arg.name, "_out")});
        }
      }
      out.func.value = ToString(schema);
      out.tags.clear();
      out.autogen.clear();
      if (UnsupportedType(schema).empty()) return out;
    }
    return std::nullopt;
  }

  static std::string ToString(const Schema& schema) {
    std::vector<std::string> args;
    bool has_star = false;
    for (const SchemaArgument& arg : schema.args) {
      if (arg.is_kwarg_only && !std::exchange(has_star, has_star || arg.is_kwarg_only)) args.push_back("*");
      args.push_back(absl::StrCat(arg.type.ToString(), " ", arg.name,
                                  arg.default_text.has_value() ? absl::StrCat("=", *arg.default_text) : ""));
    }
    std::vector<std::string> returns;
    for (const SchemaReturn& result : schema.returns) {
      returns.push_back(absl::StrCat(result.type.ToString(), result.name.empty() ? "" : " ", result.name));
    }
    const std::string joined = absl::StrJoin(returns, ", ");
    return absl::StrCat(schema.FullName(), "(", absl::StrJoin(args, ", "), ") -> ",
                        returns.size() == 1 ? joined : absl::StrCat("(", joined, ")"));
  }

  // "view" for "view_copy", with the same overload.
  std::string ViewOf(const Schema& copy) const {
    absl::string_view name = copy.name;
    if (!absl::ConsumeSuffix(&name, "_copy")) return "";
    Schema view = copy;
    view.name = std::string(name);
    const auto found = functional_.find(Signature(view));
    return found == functional_.end() ? "" : found->second->schema.FullName();
  }

  // "add.Tensor" for "_foreach_add.List", "add_.Tensor" for "_foreach_add_.List": the op of that base name whose
  // argument types are the lists' element types. PyTorch's scalar overloads of add and sub leave out an argument with a
  // default.
  std::string ForeachBase(const Schema& list) const {
    const auto candidates = by_name_.find(list.name.substr(std::string("_foreach_").size()));
    if (candidates == by_name_.end()) return "";
    const size_t num_args = list.args.size();
    for (const OpRow* row : candidates->second) {
      const std::vector<SchemaArgument>& theirs = row->schema.args;
      if (row->schema.returns.size() != 1 || list.returns.size() > 1) continue;
      if (theirs.size() < num_args) continue;
      const bool rest_has_defaults =
          std::all_of(theirs.begin() + static_cast<long>(num_args), theirs.end(),
                      [](const SchemaArgument& arg) { return arg.default_text.has_value(); });
      if (rest_has_defaults && ElementTypes(row->schema, num_args, false) == ElementTypes(list, num_args, true)) {
        return row->schema.FullName();
      }
    }
    return "";
  }

  PyTorchOps out_;
  std::map<std::string, const OpRow*> functional_;        // keyed by signature
  std::map<std::string, const OpRow*> without_defaults_;  // keyed by signature without defaults
  std::map<std::string, const OpRow*> writing_others_;    // keyed by signature; rows that write later arguments only
  std::map<std::string, std::vector<const OpRow*>> by_name_;  // functional and in-place rows
};

}  // namespace

PyTorchOps ReadPyTorchOps(absl::Span<const OpRow> rows) { return Reader().Run(rows); }

}  // namespace backtape::codegen_spec
