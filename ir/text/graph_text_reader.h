#ifndef BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_
#define BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// True for "graph():", the first line that print(graph) writes.
bool IsGraphTextHeader(absl::string_view line);

// Reads one graph in the form of print(graph). `lines` moves from its header to the line after its last one.
ReadOutcome ReadGraphText(LineCursor& lines, const ReadOptions& options);

// "# Graph fragment:" begins a comment above each kernel that Inductor writes. The comment lists the nodes of the
// kernel. User counts are those of the whole graph, so they are not checked.
bool IsGraphFragmentHeader(absl::string_view line);
ReadOutcome ReadGraphFragment(LineCursor& lines, const ReadOptions& options);

// Reads nodes without the header, from a line for which IsGraphTextNode is true. Names that they use but do not define
// become placeholders.
bool IsGraphTextNode(absl::string_view line);
ReadOutcome ReadGraphTextNodes(LineCursor& lines, const ReadOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_TEXT_READER_H_
