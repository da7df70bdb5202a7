#ifndef BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
#define BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_

#include "absl/strings/string_view.h"

namespace backtape {

// Removes the Python code around a graph in a triple-quoted literal: the code before the opening quotes from the first
// line of the graph, and the code after the closing quotes from its last line. Tests that expect a graph's text have
// such literals:
//   self.assertExpectedInline(gm.graph, """graph():
//       ...
//       return (add,)""")
// Other triple quotes stay: those in the source code that comments quote, and those around the blocks that
// FX_GRAPH_SHOW_META prints. `line` must have no log prefix and no marks of a quotation, which would look like source
// code.
void CutTripleQuotes(absl::string_view* line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
