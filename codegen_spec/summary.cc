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

// Lines " 12 reason: first, second, third, ...", from the most to the least frequent reason.
std::string ByReason(const DerivativeSet& derivatives) {
  std::map<std::string, std::vector<std::string>> names_of;
  for (const EntryReport& report : derivatives.reports) {
    if (report.problem.empty()) continue;
    // The text after a semicolon is a hint.
    names_of[Start(report.problem.substr(0, report.problem.find(';')))].push_back(Start(report.name));
  }
  std::vector<std::pair<std::string, std::vector<std::string>>> reasons(names_of.begin(), names_of.end());
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
  std::string out;
  constexpr size_t kMaxNames = 4;
  for (auto& [reason, names] : reasons) {
    const size_t count = names.size();
    if (names.size() > kMaxNames) {
      names.resize(kMaxNames);
      names.push_back("...");
    }
    absl::StrAppendFormat(&out, "%6d  %s: %s\n", count, reason, absl::StrJoin(names, ", "));
  }
  return out;
}

}  // namespace

std::string Summary(const OpSet& ops, size_t num_rows, const Diagnostics& unsupported,
                    const DerivativeSet& derivatives) {
  std::string out = absl::StrCat(ops.ops.size(), " ops from ", num_rows, " rows");
  if (!unsupported.empty()) absl::StrAppend(&out, "; ", unsupported.size(), " unsupported types and alias annotations");
  out += "\n";
  if (derivatives.reports.empty()) return out;
  const auto count = [&](auto predicate) {
    return std::count_if(derivatives.reports.begin(), derivatives.reports.end(), predicate);
  };
  const auto usable = count([](const EntryReport& r) { return r.problem.empty(); });
  const auto nodes = count([](const EntryReport& r) { return r.problem.empty() && r.has_node; });
  absl::StrAppend(&out, derivatives.reports.size(),
                  derivatives.reports.size() == 1 ? " derivative entry: " : " derivative entries: ", usable,
                  " usable (", nodes, " with a tape node), ", derivatives.reports.size() - usable, " unusable\n");
  if (derivatives.num_forward_formulas > 0) {
    absl::StrAppend(&out, derivatives.num_forward_formulas, " forward-mode formulas (not used yet)\n");
  }
  if (derivatives.num_dispatch_blocks > 0) {
    absl::StrAppend(&out, derivatives.num_dispatch_blocks, " blocks for dispatch keys other than Default (not used)\n");
  }
  if (usable < static_cast<long>(derivatives.reports.size())) {
    absl::StrAppend(&out, "unusable entries, by reason:\n", ByReason(derivatives));
  }
  return out;
}

}  // namespace backtape::codegen_spec
