// Results have the interpreter's strides, natively and after -O2, even if passes and native code compute them from
// values of other strides.
#include <string>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

struct Laid {
  std::string name;
  std::string text;
};

class StridesOfResults : public ::testing::TestWithParam<Laid> {};

TEST_P(StridesOfResults, MatchTheInterpreters) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(GetParam().text);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const auto run = [&](const absl::StatusOr<std::unique_ptr<Executable>>& executable) {
    EXPECT_TRUE(executable.ok()) << executable.status();
    return executable.ok() ? (*executable)->Run(inputs).value_or(IValueList()) : IValueList();
  };
  const IValueList expected = run(CompileForInterpreter(*graph));
  ASSERT_FALSE(expected.empty());
  const std::unique_ptr<Graph> optimised = graph->Clone();
  ASSERT_TRUE(RunPipeline(*optimised, *FindPipeline("O2"), {}).ok());
  for (const IValueList& found : {run(CompileNative(*graph)), run(CompileForInterpreter(*optimised))}) {
    ASSERT_EQ(found.size(), expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      EXPECT_TRUE(Compare(found[i].tensor(), expected[i].tensor(), {}).ok()) << "out" << i;
      EXPECT_EQ(found[i].tensor().strides(), expected[i].tensor().strides()) << "out" << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Graphs, StridesOfResults,
                         ::testing::Values(
                             // The reshape is a view of the result of maximum, which is dense, unlike the slice.
                             Laid{"ReshapedCopyOfASlice", R"(x: "f32[1, 10]"):
        slice_1: "f32[1, 5]" = torch.ops.aten.slice.Tensor(x, 1, 0, 10, 2)
        maximum: "f32[1, 5]" = torch.ops.aten.maximum.default(slice_1, slice_1)
        reshape: "f32[5]" = torch.ops.aten.reshape.default(maximum, [-1])
        return (reshape,)
)"},
                             Laid{"WrittenTensorWithGaps", R"(x: "f32[2]"):
        vector: "f32[2]" = torch.ops.aten.new_empty_strided.default(x, [2], [3])
        copy_: "f32[2]" = torch.ops.aten.copy_.default(vector, x)
        matrix: "f32[2, 2]" = torch.ops.aten.new_empty_strided.default(x, [2, 2], [1, 4])
        zero_: "f32[2, 2]" = torch.ops.aten.zero_.default(matrix)
        return (copy_, zero_)
)"}),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace backtape
