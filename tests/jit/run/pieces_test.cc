// Graphs that no single plan covers are compiled in pieces. Only the calls that cannot be part of a piece run on
// reference kernels.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
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

// The view overlaps itself, so the write is not functionalised.
constexpr const char* kFillOfOverlapping = R"(x: "f32[1, 4]", w: "f32[4, 4]"):
        tanh: "f32[1, 4]" = torch.ops.aten.tanh.default(x)
        mm: "f32[1, 4]" = torch.ops.aten.mm.default(tanh, w)
        sin: "f32[1, 4]" = torch.ops.aten.sin.default(mm)
        before: "f32[1, 4]" = torch.ops.aten.add.Tensor(sin, tanh)
        view: "f32[2, 2]" = torch.ops.aten.as_strided.default(sin, [2, 2], [1, 1])
        fill_: "f32[2, 2]" = torch.ops.aten.fill_.Scalar(view, 0.5)
        after: "f32[1, 4]" = torch.ops.aten.add.Tensor(sin, tanh)
        mm_1: "f32[1, 4]" = torch.ops.aten.mm.default(sin, w)
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

// The addition makes type inference assume that four elements are selected. In a run, a single selected element
// broadcasts, and any number other than one and four is an error.
TEST(PiecesTest, ASizeThatDependsOnValuesAndThatAGuardFixes) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[4]", y: "f32[5]", mask: "b8[5]"):
        mul = torch.ops.aten.mul.Tensor(x, 2)
        selected = torch.ops.aten.masked_select.default(y, mask)
        add = torch.ops.aten.add.Tensor(selected, mul)
        return (add,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  IValueList inputs = RandomInputsOf(*graph);
  for (int count = 0; count <= 5; ++count) {
    SCOPED_TRACE(count);
    std::vector<double> mask(5);
    std::fill_n(mask.begin(), count, 1);
    inputs[2] = IValue(Tensor::FromValues({5}, mask, DType::kBool));
    if (count == 1 || count == 4) {
      ExpectAsInterpreter(*graph, **native, inputs);
    } else {
      EXPECT_THAT(std::string((*native)->Run(inputs).status().message()), HasSubstr("do not broadcast"));
    }
  }
}

TEST(PiecesTest, AWriteThatCannotBeFunctionalisedKeepsTheRestNative) {
  const std::unique_ptr<Graph> graph = ReadForward(kFillOfOverlapping);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph));
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.is_native);
  EXPECT_THAT(report.fallback_nodes, ElementsAre(StartsWith("%sin"), StartsWith("%view"), StartsWith("%fill_")));
}

TEST(PiecesTest, AnInputThatIsWrittenInPlaceIsReadInOrder) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[1, 4]", y: "f32[3, 4]"):
        before: "f32[3, 4]" = torch.ops.aten.mul.Tensor(x, y)
        view: "f32[2]" = torch.ops.aten.as_strided.default(x, [2], [2], 1)
        fill_: "f32[2]" = torch.ops.aten.fill_.Scalar(view, 0.5)
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
  const std::unique_ptr<Graph> graph = ReadForward(kFillOfOverlapping);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_THAT((*native)->Report().engine, HasSubstr("cannot be functionalised"));
}

// Twenty calls before and twenty after a call that no plan supports. `bad` computes %bad from %a19 or %x.
std::string LongGraphWith(const std::string& arguments, const std::string& bad) {
  std::string text = arguments + "):\n";
  for (int i = 0; i < 40; ++i) {
    if (i == 20) absl::StrAppend(&text, "        # File: model.py:7 in forward, code: bad(x)\n        ", bad, "\n");
    const std::string from = i == 0 ? "x" : absl::StrCat("a", i - 1);
    absl::StrAppend(&text, "        a", i, " = torch.ops.aten.sin.default(", from, ")\n");
  }
  return absl::StrCat(text, "        last = torch.ops.aten.neg.default(bad)\n        return (a39, last)\n");
}

// Expects that only `apart` runs separately, and returns the executable.
std::unique_ptr<NativeExecutable> CompileAllBut(const Graph& graph,
                                                const ::testing::Matcher<std::vector<std::string>>& apart) {
  auto native = CompileNative(graph, {.num_threads = 1});
  EXPECT_TRUE(native.ok()) << native.status();
  if (!native.ok()) return nullptr;
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.is_native) << report.engine;
  EXPECT_THAT(report.fallback_nodes, apart);
  EXPECT_THAT(report.engine, HasSubstr("native code for 2 parts of the graph"));
  size_t num_native = 0;
  for (const StepReport& step : report.steps) num_native += step.nodes.size();
  EXPECT_GE(num_native, 40);
  return *std::move(native);
}

void ExpectSameError(const Graph& graph, const NativeExecutable& native, const IValueList& inputs,
                     absl::string_view text) {
  const auto interpreter = CompileForInterpreter(graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  const absl::Status found = native.Run(inputs).status(), expected = (*interpreter)->Run(inputs).status();
  EXPECT_THAT(std::string(expected.message()), HasSubstr(text));
  EXPECT_THAT(std::string(expected.message()), HasSubstr("model.py:7"));
  EXPECT_EQ(found, expected);
}

TEST(PiecesTest, AViewBeyondItsStorageKeepsTheRestNative) {
  const auto graph =
      ReadForward(LongGraphWith("x: \"f32[4]\"", "bad = torch.ops.aten.as_strided.default(a19, [4], [2])"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileAllBut(*graph, ElementsAre(StartsWith("%bad")));
  ASSERT_NE(native, nullptr);
  ExpectSameError(*graph, *native, RandomInputsOf(*graph), "its storage of 16 bytes");
}

TEST(PiecesTest, AValueBeyondMemoryKeepsTheRestNative) {
  const auto graph = ReadForward(
      LongGraphWith("x: \"f32[4]\"", "bad = torch.ops.aten.new_zeros.default(a19, [1000000, 1000000, 1000])"));
  ASSERT_NE(graph, nullptr);
  // The call that reads the value is not native either.
  const auto native = CompileAllBut(*graph, ElementsAre(StartsWith("%bad"), StartsWith("%last")));
  ASSERT_NE(native, nullptr);
  ExpectSameError(*graph, *native, RandomInputsOf(*graph), "allocate");
}

TEST(PiecesTest, ARejectedCallKeepsTheRestNative) {
  const auto graph =
      ReadForward(LongGraphWith("x: \"f32[4]\", y: \"f32[3]\"", "bad = torch.ops.aten.add.Tensor(a19, y)"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileAllBut(*graph, ElementsAre(StartsWith("%bad"), StartsWith("%last")));
  ASSERT_NE(native, nullptr);
  ExpectSameError(*graph, *native, RandomInputsOf(*graph), "do not broadcast");
}

TEST(PiecesTest, ARejectedCallOfSymbolicSizesKeepsTheRestNative) {
  const auto graph =
      ReadForward(LongGraphWith("x: \"f32[s0, 3]\", y: \"f32[4, 5]\"", "bad = torch.ops.aten.mm.default(a19, y)"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileAllBut(*graph, ElementsAre(StartsWith("%bad"), StartsWith("%last")));
  ASSERT_NE(native, nullptr);
  for (const int64_t size : {2, 5}) ExpectSameError(*graph, *native, RandomInputsOf(*graph, size), "mm");
  EXPECT_EQ(native->Report().num_interpreted_runs, 0);
}

// The two guards contradict each other, so the second call fails in every run. For other sizes the first one fails.
TEST(PiecesTest, CallsThatContradictEachOther) {
  const auto graph = ReadForward(R"(x: "f32[s0]", y: "f32[3]", z: "f32[4]"):
        sin = torch.ops.aten.sin.default(x)
        # File: model.py:7 in forward, code: dot
        dot = torch.ops.aten.dot.default(sin, y)
        # File: model.py:7 in forward, code: dot
        dot_1 = torch.ops.aten.dot.default(sin, z)
        cos = torch.ops.aten.cos.default(z)
        return (dot, dot_1, cos)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  for (const int64_t size : {2, 3, 4}) ExpectSameError(*graph, **native, RandomInputsOf(*graph, size), "dot");
}

TEST(PiecesTest, AnOverlappingWriteKeepsTheRestNative) {
  const auto graph = ReadForward(R"(x: "f32[4]", y: "f32[4]"):
        sin = torch.ops.aten.sin.default(x)
        clone = torch.ops.aten.clone.default(sin)
        view = torch.ops.aten.as_strided.default(clone, [3], [0])
        # File: model.py:7 in forward, code: view.mul_(2)
        mul_ = torch.ops.aten.mul_.Tensor(view, 2)
        exp = torch.ops.aten.exp.default(y)
        mm = torch.ops.aten.mul.Tensor(exp, sin)
        return (mm, clone)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  EXPECT_THAT((*native)->Report().fallback_nodes,
              ElementsAre(StartsWith("%clone"), StartsWith("%view"), StartsWith("%mul_")));
}

TEST(PiecesTest, AnInputOfUnknownTypeKeepsTheRestNative) {
  const auto graph = ReadForward(LongGraphWith("x: \"f32[4]\", y", "bad = torch.ops.aten.add.Tensor(a19, y)"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileAllBut(*graph, ElementsAre(StartsWith("%bad"), StartsWith("%last")));
  ASSERT_NE(native, nullptr);
  ExpectAsInterpreter(*graph, *native,
                      {Tensor::Full({4}, 0.5, DType::kFloat32), Tensor::Full({2, 1}, 3, DType::kFloat32)});
}

TEST(PiecesTest, AnInputOfUnknownTypeMayBeReturned) {
  const auto graph = ReadForward(R"(x: "f32[4]", y):
        sin = torch.ops.aten.sin.default(x)
        return (sin, y)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  EXPECT_TRUE((*native)->Report().fallback_nodes.empty());
  ExpectAsInterpreter(*graph, **native,
                      {Tensor::Full({4}, 0.5, DType::kFloat32), Tensor::Full({2}, 3, DType::kFloat32)});
}

// The interpreter runs dead code too.
TEST(PiecesTest, ADeadCallThatFailsFailsNatively) {
  const auto graph = ReadForward(R"(x: "f32[4]", y: "f32[3]"):
        sin = torch.ops.aten.sin.default(x)
        # File: model.py:7 in forward, code: x.as_strided((4,), (2,))
        view = torch.ops.aten.as_strided.default(sin, [4], [2])
        cos = torch.ops.aten.cos.default(sin)
        return (cos,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  ExpectSameError(*graph, **native, RandomInputsOf(*graph), "its storage of 16 bytes");
}

// as_strided reads memory beyond `reshape`, so `reshape` must be a view of `sin`, as in the interpreter.
TEST(PiecesTest, AViewOfAValueThatMayBeACopy) {
  const auto graph = ReadForward(R"(x: "f32[4, 6]"):
        sin = torch.ops.aten.sin.default(x)
        slice = torch.ops.aten.slice.Tensor(sin, 0, 0, 2)
        reshape = torch.ops.aten.reshape.default(slice, [3, 4])
        view = torch.ops.aten.as_strided.default(reshape, [4, 6], [6, 1])
        cos = torch.ops.aten.cos.default(view)
        return (cos, reshape)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  ExpectAsInterpreter(*graph, **native, RandomInputsOf(*graph));
}

// The list is a constant argument of the call.
TEST(PiecesTest, AnItemThatDoesNotExist) {
  const auto graph = ReadForward(R"(x: "f32[4]"):
        sin = torch.ops.aten.sin.default(x)
        # File: model.py:7 in forward, code: item
        item = operator.getitem([], 0)
        cos = torch.ops.aten.cos.default(sin)
        return (cos, item)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  ExpectSameError(*graph, **native, RandomInputsOf(*graph), "item");
}

TEST(PiecesTest, ItemsOfAListThatAreReadInAnotherPiece) {
  const auto graph = ReadForward(R"(x: "f32[4, 6]", y):
        split = torch.ops.aten.split.Tensor(x, 2)
        first = split[0]
        sin = torch.ops.aten.sin.default(first)
        bad = torch.ops.aten.add.Tensor(sin, y)
        second = split[1]
        cos = torch.ops.aten.cos.default(second)
        cat = torch.ops.aten.cat.default(split)
        exp = torch.ops.aten.exp.default(cat)
        return (bad, cos, exp)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_THAT((*native)->Report().fallback_nodes, ElementsAre(StartsWith("%bad")));
  IValueList inputs = {Tensor::Full({4, 6}, 0.5, DType::kFloat32), Tensor::Full({1}, 3, DType::kFloat32)};
  ExpectAsInterpreter(*graph, **native, inputs);
}

}  // namespace
}  // namespace backtape::jit
