// Graphs that no single plan covers are compiled in pieces. Only the calls that cannot be part of a piece run on
// reference kernels.
#include <memory>
#include <string>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::backtape::testing::ExpectAsInterpreter;
using ::backtape::testing::RandomInputsOf;
using ::backtape::testing::ReadForward;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Filling an expanded tensor writes each element several times, so the write is not functionalised.
constexpr const char* kFillOfExpanded = R"(x: "f32[1, 4]", w: "f32[4, 4]"):
        tanh: "f32[1, 4]" = torch.ops.aten.tanh.default(x)
        mm: "f32[1, 4]" = torch.ops.aten.mm.default(tanh, w)
        sin: "f32[1, 4]" = torch.ops.aten.sin.default(mm)
        before: "f32[1, 4]" = torch.ops.aten.add.Tensor(sin, tanh)
        expand: "f32[3, 4]" = torch.ops.aten.expand.default(sin, [3, 4])
        fill_: "f32[3, 4]" = torch.ops.aten.fill_.Scalar(expand, 0.5)
        after: "f32[1, 4]" = torch.ops.aten.add.Tensor(sin, tanh)
        mm_1: "f32[3, 4]" = torch.ops.aten.mm.default(expand, w)
        return (before, after, mm_1, sin)
)";

// The selected element is an input of a piece, because as_strided writes to the whole storage.
TEST(PiecesTest, AnInputWhoseOffsetDependsOnSizes) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[1, s0]"):
        last = torch.ops.aten.select.int(x, 1, -1)
        twice = torch.ops.aten.add.Tensor(last, last)
        second = torch.ops.aten.as_strided.default(last, [1], [1], 1)
        copy_ = torch.ops.aten.copy_.default(second, last)
        return (twice,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t size : {3, 5, 7}) ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph, size));
}

// The length of the diagonal is s0 - 1 only while that is at most 2.
TEST(PiecesTest, InputsOfAPieceForOtherSizes) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[s0, 2, 3]"):
        diagonal = torch.ops.aten.diagonal.default(x, -1, 0, 1)
        add = torch.ops.aten.add.Tensor(diagonal, diagonal)
        second = torch.ops.aten.as_strided.default(diagonal, [2], [1], 1)
        fill_ = torch.ops.aten.fill_.Scalar(second, 0.5)
        mul = torch.ops.aten.mul.Tensor(diagonal, add)
        return (add, mul)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t size : {3, 2, 5, 9}) ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph, size));
}

TEST(PiecesTest, AWriteThatCannotBeFunctionalisedKeepsTheRestNative) {
  const std::unique_ptr<Graph> graph = ReadForward(kFillOfExpanded);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph));
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.is_native);
  EXPECT_THAT(report.fallback_nodes, ElementsAre(StartsWith("%sin"), StartsWith("%expand"), StartsWith("%fill_")));
}

TEST(PiecesTest, AnInputThatIsWrittenInPlaceIsReadInOrder) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[1, 4]", y: "f32[3, 4]"):
        before: "f32[3, 4]" = torch.ops.aten.mul.Tensor(x, y)
        expand: "f32[3, 4]" = torch.ops.aten.expand.default(x, [3, 4])
        fill_: "f32[3, 4]" = torch.ops.aten.fill_.Scalar(expand, 0.5)
        after: "f32[3, 4]" = torch.ops.aten.mul.Tensor(x, y)
        sum_1: "f32[]" = torch.ops.aten.sum.default(after)
        return (before, after, sum_1)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  const IValueList inputs = RandomInputsOf(*graph), same_inputs = RandomInputsOf(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  const auto found = (*native)->Run(inputs), expected = (*interpreter)->Run(same_inputs);
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_TRUE(expected.ok()) << expected.status();
  for (size_t i = 0; i < 3; ++i) {
    const Difference difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {1e-6, 1e-6});
    EXPECT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString((*expected)[i].tensor());
  }
  EXPECT_TRUE(Compare(inputs[0].tensor(), same_inputs[0].tensor(), {0, 0}).ok()) << "the input differs after the run";
  EXPECT_EQ((*native)->Report().fallback_nodes.size(), 2);
}

TEST(PiecesTest, AnOffsetThatATensorDeterminesIsKnownToThePieceThatReadsIt) {
  const std::unique_ptr<Graph> graph = ReadForward(R"fx(x: "f32[4, 3]", i: "i64[]"):
        _local_scalar_dense: "Sym(u0)" = torch.ops.aten._local_scalar_dense.default(i)
        select: "f32[3]" = torch.ops.aten.select.int(x, 0, _local_scalar_dense)
        exp: "f32[3]" = torch.ops.aten.exp.default(select)
        return (exp, select)
)fx");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  for (const int64_t i : {0, 3, -1}) {
    IValueList inputs = RandomInputsOf(*graph);
    inputs[1] = IValue(Tensor::Full({}, Scalar(i), DType::kInt64));
    ExpectAsInterpreter(*graph, **native, inputs);
  }
}

TEST(PiecesTest, TheReportSaysWhyThereArePieces) {
  const std::unique_ptr<Graph> graph = ReadForward(kFillOfExpanded);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_THAT((*native)->Report().engine, HasSubstr("cannot be functionalised"));
}

}  // namespace
}  // namespace backtape::jit
