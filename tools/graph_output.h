#ifndef BACKTAPE_TOOLS_GRAPH_OUTPUT_H_
#define BACKTAPE_TOOLS_GRAPH_OUTPUT_H_

#include <string>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/text/text_style.h"

namespace backtape::tools {

// The text of a graph, with the values of its constants (passes/state_constants.h).
std::string TextOfGraph(const Graph& graph, const TextStyle& style);

// Writes this text to a file ("-" is standard output). A note on standard error names the constants whose values the
// text does not state.
absl::Status WriteGraph(const std::string& path, const Graph& graph, const TextStyle& style);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_GRAPH_OUTPUT_H_
