#ifndef BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_
#define BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// "graph():", the first line of what print(graph) writes.
bool IsGraphTextHeader(absl::string_view line);

// Reads one graph in the form of print(graph). `lines` moves from its header to the line after its last one.
ReadOutcome ReadGraphText(LineCursor& lines, const ReadOptions& options);

// "# Graph fragment:", which Inductor writes above each kernel of its output: the nodes of that kernel, each line a
// comment. User counts are those of the whole graph, so they are not checked.
bool IsGraphFragmentHeader(absl::string_view line);
ReadOutcome ReadGraphFragment(LineCursor& lines, const ReadOptions& options);

// A node's line without the header, and the lines from it on: names that they do not define are placeholders.
bool IsGraphTextNode(absl::string_view line);
ReadOutcome ReadGraphTextNodes(LineCursor& lines, const ReadOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_
