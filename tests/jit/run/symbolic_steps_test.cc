// The steps over symbolic sizes: one compile serves every length and batch.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectAsInterpreter;
using testing::RandomInputsOf;

std::unique_ptr<Graph> ReadSymbolicStep(const std::string& name) {
  std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps/symbolic/" + name + ".code");
  std::stringstream text;
  text << file.rdbuf();
  absl::StatusOr<GraphText> graph = ReadGraph(text.str());
  EXPECT_TRUE(graph.ok()) << graph.status();
  return graph.ok() ? std::move(graph->graph) : nullptr;
}

void ExpectOneCompileServes(const std::string& name, const std::vector<int64_t>& sizes) {
  const std::unique_ptr<Graph> graph = ReadSymbolicStep(name);
  ASSERT_NE(graph, nullptr);
  for (const int threads : {1, 2}) {
    NativeOptions options;
    options.num_threads = threads;
    const auto native = CompileNative(*graph, options);
    ASSERT_TRUE(native.ok()) << native.status();
    const CompileReport compiled = (*native)->Report();
    ASSERT_TRUE(compiled.is_native) << compiled.engine;
    for (const int64_t size : sizes) {
      SCOPED_TRACE(size);
      ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph, size));
    }
    const CompileReport after = (*native)->Report();
    EXPECT_EQ(after.num_compiled_kernels, compiled.num_compiled_kernels);
    EXPECT_EQ(after.code_bytes, compiled.code_bytes);
    EXPECT_TRUE(after.fallback_nodes.empty()) << after.ToString();
  }
}

TEST(SymbolicStepsTest, GptBlockOfAnyLength) { ExpectOneCompileServes("gpt_block", {2, 3, 8, 16, 17, 31, 40, 63}); }

TEST(SymbolicStepsTest, HessianOfAnyBatch) { ExpectOneCompileServes("mlp_hessian", {1, 2, 3, 16, 65, 300, 4096}); }

TEST(SymbolicStepsTest, HessianGradientsOfAnyBatch) {
  ExpectOneCompileServes("mlp_hessian_wb", {1, 2, 3, 16, 65, 300, 4096});
}

}  // namespace
}  // namespace backtape
