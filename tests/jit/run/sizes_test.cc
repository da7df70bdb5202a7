// Extreme sizes on both engines: sizes that do not fit in 64 bits or in memory, views beyond their storage, and
// arithmetic on sizes for which a symbolic plan is not valid.
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/stats.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/run/make_binding.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::RandomInputsOf;
using testing::ReadForward;

absl::StatusOr<IValueList> Interpreted(const Graph& graph, const IValueList& inputs) {
  const auto executable = CompileForInterpreter(graph);
  if (!executable.ok()) return executable.status();
  return (*executable)->Run(inputs);
}

absl::StatusOr<IValueList> Compiled(const Graph& graph, const IValueList& inputs) {
  const auto executable = CompileNative(graph);
  if (!executable.ok()) return executable.status();
  return (*executable)->Run(inputs);
}

// Expects that both engines refuse the graph with the same message, and returns it.
std::string RefusalOf(const std::string& text, const IValueList& inputs) {
  const std::unique_ptr<Graph> graph = ReadForward(text);
  if (graph == nullptr) return "";
  const absl::StatusOr<IValueList> interpreted = Interpreted(*graph, inputs);
  const absl::StatusOr<IValueList> native = Compiled(*graph, inputs);
  EXPECT_FALSE(interpreted.ok()) << text;
  EXPECT_EQ(interpreted.status(), native.status()) << text;
  return std::string(interpreted.status().message());
}

std::string RefusalOf(const std::string& text) {
  const std::unique_ptr<Graph> graph = ReadForward(text);
  return graph == nullptr ? "" : RefusalOf(text, RandomInputsOf(*graph));
}

struct Refused {
  std::string name;
  std::string parameters;
  std::string call;  // the target without "torch.ops.", and its arguments
  std::string message;
};

class RefusedSizes : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedSizes, BothEnginesNameTheUsersLine) {
  const Refused& param = GetParam();
  EXPECT_THAT(RefusalOf(absl::StrCat(param.parameters, R"py():
        # File: model.py:12 in forward, code: y = f(x)
        y = torch.ops.)py",
                                     param.call, "\n        return (y,)\n")),
              AllOf(HasSubstr("%y"), HasSubstr("model.py:12"), HasSubstr(param.message)));
}

constexpr char kTooManyBytes[] = "its number of bytes does not fit in 64 bits";

INSTANTIATE_TEST_SUITE_P(
    Sizes, RefusedSizes,
    ::testing::Values(
        Refused{"ProductOfFull", R"py(x: "f32[1]")py", "aten.full.default([1099511627776, 1099511627776], 1.0)",
                kTooManyBytes},
        Refused{"DivisorThatWrapsToZero", R"py(x: "i32[4]")py", "aten.fmod.Scalar(x, 8589934592)", "ZeroDivisionError"},
        Refused{"ProductOfExpand", R"py(x: "f32[1]")py", "aten.expand.default(x, [4294967296, 4294967296])",
                kTooManyBytes},
        Refused{"SizeOfExpand", R"py(x: "f32[4]")py", "aten.expand.default(x, [9223372036854775807, 4])",
                kTooManyBytes},
        Refused{"NegativeExpand", R"py(x: "f32[1]")py", "aten.expand.default(x, [-2])", "must not be negative"},
        Refused{"Repeat", R"py(x: "f32[4]")py", "aten.repeat.default(x, [4611686018427387904])",
                "a size does not fit in 64 bits"},
        Refused{"Pad", R"py(x: "f32[4]")py",
                "aten.constant_pad_nd.default(x, [9223372036854775807, 9223372036854775807], 0.0)",
                "a size does not fit in 64 bits"},
        Refused{"PadThatRemovesMoreThanThereIs", R"py(x: "f32[3]")py", "aten.constant_pad_nd.default(x, [-4, 5], 0.0)",
                "resulted in a negative output size"},
        Refused{"PaddingOfConvolution", R"py(x: "f32[1, 1, 4, 4]", w: "f32[1, 1, 2, 2]")py",
                "aten.convolution.default(x, w, None, [1, 1], [4611686018427387904, 0], [1, 1], False, [0, 0], 1)",
                "must fit in 32 bits"},
        Refused{"WindowOfPool", R"py(x: "f32[1, 1, 4, 4]")py",
                "aten.avg_pool2d.default(x, [9223372036854775807, 2], [1, 1], [4611686018427387903, 1])",
                "integer out of range"},
        Refused{"IndicesOfAScalarSource", R"py(x: "f32[]", i: "i64[17]")py", "aten.index_copy.default(x, 0, i, x)",
                "index should have one element"},
        Refused{"PartsOfChunk", R"py(x: "f32[0]")py", "aten.chunk.default(x, 1099511627776)", "number of chunks"},
        Refused{"NegativeStride", R"py(x: "f32[4]")py", "aten.as_strided.default(x, [2], [-1], 3)",
                "must not be negative"},
        Refused{"NegativeOffset", R"py(x: "f32[4]")py", "aten.as_strided.default(x, [2], [1], -1)",
                "must not be negative"},
        Refused{"NormOfNothing", R"py(x: "f32[0, 3]")py", "aten.linalg_vector_norm.default(x, -inf, [0], False)",
                "non-zero size"}),
    [](const auto& info) { return info.param.name; });

TEST(Sizes, OverflowOfSymbolsIsRefusedAtRunTime) {
  const std::string power = R"py(s0: "Sym(s0)"):
        b = s0 ** 1000000
        y = torch.ops.aten.full.default([b], 1.0)
        return (y,)
)py";
  EXPECT_THAT(RefusalOf(power, {IValue(int64_t{4})}), HasSubstr("does not fit in 64 bits"));
  const std::string product = R"py(s0: "Sym(s0)"):
        y = torch.ops.aten.zeros.default([s0, s0, s0])
        return (y,)
)py";
  EXPECT_THAT(RefusalOf(product, {IValue(int64_t{1} << 40)}),
              AllOf(HasSubstr("%y"), HasSubstr("does not fit in 64 bits")));
}

// Neither engine may iterate over a huge view for hours or allocate more memory than the system has.
TEST(Sizes, ValuesBeyondMemoryAreRefused) {
  EXPECT_THAT(RefusalOf(R"py(x: "f32[1]"):
        a = torch.ops.aten.expand.default(x, [35184372088832])
        y = torch.ops.aten.sum.default(a)
        return (y,)
)py"),
              AllOf(HasSubstr("%y"), HasSubstr("35184372088832 elements of 4 bytes")));
  EXPECT_THAT(RefusalOf(R"py(x: "f32[1]"):
        y = torch.ops.aten.zeros.default([35184372088832])
        return (y,)
)py"),
              AllOf(HasSubstr("%y"), HasSubstr("140737488355328 bytes")));
}

TEST(Sizes, WindowsLargerThanTheInputTakeNoTime) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[1, 1, 4, 4]"):
        y = torch.ops.aten.avg_pool2d.default(x, [2147483647, 2147483647], [1, 1], [1073741823, 1073741823])
        return (y,)
)py");
  const absl::StatusOr<IValueList> found = Interpreted(*graph, RandomInputsOf(*graph));
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_EQ((*found)[0].tensor().numel(), 16);
}

TEST(Sizes, SlicesWithStepsAndBoundsUpTo64Bits) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[3]"):
        a = torch.ops.aten.slice.Tensor(x, 0, 0, 9223372036854775807, 9223372036854775807)
        b = torch.ops.aten.slice.Tensor(x, 0, -9223372036854775808, 9223372036854775806, 2)
        return (a, b)
)py");
  const IValueList inputs = RandomInputsOf(*graph);
  for (const auto& found : {Interpreted(*graph, inputs), Compiled(*graph, inputs)}) {
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_EQ((*found)[0].tensor().numel(), 1);
    EXPECT_EQ((*found)[1].tensor().numel(), 2);
  }
}

TEST(Sizes, StatisticsThatOverflowNameTheNode) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[4294967296, 4294967296]"):
        return (x,)
)py");
  const auto stats = ComputeStats(*graph);
  ASSERT_FALSE(stats.ok());
  EXPECT_THAT(stats.status().message(), HasSubstr("%x"));
  const std::unique_ptr<Graph> product = ReadForward(R"py(a: "f32[2147483648, 1073741824]", b: "f32[1073741824, 8]"):
        y: "f32[2147483648, 8]" = torch.ops.aten.mm.default(a, b)
        z: "f32[2147483648, 1073741824]" = torch.ops.aten.relu.default(a)
        return (y, z)
)py");
  const auto flops = ComputeStats(*product);
  ASSERT_FALSE(flops.ok());
  EXPECT_THAT(flops.status().message(), HasSubstr("does not fit in 64 bits"));
}

TEST(Sizes, ViewsBeyondTheirStorageAreRefused) {
  for (const char* view : {"x, [64], [1], 100", "x, [64], [1], 1000000000", "x, [9], [1]", "x, [2, 2], [7, 1]"}) {
    EXPECT_THAT(RefusalOf(absl::StrCat(R"py(x: "f32[8]"):
        a = torch.ops.aten.as_strided.default()py",
                                       view, R"py()
        b = torch.ops.aten.relu.default(a)
        return (b,)
)py")),
                AllOf(HasSubstr("%a"), HasSubstr("but its storage of 32 bytes holds 8 elements in all")));
  }
  EXPECT_THAT(RefusalOf(R"py(x: "f32[8]"):
        s = torch.ops.aten.slice.Tensor(x, 0, 0, 2)
        a = torch.ops.aten.as_strided.default(s, [64], [1], 4)
        b = torch.ops.aten.add.Tensor(a, 1)
        return (b,)
)py"),
              HasSubstr("needs 64 elements"));
  EXPECT_THAT(RefusalOf(R"py(x: "f32[8]"):
        a = torch.ops.aten.as_strided.default(x, [64, 64], [64, 1], 0)
        b = torch.ops.aten.mm.default(a, a)
        return (b,)
)py"),
              HasSubstr("needs 4096 elements"));
  EXPECT_THAT(RefusalOf(R"py(x: "f32[8]"):
        a = torch.ops.aten._reshape_alias.default(x, [2, 4], [100, 1])
        b = torch.ops.aten.add.Tensor(a, 1)
        return (b,)
)py"),
              HasSubstr("needs 104 elements"));
}

// If a plan is bound to sizes that its guards forbid, the proof of its accesses fails.
TEST(Sizes, NoKernelIsBoundThatReadsBeyondItsOperands) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[3, 3]", y: "f32[s0, 3]"):
        a = torch.ops.aten.slice.Tensor(y, 0, 0, 3)
        b = torch.ops.aten.add.Tensor(x, a)
        return (b,)
)py");
  const absl::StatusOr<jit::Plan> plan = jit::MakePlan(*graph);
  ASSERT_TRUE(plan.ok()) << plan.status();
  ASSERT_THAT(plan->symbols, ::testing::ElementsAre("s0"));
  jit::BindingOptions options;
  options.functions.assign(plan->steps.size(), nullptr);
  EXPECT_TRUE(jit::MakeBinding(*plan, {3}, options).ok());
  const auto binding = jit::MakeBinding(*plan, {1}, options);  // SizeCheck would reject this size
  ASSERT_FALSE(binding.ok());
  EXPECT_THAT(binding.status().message(), HasSubstr("add accesses bytes 0 to 36 of %y, which has 12"));
}

TEST(Sizes, SymbolicViewsAreCheckedForEachRun) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(k: "Sym(s1)", o: "Sym(s2)", x: "f32[s0, 4]"):
        a = torch.ops.aten.as_strided.default(x, [2, 2], [k, 1], o)
        b = torch.ops.aten.add.Tensor(a, 1)
        return (b,)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
  const Tensor x = Tensor::FromValues({3, 4}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, DType::kFloat32);
  for (const int64_t stride : {-1, 0, 1, 2, 10, 11, 1000000000}) {
    for (const int64_t offset : {-1, 0, 1, 10}) {
      const IValueList inputs = {IValue(stride), IValue(offset), IValue(x)};
      const absl::StatusOr<IValueList> expected = Interpreted(*graph, inputs);
      const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
      ASSERT_EQ(expected.status(), found.status()) << stride << " " << offset;
      if (!expected.ok()) continue;
      EXPECT_TRUE(Compare((*found)[0].tensor(), (*expected)[0].tensor(), {}).ok()) << stride << " " << offset;
    }
  }
}

// The rows of grouped products are padded to 16 bytes: for an empty product, the formula for its bytes is negative.
TEST(Sizes, EmptyResultsWithPaddedRows) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[1, s0, 2]", y: "f32[1, 2, 1]"):
        a = torch.ops.aten._grouped_mm.default(x, y)
        b = torch.ops.aten.add.Tensor(a, 1)
        return (a, b)
)py");
  std::vector<std::unique_ptr<NativeExecutable>> natives;
  auto native = CompileNative(*graph, {.check_bounds = true});
  ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
  natives.push_back(*std::move(native));
  for (int64_t size = 0; size <= 5; ++size) {
    SCOPED_TRACE(size);
    testing::ExpectAllAsInterpreter(*graph, natives, testing::RandomInputsOf(*graph, size));
  }
}

// as_strided reads the storage of the input in the run, not only the elements of the input.
TEST(Sizes, ViewsReadTheStoragesOfInputs) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[2]"):
        a = torch.ops.aten.as_strided.default(x, [2], [1], 0)
        b = torch.ops.aten.add.Tensor(a, 1)
        return (b,)
)py");
  const Tensor whole = Tensor::FromValues({4}, {10, 20, 30, 40}, DType::kFloat32);
  const Tensor part = *whole.TryAsStrided({2}, {1}, 2);
  for (const auto& found : {Interpreted(*graph, {IValue(part)}), Compiled(*graph, {IValue(part)})}) {
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_EQ((*found)[0].tensor().item(0).to_double(), 11);
  }
}

// Arithmetic on sizes must be correct for numbers of any sign.
class ArithmeticOnSizes : public ::testing::TestWithParam<const char*> {};

TEST_P(ArithmeticOnSizes, AgreesWithTheInterpreterAtAllSizes) {
  const std::unique_ptr<Graph> graph = ReadForward(GetParam());
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t s0 : {7, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 19, 40}) {
    const IValueList inputs = RandomInputsOf(*graph, s0);
    const absl::StatusOr<IValueList> expected = Interpreted(*graph, inputs);
    const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
    ASSERT_EQ(expected.status(), found.status()) << "s0 = " << s0;
    if (!expected.ok()) continue;
    const Difference difference = Compare((*found)[0].tensor(), (*expected)[0].tensor(), {1e-5, 1e-5});
    EXPECT_TRUE(difference.ok()) << "s0 = " << s0 << ": " << difference.ToString((*expected)[0].tensor());
  }
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.is_native) << report.interpreter_reason;
  EXPECT_LT(report.num_interpreted_runs, 13);
}

INSTANTIATE_TEST_SUITE_P(Sizes, ArithmeticOnSizes,
                         ::testing::Values(
                             // The size of b is an expression, but slice_scatter requires that it is 1.
                             R"py(x: "f32[s0, 3]"):
        f = torch.ops.aten.full.default([1, 3], 0.0)
        a = torch.ops.aten.slice_scatter.default(x, f, 0, 0, 2, 2)
        b = torch.ops.aten.slice.Tensor(a, 0, 0, 2, 2)
        c = torch.ops.aten.mul.Tensor(b, x)
        return (c,)
)py",
                             R"py(x: "f32[s0, 4]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n - 5
        a = torch.ops.aten.slice.Tensor(x, 0, m, 9223372036854775807)
        b = torch.ops.aten.add.Tensor(a, 1)
        return (b,)
)py",
                             R"py(x: "f32[s0]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n // 5
        k = m - 6
        a = torch.ops.aten.slice.Tensor(x, 0, k, 9223372036854775807, 2)
        b = torch.ops.aten.sum.default(a)
        return (b,)
)py",
                             R"py(x: "f32[s0, 3]", y: "f32[s0, 3]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = 6 - n
        a = torch.ops.aten.clamp.Tensor(x, y, x)
        b = torch.ops.aten.slice_scatter.default(a, y, 1, m, 9223372036854775807, 1)
        return (b,)
)py",
                             R"py(x: "f32[s0, s0]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n - 4
        a = torch.ops.aten.slice.Tensor(x, 0, m, 5, 2)
        b = torch.ops.aten.relu.default(a)
        return (b,)
)py",
                             R"py(x: "f64[2, s0]", y: "f32[s0, 1]"):
        n = torch.ops.aten.sym_size.int(x, 1)
        m = n - 5
        a = torch.ops.aten.expand.default(y, [-1, m])
        b = torch.ops.aten.mul.Tensor(a, 2)
        return (b,)
)py",
                             R"py(x: "f32[s0, 3]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n % 3
        k = n // 2
        a = torch.ops.aten.narrow.default(x, 0, m, k)
        b = torch.ops.aten.neg.default(a)
        return (b,)
)py",
                             R"py(x: "f32[s0, 3]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n * 2
        k = m - 7
        a = torch.ops.aten.slice.Tensor(x, 0, 0, k)
        b = torch.ops.aten.sum.dim_IntList(a, [0])
        return (b,)
)py",
                             R"py(x: "f32[s0, 17]"):
        a = torch.ops.aten.linalg_vector_norm.default(x, -inf, [0], False)
        return (a,)
)py",
                             R"py(x: "f32[s0, 3]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n - 3
        a = torch.ops.aten.select.int(x, 0, m)
        b = torch.ops.aten.exp.default(a)
        return (b,)
)py",
                             R"py(x: "f32[s0, s0]"):
        a = torch.ops.aten.slice.Tensor(x, 1, 2, 3, 3)
        b = torch.ops.aten.neg.default(a)
        c = torch.ops.aten.slice_scatter.default(x, b, 1, 2, 3, 3)
        return (c,)
)py",
                             R"py(x: "f32[s0, 3]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        m = n - 2
        k = 2 - n
        a = torch.ops.aten.constant_pad_nd.default(x, [0, 0, m, k], 1.5)
        b = torch.ops.aten.exp.default(a)
        return (b,)
)py"));

// A SymInt argument of a model may be 0, 1 or negative in a run.
TEST(Sizes, SymbolsMayHaveAnyValue) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(s0: "Sym(s0)", s1: "Sym(s1)", x: "f32[2, s0, 4]"):
        start = -s1
        a: "f32[2, s1, 4]" = torch.ops.aten.slice.Tensor(x, 1, start, 9223372036854775807)
        y: "f32[2, s1, 4]" = torch.ops.aten.mul.Tensor(a, 2)
        return (y,)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  const Tensor x = Tensor::Full({2, 5, 4}, 1.5, DType::kFloat32);
  for (const int64_t kept : {3, 0, 1, 2, 5, 7, -2}) {
    const IValueList inputs = {IValue(int64_t{5}), IValue(kept), IValue(x)};
    const absl::StatusOr<IValueList> expected = Interpreted(*graph, inputs);
    const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
    ASSERT_TRUE(expected.ok()) << expected.status();
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_TRUE(Compare((*found)[0].tensor(), (*expected)[0].tensor(), {}).ok()) << kept;
  }
}

// The shape rule requires sizes of 1. The plan does not cover these, because it assumes that a symbol is at least 2.
TEST(Sizes, EqualitiesThatOnlySizesOfOneSatisfy) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(v: "f32[3, 2, 2]", g: "f32[s0, s0, 2]"):
        norm = torch.ops.aten._weight_norm_interface.default(v, g, 2)
        w = norm[0]
        return (w,)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t size : {1, 3}) {
    const IValueList inputs = RandomInputsOf(*graph, size);
    const absl::StatusOr<IValueList> expected = Interpreted(*graph, inputs);
    const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
    ASSERT_EQ(expected.ok(), size == 1) << expected.status();
    ASSERT_EQ(expected.status(), found.status());
    if (expected.ok()) {
      EXPECT_TRUE(Compare((*found)[0].tensor(), (*expected)[0].tensor(), {}).ok());
    }
  }
}

// Whatever the symbol's value, some call rejects its sizes. If the first type inference finds the contradiction,
// neither engine compiles the graph. Otherwise the graph can be compiled, and each run is an error.
TEST(Sizes, GraphsWithoutValidSizesFail) {
  for (const char* text : {// Requires s0 = 0, but pooling needs elements.
                           R"py(g: "f32[s0, s0, 1, 5]", x: "f32[0, s0, 1, s0]"):
        y = torch.ops.aten._adaptive_avg_pool2d_backward.default(g, x)
        return (y,)
)py",
                           // Requires 9 * s0 = 36, and then s0 = 6.
                           R"py(g: "f32[3, s0, 3]", x: "f32[3, s0, 3]", m: "f32[2, 2]", w: "f32[s0]"):
        b = torch.ops.aten.native_group_norm_backward.default(g, x, m, m, w, 2, 6, 3, 2, [True, True, True])
        y = b[0]
        return (y,)
)py",
                           // Requires s0 = 3 (or 1, which is not tried), and then 4 = 2.
                           R"py(x: "i64[2, s0, 4]", y: "i64[s0, s0]", z: "i64[2, 3, 1]"):
        h = torch.ops.aten.slice.Tensor(y, 1, 0, 9223372036854775807, 2)
        e = torch.ops.aten.expand.default(z, [2, 3, 4])
        y = torch.ops.aten.addcmul.default(x, h, e)
        return (y,)
)py"}) {
    const std::unique_ptr<Graph> graph = ReadForward(text);
    ASSERT_NE(graph, nullptr);
    const auto native = CompileNative(*graph);
    if (!native.ok()) {
      EXPECT_EQ(native.status(), CompileForInterpreter(*graph).status());
      continue;
    }
    for (const int64_t size : {0, 3, 4, 6, 7}) {
      const IValueList inputs = RandomInputsOf(*graph, size);
      EXPECT_FALSE(Interpreted(*graph, inputs).ok()) << text << size;
      EXPECT_FALSE((*native)->Run(inputs).ok()) << text << size;
    }
  }
}

// `expand` requires s0 = 2, so the last size of `slice` is 1, and `where` broadcasts it.
TEST(Sizes, ASizeThatAGuardFixesToOneBroadcasts) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(a: "f32[s0, s0]", b: "f32[s0, 1, 1]", m: "b8[s0, s0, s0]"):
        c = torch.ops.aten.slice.Tensor(a, 1, 0, 2, 2)
        d = torch.ops.aten.expand.default(b, [2, 2, 2])
        e = torch.ops.aten.where.self(m, c, d)
        return (e,)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  testing::ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph, 2));
}

// Composite ops have no types before they are decomposed.
TEST(Sizes, WrongArgumentsOfCompositeOpsAreNotInternalErrors) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "i32[2, 3]", y: "f32[3, 2]"):
        z = torch.ops.aten.matmul.default(x, y)
        return (z,)
)py");
  const IValueList inputs = RandomInputsOf(*graph);
  const absl::Status native = Compiled(*graph, inputs).status();
  EXPECT_FALSE(native.ok());
  EXPECT_NE(native.code(), absl::StatusCode::kInternal) << native;
  EXPECT_FALSE(Interpreted(*graph, inputs).ok());
}

// With empty tensors, indices are checked too.
TEST(Sizes, IndicesOfEmptyEmbeddingBagsAreChecked) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(g: "f32[2, s0]", i: "i64[2]", o: "i64[2]", b: "i64[2]"):
        y = torch.ops.aten._embedding_bag_backward.default(g, i, o, b, o, o, 2, False, 0, False, None, -1)
        return (y,)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  const Tensor zeros = Tensor::Full({2}, 0, DType::kInt64);
  for (const int64_t size : {3, 0}) {
    for (const int64_t index : {1, 7}) {
      const IValueList inputs = {IValue(Tensor::Full({2, size}, 1.5, DType::kFloat32)),
                                 IValue(Tensor::Full({2}, index, DType::kInt64)), IValue(zeros), IValue(zeros)};
      const absl::Status expected = Interpreted(*graph, inputs).status();
      EXPECT_EQ(expected.ok(), index == 1) << expected;
      EXPECT_EQ((*native)->Run(inputs).status().ok(), expected.ok()) << size << " " << index;
    }
  }
}

// The verifier rejects a stated size only if no value of the symbols makes it true. Symbols may be 0 or 1 too.
TEST(Sizes, StatedSizesOfOneMayBeSymbols) {
  EXPECT_TRUE(CompileForInterpreter(*ReadForward(R"py(k: "Sym(s1)", x: "f32[2, 5]"):
        a: "f32[2, 1]" = torch.ops.aten.slice.Tensor(x, 1, 0, k)
        return (a,)
)py"))
                  .ok());
}

TEST(Sizes, SymbolicTensorsAreNotInputs) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(x: "f32[s0]"):
        y = torch.ops.aten.relu.default(x)
        return (y,)
)py");
  for (const SymInt& size : {SymInt(3), SymInt::Symbol("s0")}) {
    const IValueList inputs = {IValue(Tensor::Symbolic(TensorType::Contiguous(DType::kFloat32, {size})))};
    for (const auto& found : {Interpreted(*graph, inputs), Compiled(*graph, inputs)}) {
      EXPECT_EQ(found.status().code(), absl::StatusCode::kInvalidArgument);
      EXPECT_THAT(found.status().message(), HasSubstr("%x is a symbolic tensor"));
    }
  }
}

// Ops accept Python numbers for tensor arguments.
TEST(Sizes, NumbersInsteadOfTensorsAreNative) {
  const std::unique_ptr<Graph> graph = ReadForward(R"py(a: "f32[2, 3]", s: "Sym(s0)", t: "f32[3]"):
        b = torch.ops.prims.fma.default(a, 0.001, a)
        c = torch.ops.prims.fma.default(a, t, 2)
        d = torch.ops.aten.expand.default(3.5, [2, 2])
        e = torch.ops.aten.mul.Tensor(d, 2)
        f = torch.ops.aten.add.Tensor(a, s)
        return (b, c, e, f)
)py");
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
  testing::ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph, 4));
}

}  // namespace
}  // namespace backtape
