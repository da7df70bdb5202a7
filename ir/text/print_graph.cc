#include "backtape/ir/text/print_graph.h"

#include "backtape/ir/text/print_graph_text.h"

namespace backtape {

std::string PrintGraph(const Graph& graph, const TextStyle& style) { return PrintGraphText(graph, style); }

std::string PrintGraph(const GraphText& text) { return PrintGraph(*text.graph, text.style); }

}  // namespace backtape
