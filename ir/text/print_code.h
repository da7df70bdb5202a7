#ifndef BACKTAPE_IR_TEXT_PRINT_CODE_H_
#define BACKTAPE_IR_TEXT_PRINT_CODE_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

// The form of print_readable() and gm.code. PrintGraph picks between this and PrintGraphText.
std::string PrintCode(const Graph& graph, const TextStyle& style = TextStyle::Code());

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRINT_CODE_H_
