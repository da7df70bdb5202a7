#include "backtape/ir/node_error.h"

#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

// Shortens the list for calls with many operands (cat, return).
constexpr size_t kMaxOperandsShown = 12;

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
    const ValueType type = i < values.size() ? ValueType::Of(values[i]) : node.operand(i)->type();
    absl::StrAppend(&text, i > 0 ? ", %" : "%", node.operand(i)->name());
    if (type.is_known()) absl::StrAppend(&text, " ", type.ToString());
  }
  return text;
}

absl::Status NodeError(const absl::Status& status, const Node& node, absl::Span<const IValue> values) {
  std::string text = absl::StrCat("node ", DescribeNode(node), ": ", status.message());
  if (node.num_operands() > 0) absl::StrAppend(&text, "\n  arguments: ", DescribeOperands(node, values));
  if (node.provenance().has_stack()) {
    for (const StackFrame& frame : node.provenance().stack->frames) {
      absl::StrAppend(&text, "\n  at ", frame.ToString());
    }
  }
  return absl::Status(status.code(), text);
}

}  // namespace backtape
