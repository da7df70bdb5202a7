#include "backtape/codegen_spec/derivative_set.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "backtape/codegen_spec/foreach_entry.h"
#include "backtape/files/closest_name.h"

namespace backtape::codegen_spec {
namespace {

// A schema's text with every run of white space replaced by one blank.
std::string Normalized(absl::string_view text) {
  std::string out;
  for (const char c : text) {
    if (!absl::ascii_isspace(c)) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  absl::StripTrailingAsciiWhitespace(&out);
  return out;
}

class SetBuilder {
 public:
  SetBuilder(const OpSet& ops, const Callables& callables, const DerivativeOptions& options, Diagnostics& diagnostics)
      : ops_(ops), callables_(callables), options_(options), diagnostics_(diagnostics) {
    if (options.base != nullptr) set_.num_nodes = options.base->num_nodes;
    for (const Op& op : ops.ops) {
      by_schema_.emplace(Normalized(op.schema_text), &op);
      by_name_[op.schema.name].push_back(&op);
    }
  }

  DerivativeSet Run(absl::Span<const DerivativeRow> rows) {
    for (const DerivativeRow& row : rows) Add(row);
    for (const Op& op : ops_.ops) {
      if (op.foreach_reference >= 0 && !op.WritesList()) AddForeach(op, ops_.ops[op.foreach_reference]);
    }
    return std::move(set_);
  }

 private:
  void Add(const DerivativeRow& row) {
    EntryReport report;
    report.name = row.schema.FullName();
    Diagnostics own;  // per entry, so that the summary can name its first problem
    if (const Op* op = Lookup(row, own)) AddBlocks(row, *op, own, report);
    report.problem = row.problem.empty() ? own.FirstMessage() : row.problem;
    diagnostics_.Append(own);
    set_.reports.push_back(std::move(report));
  }

  // `derived_node` is the name of the node of a derived entry.
  void AddBlocks(const DerivativeRow& row, const Op& op, Diagnostics& own, EntryReport& report,
                 const std::string& derived_node = "") {
    // The op's row is already reported or counted as unsupported.
    if (!op.unsupported.empty()) own.ReportFollowOn(row.name.where, op.unsupported);
    report.has_default = false;
    for (const FormulaBlock& block : row.blocks) {
      if (block.dispatch_key.value != "Default") {
        ++set_.num_dispatch_blocks;
        continue;
      }
      report.has_default = true;
      DerivativeEntry entry = BuildDerivativeEntry(row, block, op, callables_, options_.entry, own);
      set_.num_forward_formulas += static_cast<int>(entry.forward.size());
      set_.num_unusable_forward += entry.num_unusable_forward;
      report.forward_problem = entry.forward_problem;
      // Unusable entries get numbers too, so that fixing one does not rename others.
      if (!entry.differentiable_args.empty() && report.is_derived) {
        entry.node = derived_node;
      } else if (!entry.differentiable_args.empty()) {
        const std::string prefix = NodePrefix(op.schema.name);
        entry.node = absl::StrCat(prefix, set_.num_nodes[prefix]++);
      }
      entry.is_derived = report.is_derived;
      report.has_node = !entry.node.empty();
      if (!own.empty() || !row.problem.empty()) continue;
      for (const Derivative& derivative : entry.formulas) AddDeclared(*derivative.expr, report.name);
      for (const ForwardFormula& formula : entry.forward) {
        if (!formula.is_linear()) AddDeclared(*formula.expr, report.name);
      }
      set_.entry_of.emplace(&op, set_.entries.size());
      set_.entries.push_back(std::move(entry));
    }
    if (!report.has_default && row.problem.empty()) {
      own.Report(row.name.where, "the entry has no formulas for the dispatch key Default, the only one that is used");
    }
  }

  void AddDeclared(const Expr& expr, const std::string& entry) {
    if (expr.callee != nullptr && expr.callee->kind == Callable::Kind::kHelper && expr.callee->library != "backtape") {
      set_.declared_only[expr.callee->schema.FullName()].push_back(entry);
    }
    for (const ExprPtr& operand : expr.operands) AddDeclared(*operand, entry);
  }

  // Derives the entry of an op on lists from that of the op on single tensors, unless it has its own. A formula that
  // does not apply to elements is not a mistake in the file.
  void AddForeach(const Op& list, const Op& single) {
    const auto reference = entries_.find(&single);
    const auto entry = set_.entry_of.find(&single);
    if (reference == entries_.end() || entry == set_.entry_of.end() || entries_.count(&list) != 0) return;
    const DerivativeRow row = ForeachRow(*reference->second, list.schema);
    EntryReport report;
    report.name = list.schema.FullName();
    report.is_derived = true;
    Diagnostics own;
    // PyTorch's name for the node is "ForeachAddBackward0List".
    AddBlocks(row, list, own, report, absl::StrCat("Foreach", set_.entries[entry->second].node, list.schema.overload));
    report.problem = row.problem.empty() ? own.FirstMessage() : row.problem;
    set_.reports.push_back(std::move(report));
  }

  const Op* Lookup(const DerivativeRow& row, Diagnostics& own) {
    const auto found = by_schema_.find(Normalized(row.name.value));
    if (found == by_schema_.end() && ops_.broken_names.count(row.schema.name) != 0) {
      own.ReportFollowOn(row.name.where, "the row of this entry's op has errors");
      return nullptr;
    }
    const auto refused = options_.refused_ops.find(row.schema.FullName());
    if (found == by_schema_.end() && refused != options_.refused_ops.end()) {
      own.Report(row.name.where, refused->second);
      return nullptr;
    }
    if (found == by_schema_.end()) {
      const auto same_name = by_name_.find(row.schema.name);
      std::string message = absl::StrCat("no op has the schema ", Normalized(row.name.value));
      if (same_name != by_name_.end()) {
        absl::StrAppend(&message, "; the ops with this name are ",
                        absl::StrJoin(same_name->second, ", ", [](std::string* out, const Op* o) {
                          absl::StrAppend(out, Normalized(o->schema_text));
                        }));
      } else {
        std::vector<std::string> names;
        for (const auto& [name, ops] : by_name_) names.push_back(name);
        const std::string close = ClosestName(row.schema.name, names);
        if (!close.empty()) absl::StrAppend(&message, "; did you mean ", close, "?");
      }
      own.Report(row.name.where, std::move(message));
      return nullptr;
    }
    const Op* op = found->second;
    if (op->foreach_base >= 0) {
      own.Report(row.name.where, absl::StrCat("an op on lists is differentiated through its calls to ",
                                              ops_.ops[op->foreach_base].schema.FullName(), "; remove this entry"));
      return nullptr;
    }
    const auto [first, inserted] = entries_.emplace(op, &row);
    if (!inserted) {
      own.Report(row.name.where, absl::StrCat("duplicate entry for ", row.schema.FullName(), "; the first is at ",
                                              first->second->name.where.ToString()));
      return nullptr;
    }
    return op;
  }

  const OpSet& ops_;
  const Callables& callables_;
  const DerivativeOptions& options_;
  Diagnostics& diagnostics_;
  DerivativeSet set_;
  std::map<std::string, const Op*> by_schema_;
  std::map<std::string, std::vector<const Op*>> by_name_;
  std::map<const Op*, const DerivativeRow*> entries_;
};

}  // namespace

const DerivativeEntry* DerivativeSet::Find(const OpSet& ops, const Op& op) const {
  const auto of = [&](const Op* wanted) -> const DerivativeEntry* {
    const auto found = entry_of.find(wanted);
    return found == entry_of.end() ? nullptr : &entries[found->second];
  };
  const DerivativeEntry* own = of(&op);
  if (own != nullptr) return own;
  if (op.functional >= 0) return of(&ops.ops[op.functional]);
  return op.view >= 0 ? of(&ops.ops[op.view]) : nullptr;
}

DerivativeSet BuildDerivativeSet(absl::Span<const DerivativeRow> rows, const OpSet& ops, const Callables& callables,
                                 const DerivativeOptions& options, Diagnostics& diagnostics) {
  return SetBuilder(ops, callables, options, diagnostics).Run(rows);
}

std::string NodePrefix(absl::string_view op_name) {
  std::string out;
  for (const absl::string_view piece : absl::StrSplit(op_name, '_')) {
    // Like Python's title(): a letter that does not follow a letter becomes upper case, all others lower case.
    bool after_letter = false;
    for (const char c : piece) {
      out += after_letter ? absl::ascii_tolower(c) : absl::ascii_toupper(c);
      after_letter = absl::ascii_isalpha(c);
    }
  }
  out += "Backward";
  return absl::StrReplaceAll(out, {{"ForwardBackward", "Backward"}});
}

}  // namespace backtape::codegen_spec
