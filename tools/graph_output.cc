#include "backtape/tools/graph_output.h"

#include <cerrno>
#include <iostream>
#include <memory>
#include <vector>

#include "backtape/ir/problem_list.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/state_constants.h"
#include "backtape/tools/files.h"

namespace backtape::tools {

std::string TextOfGraph(const Graph& graph, const TextStyle& style) {
  const std::unique_ptr<Graph> stated = graph.Clone();
  StateConstants(*stated);
  return PrintGraph(*stated, style);
}

absl::Status WriteGraph(const std::string& path, const Graph& graph, const TextStyle& style) {
  const std::unique_ptr<Graph> stated = graph.Clone();
  const std::vector<std::string> not_stated = StateConstants(*stated);
  if (!not_stated.empty()) {
    std::cerr << program_invocation_short_name
              << ": note: the written graph does not contain the values of these constants; supply them with --inputs: "
              << ListNames(not_stated) << '\n';
  }
  return WriteFile(path, PrintGraph(*stated, style));
}

}  // namespace backtape::tools
