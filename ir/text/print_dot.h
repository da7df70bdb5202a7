#ifndef BACKTAPE_IR_TEXT_PRINT_DOT_H_
#define BACKTAPE_IR_TEXT_PRINT_DOT_H_

#include <string>

#include "backtape/ir/graph.h"

namespace backtape {

// The graph in Graphviz's language. A node shows its name, what it calls, its arguments if some are constants, and its
// type. An edge runs from a value to each use, labelled with the position of the operand where the user has several.
std::string PrintDot(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_DOT_H_
