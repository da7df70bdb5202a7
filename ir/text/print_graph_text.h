#ifndef BACKTAPE_IR_TEXT_PRINT_GRAPH_TEXT_H_
#define BACKTAPE_IR_TEXT_PRINT_GRAPH_TEXT_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

// The form of print(graph). PrintGraph picks between this and PrintCode.
std::string PrintGraphText(const Graph& graph, const TextStyle& style = {});
// One line of that form, without indentation and line end.
std::string PrintNode(const Node& node, const TextStyle& style = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_GRAPH_TEXT_H_
