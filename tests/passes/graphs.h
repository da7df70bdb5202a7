#ifndef BACKTAPE_TESTS_PASSES_GRAPHS_H_
#define BACKTAPE_TESTS_PASSES_GRAPHS_H_

#include <initializer_list>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/pipeline.h"
#include "backtape/passes/runner.h"

namespace backtape::testing {

// A float32 placeholder; contiguous.
inline Node* Input(Graph& graph, absl::string_view name, std::initializer_list<int64_t> sizes,
                   DType dtype = DType::kFloat32) {
  return graph.Placeholder(name, TensorType::Contiguous(dtype, SymIntVector(sizes.begin(), sizes.end())));
}

// The calls in order, by their names, with blanks between; "%" is left out.
inline std::string CallNames(const Graph& graph) {
  std::string names;
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) absl::StrAppend(&names, names.empty() ? "" : " ", node->name());
  }
  return names;
}

inline size_t NumCalls(const Graph& graph) {
  size_t count = 0;
  for (const Node* node : graph.nodes()) count += node->is_call() ? 1 : 0;
  return count;
}

// Runs passes given as text, verifying after each.
inline absl::StatusOr<RunReport> RunPasses(Graph& graph, absl::string_view passes) {
  absl::StatusOr<Pipeline> pipeline = ParsePipeline(passes);
  if (!pipeline.ok()) return pipeline.status();
  RunnerOptions options;
  options.verify_each = true;
  return RunPipeline(graph, *pipeline, options);
}

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_GRAPHS_H_
