#ifndef BACKTAPE_IR_TEXT_PRINT_TABLE_H_
#define BACKTAPE_IR_TEXT_PRINT_TABLE_H_

#include <string>

#include "backtape/ir/graph.h"

namespace backtape {

// The table of graph.print_tabular(), with the columns opcode, name, target, args and kwargs. Unlike PyTorch's table,
// it shows Python functions by name, without their addresses.
std::string PrintTable(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_TABLE_H_
