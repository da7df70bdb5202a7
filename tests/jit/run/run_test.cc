#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/allocated_bytes.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectAsInterpreter;
using ::testing::HasSubstr;

// The graph sums mul, not sub, because the sum of sub is 0 except for rounding errors, which cannot be compared.
constexpr char kMlp[] =
    R"(x: "f32[s0, 16]", w: "f32[8, 16]", b: "f32[8]", v: "f32[8]"):
        t: "f32[16, 8]" = torch.ops.aten.t.default(w)
        addmm: "f32[s0, 8]" = torch.ops.aten.addmm.default(b, x, t)
        tanh: "f32[s0, 8]" = torch.ops.aten.tanh.default(addmm)
        mul: "f32[s0, 8]" = torch.ops.aten.mul.Tensor(tanh, v)
        mean: "f32[s0, 1]" = torch.ops.aten.mean.dim(mul, [1], True)
        sub: "f32[s0, 8]" = torch.ops.aten.sub.Tensor(mul, mean)
        sum_1: "f32[8]" = torch.ops.aten.sum.dim_IntList(sub, [0])
        sum_2: "f32[]" = torch.ops.aten.sum.default(mul)
        return (tanh, sub, sum_1, sum_2)
)";

NativeOptions TwoThreads() {
  NativeOptions options;
  options.num_threads = 2;
  return options;
}

TEST(RunTest, OneCompileServesAllSizes) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok()) << native.status();
  ASSERT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  const int compiled = (*native)->Report().num_compiled_kernels;
  for (int64_t batch : {2, 3, 64, 129, 4096, 2, 700, 701, 702, 703, 704, 705, 706, 3}) {
    SCOPED_TRACE(batch);
    ExpectAsInterpreter(*graph, **native, testing::RandomInputsOf(*graph, batch));
  }
  EXPECT_EQ((*native)->Report().num_compiled_kernels, compiled);
}

// Both engines refuse a graph whose stated types are wrong, with the same error.
TEST(RunTest, InvalidGraphsAreRefused) {
  const std::pair<const char*, const char*> cases[] = {
      {R"(x: "f32[2]"):
        a: "f32[3]" = torch.ops.aten.add.Tensor(x, x)
        return (a,)
)",
       "is declared as f32[3], but its op returns f32[2]"},
      {R"(x: "f32[2]"):
        a: "i64[2]" = torch.ops.aten.mul.Tensor(x, x)
        return (a,)
)",
       "dtype int64 is declared"},
      {R"(x: "f32[-1]"):
        return (x,)
)",
       "size -1 is negative"},
  };
  for (const auto& [text, message] : cases) {
    const auto graph = testing::ReadForward(text);
    ASSERT_NE(graph, nullptr);
    const absl::Status native = CompileNative(*graph).status();
    EXPECT_EQ(native, CompileForInterpreter(*graph).status());
    EXPECT_EQ(native.code(), absl::StatusCode::kFailedPrecondition);
    EXPECT_THAT(native.message(), HasSubstr(message));
  }
}

// The plan assumes that some sizes are equal, that some are not 1, and which side of a diagonal is shorter. For other
// sizes the interpreter runs the graph.
TEST(RunTest, SizesThatThePlanDoesNotCover) {
  const auto graph = testing::ReadForward(R"(x: "f32[s0, 3]", y: "f32[4, 3]", z: "f32[s0, s1]", w: "f32[s1, 4]"):
        add = torch.ops.aten.add.Tensor(x, y)
        add_1 = torch.ops.aten.add.Tensor(z, x)
        squeeze = torch.ops.aten.squeeze.default(z)
        diagonal = torch.ops.aten.diagonal.default(w, 1, 0, 1)
        clamp = torch.ops.aten.clamp_min.default(diagonal, 0.5)
        return (add, add_1, squeeze, clamp)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok()) << native.status();
  ASSERT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  int64_t interpreted = 0;
  for (const auto& [s0, s1, is_native] :
       {std::tuple(4, 3, true), {1, 3, false}, {4, 1, false}, {1, 1, false}, {4, 3, true}}) {
    SCOPED_TRACE(absl::StrCat(s0, " ", s1));
    RandomInputsOptions random;
    random.symbols = {{"s0", s0}, {"s1", s1}};
    const auto inputs = RandomInputs(*graph, random);
    ASSERT_TRUE(inputs.ok()) << inputs.status();
    testing::ExpectAsInterpreter(*graph, **native, *inputs);
    interpreted += is_native ? 0 : 1;
    EXPECT_EQ((*native)->Report().num_interpreted_runs, interpreted);
  }
  EXPECT_THAT((*native)->Report().ToString(), HasSubstr("interpreted runs: 3 ("));
}

TEST(RunTest, SmallSizesThatThePlanCovers) {
  const auto graph = testing::ReadForward(R"(x: "f32[s0, 3]", y: "f32[s0, 1]", b: "f32[3]"):
        add = torch.ops.aten.add.Tensor(x, b)
        mul = torch.ops.aten.mul.Tensor(add, y)
        diagonal = torch.ops.aten.diagonal.default(mul, 0, 0, 1)
        exp = torch.ops.aten.exp.default(diagonal)
        return (mul, exp)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t size : {0, 1, 2, 3, 4, 70}) {
    SCOPED_TRACE(size);
    ExpectAsInterpreter(*graph, **native, testing::RandomInputsOf(*graph, size));
    EXPECT_EQ((*native)->Report().num_interpreted_runs, 0);
  }
}

// Expects a run to allocate less than the smallest output: only the list of results and the handles in it.
void ExpectRunsTakeHandlesOnly(const Executable& executable, const IValueList& inputs) {
  for (int run = 0; run < 5; ++run) {
    IValueList copy = inputs;
    const int64_t before = testing::AllocatedBytes();
    {
      const absl::StatusOr<IValueList> results = executable.Run(std::move(copy));
      ASSERT_TRUE(results.ok()) << results.status();
    }
    const int64_t taken = testing::AllocatedBytes() - before;
    EXPECT_TRUE(run == 0 || taken < 4096) << "run " << run << " took " << taken << " bytes";
  }
}

TEST(RunTest, RunsAllocateOnlyHandles) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  ASSERT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  const IValueList inputs = testing::RandomInputsOf(*graph, 1024);
  ExpectRunsTakeHandlesOnly(**native, inputs);
}

// Blocked, thin, outer, small tiled and batched products.
TEST(RunTest, ProductsAllocateNothingInARun) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[512, 512]", w: "f32[512, 512]", v: "f32[512, 2]", s: "f32[6, 40, 30]", t: "f32[6, 30, 50]"):
        mm: "f32[512, 512]" = torch.ops.aten.mm.default(x, w)
        permute: "f32[512, 512]" = torch.ops.aten.permute.default(x, [1, 0])
        mm_1: "f32[512, 512]" = torch.ops.aten.mm.default(permute, w)
        mm_2: "f32[512, 2]" = torch.ops.aten.mm.default(x, v)
        permute_1: "f32[2, 512]" = torch.ops.aten.permute.default(v, [1, 0])
        mm_3: "f32[512, 512]" = torch.ops.aten.mm.default(v, permute_1)
        bmm: "f32[6, 40, 50]" = torch.ops.aten.bmm.default(s, t)
        return (mm, mm_1, mm_2, mm_3, bmm)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok()) << native.status();
  ASSERT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  ExpectRunsTakeHandlesOnly(**native, testing::RandomInputsOf(*graph, 1));
}

TEST(RunTest, OutputMemoryIsReusedOnceReleased) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  const IValueList inputs = testing::RandomInputsOf(*graph, 5);
  const auto run = [&] { return (*(*native)->Run(inputs))[0].tensor(); };
  const std::byte* const first = run().raw_data();
  EXPECT_EQ(run().raw_data(), first);
  {
    // A view of the output is enough to keep its memory alive.
    const absl::StatusOr<Tensor> view = run().TryAsStrided({2}, {1}, 3);
    ASSERT_TRUE(view.ok());
    EXPECT_NE(run().raw_data(), first);
  }
  EXPECT_EQ(run().raw_data(), first);
  std::vector<Tensor> kept;
  for (int i = 0; i < 10; ++i) {
    kept.push_back(run());
    for (int j = 0; j < i; ++j) EXPECT_NE(kept[i].raw_data(), kept[j].raw_data());
  }
}

TEST(RunTest, OutputsOutliveTheExecutableAndAreNotOverwritten) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  IValueList kept;
  Tensor copy;
  {
    const auto native = CompileNative(*graph, TwoThreads());
    ASSERT_TRUE(native.ok());
    kept = *(*native)->Run(testing::RandomInputsOf(*graph, 5));
    copy = kept[0].tensor().To(DType::kFloat32);
    IValueList others = testing::RandomInputsOf(*graph, 5);
    others[0] = Tensor::Full({5, 16}, 3.0, DType::kFloat32);
    ASSERT_TRUE((*native)->Run(others).ok());
  }
  EXPECT_TRUE(Compare(kept[0].tensor(), copy, {}).ok());
}

TEST(RunTest, StridedInputs) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  IValueList inputs = testing::RandomInputsOf(*graph, 6);
  const Tensor storage = testing::RandomInputsOf(*graph, 16)[0].tensor();
  inputs[0] = *storage.TryAsStrided({6, 16}, {1, 16}, 0);
  ExpectAsInterpreter(*graph, **native, inputs);
}

TEST(RunTest, ErrorsMatchTheInterpreter) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(native.ok() && interpreter.ok());
  IValueList inputs = testing::RandomInputsOf(*graph, 6);
  inputs[1] = Tensor::Full({8, 15}, 1.0, DType::kFloat32);
  EXPECT_EQ((*native)->Run(inputs).status(), (*interpreter)->Run(inputs).status());
  inputs.pop_back();
  EXPECT_EQ((*native)->Run(inputs).status(), (*interpreter)->Run(inputs).status());
}

TEST(RunTest, HooksSeeEveryNode) {
  const auto graph = testing::ReadForward(kMlp);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  std::vector<std::string> seen;
  RunOptions options;
  options.hook = [&](const Node& node, absl::Span<const IValue>, absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) {
    seen.push_back(node.name());
    return evaluate();
  };
  ASSERT_TRUE((*native)->Run(testing::RandomInputsOf(*graph, 4), options).ok());
  EXPECT_THAT(seen, ::testing::ElementsAre("t", "addmm", "tanh", "mul", "mean", "sub", "sum_1", "sum_2"));
}

TEST(RunTest, WritesReachTheCaller) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[3, 4]", n: "i64[]"):
        add_: "i64[]" = torch.ops.aten.add_.Tensor(n, 1)
        t: "f32[4, 3]" = torch.ops.aten.t.default(x)
        mul_: "f32[4, 3]" = torch.ops.aten.mul_.Tensor(t, 2)
        return (add_, mul_)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  const Tensor x = Tensor::Full({3, 4}, 1.5, DType::kFloat32);
  const Tensor n = Tensor::Full({}, int64_t{7}, DType::kInt64);
  const absl::StatusOr<IValueList> results = (*native)->Run({x, n});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(x.item(11).to_double(), 3.0);
  EXPECT_EQ(n.item(0).to_int64(), 8);
  EXPECT_EQ((*results)[0].tensor().item(0).to_int64(), 8);
}

TEST(RunTest, EmptyAndScalarTensors) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[0, 4]", y: "f32[]"):
        exp: "f32[0, 4]" = torch.ops.aten.exp.default(x)
        sum_1: "f32[4]" = torch.ops.aten.sum.dim_IntList(exp, [0])
        add: "f32[4]" = torch.ops.aten.add.Tensor(sum_1, y)
        exp_1: "f32[]" = torch.ops.aten.exp.default(y)
        return (exp, add, exp_1)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  EXPECT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  ExpectAsInterpreter(*graph, **native, testing::RandomInputsOf(*graph, 0));
}

TEST(RunTest, ConstantsInputsAndRepeatsAreReturned) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[2, 3]"):
        full: "f32[2]" = torch.ops.aten.full.default([2], 1.5, dtype = torch.float32)
        neg: "f32[2, 3]" = torch.ops.aten.neg.default(x)
        t: "f32[3, 2]" = torch.ops.aten.t.default(neg)
        return (full, x, neg, t, None)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  const IValueList inputs = testing::RandomInputsOf(*graph, 0);
  ExpectAsInterpreter(*graph, **native, inputs);
  const IValueList results = *(*native)->Run(inputs);
  EXPECT_TRUE(results[1].tensor().is_same(inputs[0].tensor()));
  EXPECT_TRUE(results[2].tensor().shares_storage(results[3].tensor()));
  EXPECT_TRUE(results[4].is_none());
}

TEST(RunTest, ConcatenationAndItsGradient) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[2, 3]", y: "f32[2, 5]"):
        cat: "f32[2, 11]" = torch.ops.aten.cat.default([x, y, x], -1)
        slice_1: "f32[2, 4]" = torch.ops.aten.slice.Tensor(cat, 1, 2, 6)
        exp: "f32[2, 4]" = torch.ops.aten.exp.default(slice_1)
        slice_backward: "f32[2, 11]" = torch.ops.aten.slice_backward.default(exp, [2, 11], 1, 2, 6, 1)
        select: "f32[2]" = torch.ops.aten.select.int(cat, 1, 3)
        select_backward: "f32[2, 11]" = torch.ops.aten.select_backward.default(select, [2, 11], 1, -2)
        add: "f32[2, 11]" = torch.ops.aten.add.Tensor(slice_backward, select_backward)
        return (cat, add)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  EXPECT_THAT((*native)->Report().fallback_nodes, ::testing::IsEmpty()) << (*native)->PlanText(true);
  ExpectAsInterpreter(*graph, **native, testing::RandomInputsOf(*graph, 0));
}

TEST(RunTest, OpsWithoutANativeFormRunOnReferenceKernels) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[6]"):
        neg: "f32[6]" = torch.ops.aten.neg.default(x)
        histc: "f32[6]" = torch.ops.aten.histc.default(neg, 6)
        exp: "f32[6]" = torch.ops.aten.exp.default(histc)
        return exp
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  const CompileReport report = (*native)->Report();
  ASSERT_EQ(report.fallback_nodes.size(), 1u);
  EXPECT_THAT(report.fallback_nodes[0], HasSubstr("histc"));
  EXPECT_THAT(report.ToString(), HasSubstr("on reference kernels:"));
  ExpectAsInterpreter(*graph, **native, testing::RandomInputsOf(*graph, 0));
}

// Bytes and flops are those of the last run, and each element counts once even if loops pass over it several times.
TEST(RunTest, ReportsAmountsOfTheLastSizes) {
  const auto graph = testing::ReadForward(
      R"(x: "f32[s0, 8]", w: "f32[8]"):
        mul: "f32[s0, 8]" = torch.ops.aten.mul.Tensor(x, w)
        amax: "f32[s0, 1]" = torch.ops.aten.amax.default(mul, [1], True)
        sub: "f32[s0, 8]" = torch.ops.aten.sub.Tensor(mul, amax)
        return sub
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, TwoThreads());
  ASSERT_TRUE(native.ok());
  for (const int64_t batch : {100, 7}) {
    ASSERT_TRUE((*native)->Run(testing::RandomInputsOf(*graph, batch)).ok());
    const CompileReport report = (*native)->Report();
    ASSERT_EQ(report.steps.size(), 1u) << report.ToString();
    EXPECT_EQ(report.steps[0].bytes, 4 * (2 * batch * 8 + 8));
    EXPECT_EQ(report.steps[0].flops, 3 * batch * 8);
  }
}

// The gradient of a chain of sines. The backward reads every value of the forward.
std::string SineGradient(int count) {
  std::string text = "x: \"f32[8]\", g0: \"f32[8]\"):\n        s0 = torch.ops.aten.sin.default(x)\n";
  for (int i = 1; i <= count; ++i) {
    absl::StrAppend(&text, "        c", i, " = torch.ops.aten.cos.default(s", i - 1, ")\n        s", i,
                    " = torch.ops.aten.sin.default(s", i - 1, ")\n");
  }
  for (int i = 1; i <= count; ++i) {
    absl::StrAppend(&text, "        g", i, " = torch.ops.aten.mul.Tensor(g", i - 1, ", c", count + 1 - i, ")\n");
  }
  return absl::StrCat(text, "        return (s", count, ", g", count, ")\n");
}

// Compiling twice as many nodes allocates about twice as much memory in total; a superlinear algorithm would allocate
// more. tests/bench/compile_bench.cc measures the time.
TEST(RunTest, CompilingAllocatesLinearMemory) {
  std::vector<int64_t> bytes;
  for (const int count : {2000, 8000, 32000}) {
    const auto graph = testing::ReadForward(SineGradient(count));
    ASSERT_NE(graph, nullptr);
    const int64_t before = testing::AllocatedBytes();
    const auto native = CompileNative(*graph, TwoThreads());
    ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
    bytes.push_back(testing::AllocatedBytes() - before);
  }
  EXPECT_LT(bytes[1], 4.8 * static_cast<double>(bytes[0]));
  EXPECT_LT(bytes[2], 4.8 * static_cast<double>(bytes[1]));
}

// Measures a graph in many pieces: every tenth call reads an input of unknown type.
TEST(RunTest, CompilingPiecesAllocatesLinearMemory) {
  std::vector<int64_t> bytes;
  for (const int count : {500, 1000, 2000}) {
    std::string text = "x: \"f32[8]\", y):\n        sin = torch.ops.aten.sin.default(x)\n";
    absl::StrAppend(&text, "        last = torch.ops.aten.neg.default(sin)\n");
    for (int i = 1; i <= count; ++i) {
      absl::StrAppend(&text, "        s", i, " = torch.ops.aten.sin.default(",
                      i == 1 ? "sin" : absl::StrCat("s", i - 1), ")\n");
      if (i % 10 == 0) absl::StrAppend(&text, "        a", i, " = torch.ops.aten.add.Tensor(y, y)\n");
    }
    const auto graph = testing::ReadForward(absl::StrCat(text, "        return (s", count, ", last)\n"));
    ASSERT_NE(graph, nullptr);
    const int64_t before = testing::AllocatedBytes();
    const auto native = CompileNative(*graph, TwoThreads());
    ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
    EXPECT_EQ((*native)->Report().fallback_nodes.size(), count / 10);
    bytes.push_back(testing::AllocatedBytes() - before);
  }
  EXPECT_LT(bytes[1], 2.6 * static_cast<double>(bytes[0]));
  EXPECT_LT(bytes[2], 2.6 * static_cast<double>(bytes[1]));
}

}  // namespace
}  // namespace backtape
