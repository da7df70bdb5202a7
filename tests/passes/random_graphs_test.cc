// Random graphs with views and writes: every pass and pipeline must preserve their values, and a second run of a pass
// must change nothing. Seeds are fixed; BACKTAPE_FUZZ_SEEDS=N tries the first N.
#include <string>
#include <vector>

#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tests/passes/random_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

RunnerOptions Strict() {
  RunnerOptions options;
  options.verify_each = true;
  options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
  return options;
}

TEST(RandomGraphs, PassesAndPipelinesKeepValues) {
  std::vector<std::string> pipelines = {"O1", "O2"};
  for (const PassInfo& pass : BuiltinPasses()) pipelines.emplace_back(pass.name);
  for (int seed = 0; seed < testing::NumSeeds(60); ++seed) {
    const std::unique_ptr<Graph> original = testing::RandomGraph(seed);
    for (const std::string& name : pipelines) {
      const Pipeline pipeline = *(name[0] == 'O' ? FindPipeline(name) : ParsePipeline(name));
      const std::unique_ptr<Graph> graph = original->Clone();
      absl::StatusOr<RunReport> report = RunPipeline(*graph, pipeline, Strict());
      ASSERT_TRUE(report.ok()) << "seed " << seed << ", " << name << ": " << report.status() << "\n"
                               << PrintGraph(*original) << "became\n"
                               << PrintGraph(*graph);
      if (name[0] == 'O') continue;
      const std::string once = PrintGraph(*graph);
      report = RunPipeline(*graph, pipeline, Strict());
      ASSERT_TRUE(report.ok() && !report->changed) << "seed " << seed << ", a second " << name << " changed\n"
                                                   << once << "to\n"
                                                   << PrintGraph(*graph);
    }
  }
}

}  // namespace
}  // namespace backtape
