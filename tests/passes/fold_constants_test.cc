#include "backtape/passes/fold_constants.h"

#include "backtape/tests/passes/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::OpsAfter;
using testing::ReadCode;
using testing::RunPasses;

constexpr char kInputs[] = R"(x: "f32[2, 3][3, 1]", m: "f32[3, 3][3, 1]", s: "f32[][]")";

std::string Folded(absl::string_view body) { return OpsAfter("fold_constants,eliminate_dead_code", kInputs, body); }

TEST(FoldConstants, FindsUniformValues) {
  EXPECT_EQ(Folded("z = @zeros_like.default(x)\n e = @exp.default(z)\n t = @t.default(e)\n r = @mm.default(x, t)\n"
                   "return [r]"),
            "full mm");
  EXPECT_EQ(Folded("o = @ones_like.default(s)\n e = @expand.default(o, [2, 3])\n a = @add.Tensor(x, e)\n"
                   "r = @sum.default(a)\n return [r]"),
            "full add.Tensor sum");
  EXPECT_EQ(Folded("o = @ones.default([2, 3])\n c = @_to_copy.default(o, dtype = torch.int64)\n"
                   "r = @sum.default(c)\n return [r]"),
            "full");
}

TEST(FoldConstants, FindsZerosThatOtherOperandsCannotChange) {
  EXPECT_EQ(Folded("z = @zeros.default([2, 3])\n r = @threshold_backward.default(z, x, 0)\n return [r]"), "full");
  EXPECT_EQ(Folded("z = @zeros.default([2])\n r = @select_backward.default(z, [2, 3], 1, 0)\n return [r]"), "full");
  EXPECT_EQ(Folded("z = @zeros.default([2, 3])\n y = @zeros.default([2, 3])\n r = @cat.default([z, y])\n return [r]"),
            "full");
}

TEST(FoldConstants, TakesSymbolicSizesFromPlaceholders) {
  constexpr char kSymbolic[] = R"(x: "f32[s0, 3]", m: "f32[3, 3]")";
  EXPECT_EQ(OpsAfter("fold_constants,eliminate_dead_code", kSymbolic,
                     "p = @mm.default(x, m)\n z = @zeros_like.default(p)\n t = @threshold_backward.default(z, x, 0)\n"
                     "r = @mm.default(t, m)\n return [r]"),
            "sym_size.int full mm");
  // Not folded, because no placeholder has twice the size of x.
  EXPECT_EQ(OpsAfter("fold_constants,eliminate_dead_code", kSymbolic,
                     "c = @cat.default([x, x])\n z = @zeros_like.default(c)\n return [z]"),
            "cat zeros_like");
  // Not folded, because no remaining value determines the size.
  EXPECT_EQ(OpsAfter("fold_constants,eliminate_dead_code", kSymbolic,
                     "c = @cat.default([x, x])\n t = @t.default(c)\n p = @mm.default(x, t)\n"
                     "z = @zeros_like.default(p)\n return [z]"),
            "cat t mm zeros_like");
}

TEST(FoldConstants, DoesNotAssumeFiniteOperands) {
  EXPECT_EQ(Folded("z = @zeros.default([2, 3])\n r = @mul.Tensor(z, x)\n return [r]"), "full mul.Tensor");
  EXPECT_EQ(Folded("z = @zeros.default([2, 3])\n r = @mm.default(z, m)\n return [r]"), "full mm");
}

TEST(FoldConstants, SumsOnlyIfTheOrderDoesNotMatter) {
  EXPECT_EQ(Folded("o = @full.default([7], 3.0)\n r = @sum.default(o)\n return [r]"), "full");
  EXPECT_EQ(Folded("o = @full.default([7, 5000], 0.1)\n r = @sum.default(o)\n return [r]"), "full sum");
}

TEST(FoldConstants, ReturnedViewsStillShareMemory) {
  EXPECT_EQ(Folded("o = @ones.default([2, 3])\n v = @view.default(o, [6])\n return [o, v]"), "full view");
  EXPECT_EQ(Folded("o = @ones.default([2, 3])\n v = @reshape.default(o, [6])\n return [v, o]"), "full reshape");
  EXPECT_EQ(Folded("o = @ones.default([2, 3])\n v = @view.default(o, [6])\n return [v]"), "full");
}

TEST(FoldConstants, DoesNotFoldWrittenMemory) {
  EXPECT_EQ(Folded("z = @zeros.default([2, 3])\n w = @add_.Tensor(z, x)\n r = @exp.default(z)\n return [r]"),
            "zeros add_.Tensor exp");
}

TEST(FoldConstants, ComputesNumbers) {
  EXPECT_EQ(Folded("a = @sym_size.int(x, 1)\n b = a * 2\n c = b - 3\n r = @add.Tensor(x, c)\n return [r]"),
            "add.Tensor");
}

TEST(FoldConstants, ComputesSmallConstantsAndMakesAttributesOnDemand) {
  constexpr char kBody[] =
      "a = @arange.start_step(0, 6, 1)\n g = @ge.Scalar(a, 3)\n r = @mul.Tensor(s, g)\n return [r]";
  EXPECT_EQ(Folded(kBody), "arange.start_step ge.Scalar mul.Tensor");
  EXPECT_EQ(Folded("a = @arange.start_step(0, 6, 1)\n g = @ge.Scalar(a, 0)\n r = @mul.Tensor(s, g)\n return [r]"),
            "full mul.Tensor");
  const auto graph = ReadCode(kInputs, kBody);
  ASSERT_TRUE(RunPasses(*graph, "fold_constants{materialize=1},eliminate_dead_code").ok());
  EXPECT_EQ(testing::CallOps(*graph), "mul.Tensor");
  const Node* mul = graph->output()->operand(0);
  EXPECT_EQ(mul->operand(1)->opcode(), Opcode::kGetAttr);
  EXPECT_EQ(graph->attributes().at(std::string(mul->operand(1)->target())).item(4).to_bool(), true);
}

}  // namespace
}  // namespace backtape
