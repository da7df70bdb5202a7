#include "backtape/ir/text/print_table.h"

#include <algorithm>
#include <array>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

constexpr size_t kColumns = 5;
constexpr std::array<absl::string_view, kColumns> kHeads = {"opcode", "name", "target", "args", "kwargs"};
// tabulate makes each column at least this much wider than its header.
constexpr size_t kHeadPadding = 2;

using Row = std::array<std::string, kColumns>;

// str() of what the node calls.
std::string TargetCell(const Node& node) {
  absl::string_view target = node.target();
  if (node.opcode() != Opcode::kCallFunction) return std::string(target);
  for (const absl::string_view module : {"operator.", "builtins."}) {
    if (absl::ConsumePrefix(&target, module)) return absl::StrCat("<built-in function ", target, ">");
  }
  if (absl::ConsumePrefix(&target, "torch.ops.")) absl::ConsumePrefix(&target, "higher_order.");
  return std::string(target);
}

Row CellsOf(const Node& node) {
  Row row;
  row[0] = std::string(ToString(node.opcode()));
  row[1] = node.name();
  row[2] = TargetCell(node);
  AppendRepr(Argument::Tuple(node.args()), {}, &row[3]);
  AppendRepr(Argument::Dict{node.kwargs()}, {}, &row[4]);
  return row;
}

// The width in characters, not bytes.
size_t Width(absl::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void AppendRow(const Row& row, const std::array<size_t, kColumns>& widths, std::string* out) {
  std::string line;
  for (size_t i = 0; i < kColumns; ++i) {
    absl::StrAppend(&line, i > 0 ? "  " : "", row[i], std::string(widths[i] - Width(row[i]), ' '));
  }
  absl::StrAppend(out, absl::StripTrailingAsciiWhitespace(line), "\n");
}

}  // namespace

std::string PrintTable(const Graph& graph) {
  std::vector<Row> rows;
  Row heads;
  std::array<size_t, kColumns> widths;
  for (size_t i = 0; i < kColumns; ++i) {
    heads[i] = std::string(kHeads[i]);
    widths[i] = kHeads[i].size() + kHeadPadding;
  }
  for (const Node* node : graph.nodes()) {
    rows.push_back(CellsOf(*node));
    for (size_t i = 0; i < kColumns; ++i) widths[i] = std::max(widths[i], Width(rows.back()[i]));
  }
  Row rules;
  for (size_t i = 0; i < kColumns; ++i) rules[i] = std::string(widths[i], '-');
  std::string out;
  AppendRow(heads, widths, &out);
  AppendRow(rules, widths, &out);
  for (const Row& row : rows) AppendRow(row, widths, &out);
  return out;
}

}  // namespace backtape
