#include "backtape/ir/text/print_graph.h"

#include "backtape/ir/text/print_code.h"
#include "backtape/ir/text/print_graph_text.h"

namespace backtape {

std::string PrintGraph(const Graph& graph, const TextStyle& style) {
  return style.form == TextStyle::Form::kGraph ? PrintGraphText(graph, style) : PrintCode(graph, style);
}

std::string PrintGraph(const GraphText& text) { return PrintGraph(*text.graph, text.style); }

}  // namespace backtape
