#include "backtape/ir/text/print_dot.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

// Longer lists of arguments are cut.
constexpr size_t kMaxArgumentsWidth = 60;

// Escapes a text for use between double quotes. Doubles backslashes, because Graphviz has escapes of its own.
void AppendEscaped(absl::string_view text, std::string* out) {
  for (const char c : text) {
    if (c == '"' || c == '\\') out->push_back('\\');
    if (c == '\n') {
      out->append("\\n");
    } else if (static_cast<unsigned char>(c) >= 0x20) {
      out->push_back(c);
    }
  }
}

absl::string_view Attributes(Opcode opcode) {
  switch (opcode) {
    case Opcode::kPlaceholder:
      return "shape=ellipse, fillcolor=\"#d5e8d4\"";
    case Opcode::kGetAttr:
      return "shape=cylinder, fillcolor=\"#dae8fc\"";
    case Opcode::kOutput:
      return "shape=ellipse, fillcolor=\"#f8cecc\"";
    default:
      return "shape=box, fillcolor=\"#ffffff\"";
  }
}

bool HasConstants(const Node& node) {
  for (const Argument& arg : node.args()) {
    if (!arg.is_node()) return true;
  }
  return !node.kwargs().empty();
}

void AppendNode(const Node& node, std::string* out) {
  absl::StrAppend(out, "  n", node.id(), " [label=\"");
  AppendEscaped(node.name(), out);
  if (node.is_call() || node.opcode() == Opcode::kGetAttr) {
    out->append("\\n");
    AppendEscaped(absl::StripPrefix(node.target(), "torch.ops."), out);
  }
  if (node.is_call() && HasConstants(node)) {
    std::string arguments;
    AppendRepr(Argument::Tuple(node.args()), {}, &arguments);
    for (const auto& [key, value] : node.kwargs()) {
      absl::StrAppend(&arguments, " ", key, "=");
      AppendRepr(value, {}, &arguments);
    }
    if (arguments.size() > kMaxArgumentsWidth) {
      size_t end = kMaxArgumentsWidth;
      while (end > 0 && (arguments[end] & 0xC0) == 0x80) --end;  // cut before a character, not inside it
      arguments.resize(end);
      arguments.append("...");
    }
    out->append("\\n");
    AppendEscaped(arguments, out);
  }
  if (IsShapeAnnotation(node.type())) {
    std::string type;
    AppendAnnotation(node.type(), /*with_strides=*/false, /*with_device=*/false, &type);
    out->append("\\n");
    AppendEscaped(type, out);
  }
  absl::StrAppend(out, "\", ", Attributes(node.opcode()));
  if (node.provenance().has_stack()) {
    out->append(", tooltip=\"");
    AppendEscaped(node.provenance().Location(), out);
    out->push_back('"');
  }
  out->append("];\n");
}

}  // namespace

std::string PrintDot(const Graph& graph) {
  std::string out = "digraph {\n  node [style=filled, fontname=\"monospace\", fontsize=10];\n  edge [fontsize=8];\n";
  for (const Node* node : graph.nodes()) AppendNode(*node, &out);
  for (const Node* node : graph.nodes()) {
    for (size_t i = 0; i < node->num_operands(); ++i) {
      absl::StrAppend(&out, "  n", node->operand(i)->id(), " -> n", node->id());
      if (node->num_operands() > 1) absl::StrAppend(&out, " [label=\"", i, "\"]");
      out.append(";\n");
    }
  }
  return out + "}\n";
}

}  // namespace backtape
