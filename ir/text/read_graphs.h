#ifndef BACKTAPE_IR_TEXT_READ_GRAPHS_H_
#define BACKTAPE_IR_TEXT_READ_GRAPHS_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

struct ReadOptions {
  std::string file_name = "<text>";  // for messages
  const OpTable* ops = nullptr;      // null: OpTable::Builtin(); must outlive the graphs
  // Keep calls of `torch.ops.*` that the table does not have as opaque calls, instead of reporting them.
  bool allow_unknown_ops = false;
};

// One graph of a text.
struct GraphText {
  std::unique_ptr<Graph> graph;
  std::string title;  // "Forward graph 0" of a log, else the name of the class, else "graph"
  int first_line = 0;
  TextStyle style;  // prints the graph as it was written
  // Targets that are not in the op table, in order of appearance, each once.
  std::vector<std::string> unknown_ops;
  // Graphs of the classes nested in this one (branches of torch.cond), titled by class name.
  std::vector<GraphText> submodules;
};

// Reads every FX graph of a text, in any form that PyTorch prints: print(graph), gm.code, print_readable(), the
// Inductor "Graph fragment" comments, of any age since 1.13, alone or in a log file with prefixes, among lines that are
// no graph.
//
// Errors: InvalidArgument, listing all problems of all graphs at FILE:LINE:COLUMN with the line and a caret (syntax,
// unknown ops with suggestions, undefined and repeated names, user counts that the graph does not have, text that ends
// early), or that there is no graph. Any bytes are safe to read; time and memory are linear in the text.
absl::StatusOr<std::vector<GraphText>> ReadGraphs(absl::string_view text, const ReadOptions& options = {});

// The only graph of a text, or the one at `index` (from 0); then problems of the others do not matter. Errors: as
// above; when there are several and none is chosen, or no such one, the message lists them with titles and node counts.
absl::StatusOr<GraphText> ReadGraph(absl::string_view text, const ReadOptions& options = {},
                                    std::optional<int> index = std::nullopt);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_READ_GRAPHS_H_
