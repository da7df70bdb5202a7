#ifndef BACKTAPE_TOOLS_TRANSFORM_FILE_H_
#define BACKTAPE_TOOLS_TRANSFORM_FILE_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/graph_input.h"

namespace backtape::tools {

// The options and the work of tools that make one graph from another: graph-grad, graph-jvp, graph-vmap.
class TransformFile {
 public:
  // `sizes` and `specialise` are those of DifferentiateOptions (passes/differentiate.h); `sizes` may be null.
  using Transform = std::function<absl::StatusOr<std::unique_ptr<Graph>>(const Graph& graph, const SymbolValues* sizes,
                                                                         bool specialise)>;

  // AddFilesTo adds the file and -o, AddFormatTo adds --inputs and --format.
  void AddFilesTo(CLI::App& app);
  void AddFormatTo(CLI::App& app);
  // Reads the graph, resolves its Python-level calls, transforms it, and writes the result. If a result for all sizes
  // is wrong for the sizes of --inputs, prints a note and specialises the result to them.
  absl::Status Run(const Transform& transform) const;

 private:
  GraphInput input_;
  std::string output_ = "-";
  std::string format_ = "same";
  std::string inputs_;
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_TRANSFORM_FILE_H_
