#ifndef BACKTAPE_IR_TEXT_PRINT_GRAPH_H_
#define BACKTAPE_IR_TEXT_PRINT_GRAPH_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

// The graph as PyTorch prints it, in the form that `style` names. With the style that a reader recorded, this is the
// text that PyTorch printed, byte for byte (except for tables and fragments, which become whole graphs). The text ends
// with style.trailer, by default a line feed.
//
// Any graph can be printed. Reading back a well-formed one yields a structurally equal graph, with the types that the
// form can express. In the code form, subgraphs follow their graph as nested classes. In the graph form, from which
// PyTorch omits them, they follow the first node that names them.
std::string PrintGraph(const Graph& graph, const TextStyle& style = {});
std::string PrintGraph(const GraphText& text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_GRAPH_H_
