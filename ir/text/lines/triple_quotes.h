#ifndef BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
#define BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_

#include "absl/strings/string_view.h"

namespace backtape {

// Cuts off what a Python source has in a line before a graph that begins after triple quotes, and after a graph that
// ends with them, as in tests that expect a graph's text:
//   self.assertExpectedInline(gm.graph, """graph():
//       ...
//       return (add,)""")
// Other lines stay as they are: those of source code in comments, and the blocks that FX_GRAPH_SHOW_META prints between
// triple quotes. `line` must have no log prefix and no marks of a quotation, which would look like source code.
void CutTripleQuotes(absl::string_view* line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
