#include "backtape/ir/node_error.h"

#include <iterator>
#include <utility>

#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/layout_error.h"

namespace backtape {
namespace {

// Shortens the list for calls with many operands (cat, return).
constexpr size_t kMaxOperandsShown = 12;
constexpr size_t kMaxOriginsShown = 4;

// A line for each node: its name and the names of its origins, separated by tabs.
constexpr absl::string_view kNodesUrl = "backtape/nodes";

std::string NodeLine(const Node& node) {
  std::string line(node.name());
  const std::vector<Origin>& known = node.graph()->origins();
  for (const OriginId origin : node.provenance().origins) {
    if (origin < known.size()) absl::StrAppend(&line, "\t", known[origin].name);
  }
  return line;
}

// For a node that a pass has made: "%a, %b", the nodes of the graph as first read or captured that it was made from.
// Empty for a node of that graph.
std::string DescribeOrigins(const Node& node) {
  const std::vector<Origin>& known = node.graph()->origins();
  std::vector<std::string> names;
  for (const OriginId origin : node.provenance().origins) {
    if (origin >= known.size()) continue;
    if (known[origin].name == node.name()) return "";
    names.push_back(absl::StrCat("%", known[origin].name));
  }
  if (names.size() > kMaxOriginsShown) {
    const size_t left_out = names.size() - kMaxOriginsShown;
    names.resize(kMaxOriginsShown);
    names.push_back(absl::StrCat("... ", left_out, " more"));
  }
  return absl::StrJoin(names, ", ");
}

}  // namespace

std::string DescribeNode(const Node& node) {
  if (node.op() != nullptr) return absl::StrCat("%", node.name(), " (", node.op()->QualifiedName(), ")");
  if (node.is_call()) {
    return absl::StrCat("%", node.name(), " (", ToString(node.opcode()), " ", node.target(), ")");
  }
  return absl::StrCat("%", node.name(), " (", ToString(node.opcode()), ")");
}

std::string DescribeOperands(const Node& node, absl::Span<const IValue> values) {
  std::string text;
  for (size_t i = 0; i < node.num_operands(); ++i) {
    if (i == kMaxOperandsShown) {
      absl::StrAppend(&text, ", ... ", node.num_operands() - i, " more");
      break;
    }
    absl::StrAppend(&text, i > 0 ? ", %" : "%", node.operand(i)->name());
    if (SubgraphOf(*node.operand(i)) != nullptr) continue;  // its value in a run is None
    const ValueType type = i < values.size() ? ValueType::Of(values[i]) : node.operand(i)->type();
    if (type.is_known()) absl::StrAppend(&text, " ", type.ToString());
  }
  return text;
}

absl::Status NodeError(const absl::Status& status, const Node& node, absl::Span<const IValue> values) {
  std::string text = absl::StrCat("node ", DescribeNode(node), ": ", status.message());
  if (node.num_operands() > 0) absl::StrAppend(&text, "\n  arguments: ", DescribeOperands(node, values));
  if (const std::string origins = DescribeOrigins(node); !origins.empty()) {
    absl::StrAppend(&text, "\n  made from: ", origins);
  }
  if (node.provenance().has_stack()) {
    for (const StackFrame& frame : node.provenance().stack->frames) {
      absl::StrAppend(&text, "\n  at ", frame.ToString());
    }
  }
  absl::Status with_node(status.code(), text);
  if (!with_node.ok()) AddErrorNode(node, with_node);
  return IsLayoutError(status) ? LayoutError(std::move(with_node)) : with_node;
}

std::vector<ErrorNode> NodesOf(const absl::Status& status) {
  std::vector<ErrorNode> nodes;
  const auto payload = status.GetPayload(kNodesUrl);
  if (!payload) return nodes;
  const std::string text(*payload);
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    std::vector<std::string> names = absl::StrSplit(line, '\t');
    ErrorNode& node = nodes.emplace_back();
    node.name = std::move(names.front());
    node.origins.assign(std::make_move_iterator(names.begin() + 1), std::make_move_iterator(names.end()));
  }
  return nodes;
}

void AddErrorNode(const Node& node, absl::Status& status) {
  absl::Cord payload = status.GetPayload(kNodesUrl).value_or(absl::Cord());
  if (!payload.empty()) payload.Append("\n");
  payload.Append(NodeLine(node));
  status.SetPayload(kNodesUrl, std::move(payload));
}

absl::Status WithNodesOf(const absl::Status& cause, absl::Status error) {
  error.ErasePayload(kNodesUrl);
  if (const auto payload = cause.GetPayload(kNodesUrl)) error.SetPayload(kNodesUrl, *payload);
  return error;
}

}  // namespace backtape
