// The training steps of tests/steps/symbolic: one compiled executable serves every length and batch size.
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_replace.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectAllAsInterpreter;
using testing::RandomInputsOf;

std::string SymbolicStep(const std::string& name) {
  std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps/symbolic/" + name + ".code");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void ExpectOneCompileServes(const std::string& text, const std::vector<int64_t>& sizes) {
  const absl::StatusOr<GraphText> read = ReadGraph(text);
  ASSERT_TRUE(read.ok()) << read.status();
  const Graph& graph = *read->graph;
  std::vector<std::unique_ptr<NativeExecutable>> natives;
  std::vector<CompileReport> reports;
  for (const int threads : {1, 2}) {
    NativeOptions options;
    options.num_threads = threads;
    auto native = CompileNative(graph, options);
    ASSERT_TRUE(native.ok()) << native.status();
    natives.push_back(*std::move(native));
    reports.push_back(natives.back()->Report());
    ASSERT_TRUE(reports.back().is_native) << reports.back().engine;
  }
  for (const int64_t size : sizes) {
    SCOPED_TRACE(size);
    ExpectAllAsInterpreter(graph, natives, RandomInputsOf(graph, size));
  }
  for (size_t i = 0; i < natives.size(); ++i) {
    const CompileReport after = natives[i]->Report();
    EXPECT_EQ(after.num_compiled_kernels, reports[i].num_compiled_kernels);
    EXPECT_EQ(after.code_bytes, reports[i].code_bytes);
    EXPECT_TRUE(after.fallback_nodes.empty()) << after.ToString();
    EXPECT_EQ(after.num_interpreted_runs, 0);
  }
}

TEST(SymbolicStepsTest, GptBlockOfAnyLength) {
  // The causal mask in the file supports lengths up to 64.
  const std::string longer = absl::StrReplaceAll(
      SymbolicStep("gpt_block"), {{"[1, 1, 64, 64]", "[1, 1, 1024, 1024]"}, {"[1, 1, s44, 64]", "[1, 1, s44, 1024]"}});
  ExpectOneCompileServes(longer, {2, 3, 8, 16, 17, 31, 40, 63, 64, 129, 300, 1024});
}

TEST(SymbolicStepsTest, HessianOfAnyBatch) {
  ExpectOneCompileServes(SymbolicStep("mlp_hessian"), {1, 2, 3, 16, 65, 300, 4096});
}

TEST(SymbolicStepsTest, HessianGradientsOfAnyBatch) {
  ExpectOneCompileServes(SymbolicStep("mlp_hessian_wb"), {1, 2, 3, 16, 65, 300, 4096});
}

}  // namespace
}  // namespace backtape
