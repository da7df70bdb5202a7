#ifndef BACKTAPE_IR_TEXT_PRINT_GRAPH_H_
#define BACKTAPE_IR_TEXT_PRINT_GRAPH_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

// The graph as PyTorch prints it, in the form that `style` names. With the style that a reader recorded, this is the
// text that was read, byte for byte. The result ends in a line end (but for style.trailer). Any graph can be printed; a
// well-formed one can be read again, and is then structurally equal (types as far as the form has them).
std::string PrintGraph(const Graph& graph, const TextStyle& style = {});
// With its submodules.
std::string PrintGraph(const GraphText& text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_GRAPH_H_
