#include "backtape/tests/passes/graphs.h"

#include <cstdlib>
#include <iostream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipelines.h"

namespace backtape::testing {
namespace {

absl::StatusOr<Pipeline> PipelineOf(absl::string_view passes) {
  return absl::StartsWith(passes, "O") ? FindPipeline(passes) : ParsePipeline(passes);
}

}  // namespace

Node* Input(Graph& graph, absl::string_view name, std::initializer_list<int64_t> sizes, DType dtype) {
  return graph.Placeholder(name, TensorType::Contiguous(dtype, SymIntVector(sizes.begin(), sizes.end())));
}

std::string CallNames(const Graph& graph) {
  std::string names;
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) absl::StrAppend(&names, names.empty() ? "" : " ", node->name());
  }
  return names;
}

std::string CallOps(const Graph& graph) {
  std::string ops;
  for (const Node* node : graph.nodes()) {
    if (!node->is_call()) continue;
    absl::string_view target = node->target();
    absl::ConsumePrefix(&target, "torch.ops.aten.");
    absl::ConsumeSuffix(&target, ".default");
    absl::StrAppend(&ops, ops.empty() ? "" : " ", target);
  }
  return ops;
}

size_t NumCalls(const Graph& graph) {
  size_t count = 0;
  for (const Node* node : graph.nodes()) count += node->is_call() ? 1 : 0;
  return count;
}

absl::StatusOr<RunReport> RunPasses(Graph& graph, absl::string_view passes) {
  const absl::StatusOr<Pipeline> pipeline = PipelineOf(passes);
  if (!pipeline.ok()) return pipeline.status();
  RunnerOptions options;
  options.verify_each = true;
  return RunPipeline(graph, *pipeline, options);
}

std::unique_ptr<Graph> ReadCode(absl::string_view inputs, absl::string_view body) {
  std::string text = absl::StrCat("def forward(self, ", inputs, "):\n");
  for (absl::string_view line : absl::StrSplit(body, '\n', absl::SkipWhitespace())) {
    const std::string statement = absl::StrReplaceAll(absl::StripAsciiWhitespace(line), {{"@", "torch.ops.aten."}});
    absl::StrAppend(&text, "    ", statement, "\n");
  }
  absl::StatusOr<GraphText> read = ReadGraph(text);
  ShapeEnv env;
  const absl::Status status = read.ok() ? InferTypes(*read->graph, env, {}) : read.status();
  if (!status.ok()) {
    std::cerr << "cannot read the graph of a test: " << status.message() << std::endl;
    std::abort();
  }
  return std::move(read->graph);
}

std::string OpsAfter(absl::string_view passes, absl::string_view inputs, absl::string_view body) {
  const std::unique_ptr<Graph> graph = ReadCode(inputs, body);
  const absl::StatusOr<Pipeline> pipeline = PipelineOf(passes);
  if (!pipeline.ok()) return pipeline.status().ToString();
  RunnerOptions options;
  options.verify_each = true;
  options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
  absl::StatusOr<RunReport> report = RunPipeline(*graph, *pipeline, options);
  if (!report.ok()) return report.status().ToString();
  report = RunPipeline(*graph, *pipeline, options);
  if (!report.ok()) return report.status().ToString();
  if (report->changed) return absl::StrCat("a second run changed it:\n", PrintGraph(*graph));
  return CallOps(*graph);
}

}  // namespace backtape::testing
