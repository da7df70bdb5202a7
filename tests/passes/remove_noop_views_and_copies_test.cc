#include "backtape/passes/remove_noop_views_and_copies.h"

#include "absl/strings/str_cat.h"
#include "backtape/tests/passes/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::OpsAfter;

constexpr char kNoopInputs[] = R"(x: "f32[2, 3][3, 1]", y: "f32[2, 3, 4][12, 4, 1]")";

// Runs the pass on a graph that computes r with `body` and returns sinh(r). Returns the ops that remain.
std::string Left(absl::string_view body) {
  return OpsAfter("remove_noop_views_and_copies,eliminate_dead_code", kNoopInputs,
                  absl::StrCat(body, "\n s = @sinh.default(r)\n return [s]"));
}

TEST(RemoveNoopViewsAndCopies, RemovesViewsThatChangeNothing) {
  EXPECT_EQ(Left("a = @alias.default(x)\n r = @detach.default(a)"), "sinh");
  EXPECT_EQ(Left("r = @view.default(x, [2, -1])"), "sinh");
  EXPECT_EQ(Left("r = @expand.default(x, [-1, 3])"), "sinh");
  EXPECT_EQ(Left("r = @slice.Tensor(x, 0, 0, 9223372036854775807)"), "sinh");
  EXPECT_EQ(Left("r = @slice.Tensor(x, 0, 1, 9223372036854775807)"), "slice.Tensor sinh");
  EXPECT_EQ(Left("r = @permute.default(y, [0, -2, 2])"), "sinh");
  EXPECT_EQ(Left("r = @transpose.int(y, 1, -2)"), "sinh");
}

TEST(RemoveNoopViewsAndCopies, MergesPermutes) {
  EXPECT_EQ(Left("a = @t.default(x)\n r = @t.default(a)"), "sinh");
  EXPECT_EQ(Left("a = @t.default(x)\n r = @permute.default(a, [1, 0])"), "sinh");
  EXPECT_EQ(Left("a = @transpose.int(y, 0, 1)\n r = @transpose.int(a, 1, 0)"), "sinh");
  EXPECT_EQ(Left("a = @transpose.int(y, 0, 1)\n r = @permute.default(a, [0, 2, 1])"), "permute sinh");
}

TEST(RemoveNoopViewsAndCopies, MergesReshapesAndExpands) {
  EXPECT_EQ(Left("a = @view.default(y, [6, 4])\n b = @unsqueeze.default(a, 0)\n r = @view.default(b, [24])"),
            "view sinh");
  EXPECT_EQ(Left("a = @view.default(y, [6, 4])\n r = @view.default(a, [2, 3, 4])"), "sinh");
  EXPECT_EQ(Left("p = @t.default(x)\n a = @unsqueeze.default(p, 1)\n r = @squeeze.dim(a, 1)"), "t sinh");
  EXPECT_EQ(
      Left("u = @unsqueeze.default(x, 0)\n a = @expand.default(u, [4, 2, 3])\n r = @expand.default(a, [4, 2, 3])"),
      "unsqueeze expand sinh");
}

TEST(RemoveNoopViewsAndCopies, RemovesCopiesThatCannotBeObserved) {
  EXPECT_EQ(Left("r = @clone.default(x)"), "sinh");
  EXPECT_EQ(Left("r = @_to_copy.default(x, dtype = torch.float32)"), "sinh");
  EXPECT_EQ(Left("n = @neg.default(x)\n r = @slice_scatter.default(x, n, 1)"), "neg sinh");
  EXPECT_EQ(Left("n = @neg.default(x)\n r = @slice_scatter.default(x, n, 1, 0, 3)"), "neg sinh");
  EXPECT_EQ(Left("n = @slice.Tensor(x, 1, 0, 2)\n r = @slice_scatter.default(x, n, 1, 0, 2)"),
            "slice.Tensor slice_scatter sinh");
  EXPECT_EQ(Left("n = @_to_copy.default(x, dtype = torch.float64)\n r = @slice_scatter.default(x, n, 1)"),
            "_to_copy slice_scatter sinh");
  EXPECT_EQ(Left("r = @_to_copy.default(x, dtype = torch.float64)"), "_to_copy sinh");
  const std::string transposed_copy =
      "t = @t.default(x)\n c = @clone.default(t, memory_format = torch.contiguous_format)";
  EXPECT_EQ(Left(transposed_copy + "\n r = @sum.default(c)"), "t sum sinh");
  EXPECT_EQ(Left(transposed_copy + "\n r = @neg.default(c)"), "t clone neg sinh");  // the result has the copy's strides
  EXPECT_EQ(Left("t = @t.default(x)\n c = @clone.default(t, memory_format = torch.contiguous_format)\n"
                 "r = @view.default(c, [6])"),
            "t clone view sinh");
}

// The result of copy has the strides of its first operand, even if these leave gaps.
TEST(RemoveNoopViewsAndCopies, KeepsDenseCopiesWhoseStridesTheResultHas) {
  const auto left = [](absl::string_view body) {
    return OpsAfter("remove_noop_views_and_copies,eliminate_dead_code", R"(x: "f32[8][2]", z: "f32[8][1]")", body);
  };
  EXPECT_EQ(left("c = @clone.default(x)\n r = @copy.default(c, z)\n return [r]"), "clone copy");
  EXPECT_EQ(left("c = @clone.default(z)\n r = @copy.default(x, c)\n return [r]"), "copy");
}

TEST(RemoveNoopViewsAndCopies, KeepsCopiesOfWrittenTensors) {
  EXPECT_EQ(Left("r = @clone.default(x)\n w = @add_.Tensor(x, 1)"), "clone add_.Tensor sinh");
  EXPECT_EQ(Left("r = @clone.default(x)\n w = @add_.Tensor(r, 1)"), "clone add_.Tensor sinh");
  EXPECT_EQ(Left("w = @add_.Tensor(x, 1)\n a = @alias.default(x)\n r = @clone.default(a)"), "add_.Tensor clone sinh");
}

TEST(RemoveNoopViewsAndCopies, KeepsReturnedCopiesOfInputs) {
  EXPECT_EQ(OpsAfter("remove_noop_views_and_copies", kNoopInputs, "c = @clone.default(x)\n return [c]"), "clone");
  EXPECT_EQ(OpsAfter("remove_noop_views_and_copies", kNoopInputs, "a = @alias.default(x)\n return [a]"), "");
}

}  // namespace
}  // namespace backtape
