// Native code and the interpreter differ by rounding errors. With a tolerance of 0, bisecting must find where the first
// difference arises in each training step, and reduce the step to a small graph that shows it.
#include "backtape/passes/bisect/bisect_engines.h"

#include <string>

#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

EngineCompiler NativeOf(const NativeOptions& options) {
  return [options](const Graph& graph) -> absl::StatusOr<std::unique_ptr<Executable>> {
    return CompileNative(graph, options);
  };
}

class BisectNativeTest : public ::testing::TestWithParam<std::string> {};

TEST_P(BisectNativeTest, FindsTheFirstDifference) {
  absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(step.ok()) << step.status();
  const BoundGraph bound{std::move(step->graph), std::move(step->inputs)};
  NativeOptions native;
  native.num_threads = 1;
  native.cpu = NativeCpu::kAvx2;
  BisectOptions options;
  options.tolerance.rtol = 0;
  NativeOptions by_definition = native;
  by_definition.reference_kernels = true;
  options.variants = {{"by definition", NativeOf(by_definition)}};
  const absl::StatusOr<EngineBisection> found = BisectEngines(bound, NativeOf(native), options);
  ASSERT_TRUE(found.ok()) << found.status();
  const absl::StatusOr<EngineComparison> whole = CompareWithInterpreter(bound, NativeOf(native), options.tolerance);
  ASSERT_TRUE(whole.ok()) << whole.status();
  EXPECT_EQ(found->cause != EngineBisection::Cause::kNone, whole->differs());
  if (!whole->differs()) return;
  ASSERT_NE(found->node, nullptr) << found->ToString();
  EXPECT_TRUE(found->node->provenance().has_stack()) << found->ToString();
  ASSERT_NE(found->smallest.graph, nullptr) << found->ToString();
  EXPECT_LE(CallsOf(*found->smallest.graph).size(), 3) << found->ToString();
  EXPECT_EQ(found->variants.size(), 1);
  const auto smallest = CompareWithInterpreter(found->smallest, NativeOf(native), options.tolerance);
  ASSERT_TRUE(smallest.ok()) << smallest.status();
  EXPECT_TRUE(smallest->differs()) << found->ToString();
}

// With own_memory, where no memory is reused, native code returns the same values and needs more memory.
TEST_P(BisectNativeTest, RunsWithOwnMemory) {
  absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(step.ok()) << step.status();
  const BoundGraph bound{std::move(step->graph), std::move(step->inputs)};
  NativeOptions native;
  native.num_threads = 2;
  native.own_memory = true;
  const absl::StatusOr<EngineComparison> compared = CompareWithInterpreter(bound, NativeOf(native), {});
  ASSERT_TRUE(compared.ok()) << compared.status();
  EXPECT_FALSE(compared->differs());
  int64_t bytes[2];
  for (const bool own_memory : {false, true}) {
    native.own_memory = own_memory;
    const BoundGraph own = WithOwnValues(bound);
    const auto executable = CompileNative(*own.graph, native);
    ASSERT_TRUE(executable.ok()) << executable.status();
    ASSERT_TRUE((*executable)->Run(own.inputs).ok());
    bytes[own_memory ? 1 : 0] = (*executable)->Report().arena_bytes;
  }
  EXPECT_LE(bytes[0], bytes[1]);
  if (GetParam() == "gpt_block" || GetParam() == "mlp_hessian_wb") {
    EXPECT_LT(bytes[0], bytes[1]);
  }
}

INSTANTIATE_TEST_SUITE_P(Steps, BisectNativeTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace backtape
