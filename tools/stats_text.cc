#include "backtape/tools/stats_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace backtape::tools {

std::string HumanAmount(const SymInt& amount, absl::string_view unit) {
  const std::optional<int64_t> constant = amount.constant();
  if (!constant) return absl::StrCat(amount.ToString(), " ", unit);
  constexpr const char* kPrefixes[] = {"", "k", "M", "G", "T", "P"};
  auto value = static_cast<double>(*constant);
  size_t prefix = 0;
  while (value >= 1000 && prefix + 1 < std::size(kPrefixes)) {
    value /= 1000;
    ++prefix;
  }
  if (prefix == 0) return absl::StrCat(*constant, " ", unit);
  return absl::StrFormat("%.3g %s%s", value, kPrefixes[prefix], unit);
}

std::string StatsToText(const GraphStats& stats) {
  std::string text;
  const auto line = [&text](absl::string_view label, const std::string& value) {
    absl::StrAppendFormat(&text, "%-14s %s\n", label, value);
  };
  line("nodes", absl::StrCat(stats.num_nodes, " (inputs ", stats.num_placeholders,
                             stats.num_attributes > 0 ? absl::StrCat(", attributes ", stats.num_attributes) : "",
                             ", calls ", stats.num_calls, ", outputs ", stats.num_outputs, ")"));
  line("arithmetic", HumanAmount(stats.flops, "FLOP"));
  line("memory",
       absl::StrCat("inputs ", HumanAmount(stats.input_bytes, "B"), ", outputs ", HumanAmount(stats.output_bytes, "B"),
                    ", computed ", HumanAmount(stats.intermediate_bytes, "B")));
  if (stats.num_calls_without_type > 0) {
    line("types", absl::StrCat("calls of unknown type, not counted above: ", stats.num_calls_without_type));
  }
  line("provenance", absl::StrCat(stats.num_calls_with_stack, " of ", stats.num_calls, " calls have a source line"));
  std::vector<std::pair<int64_t, absl::string_view>> ops;
  for (const auto& [target, count] : stats.calls_by_target) ops.emplace_back(count, target);
  std::stable_sort(ops.begin(), ops.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  if (!ops.empty()) absl::StrAppend(&text, "ops\n");
  for (const auto& [count, target] : ops) absl::StrAppendFormat(&text, "%8d  %s\n", count, target);
  return text;
}

}  // namespace backtape::tools
