// Properties of every pass and pipeline over the training steps of tests/steps.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipelines.h"
#include "backtape/tests/passes/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

const fs::path& StepsFolder() {
  static const auto& folder = *new fs::path(fs::path(BACKTAPE_SOURCE_DIR) / "tests" / "steps");
  return folder;
}

std::vector<std::string> StepNames() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(StepsFolder())) {
    if (entry.path().extension() == ".code") names.push_back(entry.path().stem());
  }
  std::sort(names.begin(), names.end());
  return names;
}

// The annotated text. Its placeholders are contiguous, as PyTorch's inputs were.
std::unique_ptr<Graph> ReadStep(const std::string& name) {
  std::ifstream file(StepsFolder() / (name + ".code"));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  if (!read.ok()) return nullptr;
  for (Node* placeholder : read->graph->placeholders()) {
    TensorType type = placeholder->type().tensor();
    type.strides = ContiguousStrides(type.sizes);
    placeholder->set_type(std::move(type));
  }
  return std::move(read->graph);
}

class StepsTest : public ::testing::TestWithParam<std::string> {};

TEST_P(StepsTest, EveryPassKeepsValuesAndIsIdempotent) {
  for (const PassInfo& pass : BuiltinPasses()) {
    SCOPED_TRACE(pass.name);
    const std::unique_ptr<Graph> graph = ReadStep(GetParam());
    ASSERT_NE(graph, nullptr);
    RunnerOptions options;
    options.verify_each = true;
    options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
    const Pipeline pipeline{{PassGroup{{{&pass, {}}}}}};
    ASSERT_TRUE(testing::RunPasses(*graph, "infer_types{overwrite=1}").ok());
    absl::StatusOr<RunReport> report = RunPipeline(*graph, pipeline, options);
    ASSERT_TRUE(report.ok()) << report.status();
    report = RunPipeline(*graph, pipeline, options);
    ASSERT_TRUE(report.ok()) << report.status();
    EXPECT_FALSE(report->changed);
  }
}

TEST_P(StepsTest, EveryPipelineKeepsValues) {
  for (const StandardPipeline& pipeline : StandardPipelines()) {
    SCOPED_TRACE(pipeline.name);
    const std::unique_ptr<Graph> graph = ReadStep(GetParam());
    ASSERT_NE(graph, nullptr);
    const size_t before = testing::NumCalls(*graph);
    RunnerOptions options;
    options.verify_each = true;
    options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
    absl::StatusOr<RunReport> report = RunPipeline(*graph, *FindPipeline(pipeline.name), options);
    ASSERT_TRUE(report.ok()) << report.status();
    RecordProperty(std::string(pipeline.name), absl::StrCat(before, " -> ", testing::NumCalls(*graph)));
    report = RunPipeline(*graph, *FindPipeline(pipeline.name), options);
    ASSERT_TRUE(report.ok()) << report.status();
    EXPECT_FALSE(report->changed) << PrintGraph(*graph);
  }
}

TEST_P(StepsTest, EveryCallHasItsOriginAndLineAfterO2) {
  const std::unique_ptr<Graph> graph = ReadStep(GetParam());
  ASSERT_NE(graph, nullptr);
  ASSERT_TRUE(RunPipeline(*graph, *FindPipeline("O2"), {}).ok());
  int num_calls = 0;
  for (const Node* node : graph->nodes()) {
    if (!node->is_call()) continue;
    ++num_calls;
    EXPECT_TRUE(node->provenance().has_stack()) << node->name();
    EXPECT_FALSE(node->provenance().origins.empty()) << node->name();
    for (const OriginId origin : node->provenance().origins) {
      ASSERT_LT(origin, graph->origins().size());
      EXPECT_GT(graph->origins()[origin].line, 0) << node->name();
    }
  }
  EXPECT_GT(num_calls, 0);
}

INSTANTIATE_TEST_SUITE_P(Steps, StepsTest, ::testing::ValuesIn(StepNames()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace backtape
