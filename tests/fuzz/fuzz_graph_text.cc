#include "backtape/ir/infer_types.h"
#include "backtape/ir/stats.h"
#include "backtape/ir/text/print_dot.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_table.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/tensor/check.h"
#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {

void FuzzGraphText(absl::string_view bytes) {
  ReadOptions options;
  options.allow_unknown_ops = true;
  options.partial = true;
  ReadEachGraph(bytes, options).IgnoreError();
  options.partial = false;
  const absl::StatusOr<std::vector<GraphText>> graphs = ReadGraphs(bytes, options);
  if (!graphs.ok()) {
    BACKTAPE_CHECK(!graphs.status().message().empty()) << "an error has no message";
    return;
  }
  for (const GraphText& text : *graphs) {
    Graph& graph = *text.graph;
    PrintGraph(text);
    PrintTable(graph);
    PrintDot(graph);
    const absl::Status verified = Verify(graph, {.allow_unknown_ops = true});
    ShapeEnv env;
    InferTypes(graph, env).IgnoreError();
    ComputeStats(graph).IgnoreError();
    if (!verified.ok()) continue;
    // The printed graph must be readable.
    for (const TextStyle& style : {TextStyle(), TextStyle::Code()}) {
      const std::string printed = PrintGraph(graph, style);
      const absl::StatusOr<GraphText> again = ReadGraph(printed, options);
      BACKTAPE_CHECK(again.ok()) << again.status().message() << "\nprinted:\n" << printed;
    }
  }
}

}  // namespace backtape::fuzz
