// Native code draws the same bits as the interpreter, for any seed, layout, instruction set and number of threads.
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/jit/compare_engines.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;
using ::testing::HasSubstr;
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

// For normally distributed numbers, native code uses different functions from the interpreter.
TEST(NativeRandomNumbers, OfOtherDistributionsMatchTheInterpreter) {
  ExpectSameAsInterpreter(R"(x: "f32[s0, 17]", d: "f64[7, 5]", h: "f16[64]", b: "bf16[3, 50]"):
        n: "f32[333]" = torch.ops.aten.randn.default([333])
        n_1: "f64[5, 7]" = torch.ops.aten.randn.default([5, 7], dtype = torch.float64)
        n_2: "f16[40]" = torch.ops.aten.randn.default([40], dtype = torch.float16)
        t: "f32[17, s0]" = torch.ops.aten.permute.default(x, [1, 0])
        n_3: "f32[17, s0]" = torch.ops.aten.randn_like.default(t)
        y: "f32[17, s0]" = torch.ops.aten.mul.Tensor(n_3, t)
        normal: "f64[7, 5]" = torch.ops.aten.normal_functional.default(d, 2.0, 0.5)
        normal_1: "bf16[3, 50]" = torch.ops.aten.normal_functional.default(b)
        log_normal: "f32[s0, 17]" = torch.ops.aten.log_normal.default(x, 0.5, 0.25)
        uniform: "f32[s0, 17]" = torch.ops.aten.uniform.default(x, -1.0, 3.0)
        uniform_1: "f16[64]" = torch.ops.aten.uniform.default(h, 0.25, 0.251)
        uniform_2: "f64[7, 5]" = torch.ops.aten.uniform.default(d)
        return (n, n_1, n_2, y, normal, normal_1, log_normal, uniform, uniform_1, uniform_2)
)",
                          1e-5);
}

TEST(NativeRandomNumbers, IntegersMatchTheInterpreter) {
  ExpectSameAsInterpreter(R"(x: "i32[9, 5]"):
        i: "i64[1000]" = torch.ops.aten.randint.default(10, [1000])
        i_1: "i64[33]" = torch.ops.aten.randint.low(-4000000000, -5000000, [33])
        i_3: "f32[33]" = torch.ops.aten.randint.default(7, [33], dtype = torch.float32)
        i_4: "u8[33]" = torch.ops.aten.randint.default(256, [33], dtype = torch.uint8)
        i_5: "i64[9, 5]" = torch.ops.aten.randint_like.default(x, 4294967295, dtype = torch.int64)
        i_6: "i32[9, 5]" = torch.ops.aten.randint_like.low_dtype(x, -3, 9)
        i_7: "b8[33]" = torch.ops.aten.randint.default(2, [33], dtype = torch.bool)
        return (i, i_1, i_3, i_4, i_5, i_6, i_7)
)",
                          0);
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
        n: "f32[50]" = torch.ops.aten.geometric.default(s, 0.25)
        c: "f32[50]" = torch.ops.aten.cauchy.default(s)
        y: "f32[50]" = torch.ops.aten.mul.Tensor(n, c)
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

TEST(NativeRandomNumbers, OfProbabilitiesAndDeviationsMatchTheInterpreter) {
  ExpectSameAsInterpreter(R"(p: "f32[33, 17]", h: "f16[17]", d: "f64[5, 7]", i: "i64[33, 17]"):
        p = torch.ops.aten.sigmoid.default(p)
        h = torch.ops.aten.sigmoid.default(h)
        d = torch.ops.aten.exp.default(d)
        a = torch.ops.aten.bernoulli.default(p)
        b = torch.ops.aten.bernoulli.Tensor(i, p)
        c = torch.ops.aten.bernoulli.Tensor(p, h)
        e = torch.ops.aten.normal.Tensor_Tensor(p, p)
        f = torch.ops.aten.normal.Tensor_float(d, 0.5)
        g = torch.ops.aten.normal.float_Tensor(2.0, h)
        return (a, b, c, e, f, g)
)",
                          1e-5);
}

TEST(NativeRandomNumbers, OutOfRangeParametersFail) {
  for (const char* call :
       {"bernoulli.default(x)", "bernoulli.Tensor(x, x)", "normal.Tensor_Tensor(x, x)", "normal.float_Tensor(0.0, x)",
        "binary_cross_entropy.default(x, y)", "binary_cross_entropy.default(y, x)"}) {
    SCOPED_TRACE(call);
    const auto graph = ReadForward(
        absl::StrCat("x: \"f32[3]\", y: \"f32[3]\"):\n        z = torch.ops.aten.", call, "\n        return (z,)\n"));
    ASSERT_NE(graph, nullptr);
    const Tensor x = Tensor::Full({3}, -0.5, DType::kFloat32), y = Tensor::Full({3}, 0.5, DType::kFloat32);
    for (const bool is_native : {false, true}) {
      absl::StatusOr<IValueList> result;
      if (is_native) {
        const auto native = CompileNative(*graph);
        ASSERT_TRUE(native.ok());
        result = (*native)->Run({x, y});
      } else {
        const auto interpreter = CompileForInterpreter(*graph);
        ASSERT_TRUE(interpreter.ok());
        result = (*interpreter)->Run({x, y});
      }
      EXPECT_THAT(result.status().message(),
                  ::testing::AnyOf(HasSubstr("should be between 0 and 1"), HasSubstr("expects all")));
    }
  }
}

}  // namespace
}  // namespace backtape
