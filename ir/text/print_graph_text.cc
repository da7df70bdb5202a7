#include "backtape/ir/text/print_graph_text.h"

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

void AppendNode(const Node& node, const TextStyle& style, std::string* out) {
  if (node.is_output()) {
    out->append("return ");
    if (!node.args().empty()) AppendPlainStr(node.args()[0], out);
    return;
  }
  absl::StrAppend(out, "%", node.name(), " : ");
  if (style.tensor_metadata && node.is_call() && node.type().is_tensor()) {
    out->append("Tensor \"");
    AppendAnnotation(node.type(), /*with_strides=*/true, /*with_device=*/true, out);
    out->push_back('"');
  } else if (IsStatedType(node.type())) {
    absl::StrAppend(out, node.type().opaque(), " ");
  }
  absl::StrAppend(out, style.hash_users ? "[#users=" : "[num_users=", node.num_users(), "] = ", ToString(node.opcode()),
                  "[target=", node.target(), "]");
  if (node.is_placeholder()) {
    if (!node.args().empty()) {
      out->append("(default=");
      AppendPlainStr(node.args()[0], out);
      out->push_back(')');
    }
    return;
  }
  if (!node.is_call()) return;
  out->append("(args = (");
  for (size_t i = 0; i < node.args().size(); ++i) {
    if (i > 0) out->append(", ");
    AppendStr(node.args()[i], out);
  }
  out->append(node.args().size() == 1 ? ",), kwargs = {" : "), kwargs = {");
  for (size_t i = 0; i < node.kwargs().size(); ++i) {
    absl::StrAppend(out, i > 0 ? ", " : "", node.kwargs()[i].first, ": ");
    AppendStr(node.kwargs()[i].second, out);
  }
  out->append("})");
}

void AppendNodes(const Graph& graph, const TextStyle& style, size_t indent, std::string* out) {
  absl::flat_hash_set<absl::string_view> printed;
  out->append("graph():");
  for (const Node* node : graph.nodes()) {
    absl::StrAppend(out, "\n", std::string(indent, ' '));
    AppendNode(*node, style, out);
    const Graph* const subgraph = node->may_name_subgraph() ? graph.FindSubgraph(node->target()) : nullptr;
    if (subgraph == nullptr || !printed.insert(node->target()).second) continue;
    absl::StrAppend(out, "\n", std::string(indent + 4, ' '));
    AppendNodes(*subgraph, style, indent + 8, out);
  }
}

}  // namespace

std::string PrintNode(const Node& node, const TextStyle& style) {
  std::string out;
  AppendNode(node, style, &out);
  return out;
}

std::string PrintGraphText(const Graph& graph, const TextStyle& style) {
  std::string out;
  AppendNodes(graph, style, 4, &out);
  return out + style.trailer;
}

}  // namespace backtape
