// Native code draws the same bits as the interpreter, for any seed, layout, instruction set and number of threads.
#include <memory>
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;
using testing::RandomInputsOf;
using testing::ReadForward;

TEST(NativeRandomNumbers, MatchTheInterpreterInEveryDType) {
  ExpectSameAsInterpreter(R"(x: "f32[33, 17]", d: "f64[5, 7]", h: "f16[64]", b: "bf16[3, 50]", i: "i64[9]"):
        native_dropout = torch.ops.aten.native_dropout.default(x, 0.25, True)
        y: "f32[33, 17]" = native_dropout[0]
        m: "b8[33, 17]" = native_dropout[1]
        dropout: "f64[5, 7]" = torch.ops.aten.dropout.default(d, 0.5, True)
        dropout_1: "f16[64]" = torch.ops.aten.dropout.default(h, 0.1, True)
        dropout_2: "bf16[3, 50]" = torch.ops.aten.dropout.default(b, 1.0, True)
        p: "i64[9]" = torch.ops.aten.bernoulli.p(i, 0.5)
        r: "f32[4, 100]" = torch.ops.aten.rand.default([4, 100])
        r_1: "f64[4, 5]" = torch.ops.aten.rand.default([4, 5], dtype = torch.float64)
        r_2: "f16[40]" = torch.ops.aten.rand.default([40], dtype = torch.float16)
        r_3: "bf16[40]" = torch.ops.aten.rand.default([40], dtype = torch.bfloat16)
        r_4: "f32[]" = torch.ops.aten.rand.default([])
        return (y, m, dropout, dropout_1, dropout_2, p, r, r_1, r_2, r_3, r_4)
)",
                          0);
}

TEST(NativeRandomNumbers, AreNumberedInRowMajorOrderInAnyLoop) {
  ExpectSameAsInterpreter(R"(x: "f32[s0, 17, 5]", w: "f32[17, 5]"):
        t: "f32[5, 17, s0]" = torch.ops.aten.permute.default(x, [2, 1, 0])
        r: "f32[5, 17, s0]" = torch.ops.aten.rand_like.default(t)
        n: "f32[5, 17, s0]" = torch.ops.aten.mul.Tensor(r, t)
        row: "f32[5, 17]" = torch.ops.aten.sum.dim_IntList(n, [2])
        all: "f32[]" = torch.ops.aten.sum.default(r)
        u: "f32[17, 5]" = torch.ops.aten.rand_like.default(w)
        v: "f32[s0, 17, 5]" = torch.ops.aten.mul.Tensor(x, u)
        top: "f32[17, 5]" = torch.ops.aten.amax.default(v, [0])
        return (r, n, row, all, v, top)
)",
                          1e-5);
}

constexpr char kStep[] = R"(x: "f32[64, 96]", g: "f32[64, 96]"):
        relu: "f32[64, 96]" = torch.ops.aten.relu.default(x)
        native_dropout = torch.ops.aten.native_dropout.default(relu, 0.1, True)
        y: "f32[64, 96]" = native_dropout[0]
        m: "b8[64, 96]" = native_dropout[1]
        add: "f32[64, 96]" = torch.ops.aten.add.Tensor(y, g)
        return (add, m)
)";

TEST(NativeRandomNumbers, FollowTheSeedOfTheRun) {
  const std::unique_ptr<Graph> graph = ReadForward(kStep);
  const IValueList inputs = RandomInputsOf(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  NativeOptions options;
  options.num_threads = 3;
  options.share_small_work = true;
  const auto native = CompileNative(*graph, options);
  ASSERT_TRUE(interpreter.ok() && native.ok());
  Tensor last;
  for (const uint64_t seed : {uint64_t{0}, uint64_t{1}, uint64_t{0xfedcba9876543210}}) {
    const RunOptions run{.hook = {}, .seed = seed};
    const IValueList expected = (*interpreter)->Run(inputs, run).value();
    for (int repeat = 0; repeat < 2; ++repeat) {
      const IValueList found = (*native)->Run(inputs, run).value();
      for (size_t i = 0; i < 2; ++i) {
        EXPECT_TRUE(Compare(found[i].tensor(), expected[i].tensor(), {}).ok()) << "seed " << seed << ", out" << i;
      }
    }
    if (last.defined()) {
      EXPECT_FALSE(Compare(expected[1].tensor(), last, {}).ok());
    }
    last = expected[1].tensor();
  }
}

TEST(NativeRandomNumbers, DropoutIsPartOfTheSweepAroundIt) {
  const std::unique_ptr<Graph> graph = ReadForward(kStep);
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok());
  const CompileReport report = (*native)->Report();
  ASSERT_EQ(report.steps.size(), 1u) << report.ToString();
  EXPECT_EQ(report.steps[0].kind, StepReport::Kind::kKernel);
}

TEST(NativeRandomNumbers, ReferenceKernelsDrawTheSameNumbers) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[50]"):
        s: "f32[50]" = torch.ops.aten.sigmoid.default(x)
        n: "f32[50]" = torch.ops.aten.randn_like.default(s)
        b: "f32[50]" = torch.ops.aten.bernoulli.default(s)
        y: "f32[50]" = torch.ops.aten.mul.Tensor(n, b)
        return (y,)
)");
  const IValueList inputs = RandomInputsOf(*graph);
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok());
  EXPECT_THAT((*native)->Report().fallback_nodes, ::testing::SizeIs(2));
  const RunOptions run{.hook = {}, .seed = 5};
  const IValueList expected = (*CompileForInterpreter(*graph))->Run(inputs, run).value();
  EXPECT_TRUE(Compare((*native)->Run(inputs, run).value()[0].tensor(), expected[0].tensor(), {1e-5, 1e-5}).ok());
}

}  // namespace
}  // namespace backtape
