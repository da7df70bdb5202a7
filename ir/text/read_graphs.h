#ifndef BACKTAPE_IR_TEXT_READ_GRAPHS_H_
#define BACKTAPE_IR_TEXT_READ_GRAPHS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/text/graph_text.h"

namespace backtape {

// Reads every FX graph of a text, alone or among other lines, in any form that PyTorch has printed since 1.13:
// print(graph), gm.code, print_readable() or print_tabular(). Undoes what logs, terminals, web pages, formatters and
// people did to the text (lines/README.md).
//
// If the text has no whole graph, reads Inductor's "Graph fragment" comments and graph bodies without headers; names
// that these use but do not define become placeholders. If the text has other graphs, skips a function called forward
// that has no marks of FX, because it is probably the user's own code.
//
// Returns InvalidArgument if the text has no graph, or if any graph has problems. The error then lists all problems of
// all graphs, each at FILE:LINE:COLUMN with the line and a caret: syntax, unknown ops with suggestions, undefined and
// repeated names, wrong user counts, text that ends early. Any bytes are safe to read; time and memory are linear in
// the text.
absl::StatusOr<std::vector<GraphText>> ReadGraphs(absl::string_view text, const ReadOptions& options = {});

// Reads the only graph of a text, or the one at `index` (from 0). Problems of the other graphs do not matter. Fails as
// ReadGraphs does. If there are several graphs and no index, or no graph at that index, the error lists them with
// titles and node counts.
absl::StatusOr<GraphText> ReadGraph(absl::string_view text, const ReadOptions& options = {},
                                    std::optional<int> index = std::nullopt);

// One graph of a text, or why it could not be read.
struct GraphReading {
  GraphText text;        // the part that could be read
  absl::Status problem;  // the status of ReadGraphs() for this graph alone
};

// All graphs of a text, including those with problems. Fails only if the text has no graph.
absl::StatusOr<std::vector<GraphReading>> ReadEachGraph(absl::string_view text, const ReadOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_READ_GRAPHS_H_
