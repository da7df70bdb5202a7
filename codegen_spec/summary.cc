#include "backtape/codegen_spec/summary.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace backtape::codegen_spec {
namespace {

// Shortens generated names.
std::string Start(const std::string& text) {
  constexpr size_t kMaxShown = 300;
  return text.size() <= kMaxShown ? text : absl::StrCat(text.substr(0, kMaxShown), "...");
}

struct Unusable {
  std::string name;
  std::string reason;
};

// Returns a line " 12 reason: first, second, third, ..." for each reason, from the most to the least frequent.
std::string ByReason(const std::vector<Unusable>& items, size_t max_names) {
  std::map<std::string, std::vector<std::string>> names_of;
  for (const Unusable& item : items) {
    // The text after a semicolon is a hint.
    names_of[Start(item.reason.substr(0, item.reason.find(';')))].push_back(Start(item.name));
  }
  std::vector<std::pair<std::string, std::vector<std::string>>> reasons(names_of.begin(), names_of.end());
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
  std::string out;
  for (auto& [reason, names] : reasons) {
    const size_t count = names.size();
    if (names.size() > max_names) {
      names.resize(max_names);
      names.push_back("...");
    }
    absl::StrAppendFormat(&out, "%6d  %s (%s)\n", count, reason, absl::StrJoin(names, ", "));
  }
  return out;
}

// Names shown for each reason: all unusable entries, and some of the ops.
constexpr size_t kAll = static_cast<size_t>(-1);
constexpr size_t kMaxOps = 4;

std::string Counted(size_t count, absl::string_view one, absl::string_view many) {
  return absl::StrCat(count, " ", count == 1 ? one : many);
}

// The number of in-place ops on lists, and how many of them have a derivative, which comes from the functional op on
// lists or from the in-place op on single tensors.
std::pair<int, int> ListWrites(const OpSet& ops, const DerivativeSet& derivatives) {
  int count = 0;
  int differentiable = 0;
  for (const Op& op : ops.ops) {
    if (!op.WritesList()) continue;
    ++count;
    const Op* single = op.foreach_reference >= 0 ? &ops.ops[op.foreach_reference] : nullptr;
    const bool has_entry = derivatives.Find(ops, op) != nullptr;
    if (has_entry || (single != nullptr && derivatives.Find(ops, *single) != nullptr)) ++differentiable;
  }
  return {count, differentiable};
}

}  // namespace

std::string Summary(const OpSet& ops, size_t num_rows, const Diagnostics& unsupported,
                    const std::vector<RefusedOp>& refused, const DerivativeSet& derivatives) {
  std::string out = absl::StrCat(Counted(ops.ops.size(), "op", "ops"), " from ", Counted(num_rows, "row", "rows"));
  if (!unsupported.empty()) {
    absl::StrAppend(
        &out, "; ",
        Counted(unsupported.size(), "unsupported type or alias annotation", "unsupported types and alias annotations"));
  }
  out += "\n";
  if (!refused.empty()) {
    std::vector<Unusable> items;
    for (const RefusedOp& op : refused) items.push_back({op.name, op.reason});
    absl::StrAppend(&out, Counted(refused.size(), "op is", "ops are"), " left out, by reason:\n",
                    ByReason(items, kMaxOps));
  }
  if (derivatives.reports.empty()) return out;
  std::vector<Unusable> unusable;
  std::vector<Unusable> underivable;
  std::vector<Unusable> without_forward;
  size_t num_entries = 0;
  size_t num_nodes = 0;
  size_t num_derived = 0;
  for (const EntryReport& report : derivatives.reports) {
    ++(report.is_derived ? num_derived : num_entries);
    if (!report.problem.empty()) {
      (report.is_derived ? underivable : unusable).push_back({report.name, report.problem});
    } else if (report.has_node && !report.is_derived) {
      ++num_nodes;
    }
    if (report.problem.empty() && !report.forward_problem.empty()) {
      without_forward.push_back({report.name, report.forward_problem});
    }
  }
  absl::StrAppend(&out, Counted(num_entries, "derivative entry", "derivative entries"), ": ",
                  num_entries - unusable.size(), " usable (", num_nodes, " with a tape node), ", unusable.size(),
                  " unusable\n");
  if (num_derived > 0) {
    absl::StrAppend(&out, Counted(num_derived - underivable.size(), "op on lists uses", "ops on lists use"),
                    " the derivative of the corresponding op on single tensors\n");
  }
  if (const auto [count, differentiable] = ListWrites(ops, derivatives); count > 0) {
    absl::StrAppend(&out, Counted(count, "in-place op", "in-place ops"), " on lists, ", differentiable,
                    " with a derivative\n");
  }
  if (const int unusable_forward = derivatives.num_unusable_forward;
      derivatives.num_forward_formulas + unusable_forward > 0) {
    absl::StrAppend(&out, Counted(derivatives.num_forward_formulas, "forward-mode formula", "forward-mode formulas"),
                    unusable_forward > 0 ? absl::StrCat("; ", Counted(unusable_forward, "unusable forward-mode formula",
                                                                      "unusable forward-mode formulas"))
                                         : "",
                    "\n");
  }
  if (derivatives.num_dispatch_blocks > 0) {
    absl::StrAppend(&out, Counted(derivatives.num_dispatch_blocks, "block", "blocks"),
                    " for dispatch keys other than Default (not used)\n");
  }
  if (!derivatives.declared_only.empty()) {
    size_t num_calls = 0;
    for (const auto& [function, names] : derivatives.declared_only) num_calls += names.size();
    absl::StrAppend(&out, Counted(derivatives.declared_only.size(), "helper function is", "helper functions are"),
                    " declared but not defined in Backtape (", Counted(num_calls, "call", "calls"), ")\n");
  }
  if (!unusable.empty()) absl::StrAppend(&out, "unusable entries, by reason:\n", ByReason(unusable, kAll));
  if (!underivable.empty()) {
    absl::StrAppend(&out, "ops on lists without a derivative, by reason:\n", ByReason(underivable, kAll));
  }
  if (!without_forward.empty()) {
    absl::StrAppend(&out, "usable entries without forward mode, by reason:\n", ByReason(without_forward, kAll));
  }
  return out;
}

}  // namespace backtape::codegen_spec
